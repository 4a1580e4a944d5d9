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

file-error = Found { $found }, expected { $expected }.
file-error-line = Line { $line }: found { $found }, expected { $expected }.
file-error-place = { $place }: found { $found }, expected { $expected }.
file-error-line-place = Line { $line }, { $place }: found { $found }, expected { $expected }.

# What is found in a file.
file-quote = “{ $text }”
file-nothing = nothing
file-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}

# What should be there.
file-is = “{ $value }”
file-between = a number from { $least } to { $most }
file-exactly = { $count }
file-range = { $least } to { $most }
file-at-least = at least { $count }
file-at-most = at most { $count }
file-entries = { $amount } { $count ->
    [one] entry
   *[other] entries
}
file-entries-with = { $amount } { $count ->
    [one] entry
   *[other] entries
} with { $with }
file-one-of = one of { $words }
file-none-of = anything but { $words }
file-such-as = something like “{ $example }”
file-unique = something that is named only once
file-as-in = the same as in { $place }
file-as-elsewhere = “{ $value }”, as in the rest of the file
file-as-ruled = “{ $value }”, as the rules say
file-in-order = “{ $value }”, as the entries stand in order
file-rising = rising numbers
file-grid = { $lines } lines of { $characters } characters
file-field = the field “{ $field }”
file-fields = one of the fields { $fields }
file-together = the fields { $fields } together
file-nothing-here = nothing here
file-fitting = something that fits the rest of the position
file-connected = something that touches the rest
file-decision = a position in which somebody has something to decide

# What TOML and JSON can be made of.
file-text = text in quotes
file-number = a whole number
file-number-or-text = a number, or text in quotes
file-flag = true or false
file-list = a list in [ ]
file-table = a table of fields
file-key = a name
file-value = a value
file-seed = a number from 0 to 18446744073709551615 in quotes
file-hash = sixteen hexadecimal digits in quotes
file-syntax = another form (“{ $problem }”)

record-json = This is not a game record: line { $line }, column { $column }: expected { $expected }.
record-format = The record has format { $found }, which this version cannot read.
record-game = This is a record of “{ $found }”, not of “{ $expected }”.
record-rules = The record was made with rules version { $found }; these are version { $expected }.
record-components = The record was made with other components. Give the file with --components.
record-action = Action { $number }: { $why }
record-refused = Action { $number } (“{ $text }”) cannot be done: { $why }
record-hash = After action { $number } the game is not the recorded one.
record-result = The result is not the recorded one.

### How bots play, from kind to strong.

level-is-bud = Kind. Looks one step ahead and often takes something nearly as good.
level-is-twig = Easy-going. Searches its turn hastily.
level-is-shrub = A fair match. Plays the best turn that it finds.
level-is-tree = Hard. Plays its turns on many times before it chooses.
level-is-grove = The strongest. Thinks longest and furthest.
level-beats-bud = For two: beats Bud in { $share } of 100 games.
level-beats-twig = For two: beats Twig in { $share } of 100 games.
level-beats-shrub = For two: beats Shrub in { $share } of 100 games.
level-beats-tree = For two: beats Tree in { $share } of 100 games.
level-line = { $about } { $odds }

### What advisers say.

advice-line = { $points ->
    [one] About one point in the end.
   *[other] About { $points } points in the end.
}
advice-line-why = { $points ->
    [one] About one point in the end. Compared with the best other move: { $why }.
   *[other] About { $points } points in the end. Compared with the best other move: { $why }.
}
advice-line-to-come = { $points ->
    [one] About one point in the end. Still to come, above all: { $why }.
   *[other] About { $points } points in the end. Still to come, above all: { $why }.
}
advice-line-win = { $points ->
    [one] About one point in the end: fewer than with another move, but it wins the game.
   *[other] About { $points } points in the end: fewer than with another move, but it wins the game.
}
advice-line-chance = { $points ->
    [one] About one point in the end: fewer than with another move, but it wins more often.
   *[other] About { $points } points in the end: fewer than with another move, but it wins more often.
}
advice-line-lead = { $points ->
    [one] About one point in the end: fewer than with another move, but it keeps the others back.
   *[other] About { $points } points in the end: fewer than with another move, but it keeps the others back.
}
advice-line-aims = { $points ->
    [one] About one point in the end: fewer than with another move, but it serves the aims of this game.
   *[other] About { $points } points in the end: fewer than with another move, but it serves the aims of this game.
}
why-gain = { $name } +{ $points }
why-loss = { $name } −{ $points }
review-better = { $points ->
    [one] Better by about one point: { $other }.
   *[other] Better by about { $points } points: { $other }.
}
review-better-why = { $points ->
    [one] Better by about one point: { $other } ({ $why }).
   *[other] Better by about { $points } points: { $other } ({ $why }).
}
review-find = { $points ->
    [one] Well found: about one point more than “{ $other }”.
   *[other] Well found: about { $points } points more than “{ $other }”.
}
review-find-why = { $points ->
    [one] Well found: about one point more than “{ $other }” ({ $why }).
   *[other] Well found: about { $points } points more than “{ $other }” ({ $why }).
}
review-better-win = This would have won the game: { $other }.
review-better-chance = This would have won more often: { $other }.
review-better-lead = Better, as it keeps the others back: { $other }.
review-better-aims = Better for the aims of this game: { $other }.
review-find-win = Well found: it wins the game, which “{ $other }” does not.
review-find-chance = Well found: it wins more often than “{ $other }”.
review-find-lead = Well found: it keeps the others back better than “{ $other }”.
review-find-aims = Well found: it serves the aims of this game better than “{ $other }”.
