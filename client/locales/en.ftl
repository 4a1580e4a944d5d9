### What the pages say.

## Everywhere

you = You
nav-label = Pages
nav-play = Play
nav-learn = Learn
nav-settings = Settings
theme-to-light = Light theme
theme-to-dark = Dark theme
theme-system = As the system
theme-light = Light
theme-dark = Dark

## Home

home-title = Five games, one bocage.
home-line = Play with friends, against our bots, or alone, even offline.
home-open = Open a table
home-learn = Learn to play
home-choose = Choose a game
home-soon = Being made
home-own = Your games
home-own-count = { $count ->
    [0] none in progress
    [one] one in progress
   *[other] { $count } in progress
}
home-own-none = Your games will be here. They stay in this browser, and go on where you left them.
home-your-turn = Your turn
home-go-on = Go on
home-review = Look back
home-forget = Remove this game
home-others = Open tables
home-others-none = Tables of other people appear here when this page comes from a Bocage server. Without one, you can play everything against bots or alone.

game-evergreen = Evergreen
game-evergreen-line = Make a planet green, in the light and in the shade.
game-arborea = Arborea
game-arborea-line = Guide your pilgrims and compose an ecosystem.
game-atiwa = Atiwa
game-atiwa-line = Families, orchards and fruit bats in the hills.
game-kingdom-crossing = Kingdom Crossing
game-kingdom-crossing-line = Beavers at work: a bridge, a bargain.
game-tribes-of-the-wind = Tribes of the Wind
game-tribes-of-the-wind-line = Replant a world, carried by the wind.

## A new table

new-title = A new table
new-players = How many play?
new-alone = Alone
new-alone-line = The official solo game.
new-others = Against whom?
new-options = Options
new-begin = Begin
level-kind = Gentle
level-keen = Keen
bot-name-1 = Fern
bot-name-2 = Lichen
bot-name-3 = Bramble
bot-name-4 = Heather
bot-name-5 = Moss

option-evergreen-start-sun = Where is the sun in spring?
option-evergreen-start-sun-north = North
option-evergreen-start-sun-east = East
option-evergreen-start-sun-south = South
option-evergreen-start-sun-west = West
option-evergreen-solo-first = Who picks first in the solo game?
option-evergreen-solo-first-random = Drawn by lot
option-evergreen-solo-first-human = You
option-evergreen-solo-first-automa = The automa

## The table

ask-you = Your turn
ask-wait = Please wait
ask-confirm = Is that right? { $action }
ask-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
table-over = The game is over.
undo = Undo
undo-key = Undo (u)
hint = A hint
hint-key = A hint (h)
confirm = Confirm
menu-close = Nothing
board-own = Back to yours
scores-title = Points
scores-player = Player
scores-total = Total
scores-if-ended = If { $period } ended now:
log-title = Log
log-undone = { $seat-is ->
    [you] You take your latest decision back.
   *[other] { $seat } takes the latest decision back.
}
tab-label = Views
tab-board = Board
tab-shared = Shared
tab-players = Players
tab-log = Log

## The end

end-alone = You end with { $points } points.
end-winner = { $seat-is ->
    [you] You win, { $points } to { $second }.
   *[other] { $seat } wins, { $points } to { $second }.
}
end-name = { $seat-is ->
    [you] you
   *[other] { $seat }
}
end-shared = { $names } share the victory, with { $points } points each.
end-look = Look at the table
end-review = Watch it again
end-again = Play again

## Replay

replay-title = Looking back
replay-back = One step back
replay-on = One step on

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-play = At the table
settings-motion = Moving pieces
settings-motion-line = Pieces travel to where they go. Off, they are simply there.
settings-confirm = Confirm the end of a turn
settings-confirm-line = Ask once more before a decision that cannot be taken back.
settings-name = Your name
settings-name-none = You
settings-name-line = Others see it at the table.

## Learn

learn-title = Finding your way
learn-what = What Bocage is
learn-what-line = A bocage is a patchwork of small fields kept by living hedges. Here it is a place for board games about nature: one page, no account, no advertising. The rules are enforced, so you can learn by trying.
learn-foxglove = Look for the purple
learn-foxglove-line = Foxglove purple means one thing: you may act here. Touch a purple ring, or the purple button. Touch anything else, and the page says why not.
learn-keys = By keyboard
learn-keys-line = Tab and the arrows go from one legal place to the next, Enter acts, U takes back, H lights the lantern: a hint.
learn-offline = Without a network
learn-offline-line = Once opened, Bocage works offline: alone or against bots. Your games stay in this browser.
learn-evergreen = Evergreen in two minutes
learn-evergreen-pick = Pick a card
learn-evergreen-pick-line = In each of fourteen rounds you take one card from the row. Its field says where you act, its picture which power you may use. The card nobody takes makes its field more fertile, or drier.
learn-evergreen-turn = Plant and grow
learn-evergreen-turn-line = Plant sprouts and let plants grow, a sprout into a small tree, a small tree into a big one. A power gets stronger each time you use it: sprouts, trees, bushes that join forests, lakes that make neighbours grow, and points at once.
learn-evergreen-season = The light turns
learn-evergreen-season-line = At the end of a season, trees in the light bring points, small ones one and big ones two, and so does each tree of your biggest forest. Trees cast shadows, away from the sun, and the sun moves on.
learn-evergreen-end = The last count
learn-evergreen-end-line = After winter, each big tree brings the fertility of its field. Most points win.
learn-play = Play Evergreen

## What is not there

missing-title = This path leads nowhere
missing-line = The page you are looking for does not exist, or no longer does.
missing-home = Back to the hedges
missing-table = This table cannot be shown
archive-unknown = This table is not kept in this browser. Games stay where they were played.
archive-damaged = What was kept of this table cannot be read any more.
archive-full = This browser’s storage is full: the game goes on, but will not survive a reload.
