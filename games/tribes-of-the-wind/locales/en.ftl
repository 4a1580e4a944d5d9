### Tribes of the Wind.

title = Tribes of the Wind
tagline = Clean the land, plant forests, build villages, and read your neighbours’ cards.

## Elements, tiles, boards

element-fire = fire
element-water = water
element-plant = plant
element-wind = wind

color-violet = violet
color-orange = orange
color-teal = teal

bonus-turbine = wind turbine
bonus-catapult = catapult
bonus-windport = windport

temple-water = water
temple-move = moves
temple-pollution = cleaning
temple-forest = forest

board-zephyr = Zephyr
board-ondine = Ondine
board-sylva = Sylva
board-ember = Ember
board-dawn = Dawn

region-north = in the north row
region-center = in the middle row
region-south = in the south row
region-mid-east = in column C
region-east = in column D
region-delta = in the delta (C2, D2, C3, D3)

terrain-aircraft = crashed aircraft
terrain-power-plant = ruined power plant
terrain-bridge = collapsed bridge
terrain-stadium = collapsed stadium
terrain-tower = ruined tower

node-cell = { $cell }
node-capital = the Capital

tile-none = nothing
tile-start = start tile { $number } ({ $color })
tile-forest = { $color } forest (for { $slots } riders; { $bonuses })

## What cards say

card-name = { $element } ({ $gist })
card-code = { $card } ({ $element })
gist-water = water
gist-pollution = cleaning
gist-move = moves
gist-flex = water or moves
gist-forest = forest
gist-catapult = catapult
gist-temple = temple
gist-clear-cell = clearing a cell
card-line = { $condition }: { $effect }
card-lines = { $element } card: { $lines }
village-card = { $points } points if { $objective }; or now { $effect }
village-objective = { $points } points if { $objective }
guide-card = { $powers }
backs = { $count ->
    [one] { $count } { $element } card
   *[other] { $count } { $element } cards
}

part-none = nothing
part-water = take { $n } water
part-water-x = take X water
part-pollution = remove { $n } pollution
part-pollution-x = remove X pollution
part-move = { $n ->
    [one] move riders once
   *[other] move riders up to { $n } times
}
part-move-x = move riders up to X times
part-flex = { $n ->
    [one] take one water or move once
   *[other] take water or move, { $n } times in all
}
part-flex-x = take water or move, X times in all
part-forest = buy a forest tile for { $n } water
part-forest-x = buy a forest tile for { $n } − X water
part-catapult = { $n ->
    [one] catapult a rider
   *[other] catapult up to { $n } riders
}
part-temple = place a temple without discarding
part-clear-cell = remove all pollution from one cell
effect-both = { $first } + { $second }
effect-either = { $first } or { $second }
effect-guided = { $effect }, and by a guide: { $gains }

if-sum-x = X counts { $element } cards, both neighbours included
if-sum-range = { $min } to { $max } { $element } cards with both neighbours
if-sum-from = { $min } or more { $element } cards with both neighbours
if-neighbour-has = { $neighbours ->
    [one] a neighbour has a { $element } card
   *[other] both neighbours have a { $element } card
}
if-more-than = { $neighbours ->
    [one] more { $element } cards than a neighbour
   *[other] more { $element } cards than both neighbours
}
if-fewer-than = { $neighbours ->
    [one] fewer { $element } cards than a neighbour
   *[other] fewer { $element } cards than both neighbours
}
if-at-least = at least { $n } { $element } cards in hand
if-none = no { $element } card in hand
if-one-of-each = all four elements in hand

count-sum = { $element }: you { $own } + left { $first } + right { $second } = { $sum }
count-sum-market = { $element }: you { $own } + opponent { $first } + river and deck { $second } = { $sum }
count-own = { $element }: you { $own }
count-neighbours = { $element }: you { $own }, left { $first }, right { $second }
count-market = { $element }: you { $own }, opponent { $first }, river and deck { $second }
count-each = you: fire { $fire }, water { $water }, plant { $plant }, wind { $wind }
lines-then = { $first }; { $last }
now-holds = ✓ holds: { $condition } → { $effect }
now-idle = ✓ holds, but would do nothing now: { $condition } → { $effect }
now-fails = ✗ does not hold: { $condition } → { $effect }
card-now = { $element } [{ $count }] { $lines }

