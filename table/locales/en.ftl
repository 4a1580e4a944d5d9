### What a table says.

## Refusals

table-not-owner = Only the person who opened this table can do that.
table-not-seated = Take a seat first.
table-not-begun = The game has not begun yet.
table-already-begun = The game has already begun.
table-game-over = The game is over.
table-closed = This table was closed.
table-no-such-seat = This table has no such seat.
table-seat-taken = Somebody already sits there.
table-no-open-seat = No seat is open any more.
table-already-seated = You already have a seat here.
table-seat-open = That seat is already open.
table-seats-open = Some seats are still open. Fill them, or put bots there.
table-no-such-level = There is no bot of that level.
table-not-waited = It is not your turn to decide.
table-confirm-first = Confirm your decision, or take it back, before you go on.
table-nothing-held = There is nothing to confirm.
table-nothing-to-undo = There is nothing you can take back.
table-time-is-up = Your time is up.
table-chat-empty = There is nothing to send.
table-chat-long = That is a little too long for one message.
table-chat-full = This table’s chat is full.
table-spectators-quiet = Spectators can write again when the game is over.
table-not-replaceable = A bot cannot be proposed for that seat.
table-not-away = That player was here a moment ago. Give them a little more time.
table-clock-decides = In slow play, the clock decides when a bot takes over.
table-proposal-open = Another proposal is still open.
table-no-proposal = Nothing is proposed at the moment.
table-already-agreed = You have already agreed.
table-no-seat-to-return = No bot is playing for you at this table.
table-already-asked = You have already asked for another game.
table-no-rematch = Another game begins when everybody has asked for it.
table-log-full = This game has grown very long: it can only be played to its end.
table-bad-command-id = This request could not be read. Reload the page and try again.
table-not-a-bot = No bot sits there.
table-seed-withheld = The record is available when the game is over.
table-no-record = The record of this game cannot be written.
table-stale = The game has moved on. Have a look before you decide.

## Opening a table

table-other-game = This version does not have that game or those rules.
table-bad-pace = Choose 1 to 14 days per turn, or 1 to 600 minutes per game.
table-bad-seats = The seats do not fit the number of players.

## The log

table-log-opened = { $player } opens the table.
table-log-sat = { $player } takes a seat.
table-log-left = { $player } leaves the seat.
table-log-bot-left = A bot leaves the table.
table-log-bot-placed = A bot of level { $level } takes a seat.
table-log-started = The game begins.
table-log-closed = The table is closed.
table-log-held = Your decision waits for you to confirm it.
table-log-dropped = You take your decision back.
table-log-undone = { $player } takes a decision back.
table-log-resigned = { $player } resigns.
table-log-bot-proposed = Should a bot play on for { $player }?
table-log-bot-agreed = { $player } agrees to let a bot play on.
table-log-bot-declined = { $player } would rather wait.
table-log-bot-took = A bot plays on for { $player }.
table-log-timed-out = { $player } has run out of time. A bot plays on.
table-log-returned = { $player } is back.
table-log-resumed = The server is back. Nobody lost any time on the clock.
table-log-rematch-asked = { $player } would like another game.
table-log-rematch-opened = Another game is ready.

## The connection

connection-unreadable = The server could not read that. Reload the page if it happens again.
connection-too-large = That was too long to send.
connection-version = Bocage has a new version. Reload the page to go on.
connection-hello-first = Connecting again…
connection-ahead = Fetching the table again…
connection-no-table = There is no such table.
connection-not-stored = The server could not save that yet. It will try again by itself.
connection-too-fast = That was a lot at once. It will be sent again in a moment.
