# Good Fortune.

## Les charms. Nommez-les comme vous voulez : ce qui précède le = s’écrit dans les tables de tuiles, et reste.

charm-clover = trèfle
charm-horseshoe = fer à cheval
charm-hand = main de Fatma
charm-cat = Maneki-neko
charm-ganesh = Ganesh
charm-eye = Matiasma
charm-scarab = scarabée

## Un tour

good-fortune-choose = { $who ->
    [you] Vous avancez le { $number }.
   *[other] { $seat } avance le { $number }.
}
    .move = avancer le { $number }
good-fortune-reveal = Les deux tuiles sont dévoilées : { $chosen }.
    .chosen = { $seat } le { $number }
good-fortune-left = { $who ->
    [you] Vous choisissez l’extrémité gauche.
   *[other] { $seat } choisit l’extrémité gauche.
}
    .move = la poser à gauche
good-fortune-right = { $who ->
    [you] Vous choisissez l’extrémité droite.
   *[other] { $seat } choisit l’extrémité droite.
}
    .move = la poser à droite
good-fortune-lay = { $won ->
    [none] { $who ->
        [you] Vous posez le { $tile } { at-that-end } ; le { $out } sort du jeu.
       *[other] { $seat } pose le { $tile } { at-that-end } ; le { $out } sort du jeu.
    }
   *[other] { $who ->
        [you] Vous posez le { $tile } { at-that-end } et gagnez le { $won }.
       *[other] { $seat } pose le { $tile } { at-that-end } et gagne le { $won }.
    }
}
at-that-end = { $end ->
    [left] à gauche
   *[right] à droite
}

good-fortune-scores = Points : { $scores }.

## Pourquoi un coup est refusé

refusal-not-your-choice = C’est à l’autre de choisir.
refusal-not-your-placement = C’est la tuile de l’autre qui se pose maintenant.
refusal-choose-first = Choisissez d’abord une tuile.
refusal-lay-first = Dites d’abord à quelle extrémité va votre tuile.
