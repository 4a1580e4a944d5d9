### Atiwa.

title = Atiwa
tagline = A village, its forest, and the bats that plant it.

## Cards

card-farm = Farm
card-hamlet = Hamlet
card-village = Village
card-town = Town
card-01 = Mango Grove
card-02 = Bat Cave
card-03 = Sacred Grove
card-04 = Savanna
card-05 = Forest Edge Camp
card-06 = Cocoa Plantation
card-07 = Pasture
card-08 = River Bank
card-09 = Fruit Garden
card-10 = Game Trail
card-11 = Hilltop Hut
card-12 = Agroforest
card-13 = Berry Thicket
card-14 = Rock Shelter
card-15 = Grassland
card-16 = Ruined Huts
card-17 = Hunters’ Clearing
card-18 = Patchwork Land
card-19 = Valley
card-20 = Goat Hill
card-21 = Rainforest
card-22 = Herders’ Camp
card-23 = Bushland
card-24 = Wildlife Corridor
card-25 = Terraces
card-26 = Roost Forest
card-27 = Nature Reserve
card-28 = Ghost Settlement
card-29 = Reforested Slope
card-30 = Rangers’ Lodge
card-31 = Waterhole
card-32 = Wooded Pasture
card-33 = Smallholding
card-34 = High Plateau
card-35 = Fruit Bat Orchard
card-36 = Headwaters

## Pieces and amounts

piece-wild-animal = wild animal
piece-tree = tree
piece-fruit = fruit
piece-family = family
piece-goat = goat
piece-bat = bat

none-wild-animal = no wild animal
none-tree = no tree
none-fruit = no fruit
none-family = no family
none-goat = no goat
none-bat = no bat

pieces-wild-animal = wild animals
pieces-tree = trees
pieces-fruit = fruits
pieces-family = families
pieces-goat = goats
pieces-bat = bats

amount-wild-animal = { $count ->
    [one] a wild animal
   *[other] { $count } wild animals
}
amount-tree = { $count ->
    [one] a tree
   *[other] { $count } trees
}
amount-fruit = { $count ->
    [one] a fruit
   *[other] { $count } fruits
}
amount-family = { $count ->
    [one] a family
   *[other] { $count } families
}
amount-goat = { $count ->
    [one] a goat
   *[other] { $count } goats
}
amount-bat = { $count ->
    [one] a bat
   *[other] { $count } bats
}
amount-gold = { $count } gold
amount-tree-with-fruit = { $count ->
    [one] a tree with a fruit
   *[other] { $count } trees with a fruit each
}
amount-train = { $count ->
    [one] training for a family
   *[other] training for up to { $count } families
}
amount-draw = a card from the deck
amount-take = the card { $card }
amount-nothing = nothing
amount-houses = a bat into each empty house

at-cell = { $cell } ({ $card })
at-tree = the tree at { $cell } ({ $card })
at-family = the family at { $cell } ({ $card })
at-nothing = { $cell }

## Action spaces, tiles, colours

space-terrain-deck-1 = Terrain deck, left
space-terrain-deck-2 = Terrain deck, right
space-terrain-open-1 = Open terrain 1
space-terrain-open-2 = Open terrain 2
space-terrain-open-3 = Open terrain 3
space-terrain-open-4 = Open terrain 4
space-farm-left = Farm, left
space-farm-right = Farm, right
space-hamlet-left = Hamlet, left
space-hamlet-right = Hamlet, right
space-village-left = Village, left
space-village-right = Village, right
space-town-left = Town, left
space-town-right = Town, right
space-nature-gold-1 = Nature’s gold
space-nature-gold-2 = Nature’s gold, twin
space-nature-wild = Wildlife
space-train-three = Big school
space-schoolhouse = Schoolhouse
space-grove = Grove
space-bush-hunt = Bush
space-buy-goats = Goat market
space-buy-families = Newcomers
space-round-1 = Round I
space-round-2 = Round II
space-round-3 = Round III
space-round-4 = Round IV
space-round-5 = Round V
space-round-6 = Round VI
space-round-7 = Round VII

