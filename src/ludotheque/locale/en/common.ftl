# What all games share. Texts may be edited; keys, and what stands behind a $, may not.
#
# A message tells an event, its attribute .move names the same move in a list of moves. In an event $who is "you" where
# the reader's own seat acts, else "other", and $seat is the name; "none" stands for what nobody tells the reader.

## Words

you = you
and = { $rest } and { $last }
or = { $rest } or { $last }

## The games

game-trio = Trio
    .about = Find three equal cards by asking around the table for the lowest and the highest.
game-double-seven = Double Seven
    .about = Gather animals into families, swap them at the right moment, and grow two of them to seven.
game-pixar-rummy = Rummy
    .about = Build runs and groups that belong to the whole table, and be the first to empty your rack.
game-good-fortune = Good Fortune
    .about = Push lucky tiles off a line of three, and gather those that bear the same charm.

## What can happen in several games

chosen = { $seat } has chosen.

## The end

won = { $count ->
    [one] { $who ->
        [you] You win!
       *[other] { $winners } wins!
    }
   *[other] { $who ->
        [you] You win together with { $winners }!
       *[other] { $winners } win together!
    }
}

## Why a move is refused

refusal-no-such-move = { $near ->
    [none] There is no move “{ $move }” here.
   *[other] There is no move “{ $move }” here; did you mean “{ $near }”?
}
refusal-game-is-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-already-chosen = You have chosen already, and a choice is final.
refusal-not-in-your-hand = You do not have that one.
refusal-no-chance-now = Chance has nothing to answer now.
