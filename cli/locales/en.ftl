### The command line.

cli-language = Bocage speaks en and fr, not “{ $tag }”.
cli-arguments = { $why } More: bocage --help
cli-arg-unknown = There is no argument “{ $arg }” here.{ $nearest }
cli-command-unknown = There is no command “{ $command }”.{ $nearest }
cli-arg-missing = Something is missing: { $arg }.
cli-arg-conflict = { $arg } and { $other } do not go together.
cli-arg-no-value = { $arg } needs a value.
cli-arg-range = { $arg } takes a number from { $first } to { $last }, not “{ $value }”.
cli-arg-value = { $arg } does not take “{ $value }”.
cli-arg-wrong = These arguments make no sense together.
cli-unknown-game = There is no game “{ $word }”.{ $nearest } Games: { $known }.
cli-unknown-bot = There is no bot “{ $word }”.{ $nearest } Bots: { $known }.
cli-thoughtless = “{ $word }” takes no budget: it always plays the same way. Those that do are shrub, tree and grove.
cli-unfinished = { $games ->
    [one] One game did not end within the limit of decisions; it counts as it stood.
   *[other] { $games } games did not end within the limit of decisions; they count as they stood.
}
cli-thought = “{ $word }” says neither how many simulations nor how many milliseconds: write grove:800 or grove:200ms.
cli-two-bots = A tournament needs two bots.
cli-stop-shares = --stop takes two win shares between 0 and 1, the smaller first, such as 0.5,0.55.
cli-no-such-blocks = No range of seeds has so many blocks: --seed is the number of the first one.
cli-unknown-range = There are no seeds for “{ $word }”.{ $nearest } Ranges: { $known }.
cli-unknown-method = There is no method “{ $word }”.{ $nearest } Methods: { $known }.
cli-unknown-weight = There is no weight “{ $word }”.{ $nearest } Weights: { $known }.
cli-other-method = { $arg } goes with --method { $method } only.
cli-no-tournament = this is no file of a tournament.
cli-other-tournament = this file is of another tournament: game, components, table, options and range have to be the same.
cli-other-build = the games of this file were played by another build of Bocage, whose bots differ or think for another time. They are not counted together: begin a new file.
cli-no-solo = This game is not played alone.
cli-unknown-option = There is no option “{ $word }”.{ $nearest } Options: { $known }.
cli-unknown-seat = Nobody called “{ $word }” can sit down.{ $nearest } A seat is you, you:Name, or one of: { $known }.
cli-nearest = {" "}Did you mean “{ $word }”?
cli-option-form = “{ $text }” is not an option: write name=value.
cli-io = Cannot use { $path }: { $problem }.
cli-io-missing = There is no file { $path }.
cli-io-exists = { $path } is there already. With --force it is written over.
cli-one-file-for-two = The blocks and the report cannot be one file: --file and --html want two names.
cli-io-denied = You may not use { $path }: permission denied.
cli-io-folder = { $path } is a folder, not a file.
cli-io-text = { $path } is not a text in UTF-8.
cli-io-full = There is no room left for { $path }.
cli-file = { $path }: { $why }
cli-refused = “{ $action }” cannot be done: { $why }
cli-which-seat = Several seats may act ({ $seats }): write the seat in front, such as “{ $first } { $action }”.

cli-unknown-picture = There is no picture “{ $word }”.{ $nearest } Pictures: { $known }.
cli-png = A picture cannot be written as PNG: { $problem }.
cli-theme = The theme is light or dark, not “{ $theme }”.
cli-output = Not everything could be printed: standard output does not take it.
cli-unreachable = The server cannot be reached: { $problem }.
cli-load-here = Only a server on this machine is measured.
cli-no-seat = There is no seat { $seat }: seats are 1 to { $last }.
cli-server = The server cannot start: { $why }
cli-address-taken = { $address } is in use: another program listens there.
cli-address = nobody can listen on { $address }.
cli-folder-taken = another server keeps its tables in { $path }.
cli-store = the tables cannot be read: { $problem }.
cli-ready = Bocage is ready: { $url }
cli-stop = Stop it with Ctrl-C. Tables are kept in { $data }.
cli-load = { $tables } tables, { $players } players, { $seconds } s: { $actions } decisions acknowledged, { $rate } a second.
    Acknowledged after: { $p50 } ms (median), { $p99 } ms (99 %), { $max } ms (slowest). Refused: { $refused }. Connections lost: { $lost }. Games finished: { $finished }. Memory of this process: { $memory } MB.