tile-two-trees = 2 trees
tile-bat-and-gold = 1 bat and 1 gold
tile-bats-in-houses = bats in empty houses
tile-tree-with-fruit = 1 tree with a fruit
tile-goat = 1 goat
tile-wild-and-gold = 1 wild animal and 1 gold

colour-red = red
colour-yellow = yellow
colour-blue = blue

offer-list = { $effects }
offer-per-nature = { $effect } for each nature icon
offer-bonus = from { $min } terrain cards on also { $effects }
offer-either = either { $first } or { $second }
offer-pay = { $effects } for { $gold }
offer-exchange = { $pieces } for { $gold }
offer-buy = the card { $card } for { $trees } and { $gold }

## Challenges and goals

challenge-none = Solo game
challenge-hamlet = Hamlet
challenge-community = Community
challenge-investor = Investor
challenge-metropolis = Metropolis
challenge-exodus = Exodus
challenge-stop-pollution = Stop the Pollution!
challenge-prosperity = Prosperity
challenge-untrained = Untrained
challenge-none-line = Only the points count.
challenge-hamlet-line = Give shelter to a great many bats.
challenge-community-line = Build towns and house all your families.
challenge-investor-line = Buy some of everything, and keep gold.
challenge-metropolis-line = No terrain cards in this game.
challenge-exodus-line = After each round, 2 families leave your supply board for good.
challenge-stop-pollution-line = No pollution marker may lie on your cards.
challenge-prosperity-line = End the game rich.
challenge-untrained-line = Training has no effect in this game.

measure-points = { $value ->
    [one] point
   *[other] points
}
measure-bats = { $value ->
    [one] bat
   *[other] bats
}
measure-families = { $value ->
    [one] family
   *[other] families
}
measure-gold = gold
measure-pollution = { $value ->
    [one] pollution marker
   *[other] pollution markers
}
measure-cards = { $value ->
    [one] { $card } card
   *[other] { $card } cards
}

goal-min = { $value } { $what } or more
goal-max = at most { $value } { $what }
goal-so-far = { $goal } (now { $is })
goal-met = { $goal } (reached: { $is })
goal-missed = { $goal } (missed: you have { $is })

solo-won = { $challenge } won: { $goals }.
solo-lost = { $challenge } lost: { $goals }.

## Options

option-challenge = Challenge of the solo game

## Prompts

ask-work = Place a worker ({ $left } left). Your families will need { $need ->
    [0] no
   *[other] { $need }
} food at the end of the round.
ask-effects = { $space } – to take in any order: { $effects }.
ask-effect = { $space } – to take: { $effects }.
ask-bonus = { $space } – a bonus to take: { $effects }.
ask-card = Place { $card } next to one of your cards.
ask-keep = A bat lives at { $cell }. Train the new family at once, or lose the bat?
ask-trees = Spend { $trees } for the card.
ask-bat-action = Send { $bats } into the night and turn a fruit into a tree?
ask-bats = Pick { $bats } to leave for the night.
ask-fruit = Pick the fruit that the bats carry away.
ask-tree = Place the tree that the bats have sown.
ask-grow = Nature grows: you may place { $pieces }.
ask-return = The night is over: find room for { $bats }.
ask-feed = Feed your families: { $need } food still needed.
ask-starve = Food is short. Pick { $bats } to be eaten.
ask-breed = You may breed { $pieces }.
ask-nothing = Nothing is left to do.

## Choices

