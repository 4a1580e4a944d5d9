### The command line.

cli-language = Bocage speaks en and fr, not “{ $tag }”.
cli-unknown-game = There is no game “{ $word }”.{ $nearest } Games: { $known }.
cli-unknown-bot = There is no bot “{ $word }”.{ $nearest } Bots: { $known }.
cli-unknown-option = There is no option “{ $word }”.{ $nearest } Options: { $known }.
cli-unknown-seat = Nobody called “{ $word }” can sit down.{ $nearest } A seat is you, you:Name, or one of: { $known }.
cli-nearest = {" "}Did you mean “{ $word }”?
cli-option-form = “{ $text }” is not an option: write name=value.
cli-io = Cannot use { $path }: { $problem }.
cli-file = { $path }: { $why }
cli-refused = “{ $action }” cannot be done: { $why }
cli-which-seat = Several seats may act ({ $seats }): write the seat in front, such as “0 { $action }”.

cli-unknown-picture = There is no picture “{ $word }”.{ $nearest } Pictures: { $known }.
cli-png = A picture cannot be written as PNG: { $problem }.
cli-theme = The theme is light or dark, not “{ $theme }”.
cli-output = Not everything could be printed: standard output does not take it.
cli-unreachable = The server cannot be reached: { $problem }.
cli-no-seat = There is no seat { $seat }: seats are 0 to { $last }.
cli-server = The server cannot start: { $problem }.
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
cli-total = Total
cli-not-over = The game is not over: these are the points so far.
cli-winners = Winner: { $winners }.
cli-verified = The record is right: { $actions } actions, final state { $hash }.

bot-random = Seedling (bot)
bot-greedy = Sprout (bot)

menu-title = Bocage: board games about nature. Unofficial, free, open.
menu-what = What would you like to do?
menu-solo = Play { $game } alone
menu-bots = Play { $game } against a bot
menu-hot-seat = Play { $game } with a friend at this keyboard
menu-resume = Go on with a saved game
menu-quit = Leave
menu-file = Which file?
menu-bye = Goodbye.

play-choose = Your choice ({ $count ->
    [one] 1
   *[other] 1–{ $count }
}, or ? for help):
play-help = Type the number of a choice, or the action itself, such as “plant c4”.
    undo takes your last decision back, hint shows good moves, save FILE keeps the game, table shows the table, quit leaves.
play-wrong-number = Choose a number from 1 to { $count }.
play-hint = Good moves, by the points they may lead to:
play-hint-line = { $points }  { $words } ({ $action })
play-undone = You take back “{ $action }”.
play-saved = The game is saved in { $path }. Go on with: bocage play --resume { $path }
play-save-what = Save where? Write save FILE.
play-turn-of = { $seat-is ->
    [you] Your turn.
   *[other] It is the turn of { $seat }.
}
play-left = The game is not over and not saved. Type save FILE to keep it, or quit once more to leave.
play-resume-game = --resume goes without a game: the file says which.
play-need-game = Which game? For instance: bocage play evergreen --seats you,greedy
play-over = The game is over.