goal-terrain = both cells with a { $terrain } have a tile
goal-villages = there are villages on { $cells }
goal-temples = there are temples on { $cells }
goal-region = there are { $n } tiles { $region }
goal-row3-same = three tiles in a row have one colour
goal-row3-different = three tiles in a row have three colours
goal-col3-same = three tiles in a column have one colour
goal-col3-different = three tiles in a column have three colours
goal-diag3-same = three tiles in a diagonal have one colour
goal-diag3-different = three tiles in a diagonal have three colours
goal-l3-same = three tiles in an L have one colour
goal-l3-different = three tiles in an L have three colours
goal-bonus = { $n } villages have a { $bonus }
goal-bonuses = the villages have { $n } bonuses in all

power-play = with each { $element } card played, also { $gain }
power-pay = once a turn, { $gain } for { $pay } water
power-forest = once a turn, also buy a forest tile for { $cost } water
power-planted = with each forest tile planted, also { $gain }
power-more-water = water effects give { $plus } more
power-more-moves = move effects give { $plus } more
power-more-cleaning = cleaning effects remove { $plus } more
power-per-token = take { $water } water with each pollution removed
power-discount = forest tiles cost { $minus } water less

special-clean = { $n } cells without pollution
special-right = { $n } effects of village cards used
special-tucked = { $n } village cards kept as objectives
special-village = a village { $region }
special-temple = a temple { $region }

## Options

option-boards = How boards are given out
option-free-discard = When three cards may be discarded for nothing
option-max-rounds = The last round if nobody builds five villages
option-setup-village-cards = Village cards at the start

## Prompts

ask-board = Choose your board.
ask-start-pollution = Your start tile: remove { $left ->
    [one] one pollution
   *[other] { $left } pollution
} anywhere.
ask-keep = Keep one of two village cards as your first objective.
ask-menu = Play a card, place a temple or build a village.
ask-discard-temple = Discard three cards, then place your temple.
ask-discard = Discard three cards; you draw three new ones.
ask-temple = Choose which temple to place.
ask-temple-free = Place a temple, if you like.
ask-temple-tile = Place the temple ({ $temple }) on one of your tiles.
ask-alternative = Choose one of the two effects.
ask-part = Choose which part of the effect comes next.
ask-pollution = Remove { $left ->
    [one] one pollution
   *[other] { $left } pollution
}, from any of your cells.
ask-move = Move riders: { $left ->
    [one] one move
   *[other] { $left } moves
} left.
ask-flex = Take water or move riders: { $left ->
    [one] once
   *[other] { $left } times
} more.
ask-forest = Buy a forest tile for { $cost } of your { $water } water, if you like.
ask-plant = Plant the { $color } forest for { $cost } water: choose a clean cell next to a tile.
ask-catapult = { $left ->
    [one] Catapult a rider, if you like.
   *[other] Catapult riders, if you like: { $left } left.
}
ask-land = Send the rider from { $node } to any of your tiles.
ask-clear = Clear one cell of all its pollution, if you like.
ask-village-card = Take a village card from the river.
ask-side = Keep the card as an objective, or use its effect now.
ask-replace = You have four objectives: choose which one to give up.
ask-after = Use a guide’s power, or go on.
ask-draw = Draw a card: from the river or from the deck.
ask-draw-blind = Draw { $left ->
    [one] one more card
   *[other] { $left } cards
}. You see them after the last one.
ask-guide = You have fulfilled a condition: choose a guide card for the rest of the game.
ask-nothing = The game is over.

## Choices