do-work = { $space }: { $effects }
do-work-vain = { $space }: { $effects } – of no use to you right now
do-place = Place { $piece } on { $place }
do-move-in = Place { $piece } in the house { $place }: its bat has to leave
do-move-in-train = Place { $piece } in the house { $place }: its bat has to leave, unless you train the family at once
do-plant = Plant a tree with a fruit on { $place }
do-plant-alone = Plant a tree without a fruit on { $place }
do-roost = Put a bat into the empty house { $place }
do-train = Train { $place }
do-choose = Take { $effects }
do-pay = Pay { $gold }: { $effects }
do-buy = Buy { $card }: { $trees } and { $gold }
do-draw = Draw a terrain card
do-take = Take the open card { $card }
do-take-slot = Take the open card { $slot }
do-card = Place the card at { $at }
do-train-now = Train the new family: the bat stays
do-return-bat = Let the bat go and keep the training
do-spend = Spend { $place }
do-spend-rider = Spend { $place } and lose the { $rider } on it
do-bat-action = Send { $bats } into the night: a fruit becomes a tree
do-bat = Send the bat from { $place }
do-fruit = Spend the fruit from { $place }
do-eat-wild-animal = Eat the wild animal from { $place }: { $food } food
do-eat-fruit = Eat the fruit from { $place }: { $food } food
do-eat-bat = Eat the bat from { $place }: { $food } food
do-eat-gold = Pay 1 gold: { $food } food
do-eat-goat = Eat the goat from { $place }: { $food } food
do-breed = Breed { $piece } on { $place }
do-breed-move-in = Breed { $piece } in the house { $place }: its bat has to leave
do-nothing-here = Nothing that this space offers
do-suggested = Place as suggested: { $groups }
do-suggested-food = Eat as suggested: { $groups }
do-suggested-trees = Spend as suggested: { $groups }
do-suggested-trees-lost = Spend as suggested: { $groups }; lost with them: { $lost }
do-suggested-bats = Send as suggested: { $groups }
suggested-group = { $pieces } ({ $cells })
do-finish = Finish here and drop the rest
do-stop = Let no more grow
do-done = Breed no more
do-end = End your turn

## Events

