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
new-rival = Opponent { $number }
new-options = Options
new-begin = Begin
level-bud = Bud
level-twig = Twig
level-shrub = Shrub
level-tree = Tree
level-grove = Grove
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
option-arborea-difficulty = How strong is Feronia? (2 is easy, 7 is hard)
option-atiwa-challenge = Which challenge?
option-atiwa-challenge-none = None: reach 120 points
option-atiwa-challenge-hamlet = Hamlet: 40 bats and 100 points
option-atiwa-challenge-community = Community: 3 towns, 13 families and 100 points
option-atiwa-challenge-investor = Investor: a farm, a hamlet, 2 villages, a town, more than 20 gold and 100 points
option-atiwa-challenge-metropolis = Metropolis: no terrain cards, 90 points
option-atiwa-challenge-exodus = Exodus: 2 families leave each round, 90 points
option-atiwa-challenge-stop_pollution = Stop the Pollution!: no marker at all, 100 points
option-atiwa-challenge-prosperity = Prosperity: 30 gold and 120 points
option-atiwa-challenge-untrained = Untrained: training has no effect, 13 families and 80 points
option-kingdom-crossing-goal-sides = Which sides of the goals?
option-kingdom-crossing-goal-sides-random = Drawn by lot
option-kingdom-crossing-goal-sides-all_easy = All easy
option-kingdom-crossing-difficulty = How strong are Paco & Paca?
option-kingdom-crossing-difficulty-beginner = Beginner
option-kingdom-crossing-difficulty-initiate = Initiate
option-kingdom-crossing-difficulty-expert = Expert
option-kingdom-crossing-difficulty-master_builder = Master builder
option-tribes-of-the-wind-boards = How are boards given out?
option-tribes-of-the-wind-boards-draft = Everybody chooses
option-tribes-of-the-wind-boards-random_boards = By lot
option-tribes-of-the-wind-free-discard = When may three cards be discarded for nothing?
option-tribes-of-the-wind-free-discard-when_no_temple = Only if no temple can be placed
option-tribes-of-the-wind-free-discard-always = Always
option-tribes-of-the-wind-max-rounds = In which round does the game end at the latest?
option-tribes-of-the-wind-setup-village-cards = Village cards at the start
option-tribes-of-the-wind-setup-village-cards-one = One each
option-tribes-of-the-wind-setup-village-cards-two_keep_one = Two each, keep one

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
hint-thinking = Looking ahead…
hint-moves = Good moves, the best first
hint-show = Show it on the table
hint-do = Do it
hint-do-it = Do it: { $action }
confirm = Confirm
menu-title = What to do here
menu-close = Close
board-own = Back to your board
scores-title = Points
scores-player = Player
scores-total = Total
scores-if-ended = If it were counted now:
log-title = Log
log-moment = See this moment again
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

end-alone = { $points ->
    [one] You end with one point.
   *[other] You end with { $points } points.
}
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
end-course = Points over the game
end-again = Play again

## Replay

replay-title = Looking back
replay-table = To the table
replay-run = Let the game run
replay-pause = Stop
replay-back = One step back
replay-on = One step on

## Looking back at a game

review-begin = Review this game
review-title = Review
review-line = What could each player expect, and what mattered most? Every decision is weighed from what its player knew. It takes some twenty seconds, longer for long games.
review-progress = Looking back: { $share } %
review-stop = Stop
review-chart = Expected result over the game
review-chart-line = From what each player knew at the time, if all had played on sensibly. An open circle: something was better; a full one: well found.
review-whose = Whose decisions?
review-all = Everybody’s
review-moments = What mattered most
review-none = No decision mattered more than luck: well played.
review-unknown = Too little could be weighed on this device to say what mattered.
review-save = Save the record with this review
review-jump = See this moment

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
learn-games = The games, in two minutes each
learn-table = The table as a game begins
learn-table-line = Point at a thing to read what it is. At a real table, touch anything: it says what it is, or what you may do with it.
learn-play = Play { $game }

