# Trio. $whose vaut « own » pour la main de qui demande, « yours » pour celle du lecteur, sinon « other ».

a-number = un { $card }

## Un tour

trio-low = { $who ->
    [you] { $whose ->
        [own] Vous dévoilez votre plus petite carte : { a-number }.
       *[other] Vous demandez à { $whom } sa plus petite carte : { a-number }.
    }
   *[other] { $whose ->
        [own] { $seat } dévoile sa plus petite carte : { a-number }.
        [yours] { $seat } vous demande votre plus petite carte : { a-number }.
       *[other] { $seat } demande à { $whom } sa plus petite carte : { a-number }.
    }
}
    .move = { $whose ->
        [own] dévoiler votre plus petite carte
       *[other] demander à { $whom } sa plus petite carte
    }
trio-high = { $who ->
    [you] { $whose ->
        [own] Vous dévoilez votre plus grande carte : { a-number }.
       *[other] Vous demandez à { $whom } sa plus grande carte : { a-number }.
    }
   *[other] { $whose ->
        [own] { $seat } dévoile sa plus grande carte : { a-number }.
        [yours] { $seat } vous demande votre plus grande carte : { a-number }.
       *[other] { $seat } demande à { $whom } sa plus grande carte : { a-number }.
    }
}
    .move = { $whose ->
        [own] dévoiler votre plus grande carte
       *[other] demander à { $whom } sa plus grande carte
    }
trio-centre = { $who ->
    [you] Vous retournez la carte { $place } du centre : { a-number }.
   *[other] { $seat } retourne la carte { $place } du centre : { a-number }.
}
    .move = retourner la carte { $place } du centre
trio-back = Raté : les cartes reprennent leur place.
trio-trio = { $who ->
    [you] Un trio ! Vous prenez les { $number }.
   *[other] Un trio ! { $seat } prend les { $number }.
}

## L’échange entre partenaires

trio-give = { $who ->
    [you] Vous choisissez de donner { a-number }.
   *[other] { $seat } choisit de donner { a-number }.
}
    .move = donner { a-number }
trio-keep = { $who ->
    [you] Vous choisissez de ne rien donner.
   *[other] { $seat } choisit de ne rien donner.
}
    .move = garder vos cartes
trio-exchange = { $swapped ->
    [no] Pas d’échange entre { $seats }.
   *[yes] { $received ->
        [none] Échange entre { $seats }.
       *[other] Échange entre { $seats } : { $received }.
    }
}
    .received = { $who ->
        [you] vous recevez { a-number }
       *[other] { $seat } reçoit { a-number }
    }

trio-scores = Trios : { $scores }.

## Pourquoi un coup est refusé

refusal-no-part-in-it = Cet échange se fait sans vous.
refusal-exchange-first = L’échange passe d’abord.
refusal-not-an-exchange = Ce n’est pas le moment d’échanger.
refusal-no-card-there = Il n’y a pas de carte à cet endroit.
refusal-already-face-up = Cette carte est déjà visible.
refusal-no-such-seat = Il n’y a personne à cette place.
refusal-no-card-face-down = Cette main n’a plus aucune carte cachée.
