# Ce qui peut clocher dans ce qu’on donne : noms, options, places, donnes, parties notées, tables de tuiles.

## Jeux, options, places

refusal-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont { $games }.
refusal-unknown-option = Il n’y a pas d’option « { $option } » ici. Les options sont { $options }.
refusal-bad-option = L’option { $option } ne peut pas valoir « { $value } » ; ce doit être { $values }.
refusal-teams-need-pairs = On joue en équipes à quatre ou à six, pas à { $players }.
refusal-always-two-players = Good Fortune se joue toujours à deux : il n’a pas d’option players.
refusal-first-is-low = À Good Fortune, la tuile 1 commence : l’option est low, pas first.
refusal-bad-seed = La graine ne peut pas valoir « { $seed } » ; ce doit être un nombre entier de 0 à 2⁶⁴ − 1.
refusal-bad-seat = { $seat ->
    [none] Qui regarde ne joue pas.
   *[other] Il n’y a pas de place « { $seat } » ici. Les places sont { $seats }.
}

## Robots et parties en nombre

refusal-bad-games = Le nombre de parties ne peut pas valoir « { $games } » ; c’est un entier de 0 à 2⁴⁰ − 1.
refusal-too-many-games = Les résultats de { $games } parties ne tiennent pas en mémoire : demandez-en moins à la fois.
refusal-no-compiler = Sans son compilateur, cela ne va que lentement : demandez plain. Python dit : { $reason }.
refusal-no-numpy = Les parties en nombre demandent NumPy, qui ne se charge pas. Python dit : { $reason }.
refusal-no-gpu = Aucun GPU n’est utilisable ici : demandez cores.

## Donnes

refusal-seed-and-deal = Une partie vient d’une graine ou d’une donne : choisissez l’une des deux.
refusal-deal-form = La donne n’est pas écrite comme il faut : on attendait une table avec { $needed }.
refusal-deal-lacks-key = Il manque « { $key } » à la donne : il faut { $needed }.
refusal-deal-unknown-key = La donne contient « { $key } », qui n’a rien à y faire : il faut { $needed }.
refusal-deal-length = Dans la donne, « { $key } » doit être une liste de { $length }.
refusal-deal-unknown-piece = Dans la donne, « { $key } » contient « { $piece } », que ce jeu ne connaît pas.
refusal-deal-count = { $times ->
    [0] Il manque « { $piece } » à la donne ; il en faut { $needed }.
   *[other] La donne contient { $times } fois « { $piece } » ; il en faut { $needed }.
}
refusal-deal-ends = Dans la donne, l’un doit avoir la tuile 1 et l’autre la 21.
refusal-deal-low = La donne attribue la tuile 1 à { $owner }, l’option low à { $low }.

## Parties notées

refusal-not-a-record = Ce n’est pas une partie notée : on attendait une table ou un texte.
refusal-not-text = Ce n’est pas une partie notée : ce n’est pas un texte en UTF-8.
refusal-not-json = { $line ->
    [none] La partie notée est illisible : elle est coupée ou abîmée.
   *[other] La ligne { $line } est illisible : elle est coupée ou abîmée.
}
refusal-not-a-table = { $line ->
    [none] Ce n’est pas une partie notée : on attendait une table JSON.
   *[other] La ligne { $line } n’est pas une table JSON, comme doit l’être chaque ligne d’une partie notée.
}
refusal-too-large = Ce fichier est bien trop grand pour une partie notée.
refusal-too-deep = Ce fichier est trop imbriqué pour une partie notée.
refusal-unknown-format = Cette partie est au format « { $format } » ; on ne lit ici que { $known }.
refusal-unknown-edition = Cette partie suit l’édition « { $edition } » de la règle ; on ne connaît ici que { $known }.
refusal-record-lacks-key = { $line ->
    [none] Il manque « { $key } » à la partie notée.
   *[other] Il manque « { $key } » à la ligne { $line } de la partie notée.
}
refusal-record-unknown-key = { $line ->
    [none] La partie notée contient « { $key } », qui n’a rien à y faire.
   *[other] La ligne { $line } de la partie notée contient « { $key } », qui n’a rien à y faire.
}
refusal-record-moves = Dans une partie notée, les coups sont une liste de paires.
refusal-record-move = Le coup { $number } de la partie notée n’est pas une place suivie d’un coup.
refusal-record-options = Dans une partie notée, les options sont une table.
refusal-record-starter = La partie notée a des coups, mais ne dit pas qui commence : il manque l’option { $option }.
refusal-cut = La partie notée est coupée après la ligne { $line } : il manque le résultat.
refusal-missing-event = Il manque un événement à la partie notée, après la ligne { $line }.
refusal-wrong-event = La ligne { $line } n’est pas ce que la règle donne à ce moment de la partie.
refusal-wrong-result = Le résultat n’est pas celui auquel mènent les coups.
refusal-against-the-rules = { $line ->
    [none] Le coup { $number } ne suit pas la règle. À table, on aurait entendu : « { $because } »
   *[other] La ligne { $line } ne suit pas la règle. À table, on aurait entendu : « { $because } »
}

## Tables de tuiles pour Good Fortune

refusal-tiles-too-large = La table des tuiles est bien trop longue.
refusal-tiles-not-utf-8 = La table des tuiles n’est pas écrite en UTF-8 : voyez l’octet { $byte }.
refusal-tiles-not-toml = La table des tuiles n’est pas du TOML. Python dit : { $reason }.
refusal-tiles-not-a-table = Les tuiles doivent former une table des numéros 1 à 21.
refusal-tile-unknown = Il n’y a pas de tuile { $tile } : la table a les numéros 1 à 21, écrits comme des textes.
refusal-tile-missing = Il manque la { $tile } à la table des tuiles.
refusal-tile-form = La tuile { $tile } doit avoir deux charms et un dé, comme ["cat", "eye", 1].
refusal-tile-charm = La tuile { $tile } a le charm { $value }, qui n’existe pas. Les charms sont { $values }.
refusal-tile-one-charm = La tuile { $tile } a deux fois le charm { $value } ; il en faut deux différents.
refusal-tile-die = La tuile { $tile } a le dé { $value } ; ce doit être un nombre de 1 à 6.
odd-pairs = { $count ->
    [one] Il manque à cette table la paire { $lacking }, et elle a plus d’une fois { $repeated }.
   *[other] Il manque à cette table les paires { $lacking }, et elle a plus d’une fois { $repeated }.
}
