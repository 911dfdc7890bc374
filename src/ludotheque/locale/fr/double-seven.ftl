# Double Seven.

## Les tuiles. Nommez-les comme vous voulez : ce qui précède le = s’écrit dans les coups et les parties, et reste.

tile-squirrel = écureuil
    .a = un écureuil
    .two = deux écureuils
    .family = famille d’écureuils
tile-butterfly = papillon
    .a = un papillon
    .two = deux papillons
    .family = famille de papillons
tile-bird = oiseau
    .a = un oiseau
    .two = deux oiseaux
    .family = famille d’oiseaux
tile-fox = renard
    .a = un renard
    .two = deux renards
    .family = famille de renards
tile-swan = cygne
    .a = un cygne
    .two = deux cygnes
    .family = famille de cygnes
tile-hedgehog = hérisson
    .a = un hérisson
    .two = deux hérissons
    .family = famille de hérissons
tile-frog = grenouille
    .a = une grenouille
    .two = deux grenouilles
    .family = famille de grenouilles
tile-owl = hibou
    .a = un hibou
    .two = deux hiboux
    .family = famille de hiboux
tile-joker = Joker
    .a = un Joker
    .two = deux Jokers

## Un tour

double-seven-flip = On retourne une tuile : { $tile }.
double-seven-draw = { $who ->
    [you] Vous piochez { $tile } visible.
   *[other] { $seat } pioche { $tile } visible.
}
    .move = piocher { $tile } visible
double-seven-draw-hidden = { $who ->
    [you] Vous piochez une tuile cachée : { $tile }.
   *[other] { $tile ->
        [none] { $seat } pioche une tuile cachée.
       *[other] { $seat } pioche une tuile cachée : { $tile }.
    }
}
    .move = piocher une tuile cachée
double-seven-rainbow = { $who ->
    [you] Arc-en-ciel ! Vous montrez { $rack }, et piochez encore une tuile.
   *[other] Arc-en-ciel ! { $seat } montre { $rack }, et pioche encore une tuile.
}
    .move = annoncer l’Arc-en-ciel
double-seven-start = { $who ->
    [you] Vous commencez une { $family }.
   *[other] { $seat } commence une { $family }.
}
    .move = commencer une { $family }
double-seven-start-joker = { $who ->
    [you] Vous commencez une { $family } avec un Joker.
   *[other] { $seat } commence une { $family } avec un Joker.
}
    .move = commencer une { $family } avec un Joker
double-seven-grow = { $who ->
    [you] Vous agrandissez la famille #{ $id } avec { $tile }.
   *[other] { $seat } agrandit la famille #{ $id } avec { $tile }.
}
    .move = agrandir la famille #{ $id } avec { $tile }
double-seven-swap = { $who ->
    [you] Vous échangez la famille #{ $id } contre la famille #{ $other }.
   *[other] { $seat } échange la famille #{ $id } contre la famille #{ $other }.
}
    .move = échanger la famille #{ $id } contre la famille #{ $other }
double-seven-claim = { $who ->
    [you] Vous récupérez un Joker dans la famille #{ $id }.
   *[other] { $seat } récupère un Joker dans la famille #{ $id }.
}
    .move = récupérer un Joker dans la famille #{ $id }
double-seven-trade = { $who ->
    [you] Deux contre un : vous défaussez { $tiles }.
   *[other] Deux contre un : { $seat } défausse { $tiles }.
}
    .move = deux contre un : défausser { $tiles }
double-seven-seven = { $who ->
    [you] Sept ! Vous prenez un jeton 7.
   *[other] Sept ! { $seat } prend un jeton 7.
}
double-seven-double = { $who ->
    [you] Double Sept ! Vous prenez le 77.
   *[other] Double Sept ! { $seat } prend le 77.
}
double-seven-pass = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
    .move = passer
double-seven-discard = { $who ->
    [you] Vous défaussez { $tile }, qui quitte le jeu.
   *[other] { $seat } défausse { $tile }, qui quitte le jeu.
}
    .move = défausser { $tile }
double-seven-empty = { $who ->
    [you] Vide ! Vous n’avez plus de tuile, votre tour est fini.
   *[other] Vide ! { $seat } n’a plus de tuile, son tour est fini.
}
double-seven-skip = { $who ->
    [you] Vous n’avez pas de tuile et la pioche est vide : votre tour est sauté.
   *[other] { $seat } n’a pas de tuile et la pioche est vide : son tour est sauté.
}
double-seven-end = { $who ->
    [you] La fin commence : vous achevez votre tour, puis le reste de la table en joue un dernier.
   *[other] La fin commence : { $seat } achève son tour, puis le reste de la table en joue un dernier.
}

double-seven-scores = Points : { $scores }.

## Pourquoi un coup est refusé

refusal-draw-first = Piochez d’abord.
refusal-not-face-up = Il n’y en a pas parmi les tuiles visibles.
refusal-none-face-down = Il ne reste plus de tuile cachée.
refusal-nothing-to-draw = Vous n’avez pas de tuile à piocher maintenant.
refusal-no-rainbow = Sitôt vos tuiles piochées, l’Arc-en-ciel en demande cinq ou plus, d’animaux tous différents et sans Joker.
refusal-no-tile-for-rainbow = La pioche est vide : un Arc-en-ciel ne vous rapporterait aucune tuile.
refusal-not-both-to-start = Ces deux tuiles ne sont pas toutes deux sur votre chevalet.
refusal-has-that-animal = Vous avez déjà devant vous une famille de cet animal.
refusal-no-such-family = Il n’y a pas de famille de ce numéro.
refusal-not-yours-to-grow = Vous ne pouvez agrandir qu’une famille posée devant vous.
refusal-another-animal = Cette famille est d’un autre animal.
refusal-no-tile-to-grow = Cette tuile n’est pas sur votre chevalet.
refusal-not-yours-to-swap = La première des deux familles doit être à vous.
refusal-your-own-family = Les deux familles sont déjà à vous.
refusal-another-size = Les deux familles n’ont pas le même nombre de tuiles.
refusal-too-many-swaps = Après tant d’échanges de suite, il faut faire autre chose.
refusal-no-joker-there = Il n’y a pas de Joker dans cette famille.
refusal-no-tile-to-claim = Vous n’avez pas de tuile de cet animal à mettre à la place du Joker.
refusal-already-traded = Un seul Deux contre un par tour, et vous l’avez déjà fait.
refusal-pool-is-empty = La pioche est vide : vous n’auriez rien à prendre pour ces deux tuiles.
refusal-not-both-to-trade = Ces deux tuiles ne sont pas toutes deux sur votre chevalet.
refusal-discard-first = Vous avez passé avec six tuiles ou plus : défaussez-en d’abord une.
refusal-nothing-to-discard = On ne défausse une tuile qu’en passant avec six tuiles ou plus.
refusal-not-in-your-rack = Cette tuile n’est pas sur votre chevalet.