event-worked = { $seat-is ->
    [you] You place a worker: { $space }.
   *[other] { $seat } places a worker: { $space }.
}
event-gained = { $seat-is ->
    [you] You gain { $gold }.
   *[other] { $seat } gains { $gold }.
}
event-paid = { $seat-is ->
    [you] You pay { $gold }.
   *[other] { $seat } pays { $gold }.
}
event-placed = { $seat-is ->
    [you] You place { $piece } on { $cell }.
   *[other] { $seat } places { $piece } on { $cell }.
}
event-evicted = { $seat-is ->
    [you] Your bat leaves the house at { $cell }.
   *[other] The bat of { $seat } leaves the house at { $cell }.
}
event-trained = { $seat-is ->
    [you] You train the family at { $cell }.
   *[other] { $seat } trains the family at { $cell }.
}
event-drew = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-took = { $seat-is ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
event-bought = { $seat-is ->
    [you] You pay { $gold }, take { $card } and the first player marker.
   *[other] { $seat } pays { $gold }, takes { $card } and the first player marker.
}
event-laid = { $seat-is ->
    [you] You place { $card } at { $at }.
   *[other] { $seat } places { $card } at { $at }.
}
event-spent-tree = { $seat-is ->
    [you] You spend the tree at { $cell }.
   *[other] { $seat } spends the tree at { $cell }.
}
event-spent-tree-rider = { $seat-is ->
    [you] You spend the tree at { $cell } and lose { $rider }.
   *[other] { $seat } spends the tree at { $cell } and loses { $rider }.
}
event-left = { $seat-is ->
    [you] Your bat at { $cell } leaves for the night.
   *[other] The bat of { $seat } at { $cell } leaves for the night.
}
event-spent-fruit = { $seat-is ->
    [you] You spend the fruit at { $cell }.
   *[other] { $seat } spends the fruit at { $cell }.
}
event-reshuffled = The discard pile is shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-income = { $seat-is ->
    [you] Your trained families bring { $trained }. { $markers ->
        [0] No pollution.
        [one] The others draw one pollution marker, with { $found }.
       *[other] The others draw { $markers } pollution markers, with { $found }.
    }
   *[other] Trained families bring { $seat } { $trained }. { $markers ->
        [0] No pollution.
        [one] The others draw one pollution marker, with { $found }.
       *[other] The others draw { $markers } pollution markers, with { $found }.
    }
}
event-polluted = { $seat-is ->
    [you] Your cell { $cell } is polluted.
   *[other] The cell { $cell } of { $seat } is polluted.
}
event-polluted-lost = { $seat-is ->
    [you] Your cell { $cell } is polluted. You lose { $lost }.
   *[other] The cell { $cell } of { $seat } is polluted. Lost: { $lost }.
}
event-strayed = { $seat-is ->
    [you] Without room, { $bats } of yours cannot come home.
   *[other] Without room, { $bats } of { $seat } cannot come home.
}
event-ate = { $seat-is ->
    [you] Your families eat { $piece } from { $cell }.
   *[other] The families of { $seat } eat { $piece } from { $cell }.
}
event-ate-gold = { $seat-is ->
    [you] You pay { $gold } for food.
   *[other] { $seat } pays { $gold } for food.
}
event-starved = { $seat-is ->
    [you] You are { $missing } food short.
   *[other] { $seat } is { $missing } food short.
}
event-emigrated = { $seat-is ->
    [you] Gone for good from your supply board: { $families }.
   *[other] Gone for good from the supply board of { $seat }: { $families }.
}
event-tile = The tile { $tile } moves to { $space }.
event-dealt = { $cards ->
    [one] One terrain card is dealt.
   *[other] { $cards } terrain cards are dealt.
}
event-round = { $seat-is ->
    [you] Round { $round }. You begin.
   *[other] Round { $round }. { $seat } begins.
}
event-game-over = The game is over.

## Refusals

why-worker-first = Place a worker first.
why-worker-placed = Your worker of this turn is placed.
why-not-on-board = The space { $space } is not used with so many players.
why-space-taken = A worker stands on { $space } already.
why-linked = You stand on the twin of { $space } this round.
why-not-suggested = Nothing is suggested here: the decision is yours.
why-not-offered = This space does not offer that now.
why-card-there = A card lies at { $at } already.
why-card-apart = A card must share an edge with one of yours; { $at } does not.
why-no-bat-action = A bat action takes { $bats }, a fruit, a tree in supply and room for it.
why-none-left = Your supply board has { $none } left.
why-no-card = No card of yours lies at { $cell }: there is no room for { $piece }.
why-polluted = { $cell } is polluted: there is no room for { $piece }.
why-blank = The blank { $cell } takes { $piece } only if one is on the card already.
why-blank-family = The blank { $cell } never takes a family: families live in houses.
why-other-icon = { $cell } shows another icon: there is no room for { $piece }.
why-occupied = { $cell } is occupied: there is no room for { $piece }.
why-not-empty-house = { $cell } is not an empty house.
why-no-training = In this challenge nobody can be trained.
why-nobody-to-train = No untrained family lives at { $cell }.
why-tableau-full = Your tableau is full: it takes no more than { $most } cards.
why-deck-empty = There is no terrain card left to draw.
why-slot-empty = There is no open card in slot { $slot }.
why-cannot-buy = You lack trees or gold, or no such card is left.
why-useless = You lack gold, or nothing would come of it.
why-now-feed = Your families need { $need } food first.
why-bats-forbidden = Only untrained families eat bats, one each.
why-no-gold = You have no gold.
why-food-order = Pay big food first: nothing worth more than your last payment.
why-food-short = Food of that value or less cannot cover the { $need } still needed.
why-not-bred = You cannot breed { $piece } this round.
why-bred = You have bred { $piece } this round already.
why-too-few = You need { $piece } to breed one more.
why-not-there = There is { $none } at { $cell }.
why-pick-order = Pick in reading order, so that enough remain: not at { $cell } now.
why-now-card = Place your card first.
why-now-keep = Decide about the bat first.
why-now-trees = Spend the trees for your card first.
why-now-end = Your space is done: bat action or end of turn.
why-now-bats = Pick the bats that leave first.
why-now-fruit = Pick the fruit first.
why-now-tree = Place the tree first.
why-now-grow = Nature grows now: place what it gives, or stop.
why-now-return = Bring your bats home first.
why-now-food = Food comes first.
why-now-breed = It is time to breed, or to be done.

## Scores

score-gold = Gold
score-cards = Cards
score-supply = Supply board
score-trained = Trained families
score-bats = Bats
score-shortage = Missing food

## Sketch

sketch-round = Round { $round } of { $rounds }. First player: { $first }. Deck { $deck }, discarded { $discard }, pollution in the bag { $bag }.
sketch-space = { $space }: { $effects }
sketch-space-now = { $space } (now): { $effects }
sketch-open-card = [{ $slot }] { $card }
sketch-open = Open terrain: { $cards }
sketch-breeding = Breeding this round, with at least: { $conditions }
sketch-goals = { $challenge }, to win: { $goals }
sketch-doomed = Next pollution: { $cells }
sketch-workers = Workers: { $spaces }
sketch-worker = { $seat }
sketch-seat = { $seat-is ->
    [you] You: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $gold }, food needed { $need }, missed so far { $missing }, bats in the night { $night }
   *[other] { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $gold }, food needed { $need }, missed so far { $missing }, bats in the night { $night }
}
sketch-row = { $pieces } { $count } (shows { $value })
sketch-supply = On the cards: { $rows }; bats { $bats }
sketch-legend = t tree, f fruit, w wild animal, g goat, b bat, U untrained family, T trained family, x pollution. (t) (f) (w) (g) (b) (h house) (d derelict house): free for that; · blank. In the corner: points, and * for a nature icon. Cells are numbered 1 to 8 as one reads: c1.1 is right of the corner.