cli-game = Game
cli-players = Players
cli-solo = Solo
cli-yes = yes
cli-no = no
cli-rulebook = Rulebook
cli-public = Public
cli-reconstructed = Reconstructed
cli-provenance = Entries of the component files by source: stated by the rulebook, found in public material, or reconstructed to fit every stated constraint.
cli-options-of = Options of { $game } (name=default, then what it takes):

cli-bot = Bot
cli-win-share = Wins
cli-mean = Mean
cli-spread = ±
cli-min = Min
cli-max = Max
cli-series = { $games } games, { $decisions } decisions each. Wins by seat: { $seats }.
cli-match = Match
cli-versus = { $bot } against { $against }
cli-games = Games
cli-blocks = Blocks
cli-placement = Others left behind
cli-margin = Margin
cli-test = Test
cli-test-high = more
cli-test-low = less
cli-test-open = open
cli-rating = Rating
cli-time = Per decision
cli-tournament = Tables for { $players }, seeds for { $range } from block { $first } on. A block is one seed and all rotations; par is { $par } %. Brackets hold 95 % intervals; what is counted are blocks. 400 points of rating are ten to one.
cli-aim = Aim
cli-aim-won = won
cli-aim-points = { $points } points
cli-success = Reached
cli-weight = Weight
cli-before = Before
cli-after = After
cli-fitted = Fitted to { $positions } positions of { $games } games. In those held out, the evaluation was { $before } points off the result and is now { $after } (root of the mean square).
cli-tuned-better = Better: bots with the new weights win { $share } against the old ones on { $blocks } blocks of deals that were not tuned on (test: { $verdict }).
cli-tuned-open = Not shown to be better: bots with the new weights win { $share } against the old ones on { $blocks } blocks of deals that were not tuned on (test: { $verdict }).
cli-no-tuning = this is no file of a search for weights.
cli-other-tuning = this file is of another search: game, components, weights to begin with, bot, table, options, seed and blocks have to be the same.
report-title = Tournament: { $game }
report-shares = Win shares
report-ratings = Ratings
report-matrix = All against all: the row’s win share at a table with the column
report-margins = Margins: the bot’s points above the mean of the others

cli-bench = { $game }, { $players } players: { $speed } million decisions a second (slowest run { $slow }, fastest { $fast }; { $runs } runs of { $games } games).
    { $games-speed } games a second of { $per-game } decisions. { $allocations } allocations a game. State: { $bytes } bytes.
    Reference loop: { $reference } million steps a second; { $ratio } decisions per million steps.

cli-bench-wasm = In WebAssembly: { $speed } million decisions a second; in native code { $native } million. That is { $percent } %.
cli-no-page = This program was built without the page. Build it with ./bocage.
cli-no-node = Node.js is needed to run WebAssembly here, and there is no `node`.
cli-wasm-failed = The module could not be run: { $problem }
cli-wasm-differs = WebAssembly and native code did not play the same games.

cli-seat = { $seat-is ->
    [you] You
   *[other] { $seat }
}
cli-says = { $who }: { $what }
cli-total = Total
cli-not-over = The game is not over: these are the points so far.
cli-winners = Winner: { $winners }.
cli-tie-broken = Winner: { $winners }. { $tied } have { $points } points each; the tie-break of the game decides.
cli-tie-shared = { $winners } share the victory with { $points } points each: nothing decides between them.
cli-verified = The record is right: { $actions } actions, final state { $hash }.

bot-random = Seedling (bot)
bot-bud = Bud (bot)
bot-twig = Twig (bot)
bot-greedy = Sprout (bot)
bot-shrub = Shrub (bot)
bot-tree = Tree (bot)
bot-grove = Grove (bot)

