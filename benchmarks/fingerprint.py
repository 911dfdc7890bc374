"""One number for the behaviour of all games, to stand in commits: `python -m benchmarks.fingerprint`."""

from tests.modes import MODES

import ludotheque as ludo


def main() -> None:
    """Add up the fingerprints of some random games of every mode."""
    total = sum(
        int(ludo.playouts(game, games=100, seed=1, **options).fingerprint, 16) for game, options in MODES
    )
    print(f"Bench: {total % 2**64:016x}")


if __name__ == "__main__":
    main()
