# Double Seven.

## The tiles. Name them as you like: what stands before the = is written in moves and records, and stays.

tile-squirrel = squirrel
    .a = a squirrel
    .two = two squirrels
    .family = family of squirrels
tile-butterfly = butterfly
    .a = a butterfly
    .two = two butterflies
    .family = family of butterflies
tile-bird = bird
    .a = a bird
    .two = two birds
    .family = family of birds
tile-fox = fox
    .a = a fox
    .two = two foxes
    .family = family of foxes
tile-swan = swan
    .a = a swan
    .two = two swans
    .family = family of swans
tile-hedgehog = hedgehog
    .a = a hedgehog
    .two = two hedgehogs
    .family = family of hedgehogs
tile-frog = frog
    .a = a frog
    .two = two frogs
    .family = family of frogs
tile-owl = owl
    .a = an owl
    .two = two owls
    .family = family of owls
tile-joker = joker
    .a = a joker
    .two = two jokers

## A turn

double-seven-flip = A tile is turned up: { $tile }.
double-seven-draw = { $who ->
    [you] You draw { $tile }, face up.
   *[other] { $seat } draws { $tile }, face up.
}
    .move = draw { $tile }, face up
double-seven-draw-hidden = { $who ->
    [you] You draw a hidden tile: { $tile }.
   *[other] { $tile ->
        [none] { $seat } draws a hidden tile.
       *[other] { $seat } draws a hidden tile: { $tile }.
    }
}
    .move = draw a hidden tile
double-seven-rainbow = { $who ->
    [you] Rainbow! You show { $rack }, and may draw one more tile.
   *[other] Rainbow! { $seat } shows { $rack }, and may draw one more tile.
}
    .move = announce a Rainbow
double-seven-start = { $who ->
    [you] You start a { $family }.
   *[other] { $seat } starts a { $family }.
}
    .move = start a { $family }
double-seven-start-joker = { $who ->
    [you] You start a { $family } with a joker.
   *[other] { $seat } starts a { $family } with a joker.
}
    .move = start a { $family } with a joker
double-seven-grow = { $who ->
    [you] You grow family #{ $id } with { $tile }.
   *[other] { $seat } grows family #{ $id } with { $tile }.
}
    .move = grow family #{ $id } with { $tile }
double-seven-swap = { $who ->
    [you] You swap family #{ $id } for family #{ $other }.
   *[other] { $seat } swaps family #{ $id } for family #{ $other }.
}
    .move = swap family #{ $id } for family #{ $other }
double-seven-claim = { $who ->
    [you] You claim a joker from family #{ $id }.
   *[other] { $seat } claims a joker from family #{ $id }.
}
    .move = claim a joker from family #{ $id }
double-seven-trade = { $who ->
    [you] Two for one: you discard { $tiles }.
   *[other] Two for one: { $seat } discards { $tiles }.
}
    .move = two for one: discard { $tiles }
double-seven-seven = { $who ->
    [you] Seven! You take a token 7.
   *[other] Seven! { $seat } takes a token 7.
}
double-seven-double = { $who ->
    [you] Double seven! You take the 77.
   *[other] Double seven! { $seat } takes the 77.
}
double-seven-pass = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
    .move = pass
double-seven-discard = { $who ->
    [you] You discard { $tile }, out of the game.
   *[other] { $seat } discards { $tile }, out of the game.
}
    .move = discard { $tile }
double-seven-empty = { $who ->
    [you] Empty! You have no tile left, and your turn is over.
   *[other] Empty! { $seat } has no tile left, and the turn is over.
}
double-seven-skip = { $who ->
    [you] You have no tile, and the pool is empty: your turn is skipped.
   *[other] { $seat } has no tile, and the pool is empty: the turn is skipped.
}
double-seven-end = { $who ->
    [you] The end begins: you finish your turn, then everybody else has one more.
   *[other] The end begins: { $seat } finishes this turn, then everybody else has one more.
}

double-seven-scores = Points: { $scores }.

## Why a move is refused

refusal-draw-first = Draw first.
refusal-not-face-up = No such tile lies face up.
refusal-none-face-down = No hidden tile is left.
refusal-nothing-to-draw = You have no tile to draw now.
refusal-no-rainbow = A Rainbow takes five tiles or more, all of different animals and no joker, right after the draw.
refusal-no-tile-for-rainbow = The pool is empty: a Rainbow would bring you no tile.
refusal-not-both-to-start = Those two tiles are not both on your rack.
refusal-has-that-animal = A family of that animal lies before you already.
refusal-no-such-family = There is no family of that number.
refusal-not-yours-to-grow = You can only grow a family that lies before you.
refusal-another-animal = That family is of another animal.
refusal-no-tile-to-grow = That tile is not on your rack.
refusal-not-yours-to-swap = The first of the two families has to be one of yours.
refusal-your-own-family = Both families are yours already.
refusal-another-size = The two families are not of the same size.
refusal-too-many-swaps = After so many swaps in a row, something else has to come.
refusal-no-joker-there = There is no joker in that family.
refusal-no-tile-to-claim = You have no tile of that animal to put in the joker’s place.
refusal-already-traded = You have had your two for one this turn.
refusal-pool-is-empty = The pool is empty: there would be no tile to draw for the two.
refusal-not-both-to-trade = Those two tiles are not both on your rack.
refusal-discard-first = You passed with six tiles or more: discard one first.
refusal-nothing-to-discard = Only whoever passes with six tiles or more discards one.
refusal-not-in-your-rack = That tile is not on your rack.