learn-evergreen-aim = Make a planet green
learn-evergreen-aim-line = In each of fourteen rounds you take one card from the row. Its field says where you act, its picture which power you may use. The card nobody takes makes its field more fertile, or drier.
learn-evergreen-turn = Plant and grow
learn-evergreen-turn-line = Plant sprouts and let plants grow, a sprout into a small tree, a small tree into a big one. A power gets stronger each time you use it: sprouts, trees, bushes that join forests, lakes that make neighbours grow, and points at once.
learn-evergreen-points = The light turns
learn-evergreen-points-line = At the end of a season, trees in the light bring points, small ones one and big ones two, and so does each tree of your biggest forest. Trees cast shadows, away from the sun, and the sun moves on.
learn-evergreen-end = The last count
learn-evergreen-end-line = After winter, each big tree brings the fertility of its field. Most points win.

learn-kingdom-crossing-aim = Work for the Queen of the beavers
learn-kingdom-crossing-aim-line = Recruit characters of five guilds and raise buildings in the four regions of the kingdom. Each card pays in resources, coins or points, and a full set of the five guilds lets you build a house.
learn-kingdom-crossing-turn = A tile, some bridges, a card
learn-kingdom-crossing-turn-line = On your turn play an action tile: rest for coins, or work. To work, cross exactly as many bridges as the tile says, each bridge once a round, and take a card where you arrive. The balloon carries you elsewhere for coins. The Queen’s tile brings you to court instead.
learn-kingdom-crossing-points = Goals and favours
learn-kingdom-crossing-points-line = Claim the goals on the Queen’s tree as soon as you fulfil them: who comes first earns more. Both goals of a row bring a favour, a secret way to score at the end.
learn-kingdom-crossing-end = The last evening
learn-kingdom-crossing-end-line = After the last round, guilds, resources, decorations, favours and buildings are counted. Most points win.

learn-atiwa-aim = A village and its forest
learn-atiwa-aim-line = Seven rounds in the hills of Ghana. Settle families, keep goats, gather fruit, and give wild animals and fruit bats a home: bats at rest plant new trees.
learn-atiwa-turn = Send your workers
learn-atiwa-turn-line = Three times a round, put a worker on a free space and do what it shows, in any order, as much of it as you like. New land and new places make room for more; every pawn stands where its kind is drawn, or beside its kind.
learn-atiwa-points = Feed, and mind the mines
learn-atiwa-points-line = After each round families earn gold, bats eat fruit and plant trees, everybody is fed, and animals breed. Untrained families pollute: polluted spaces are lost. Train families, and they live with the bats instead.
learn-atiwa-end = The last count
learn-atiwa-end-line = The fuller your village and forest, the more the uncovered numbers are worth. Gold and cards count too, hunger costs points. Most points win; alone, reach the goal.

learn-tribes-of-the-wind-aim = Heal the land
learn-tribes-of-the-wind-aim-line = Your people fly out on gliders to clean a polluted land, plant forests, raise temples and build five villages.
learn-tribes-of-the-wind-turn = Cards show their backs
learn-tribes-of-the-wind-turn-line = Play one card a turn. What it does depends on the elements on the backs of cards: yours, and those your neighbours hold, which you can always see. Instead you may discard three cards for a temple, or turn a forest with enough riders into a village.
learn-tribes-of-the-wind-points = Water, wind, plants, fire
learn-tribes-of-the-wind-points-line = Water pays for forests, wind moves your riders, fire burns pollution away, plants grow forests. Village cards set you goals or help you at once. Fulfil your guide’s conditions, and it grants you powers.
learn-tribes-of-the-wind-end = The fifth village
learn-tribes-of-the-wind-end-line = When somebody builds a fifth village, the round ends and one more is played. Villages, temples, forests, clean land and goals count. Most points win.

learn-arborea-aim = Heal an ecosystem
learn-arborea-aim-line = Send villagers on pilgrimage to gather biomes, and lay cards with them so that creatures come to live in your own ecosystem.
learn-arborea-turn = Ride the tracks
learn-arborea-turn-line = Put a villager on a track, and the track moves, with everybody on it. The further it has carried a villager, the better the trails it may get off at, on either side. A villager at the start of a trail can walk it: do what the trail shows, symbol by symbol, up to its sage.
learn-arborea-points = Biomes, cards, creatures
learn-arborea-points-line = Biomes you make go into a common reserve: use them before others do. Pay a card with them, turn it as you like, and lay it over the edges of others. Creatures score by what surrounds them.
learn-arborea-end = The last sunset
learn-arborea-end-line = The sun track ends the game. Seasons, creatures, spirit and gifts are counted. Most points win; alone, you play against Feronia.

## What is not there