do-board = { $board }. Temples: { $water } water, { $moves } moves, { $cleaning } pollution removed, a forest for { $cost } water. A guide card for { $colors } in line, and one for { $special }
do-keep = Keep this objective: { $card }
do-play = Play the { $element } card: { $effect }. ({ $condition })
do-play-idle = Play the { $element } card, which does nothing now: { $effect }. ({ $condition })
do-play-none = Play the { $element } card
do-temple = Discard three cards and place a temple
do-build = Build a village on { $cell }
do-build-clean = Build a village on { $cell }: { $slots } riders go home, no pollution
do-build-spread = Build a village on { $cell }: { $slots } riders go home, pollution on { $cells }
do-discard-three = Discard three cards and draw three
do-power = Use a power: { $power }
do-discard = Discard { $cards }
do-choose-temple = Temple: { $part }
do-decline-temple = Place no temple
do-temple-on = Place the temple on { $cell }
do-alternative = Choose: { $part }
do-part = Next: { $part }
do-clean = Remove a pollution from { $cell } (of { $tokens })
do-flex-water = Take one water
do-flex-rest = Take water for all the rest
do-move = Move a rider from { $from } to { $to }
do-stop = Move no more riders
do-take = Take: { $tile }
do-take-stack = Take from the stack: { $tile }
do-decline-forest = Buy no forest tile
do-plant = Plant on { $cell }
do-catapult = Catapult a rider from { $node }
do-decline-catapult = Catapult nobody
do-land = Land on { $cell }
do-clear = Clear { $cell }
do-decline-clear = Clear no cell
do-village-card = Take the card: { $card }
do-side-left = Keep it as an objective: { $points } points if { $objective }
do-side-right = Use it now: { $effect }
do-side-left-any = Keep the card as an objective
do-side-right-any = Use the effect of the card now
do-replace = Give up this objective: { $card }
do-end = Go on
do-draw = Draw a { $element } card from the river, place { $slot }
do-draw-deck = Draw a { $element } card from the deck
do-guide = Choose the power: { $power }

## Events

