# What can be wrong with what somebody hands in: names, options, seats, deals, records, tables of tiles.

## Games, options, seats

refusal-unknown-game = There is no game “{ $game }”. The games are { $games }.
refusal-unknown-option = There is no option “{ $option }” here. The options are { $options }.
refusal-bad-option = Option { $option } cannot be “{ $value }”; it should be { $values }.
refusal-teams-need-pairs = Teams are for four or six players, not for { $players }.
refusal-always-two-players = Good Fortune is always for two: it has no option players.
refusal-first-is-low = In Good Fortune whoever gets tile 1 begins: the option is low, not first.
refusal-bad-seed = The seed cannot be “{ $seed }”; it should be a whole number from 0 to 2⁶⁴ − 1.
refusal-bad-seat = { $seat ->
    [none] Watchers do not play.
   *[other] There is no seat “{ $seat }” here. The seats are { $seats }.
}

## Bots and games in bulk

refusal-bad-games = The number of games cannot be “{ $games }”; it should be a whole number from 0 to 2⁴⁰ − 1.
refusal-too-many-games = The results of { $games } games do not fit into memory: ask for fewer at a time.
refusal-no-compiler = Without its compiler this works only slowly: ask for plain. Python says: { $reason }.
refusal-no-numpy = Games in bulk need NumPy, which cannot be loaded. Python says: { $reason }.
refusal-no-gpu = No GPU can be used here: ask for cores.

## Deals

refusal-seed-and-deal = A game comes from a seed or from a deal: give one of the two.
refusal-deal-form = The deal is not written as it should be: a table with { $needed } was expected.
refusal-deal-lacks-key = The deal lacks “{ $key }”: there should be { $needed }.
refusal-deal-unknown-key = The deal has “{ $key }”, which does not belong there: there should be { $needed }.
refusal-deal-length = In the deal, “{ $key }” should be a list of { $length }.
refusal-deal-unknown-piece = In the deal, “{ $key }” has “{ $piece }”, which this game does not have.
refusal-deal-count = { $times ->
    [0] The deal lacks “{ $piece }”; it should have { $needed }.
    [one] The deal has “{ $piece }” once; it should have { $needed }.
   *[other] The deal has “{ $piece }” { $times } times; it should have { $needed }.
}
refusal-deal-ends = In the deal, one player should have tile 1 and the other tile 21.
refusal-deal-low = The deal gives tile 1 to { $owner }, the option low to { $low }.

## Records

refusal-not-a-record = That is no record: a table or a text was expected.
refusal-not-text = That is no record: it is not a text in UTF-8.
refusal-not-json = { $line ->
    [none] The record cannot be read: it is cut or damaged.
   *[other] Line { $line } cannot be read: it is cut or damaged.
}
refusal-not-a-table = { $line ->
    [none] That is no record: a JSON table was expected.
   *[other] Line { $line } is no JSON table, as every line of a record should be.
}
refusal-too-large = The file is larger than any record.
refusal-too-deep = The file is nested more deeply than any record.
refusal-unknown-format = This record is of the format “{ $format }”; only { $known } can be read here.
refusal-unknown-edition = This record follows edition “{ $edition }” of the rules; here only { $known } is known.
refusal-record-lacks-key = { $line ->
    [none] The record lacks “{ $key }”.
   *[other] Line { $line } of the record lacks “{ $key }”.
}
refusal-record-unknown-key = { $line ->
    [none] The record has “{ $key }”, which no record has.
   *[other] Line { $line } of the record has “{ $key }”, which no record has.
}
refusal-record-moves = In a record, the moves are a list of pairs.
refusal-record-move = Move { $number } of the record is not a seat and a move.
refusal-record-options = In a record, the options are a table.
refusal-record-starter = The record has moves, but does not say who begins: the option { $option } is missing.
refusal-cut = The record is cut after line { $line }: the result is missing.
refusal-missing-event = The record lacks an event after line { $line }.
refusal-wrong-event = Line { $line } is not what the rules make of the game at this point.
refusal-wrong-result = The result is not the one that the moves lead to.
refusal-against-the-rules = { $line ->
    [none] Move { $number } does not follow the rules. At the table one would hear: “{ $because }”
   *[other] Line { $line } does not follow the rules. At the table one would hear: “{ $because }”
}

## Tables of tiles for Good Fortune

refusal-tiles-too-large = The table of tiles is far too long to be one.
refusal-tiles-not-utf-8 = The table of tiles is not written in UTF-8: look at byte { $byte }.
refusal-tiles-not-toml = The table of tiles is not TOML. Python says: { $reason }.
refusal-tiles-not-a-table = The tiles should be a table of the numbers 1 to 21.
refusal-tile-unknown = There is no tile { $tile }: the table has the numbers 1 to 21, written as texts.
refusal-tile-missing = The table of tiles lacks the { $tile }.
refusal-tile-form = Tile { $tile } should be two charms and a die, like ["cat", "eye", 1].
refusal-tile-charm = Tile { $tile } has the charm { $value }, which does not exist. The charms are { $values }.
refusal-tile-one-charm = Tile { $tile } has the charm { $value } twice; it should have two different ones.
refusal-tile-die = Tile { $tile } has the die { $value }; it should be a number from 1 to 6.
odd-pairs = { $count ->
    [one] This table lacks the pair { $lacking }, and has { $repeated } more than once.
   *[other] This table lacks the pairs { $lacking }, and has { $repeated } more than once.
}