## Pictures

pic-tableau = { $seat-is ->
    [you] Your tableau
   *[other] Tableau of { $seat }
}
pic-seat = { $seat }
pic-supply = Supply board
pic-supply-points = Points at the end: { $points }
pic-overview = Your other cards
pic-upkeep = Upkeep to come
pic-goals = Goals
pic-actions = Action board
pic-actions-free = Action board: every space is free.
pic-actions-taken = Action board. Taken: { $spaces }.
pic-numeral = { $numeral }
pic-piles = discarded { $discard } · bag { $bag }

pic-summary = { $tableau }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $pieces }; polluted cells { $pollution }, gold { $gold }, food needed { $need }.
pic-side = { $summary } { $status }

pic-space-taken = { $seat-is ->
    [you] { $line }. Your worker stands here.
   *[other] { $line }. A worker of { $seat } stands here.
}
pic-space-blocked = { $line }. A { $colour } worker stands here until the end of round { $round }.
pic-space-blocked-on = { $line }. A { $colour } worker stands here until the end of the game.

pic-rounds = Rounds
pic-rounds-remark = the space without a tile gives a family · below: breeding, from so many pieces on
pic-terrain = Terrain
pic-terrain-remark = free, with a bonus
pic-slot-empty = empty
pic-deck = Terrain deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
pic-locations = Locations
pic-locations-remark = the buyer takes the drum
pic-stack = { $card } { $cards ->
    [0] None left.
    [one] One left.
   *[other] { $cards } left.
}
pic-others = Other actions

pic-card = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $nature ->
    [0] {""}
    [one] , one nature icon
   *[other] , { $nature } nature icons
}; { $cells }.
pic-cells-tree = { $count ->
    [one] a tree
   *[other] { $count } trees
}
pic-cells-tree-wild = { $count ->
    [one] a tree that may carry a wild animal
   *[other] { $count } trees that may carry a wild animal
}
pic-cells-tree-bat = { $count ->
    [one] a tree that may carry a bat
   *[other] { $count } trees that may carry a bat
}
pic-cells-bat = { $count ->
    [one] a bat
   *[other] { $count } bats
}
pic-cells-wild-animal = { $count ->
    [one] a wild animal
   *[other] { $count } wild animals
}
pic-cells-goat = { $count ->
    [one] a goat
   *[other] { $count } goats
}
pic-cells-fruit = { $count ->
    [one] a fruit
   *[other] { $count } fruits
}
pic-cells-house = { $count ->
    [one] a house
   *[other] { $count } houses
}
pic-cells-derelict-house = { $count ->
    [one] a derelict house
   *[other] { $count } derelict houses
}
pic-cells-blank = { $count ->
    [one] a blank cell
   *[other] { $count } blank cells
}