menu-title = Bocage: board games about nature. Unofficial, free, open.
menu-what = What would you like to do?
menu-play = Play { $game } ({ $fewest }–{ $most })
menu-resume = Go on with a saved game
menu-quit = Leave
menu-file = Which file?
menu-bye = Goodbye.
menu-choose = Your choice ({ $first }–{ $last }, ? for help, q to leave):
menu-players = How many play ({ $first }–{ $last })?
menu-people = How many of them at this keyboard ({ $first }–{ $last })? Bots take the other seats.
menu-level = Which bots ({ $first }–{ $last }, or just Enter for { $usual })?
menu-wrong-number = Type a number from { $first } to { $last }, ? for help or q to leave.
menu-help = Choose a game by its number, then how many play, and against which bots. In the game itself ? tells what you can type.
    q leaves. All commands of bocage: bocage --help

play-choose = Your choice ({ $count ->
    [one] 1
   *[other] 1–{ $count }
}, or ? for help):
play-help = Type the number of a choice, or the action itself, such as “{ $action }”.
    undo takes your last decision back, hint shows good moves, save FILE keeps the game (save --force FILE writes over a file), table shows the table, quit leaves.
play-wrong-number = Choose a number from 1 to { $count }.
play-hint = Good moves, the best first:
play-hint-line = { $words } ({ $action })
play-undone = You take back “{ $action }”.
play-saved = The game is saved in { $path }. Go on with: bocage play --resume { $path }
play-save-what = Save where? Write save FILE.
play-kept = You leave: the game is kept in { $path }. Go on with: bocage play --resume { $path }
play-lost = You leave, and the game could not be kept: no file can be written here.
play-turn-of = { $seat-is ->
    [you] Your turn.
   *[other] It is the turn of { $seat }.
}
play-left = The game is not over and not saved. Type save FILE to keep it, or quit once more to leave.
play-resume-game = --resume goes without a game: the file says which.
play-need-game = Which game? For instance: bocage play evergreen --seats you,twig
play-lots = Drawn by lot, in turn order: { $sitters }.
play-sitter = { $seat-is ->
    [you] you
   *[other] { $seat }
}
play-over = The game is over.

## What --help says

