# What the terminal says.

## Playing

which-game = Which game?
prompt = { $name } ({ $seat })>
left = The game was left before its end.

## Records

record-follows = { $events ->
    [one] This record follows the rules: { $game }, one event. { $end }
   *[other] This record follows the rules: { $game }, { $events } events. { $end }
}
record-not-over = The game is not over.

## Getting ready

ready = { $number } of { $count } – { $game }: ready after { $seconds } s.

## Files and commands

file-unusable = { $file } cannot be used: { $reason }.
a-file = A file
refusal-file-is-there = { $file } is there already, and nothing is written over.
refusal-no-game = No game was chosen.
refusal-not-an-option = After -o comes an option of the game, as in goal=picante: name=value, not “{ $value }”.
refusal-bad-seats = { $names ->
    [one] One player is named in --seats, this game has { $seats } seats.
   *[other] { $names } players are named in --seats, this game has { $seats } seats.
}
