# Ce que tous les jeux partagent. Les textes peuvent changer ; les clés et ce qui suit un $, non.
#
# Un message raconte un événement, son attribut .move nomme le même coup dans une liste. Dans un événement, $who vaut
# « you » quand c’est la place du lecteur qui agit, sinon « other », et $seat est le nom ; « none » remplace ce que
# personne ne dit au lecteur.

## Mots

you = vous
and = { $rest } et { $last }
or = { $rest } ou { $last }

## Les jeux

game-trio = Trio
    .about = Réunissez trois cartes identiques en demandant autour de vous la plus petite ou la plus grande.
game-double-seven = Double Seven
    .about = Réunissez des animaux en familles, échangez-les au bon moment, et menez-en deux jusqu’à sept.
game-pixar-rummy = Rummy
    .about = Formez des suites et des familles pour toute la table, et videz votre chevalet avant tout le monde.
game-good-fortune = Good Fortune
    .about = Poussez les tuiles hors d’une ligne de trois, et rassemblez celles qui portent le même charm.

## Ce qui arrive dans plusieurs jeux

chosen = { $seat } a choisi.

## La fin

won = { $count ->
    [one] { $who ->
        [you] Vous gagnez !
       *[other] { $winners } gagne !
    }
   *[other] { $who ->
        [you] Vous gagnez avec { $winners } !
       *[other] { $winners } gagnent ensemble !
    }
}

## Pourquoi un coup est refusé

refusal-no-such-move = { $near ->
    [none] Il n’y a pas de coup « { $move } » ici.
   *[other] Il n’y a pas de coup « { $move } » ici ; vouliez-vous dire « { $near } » ?
}
refusal-game-is-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-already-chosen = Vous avez déjà choisi, et un choix est définitif.
refusal-not-in-your-hand = Vous ne l’avez pas.
refusal-no-chance-now = Le hasard n’a rien à décider maintenant.
