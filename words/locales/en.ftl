### What the engine itself says.

seat-number = Seat { $number }
list-and = { $first } and { $last }

refused-game-over = The game is over.
refused-not-waited = { $seat-is ->
    [you] It is not for you to act now.
   *[other] { $seat } has nothing to decide now.
}
refused-nothing-to-undo = There is nothing you can take back.

setup-players = This game takes { $min } to { $max } players, not { $players }.

option-none = This game has no options, so “{ $key }” means nothing here.
option-unknown = There is no option “{ $key }”. Options are: { $known }.
option-value = The option “{ $key }” does not take “{ $value }”. It takes: { $values }.

notation-unknown = “{ $text }” is not an action. An action looks like { $expected }.

file-error = Found “{ $found }”, expected { $expected }.
file-error-line = Line { $line }: found “{ $found }”, expected { $expected }.
file-error-place = { $place }: found “{ $found }”, expected { $expected }.
file-error-line-place = Line { $line }, { $place }: found “{ $found }”, expected { $expected }.

record-json = This is not a game record: line { $line }, column { $column }: { $problem }.
record-format = The record has format { $found }, which this version cannot read.
record-game = This is a record of “{ $found }”, not of “{ $expected }”.
record-rules = The record was made with rules version { $found }; these are version { $expected }.
record-components = The record was made with other components. Give the file with --components.
record-action = Action { $number }: { $why }
record-refused = Action { $number } (“{ $text }”) cannot be done: { $why }
record-hash = After action { $number } the game is not the recorded one.
record-result = The result is not the recorded one.