missing-title = This path leads nowhere
missing-line = The page you are looking for does not exist, or no longer does.
missing-home = Back to the hedges
missing-table = This table cannot be shown
archive-unknown = This table is not kept in this browser. Games stay where they were played.
archive-damaged = What was kept of this table cannot be read any more.
archive-full = This browser’s storage is full: the game goes on, but will not survive a reload.

## Online: a new table

new-where = Where?
new-here = On this device
new-online = Online
new-here-line = You and bots, on this device. It works without a network too.
new-online-line = With others, each on their own device.
new-online-none = No Bocage server answers here, so tables can only be opened on this device.
new-seats = Who plays?
new-seat-open = Open
new-your-seat = You
new-seats-line = Open seats are for friends, or whoever comes.
new-listed = Shown among the open tables
new-listed-line = Off, only those who have the link find it.
new-clock = Time to think
new-clock-none = No limit
new-clock-days = Days per turn
new-clock-minutes = Minutes per game
new-clock-increment = and for each turn
new-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
new-minutes = { $minutes } min
new-seconds = { $seconds ->
    [0] nothing
   *[other] + { $seconds } s
}
new-open-online = Open the table

## Online: names

name-yours = Your name at this table
name-change = Use this name
name-guest-1 = Hazel
name-guest-2 = Rowan
name-guest-3 = Robin
name-guest-4 = Wren
name-guest-5 = Juniper
name-guest-6 = Clover
name-guest-7 = Linnet
name-guest-8 = Sorrel

## Online: before the game

room-title = Before the game
room-open = An open seat
room-add-bot = Give it to a bot:
room-bot = Bot, { $level }
room-you = { $name } (you)
room-owner = opened the table
room-sit = Sit down
room-leave = Leave the seat
room-free = Free the seat
room-start = Begin the game
room-start-wait = The game can begin when every seat is taken.
room-start-owner = { $name } begins the game when everybody is there.
room-start-absent = Whoever opened the table begins the game.
room-close = Close this table
room-invite = Invite
room-invite-line = Whoever has this link can sit down, or watch.
room-copy = Copy the link
room-copied = Copied
room-link = Link to this table
room-watching = You are watching. Sit down on an open seat to play.
room-clock = Time to think: { $pace }
pace-none = no limit
pace-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
pace-minutes = { $minutes } min per game, + { $seconds } s per turn

## Online: at the table

clock-face = { $face }
clock-days = { $days } d { $hours } h
clock-label = Clocks
chat-title = Chat
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
chat-none = Nothing has been said yet.
chat-write = Say something
chat-send = Send
chat-quiet = Those who watch can write again when the game is over.
link-lost = Connecting again… The game goes on where it was.
link-sending = Sending…
link-first = Going to the table…
link-gone = The server does not answer. It will be tried again and again.
link-no-server = This page does not reach a Bocage server, so it cannot show this table. It goes on trying.
watching = You are watching
people-title = At the table
people-stand-in = A bot plays on
people-propose = Propose a bot
people-resign = Resign
people-resign-sure = Resign? The game cannot be taken up again.
people-resign-yes = Yes, resign
people-resign-no = No, go on
people-return = Take my seat back
people-returned-line = A bot plays on for you.
proposal-ask = Should a bot play on for { $name }?
proposal-you = The others think that you are away. Are you still there?
proposal-agreed = You agreed to let a bot play on for { $name }. The others are asked too.
proposal-agree = Let a bot play on
proposal-decline = Rather wait
proposal-here = I am here
table-closed-title = This table was closed
end-resigned = { $quitter-is ->
    [you] You resigned. { $seat } wins.
   *[other] { $quitter } resigned. { $seat-is ->
        [you] You win.
       *[other] { $seat } wins.
    }
}
end-nobody = { $quitter-is ->
    [you] You resigned. Nobody wins.
   *[other] { $quitter } resigned. Nobody wins.
}
rematch-ask = Another game
rematch-asked = You would like another game. It begins when everybody asks for it.
rematch-others = { $names } would like another game.
rematch-go = To the new table

## Online: lists

lobby-none = No table is open at the moment. Open one, and it appears here.
lobby-offline = Tables of other people appear here when a Bocage server answers. Meanwhile, everything can be played against bots or alone.
lobby-looking = Looking for tables…
lobby-with = with { $names }
lobby-nobody = nobody yet
lobby-join = Join
online-mark = Online
online-gathering = before the game
online-playing = in play
online-over = finished
online-waiting-room = Go there
