"""Independent referees: slow, plain and immutable twins of the games, written from the rules pages alone."""
