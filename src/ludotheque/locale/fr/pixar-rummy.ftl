# Rummy.

## Les tuiles. Nommez couleurs et personnages comme vous voulez : ce qui précède le = s’écrit dans les parties, et reste.

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

character-1 = escargot
character-2 = oie
character-3 = taupe
character-4 = koala
character-5 = chèvre
character-6 = phoque
character-7 = loutre
character-8 = chameau
character-9 = castor
character-10 = blaireau
character-11 = cerf-volant
character-12 = tambour
character-13 = cactus

tile-of-rummy = { $value } { $colour }
    .with-character = { $tile } ({ $character })

## Un tour de la version famille

pixar-rummy-open-run = { $who ->
    [you] Vous créez une suite, #{ $meld } : { $tiles }.
   *[other] { $seat } crée une suite, #{ $meld } : { $tiles }.
}
    .move = créer une suite : { $tiles }
pixar-rummy-open-group = { $who ->
    [you] Vous créez une famille, #{ $meld } : { $tiles }.
   *[other] { $seat } crée une famille, #{ $meld } : { $tiles }.
}
    .move = créer une famille : { $tiles }
pixar-rummy-add = { $who ->
    [you] Vous ajoutez le { $tile } à la combinaison #{ $meld }.
   *[other] { $seat } ajoute le { $tile } à la combinaison #{ $meld }.
}
    .move = ajouter le { $tile } à la combinaison #{ $meld }
pixar-rummy-done = { $who ->
    [you] Vous en restez là.
   *[other] { $seat } en reste là.
}
    .move = en rester là
pixar-rummy-draw = { $who ->
    [you] Vous piochez le { $tile }.
   *[other] { $tile ->
        [none] { $seat } pioche une tuile.
       *[other] { $seat } pioche le { $tile }.
    }
}
    .move = piocher une tuile
pixar-rummy-pass = { $who ->
    [you] Vous gardez la tuile et passez.
   *[other] { $seat } garde la tuile et passe.
}
    .move = garder la tuile et passer
pixar-rummy-stuck = { $who ->
    [you] Vous ne pouvez rien poser, et passez.
   *[other] { $seat } ne peut rien poser, et passe.
}

## Un tour de la version junior

pixar-rummy-flip = { $who ->
    [you] Vous retournez deux tuiles.
   *[other] { $seat } retourne deux tuiles.
}
    .move = retourner deux tuiles
pixar-rummy-up = Voici le { $first } et le { $second }.
    .move = retourner le { $first } et le { $second }
pixar-rummy-keep = { $who ->
    [you] Vous gardez la paire.
   *[other] { $seat } garde la paire.
}
    .move = garder la paire
pixar-rummy-leave = { $who ->
    [you] Vous laissez la paire.
   *[other] { $seat } laisse la paire.
}
    .move = laisser la paire
pixar-rummy-back = Rien en commun : les tuiles repartent.

pixar-rummy-scores = Points : { $scores }.

## Pourquoi un coup est refusé

refusal-not-in-junior = Ce coup est de la version famille.
refusal-not-in-family = Ce coup est de la version junior.
refusal-not-chance = Seul le hasard retourne les tuiles.
refusal-chance-first = Le hasard doit d’abord retourner les deux tuiles.
refusal-flip-first = Retournez d’abord deux tuiles.
refusal-pair-first = Une paire est visible : gardez-la ou laissez-la d’abord.
refusal-not-face-down = Ce ne sont pas deux tuiles cachées.
refusal-nothing-drawn = On ne passe qu’après avoir pioché.
refusal-nothing-laid = Vous n’avez encore rien posé ce tour-ci.
refusal-already-drawn = Vous avez pioché : posez cette tuile, ou passez.
refusal-already-laid = Vous avez déjà posé : continuez la même combinaison, ou restez-en là.
refusal-must-lay = Qui peut poser doit poser, et vous le pouvez.
refusal-another-meld = Un tour, une combinaison : continuez celle où vous avez déjà posé.
refusal-no-such-meld = Il n’y a pas de combinaison de ce numéro.
refusal-not-on-your-rack = Vous ne l’avez pas sur votre chevalet.
refusal-not-at-an-end = Cette tuile ne va à aucun bout de cette suite.
refusal-no-lacking-colour = Cette tuile ne manque pas à cette famille.
refusal-fits-no-starter = Cette tuile ne suit ni ne précède la tuile de départ dans sa couleur, et n’en a pas la valeur.
