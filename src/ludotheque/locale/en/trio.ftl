# Trio. $whose is "own" for a hand of the one who asks, "yours" for the reader's, else "other".

a-number = { $card ->
    [8] an 8
    [11] an 11
   *[other] a { $card }
}

## A turn

trio-low = { $who ->
    [you] { $whose ->
        [own] You show the lowest card in your hand: { a-number }.
       *[other] You ask for { $whom }’s lowest card: { a-number }.
    }
   *[other] { $whose ->
        [own] { $seat } shows the lowest card in hand: { a-number }.
        [yours] { $seat } asks for your lowest card: { a-number }.
       *[other] { $seat } asks for { $whom }’s lowest card: { a-number }.
    }
}
    .move = { $whose ->
        [own] show the lowest card in your hand
       *[other] ask for { $whom }’s lowest card
    }
trio-high = { $who ->
    [you] { $whose ->
        [own] You show the highest card in your hand: { a-number }.
       *[other] You ask for { $whom }’s highest card: { a-number }.
    }
   *[other] { $whose ->
        [own] { $seat } shows the highest card in hand: { a-number }.
        [yours] { $seat } asks for your highest card: { a-number }.
       *[other] { $seat } asks for { $whom }’s highest card: { a-number }.
    }
}
    .move = { $whose ->
        [own] show the highest card in your hand
       *[other] ask for { $whom }’s highest card
    }
trio-centre = { $who ->
    [you] You turn up card { $place } of the centre: { a-number }.
   *[other] { $seat } turns up card { $place } of the centre: { a-number }.
}
    .move = turn up card { $place } of the centre
trio-back = No match: the cards go back.
trio-trio = { $who ->
    [you] A trio! You take the { $number }s.
   *[other] A trio! { $seat } takes the { $number }s.
}

## The exchange between partners

trio-give = { $who ->
    [you] You choose to give { a-number }.
   *[other] { $seat } chooses to give { a-number }.
}
    .move = give { a-number }
trio-keep = { $who ->
    [you] You choose to give no card.
   *[other] { $seat } chooses to give no card.
}
    .move = keep your cards
trio-exchange = { $swapped ->
    [no] No exchange between { $seats }.
   *[yes] { $received ->
        [none] Exchange between { $seats }.
       *[other] Exchange between { $seats }: { $received }.
    }
}
    .received = { $who ->
        [you] you receive { a-number }
       *[other] { $seat } receives { a-number }
    }

trio-scores = Trios: { $scores }.

## Why a move is refused

refusal-no-part-in-it = You have no part in this exchange.
refusal-exchange-first = The exchange comes first.
refusal-not-an-exchange = No exchange is open now.
refusal-no-card-there = No card lies there.
refusal-already-face-up = That card lies face up already.
refusal-no-such-seat = Nobody sits there.
refusal-no-card-face-down = That hand has no card left face down.
