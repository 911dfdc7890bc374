# Good Fortune.

## The charms. Name them as you like: what stands before the = is written in tables of tiles, and stays.

charm-clover = clover
charm-horseshoe = horseshoe
charm-hand = hand of Fatma
charm-cat = Maneki-neko
charm-ganesh = Ganesh
charm-eye = Matiasma
charm-scarab = scarab

## A round

good-fortune-choose = { $who ->
    [you] You move the { $number } forward.
   *[other] { $seat } moves the { $number } forward.
}
    .move = move the { $number } forward
good-fortune-reveal = Both tiles are shown: { $chosen }.
    .chosen = { $seat } the { $number }
good-fortune-left = { $who ->
    [you] You choose the left end.
   *[other] { $seat } chooses the left end.
}
    .move = lay it at the left end
good-fortune-right = { $who ->
    [you] You choose the right end.
   *[other] { $seat } chooses the right end.
}
    .move = lay it at the right end
good-fortune-lay = { $won ->
    [none] { $who ->
        [you] You lay the { $tile } { at-that-end }; the { $out } leaves the game.
       *[other] { $seat } lays the { $tile } { at-that-end }; the { $out } leaves the game.
    }
   *[other] { $who ->
        [you] You lay the { $tile } { at-that-end } and win the { $won }.
       *[other] { $seat } lays the { $tile } { at-that-end } and wins the { $won }.
    }
}
at-that-end = { $end ->
    [left] at the left end
   *[right] at the right end
}

good-fortune-scores = Points: { $scores }.

## Why a move is refused

refusal-not-your-choice = It is for the other player to choose now.
refusal-not-your-placement = It is the other player’s tile that is laid now.
refusal-choose-first = Choose a tile first.
refusal-lay-first = Say first at which end your tile goes.
