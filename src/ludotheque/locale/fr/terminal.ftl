# Ce que dit le terminal.

## Jouer

which-game = Quel jeu ?
prompt = { $name } ({ $seat })>
left = La partie a été quittée avant la fin.

## Parties notées

record-follows = { $events ->
    [one] Cette partie suit la règle : { $game }, { $events } événement. { $end }
   *[other] Cette partie suit la règle : { $game }, { $events } événements. { $end }
}
record-not-over = La partie n’est pas finie.

## Se préparer

ready = { $number } sur { $count } – { $game } : prêt après { $seconds } s.

## Fichiers et commandes

file-unusable = { $file } n’est pas utilisable : { $reason }.
a-file = Un fichier
refusal-file-is-there = { $file } existe déjà, et rien n’est écrasé.
refusal-no-game = Aucun jeu n’a été choisi.
refusal-not-an-option = Après -o vient une option du jeu, comme goal=picante : nom=valeur, pas « { $value } ».
refusal-bad-seats = { $names ->
    [one] --seats nomme { $names } joueur, ce jeu a { $seats } places.
   *[other] --seats nomme { $names } joueurs, ce jeu a { $seats } places.
}
