# Rummy.

## The tiles. Name colours and characters as you like: what stands before the = is written in records, and stays.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

character-1 = snail
character-2 = goose
character-3 = mole
character-4 = koala
character-5 = goat
character-6 = seal
character-7 = otter
character-8 = camel
character-9 = beaver
character-10 = badger
character-11 = kite
character-12 = drum
character-13 = cactus

tile-of-rummy = { $colour } { $value }
    .with-character = { $tile } ({ $character })

## A turn of the family version

pixar-rummy-open-run = { $who ->
    [you] You open a run, #{ $meld }: { $tiles }.
   *[other] { $seat } opens a run, #{ $meld }: { $tiles }.
}
    .move = open a run: { $tiles }
pixar-rummy-open-group = { $who ->
    [you] You open a group, #{ $meld }: { $tiles }.
   *[other] { $seat } opens a group, #{ $meld }: { $tiles }.
}
    .move = open a group: { $tiles }
pixar-rummy-add = { $who ->
    [you] You add the { $tile } to meld #{ $meld }.
   *[other] { $seat } adds the { $tile } to meld #{ $meld }.
}
    .move = add the { $tile } to meld #{ $meld }
pixar-rummy-done = { $who ->
    [you] You are done.
   *[other] { $seat } is done.
}
    .move = say that you are done
pixar-rummy-draw = { $who ->
    [you] You draw the { $tile }.
   *[other] { $tile ->
        [none] { $seat } draws a tile.
       *[other] { $seat } draws the { $tile }.
    }
}
    .move = draw a tile
pixar-rummy-pass = { $who ->
    [you] You keep the tile and pass.
   *[other] { $seat } keeps the tile and passes.
}
    .move = keep the tile and pass
pixar-rummy-stuck = { $who ->
    [you] You cannot lay anything, and pass.
   *[other] { $seat } cannot lay anything, and passes.
}

## A turn of the junior version

pixar-rummy-flip = { $who ->
    [you] You turn two tiles up.
   *[other] { $seat } turns two tiles up.
}
    .move = turn two tiles up
pixar-rummy-up = Here are the { $first } and the { $second }.
    .move = turn up the { $first } and the { $second }
pixar-rummy-keep = { $who ->
    [you] You keep the pair.
   *[other] { $seat } keeps the pair.
}
    .move = keep the pair
pixar-rummy-leave = { $who ->
    [you] You leave the pair.
   *[other] { $seat } leaves the pair.
}
    .move = leave the pair
pixar-rummy-back = Nothing in common: the tiles go back.

pixar-rummy-scores = Points: { $scores }.

## Why a move is refused

refusal-not-in-junior = That is a move of the family version.
refusal-not-in-family = That is a move of the junior version.
refusal-not-chance = Only chance turns the tiles up.
refusal-chance-first = Chance has to turn the two tiles up first.
refusal-flip-first = Turn two tiles up first.
refusal-pair-first = A pair lies face up: keep it or leave it first.
refusal-not-face-down = Those are not two tiles that lie face down.
refusal-nothing-drawn = You can only pass after a draw.
refusal-nothing-laid = You have laid nothing yet this turn.
refusal-already-drawn = You have drawn your tile: lay that one, or pass.
refusal-already-laid = You have laid this turn: add to the same meld, or say that you are done.
refusal-must-lay = You can lay, and so you must.
refusal-another-meld = One turn, one meld: you may only add to the one you have laid on.
refusal-no-such-meld = There is no meld of that number.
refusal-not-on-your-rack = You do not have that on your rack.
refusal-not-at-an-end = The tile fits at neither end of that run.
refusal-no-lacking-colour = That group does not lack this tile.
refusal-fits-no-starter = The tile is neither next to that starter, in its colour, nor of its value.