help-usage = Usage:
help-commands = Commands
help-command = COMMAND
help-default = { $help } [default: { $value }]
help-bocage = Play modern board games about nature, and look into how they work
help-help = Tell about a command
help-games = What games there are, for how many, and how sure their data is
help-serve = Serve tables and the page to browsers
help-menu = Choose what to play, in the terminal
help-play = Play in the terminal
help-simulate = Let bots play many games and sum them up
help-tournament = Let bots play tournaments: win shares with intervals, ratings, a report
help-yardstick = Measure bots in solo games, by what the rulebooks call a success
help-tune = Look for better weights of a game’s evaluation by letting bots play
help-score = Count the points of a position file, by category
help-apply = Do actions in a position file and show what comes of it
help-draw = Draw a position file as SVG or PNG
help-replay = Tell or verify a recorded game
help-record = Record a game between bots
help-review = Look back at a recorded game: what each player could expect, and what mattered most
help-bench = Measure how fast random games are played
help-load = Measure a server with many tables of scripted players
help-any-help = Show this help
help-any-version = Show the version
help-any-lang = Language of what is printed: en or fr [default: that of your system]
help-any-game = The game, such as evergreen
help-any-components = A component file to use instead of the one that comes with the game
help-any-options = An option of the game, as name=value; may be given several times
help-any-seed = Seed of the game’s chance, a whole number [default: 1 for series, else drawn by lot]
help-any-bots = The bots around the table, such as greedy,random
help-any-jobs = How many threads [default: one for each core]
help-any-weights = A file of weights for the bots to play with; if some are marked, as in shrub@, only for these
help-any-range = Which seeds: for tuning, gating or publishing; they never meet
help-any-file = The position file; - reads standard input
help-any-json = Print JSON
help-any-out = Where to write it [default: standard output]
help-any-force = Write over a file that is there
help-serve-port = The port; 0 takes a free one
help-serve-bind = The address to listen on; this one is reached from this machine only
help-serve-data = The folder in which tables are kept [default: bocage in your data folder]
help-serve-open = Open the page in a browser
help-serve-secure = Send cookies over TLS only (behind a proxy that speaks it)
help-serve-behind-proxy = Trust a proxy’s word on where requests come from
help-serve-log-json = Write logs as JSON
help-serve-generous = Lift the rate limits, to measure on your own machine
help-play-seats = Who sits where, by lot: you, you:Name or a bot, such as you,twig
help-play-resume = Go on with a saved game
help-simulate-games = How many games
help-simulate-csv = Print one line of CSV for each seat of each game
help-tournament-bots = The bots, such as shrub,tree:100ms,grove:800 (a budget in milliseconds or in simulations)
help-tournament-players = How many sit at a table; at more than two, each bot sits alone among one other kind
help-tournament-apart = Let only bots meet that are named at most so many places apart, such as 1 for neighbours
help-tournament-blocks = The most blocks for each pair; a block is one seed and all rotations
help-tournament-seed = The number of the first block in the range [default: 0]
help-tournament-stop = Stop a match as soon as a sequential test (5 % errors) tells these two win shares apart
help-tournament-file = A file that keeps the blocks; with a file that is there, the tournament goes on
help-tournament-html = Where to write a report with plots
help-yardstick-game = Only this game
help-yardstick-bots = The bots, such as shrub,tree:100ms
help-yardstick-games = How many games for each aim
help-tune-method = fit the weights to how games ended, or try them in many matches (spsa)
help-tune-bot = The bot that plays [default: shrub to fit, shrub:600 for spsa]
help-tune-players = How many sit at a table
help-tune-games = How many games to fit to; every fifth is held out [default: 1000]
help-tune-lead = To fit: explain the lead on the others, not the points; for games whose length players decide
help-tune-keep = To fit: weights that stay as they are, such as rounds,near[0]; near alone means all of near
help-tune-rounds = For spsa: how many rounds; in each, all weights are moved a little and tried [default: 2000]
help-tune-blocks = For spsa: blocks of games in each round; a block is one seed and all rotations [default: 1]
help-tune-gate = The most blocks in which new weights then have to beat the old ones
help-tune-seed = Where to begin in the range of deals for tuning [default: 0]
help-tune-weights = A file of weights to begin with
help-tune-file = For spsa: a file that keeps where the search stands; with a file that is there, it goes on
help-tune-out = Where to write the weights that are found
help-apply-actions = Actions, such as "plant c4"; put the seat in front where several may act: "2 plant c4"
help-apply-out = Where to write the resulting position as well
help-draw-panel = Which picture, such as planet, row or zone [default: the board]
help-draw-seat = Whose board is shown large, counted from 1
help-draw-theme = light or dark
help-draw-narrow = Draw for a narrow screen
help-draw-out = Where to write it; a name that ends in .png gives PNG [default: SVG on standard output]
help-draw-width = Width of a PNG in pixels
help-replay-file = The recorded game; - reads standard input
help-replay-verify = Only check that the record replays to its hashes and result
help-replay-step = Wait for Enter after each decision
help-replay-at = Show the table after so many decisions
help-replay-components = The component file that the game was played with
help-review-file = The recorded game; - reads standard input
help-review-seat = Only the decisions of this seat, counted from 1
help-review-simulations = How many simulations for each decision
help-review-save = Also write the record with the review in it
help-review-components = The component file that the game was played with
help-bench-players = How many players [default: the most there can be]
help-bench-runs = How many runs
help-bench-games = Games in each run
help-bench-wasm = Also play in WebAssembly (the page’s module, run by Node.js) and compare
help-load-server = The server, on this machine
help-load-tables = How many tables at once
help-load-players = Players at each table
help-load-rate = Decisions a second of all players together
help-load-seconds = For how many seconds

value-file = FILE
value-folder = FOLDER
value-language = LANGUAGE
value-name = NAME
value-name-value = NAME=VALUE
value-game = GAME
value-games = GAMES
value-seed = SEED
value-seats = SEATS
value-seat = SEAT
value-bots = BOTS
value-jobs = JOBS
value-blocks = BLOCKS
value-bot = BOT
value-rounds = ROUNDS
value-method = METHOD
value-gate = BLOCKS
value-range = RANGE
value-share = SHARE
value-players = PLAYERS
value-runs = RUNS
value-server = SERVER
value-rate = RATE
value-seconds = SECONDS
value-simulations = SIMULATIONS
value-bind = ADDRESS
value-theme = THEME
value-width = WIDTH

review-curves = Expected result in the course of the game, from what each player knew
review-moments = The turns that mattered most
review-no-moments = No decision mattered more than luck: well played.
review-no-seat = There is no seat { $seat }: { $seats ->
    [one] one played
   *[other] { $seats } played
}.