event-board = { $seat-is ->
    [you] You take the board of { $board }.
   *[other] { $seat } takes the board of { $board }.
}
event-dealt = { $seat-is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $backs }.
}
event-dealt-hidden = { $seat-is ->
    [you] You are dealt { $backs }.
   *[other] { $seat } is dealt { $backs }.
}
event-filled = { $seat-is ->
    [you] You now see what you drew: { $cards }.
   *[other] { $seat } takes up { $backs }.
}
event-filled-hidden = { $seat-is ->
    [you] You take up { $backs }.
   *[other] { $seat } takes up { $backs }.
}
event-start = { $seat-is ->
    [you] Your start tile gives { $water } water and sends { $riders ->
        [one] one rider
       *[other] { $riders } riders
    } to A1.
   *[other] The start tile of { $seat } gives { $water } water and sends { $riders ->
        [one] one rider
       *[other] { $riders } riders
    } to A1.
}
event-offered = { $seat-is ->
    [you] You may keep one objective: { $first }; or { $second }.
   *[other] { $seat } may keep one objective: { $first }; or { $second }.
}
event-round = Round { $round }.
event-played = { $seat-is ->
    [you] You play a { $element } card: { $effect } ({ $condition }).
   *[other] { $seat } plays a { $element } card: { $effect } ({ $condition }).
}
event-discarded = { $seat-is ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-power = { $seat-is ->
    [you] You use a guide’s power: { $power }.
   *[other] { $seat } uses a guide’s power: { $power }.
}
event-water = { $seat-is ->
    [you] You take { $water } water.
   *[other] { $seat } takes { $water } water.
}
event-cleaned = { $seat-is ->
    [you] You remove { $tokens } pollution from { $cell }.
   *[other] { $seat } removes { $tokens } pollution from { $cell }.
}
event-spread = { $seat-is ->
    [you] Your village pollutes { $cells }.
   *[other] The village of { $seat } pollutes { $cells }.
}
event-moved = { $seat-is ->
    [you] You move a rider from { $from } to { $to }.
   *[other] { $seat } moves a rider from { $from } to { $to }.
}
event-catapulted = { $seat-is ->
    [you] You catapult a rider from { $from } to { $to }.
   *[other] { $seat } catapults a rider from { $from } to { $to }.
}
event-planted = { $seat-is ->
    [you] You plant on { $cell } for { $cost } water: { $tile }.
   *[other] { $seat } plants on { $cell } for { $cost } water: { $tile }.
}
event-temple = { $seat-is ->
    [you] You place a temple ({ $temple }) on { $cell }.
   *[other] { $seat } places a temple ({ $temple }) on { $cell }.
}
event-built = { $seat-is ->
    [you] You build a village on { $cell }; { $riders } riders go home.
   *[other] { $seat } builds a village on { $cell }; { $riders } riders go home.
}
event-end-token = { $seat-is ->
    [you] You have built all your villages first: the next round is the last.
   *[other] { $seat } has built all villages first: the next round is the last.
}
event-village-card = { $seat-is ->
    [you] You take a village card: { $card }.
   *[other] { $seat } takes a village card: { $card }.
}
event-tucked = { $seat-is ->
    [you] You keep an objective: { $points } points if { $objective }.
   *[other] { $seat } keeps an objective: { $points } points if { $objective }.
}
event-village-discarded = { $seat-is ->
    [you] You give up an objective: { $card }.
   *[other] { $seat } gives up an objective: { $card }.
}
event-right = { $seat-is ->
    [you] You use the effect of the card: { $effect }.
   *[other] { $seat } uses the effect of the card: { $effect }.
}
event-village-river = New in the village river: { $card }.
event-drawn = { $seat-is ->
    [you] You draw a { $element } card from the river.
   *[other] { $seat } draws a { $element } card from the river.
}
event-drawn-deck = { $seat-is ->
    [you] You draw a { $element } card from the deck.
   *[other] { $seat } draws a { $element } card from the deck.
}
event-reshuffled = The element discard is shuffled into a new deck of { $cards } cards.
event-villages-reshuffled = The village discard is shuffled into a new deck of { $cards } cards.
event-sequence = { $seat-is ->
    [you] Your tiles show the colours of your guide in line.
   *[other] The tiles of { $seat } show the colours of the guide in line.
}
event-special = { $seat-is ->
    [you] You fulfil the special condition of your guide.
   *[other] { $seat } fulfils the special condition of the guide.
}
event-guide = { $seat-is ->
    [you] You choose a guide card: { $power }.
   *[other] { $seat } chooses a guide card: { $power }.
}
event-game-over = The game is over.

## Points

score-end-token = End token
score-villages = Villages
score-temples = Temples
score-pollution = Clean land
score-tiles = Tiles
score-objectives = Objectives
result-round-limit = Nobody built all villages: the game ended with round { $rounds }.
result-tie-water = { $seat-is ->
    [you] Equal points: you win with more water, { $water } to { $other }.
   *[other] Equal points: { $seat } wins with more water, { $water } to { $other }.
}
result-tie-shared = Equal points and equal water ({ $water }): the victory is shared.
result-both = { $first } { $second }

## Why not

why-not-now = Not now. { $prompt }
why-not-in-hand = This card is not in your hand.
why-no-line = The card has no such line.
why-condition = The condition does not hold: { $condition }. Counted: { $count }.
why-no-temple-left = You have placed all your temples.
why-no-tile-for-temple = Each of your tiles has a temple already.
why-temple-possible = You can still place a temple: discard three cards for that.
why-temple-placed = This temple ({ $temple }) is already placed.
why-temple-due = You have discarded for it: place a temple.
why-no-tile = There is no tile on { $cell }.
why-start-tile = The start tile on { $cell } never becomes a village.
why-village-there = There is a village on { $cell } already.
why-no-pawn = You have built all your villages.
why-too-few-riders = Riders on { $cell }: { $riders } of the { $slots } that are needed.
why-guide-inactive = This guide card is not active.
why-guide-by-itself = The power of this guide card works by itself.
why-guide-used = You have used this guide card already this turn.
why-guide-no-effect = You lack the water for it, or it would have no effect.
why-guide-active = This guide card is already active.
why-guide-of-another = This guide card belongs to another board.
why-board-taken = This board is taken.
why-not-offered = This card is not one of your two.
why-part-impossible = This part has no effect now.
why-one-unit = Only one unit is left: take one water, or move a rider.
why-take-water = Units that move nobody are water: take it.
why-not-tucked = This card is not one of your objectives.
why-slot-empty = There is nothing at that place.
why-no-token = There is no pollution on { $cell }.
why-no-rider = No rider is there ({ $node }).
why-no-way = No single move leads from { $node } to { $to }.
why-nowhere-to-land = There is no other tile to land on.
why-same-tile = The rider is on { $cell } already.
why-temple-there = There is a temple on { $cell } already.
why-tile-there = There is a tile on { $cell } already.
why-polluted = { $cell } is polluted: clean it first.
why-apart = { $cell } does not touch any of your tiles.

## The table in characters

sketch-setup = { $seat-is ->
    [you] Setup. You decide.
   *[other] Setup. { $seat } decides.
}
sketch-round = { $seat-is ->
    [you] Round { $round }. You play.
   *[other] Round { $round }. { $seat } plays.
}
sketch-round-before-last = { $seat-is ->
    [you] Round { $round }, the last but one. You play.
   *[other] Round { $round }, the last but one. { $seat } plays.
}
sketch-last-round = { $seat-is ->
    [you] Round { $round }, the last one. You play.
   *[other] Round { $round }, the last one. { $seat } plays.
}
sketch-over = The game is over.
sketch-elements = River: { $river }. On the deck: { $top } ({ $deck } cards). Discarded: { $discard }.
sketch-slot = [{ $slot }] { $what }
sketch-coded = { $code }: { $what }
sketch-stack = Tiles in the stack: { $left }.
sketch-seat = { $seat-is ->
    [you] You, { $board }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $seat }, { $board }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
sketch-goods = Water { $water }, riders in the Capital { $capital }, backs { $backs }
sketch-temples = Temples left: { $temples }
sketch-sequence = { $verdict } Guide card for tiles in line: { $colors }
sketch-special = { $verdict } Guide card for { $special }
sketch-ruins = Ruins: { $ruins }
sketch-ruin = { $terrain } ({ $cells })
sketch-met = ✓ { $card }: { $points } points, { $objective }
sketch-unmet = ✗ { $card }: { $points } points if { $objective }
sketch-hand = Your hand:
sketch-legend = VIO, ORA, TEA: violet, orange, teal tile; * village; 1/2 riders of those needed; T temple; ~2 pollution. Backs: F fire, W water, P plant, V wind.

## The pictures

pic-terrain = { $seat-is ->
    [you] Your terrain
   *[other] Terrain of { $seat }
}
pic-hand = { $seat-is ->
    [you] Your hand
   *[other] Hand of { $seat }
}
pic-guide = { $seat-is ->
    [you] Your guide
   *[other] Guide of { $seat }
}
pic-seat = { $seat-is ->
    [you] You
   *[other] { $seat }
}
pic-setup = Setup
pic-round = Round { $round }
pic-last-round = Round { $round }, the last
pic-race = First to { $villages } villages
pic-done = finished
pic-plays = plays now
pic-facing = facing
pic-on-left = on the left, plays next
pic-on-right = on the right, has played
pic-left = on the left
pic-right = on the right
pic-market = River
pic-market-note = neighbour
pic-backs = { $seat-is ->
    [you] The backs of your cards: { $backs }.
   *[other] The backs of the cards of { $seat }: { $backs }.
}
pic-backs-market = With two players the river and the top of the deck count as a second neighbour: { $backs }.
pic-all = all
pic-or = or
pic-mid-east = Mid-East
pic-east = East
pic-north = North
pic-center = Middle
pic-south = South
pic-delta = Delta
pic-region = A region that objectives and guides speak of: { $region }.
pic-region-wanted = One of your objectives counts tiles { $region }.
pic-capital = { $riders ->
    [0] The Capital: no rider is at home.
    [one] The Capital: one rider is at home.
   *[other] The Capital: { $riders } riders are at home.
}
pic-water = { $water } water, to buy forest tiles and to pay for powers.
pic-villages-left = { $villages ->
    [0] All villages are built.
    [one] One village is left to build.
   *[other] { $villages } villages are left to build.
}
pic-temples-left = { $temples ->
    [0] All temples are placed.
    [one] One temple is left to place.
   *[other] { $temples } temples are left to place.
}
pic-in-reserve = in reserve
pic-summary = { $seat-is ->
    [you] Your terrain: { $tiles } tiles, { $villages } villages, { $temples } temples, { $polluted } polluted cells, { $water } water.
   *[other] Terrain of { $seat }: { $tiles } tiles, { $villages } villages, { $temples } temples, { $polluted } polluted cells, { $water } water.
}
pic-no-ruin = open land
pic-cell-ground = { $tokens ->
    [0] { $cell }, { $ruin }, clean: a forest tile can go here, next to another tile.
    [one] { $cell }, { $ruin }: one pollution.
   *[other] { $cell }, { $ruin }: { $tokens } pollution.
}
pic-cell-tile = { $cell }: { $tile }. Riders on it: { $riders }.
pic-cell-temple = { $cell }: { $tile }, with a temple. Riders on it: { $riders }.
pic-cell-village = { $cell }: village, { $tile }. Riders on it: { $riders }.
pic-cell-both = { $cell }: village and temple, { $tile }. Riders on it: { $riders }.
pic-side = { $summary } { $where }.
pic-powers = { $powers ->
    [one] 1 power
   *[other] { $powers } powers
}
pic-taken = taken

front-total = { $icon } of all three
front-x = X = { $icon } of all three
front-one-has = A neighbour has { $icon }
front-both-have = Both have { $icon }
front-more-one = A neighbour: fewer { $icon }
front-more-both = Both: fewer { $icon }
front-fewer-one = A neighbour: more { $icon }
front-fewer-both = Both: more { $icon }
front-at-least = You: { $n } { $icon } or more
front-none = You have no { $icon }
front-each = One of each
pic-blocked = Blocked
pic-playable = Playable
pic-idle = no effect
pic-idle-card = No use
pic-drawn = A card just drawn: you see it after the last one.
pic-back = A card of which one sees the back: { $element }.
pic-empty-hand = No cards in hand.
pic-compared = { $element }: left { $first }, you { $own }, right { $second }, { $sum } in all.
pic-compared-market = { $element }: opponent { $first }, you { $own }, river and deck { $second }, { $sum } in all.
pic-backs-title = Backs seen
pic-legend = left · you · right
pic-legend-market = opponent · you · river
pic-legend-other = left · own · right
pic-total = total
pic-discard-which = Three cards leave (in colour), two stay.
pic-now = Now
pic-then = then

pic-your-guide = guide
pic-guide-cards = Guide cards for
pic-power = guide card
pic-power-place = A place for a guide card: each of the two conditions earns one.
pic-sequence = A guide card for four adjoining tiles in this order: { $colors }.
pic-special = A guide card for { $special }.
short-clean = clean cells
short-right = effects used
short-tucked = objectives
pic-temple-cost = for 3 cards
pic-temples = The temples that you can still place.
pic-temple = Temple for { $temple } ({ $n }): discard three cards to place it on a tile and use its effect.
pic-temple-placed = The temple for { $temple } ({ $n }) is placed.
pic-tucked = { $cards } of { $most }
pic-objective = { $points } points if { $objective }. So far { $done } of { $needed }.
pic-objective-met = Fulfilled now: { $points } points, { $objective }.

pic-elements = Elements
pic-elements-note = only the backs are seen
pic-forests = Forests
pic-forests-note = for a clean cell beside a tile
pic-forests-cost = for { $cost } water
pic-villages = Villages
pic-villages-note = objective, or effect now
pic-keep-note = keep one of the two above
pic-side-left = Keep: objective
pic-side-right = Use now
pic-back-river = In the river: a { $element } card.
pic-back-deck = On top of the deck: a { $element } card.
pic-deck = deck
pic-discard = discard
pic-in-play = Played: a { $element } card
pic-discard-title = The discard lies open: { $backs }.
pic-stack = stack { $tiles }

short-aircraft = both aircraft
short-power-plant = both plants
short-bridge = both bridges
short-stadium = both stadiums
short-tower = both towers
short-villages = { $cells }
short-temples = { $cells }
short-region = { $n } tiles: { $region }
short-row3-same = row, one colour
short-row3-different = row, 3 colours
short-col3-same = column, one col.
short-col3-different = column, 3 col.
short-diag3-same = diagonal, one col.
short-diag3-different = diagonal, 3 col.
short-l3-same = corner, one col.
short-l3-different = corner, 3 col.
short-bonus = { $n } × { $bonus }
short-bonuses = { $n } bonuses

file-needs-forest = enough water for that cost, a tile and a cell for it
file-needs-rider = a rider there, and another tile
file-needs-temple = a temple in the zone, and a tile without one
file-needs-tucked = four tucked cards