pic-trained-family = a trained family
pic-cell-polluted = { $cell } ({ $card }): polluted for good.
pic-cell-with = { $cell } ({ $card }): { $pieces }.
pic-cell-tree = { $cell } ({ $card }): room for a tree.
pic-cell-tree-wild = { $cell } ({ $card }): room for a tree that may carry a wild animal.
pic-cell-tree-bat = { $cell } ({ $card }): room for a tree that may carry a bat.
pic-cell-bat = { $cell } ({ $card }): room for a bat.
pic-cell-wild-animal = { $cell } ({ $card }): room for a wild animal.
pic-cell-goat = { $cell } ({ $card }): room for a goat.
pic-cell-fruit = { $cell } ({ $card }): room for a fruit.
pic-cell-house = { $cell } ({ $card }): a house for a family.
pic-cell-derelict-house = { $cell } ({ $card }): a derelict house, only for bats of the tile.
pic-cell-blank = { $cell } ({ $card }): a blank, for whatever is on the card already, except families.

pic-row = Supply of { $pieces }: { $out } of { $all } spaces uncovered. { $brings } One more: { $next }.
pic-row-full = Supply of { $pieces }: all { $all } spaces uncovered. { $brings }
pic-row-wild-animal = Growth: { $value ->
    [one] one tree
   *[other] { $value } trees
}. Points at the end: { $points }.
pic-row-tree = Growth: { $value ->
    [one] one fruit
   *[other] { $value } fruits
}. Points at the end: { $points }.
pic-row-fruit = Growth: { $value ->
    [one] one bat
   *[other] { $value } bats
}. Points at the end: { $points }.
pic-row-family = Food needed: { $value }. Points at the end: { $points }.
pic-row-goat = Food spared: { $value }. Points at the end: { $points }.

pic-night = Night card
pic-night-bats = Out in the night, back at the upkeep: { $bats }.
pic-night-go = send them out?
pic-night-return = back at the upkeep
pic-night-ready = possible after a worker
pic-night-over = all are home
pic-night-empty = not possible now
pic-hand = In hand: { $card }. Choose its place.

pic-chip-bats = Bats on the tableau: { $count }. Beyond { $free }, each one scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pic-chip-nature = Nature icons: { $count }.
pic-chip-gold = Gold: { $count }.
pic-chip-workers = Workers still to place this round: { $count }.
pic-drum = First player marker: begins the next round.
pic-legend-doom = next pollution, in this order
pic-legend-family = untrained: pollutes a cell each round
pic-legend-trained = trained: 1 gold, shelters a bat

pic-step-income = Income
pic-step-growth = Growth
pic-step-return = Night
pic-step-feeding = Feeding
pic-step-breeding = Breeding
pic-step-past = { $step }: done.
pic-income = Income: { $gold } gold from trained families; pollution by the other families: { $markers }. Left in the bag: { $bag }.
pic-growth = Growth, at best: { $pieces }.
pic-feeding = Feeding: { $need } food needed, { $food } at hand.
pic-feeding-short = Feeding: { $need } food needed, only { $food } at hand. Missing: { $missing }, at { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
pic-starving = Feeding: food is short. Still to be eaten: { $bats }. Missed so far: { $missing }, at { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
pic-breeding = Breeding this round, one more of each from: { $conditions }.

pic-returns = Workers come home after
pic-home-after = The { $colour } workers come home after round { $round }.
pic-home-never = The { $colour } workers stay until the end.

pic-status-over = The game is over.
pic-status-waits = { $left ->
    [0] Has placed all workers
    [one] One worker to place
   *[other] { $left } workers to place
}
pic-status-places = Places a worker
pic-status-acts = At work: { $space }
pic-status-lays = Finds a place for { $card }
pic-status-turn = In the middle of a turn
pic-status-ready = Ready for the next round
pic-status-grows = Growth: { $pieces }
pic-status-returns = The bats come home
pic-status-feeds = Feeds the families
pic-status-breeds = Breeds animals and families
