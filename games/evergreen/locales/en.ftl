### Evergreen.

title = Evergreen
tagline = Make a planet green, by light and shade.

## Biomes, pieces, powers, seasons

biome-snow = Snow
biome-swamp = Swamp
biome-rock = Rock
biome-flowers = Flowers
biome-wheat = Wheat
biome-grassland = Grassland
biome-wild = Wild

in-snow = in the snow forest
in-swamp = in the swamp
in-rock = on the rocks
in-flowers = in the flower forest
in-wheat = in the wheat fields
in-grassland = in the grassland
in-wild = anywhere

piece-sprout = a sprout
piece-small-tree = a small tree
piece-big-tree = a big tree
piece-bush = a bush
piece-lake = a lake
piece-none = a plant

kind-sprout = sprout
kind-small-tree = small tree
kind-big-tree = big tree
kind-bush = bush
kind-lake = lake

power-plant-sprout = Sprout
power-grow-small-tree = Small tree
power-grow-big-tree = Big tree
power-plant-bush = Bush
power-place-lake = Lake
power-bud = Bud

help-plant-sprout = Plant sprouts on empty spaces anywhere, as many as the track says.
help-grow-small-tree = Sprouts anywhere become small trees, as many as the track says.
help-grow-big-tree = Small trees anywhere become big trees, as many as the track says.
help-plant-bush = Plant bushes on empty spaces anywhere, as many as the track says. They join forests and cast no shadow.
help-place-lake = Place lakes on empty spaces anywhere, as many as the track says. Each lets { $grow ->
    [one] one neighbour
   *[other] up to { $grow } neighbours
} grow.
help-bud = Score as many points as the track says, at once.

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

sun-north = in the north
sun-east = in the east
sun-south = in the south
sun-west = in the west

card-fertility = { $biome }, { $power } (fertility { $symbols })
card-aridity = { $biome }, { $power } (aridity)
card-plain = { $biome }, { $power }

## Prompts

ask-pick = Pick a card from the row.
ask-pick-token = Pick a card from the row. The acorn (first next round) is on { $card }.
ask-action-or-power = Choose your action { $where }, or use the power { $power } first.
ask-action = Choose your action { $where }.
ask-power-or-end = Use the power { $power }, or end your turn.
ask-end = End your turn.
ask-plant = Plant { $plant ->
    [one] a sprout
   *[other] up to { $plant } sprouts
} { $where }.
ask-grow = Let { $grow ->
    [one] a plant
   *[other] up to { $grow } plants
} grow { $where }.
ask-both = Plant up to { $plant ->
    [one] one sprout
   *[other] { $plant } sprouts
} and let up to { $grow ->
    [one] one other plant
   *[other] { $grow } other plants
} grow { $where }, in any order.
ask-one = Plant one sprout or let one plant grow, { $where }.
ask-power-sprout = Plant { $left ->
    [one] a sprout
   *[other] up to { $left } sprouts
} anywhere.
ask-power-small = Turn { $left ->
    [one] a sprout into a small tree.
   *[other] up to { $left } sprouts into small trees.
}
ask-power-big = Turn { $left ->
    [one] a small tree into a big tree.
   *[other] up to { $left } small trees into big trees.
}
ask-power-bush = Plant { $left ->
    [one] a bush
   *[other] up to { $left } bushes
} anywhere.
ask-power-lake = Place { $left ->
    [one] a lake: it lets
   *[other] up to { $left } lakes: each lets
} { $grow ->
    [one] one neighbour
   *[other] up to { $grow } neighbours
} grow.
ask-lake = The lake lets { $left ->
    [one] one neighbour
   *[other] up to { $left } neighbours
} grow.
ask-nothing = The game is over.

## Choices

do-pick = Take { $card }
do-pick-token = Take { $card } and the acorn: you pick first in the next round
do-pick-slot = Take the card in slot { $slot }
do-begin-plant = { $kind }: plant { $plant ->
    [one] a sprout
   *[other] up to { $plant } sprouts
} { $where }
do-begin-grow = { $kind }: let { $grow ->
    [one] a plant
   *[other] up to { $grow } plants
} grow { $where }
do-begin-both = { $kind }: plant up to { $plant ->
    [one] one sprout
   *[other] { $plant } sprouts
} and let up to { $grow ->
    [one] one other plant
   *[other] { $grow } other plants
} grow { $where }
do-begin-one = { $kind }: plant a sprout or let a plant grow, { $where }
do-plant = Plant a sprout on { $space }
do-grow = Grow on { $space } ({ $piece })
do-bush = Plant a bush on { $space }
do-lake = Place a lake on { $space }
do-stop-action = Finish the action
do-power = Use the power { $power }, strength { $strength }
do-power-none = Use the power
do-stop-power = Finish the power
do-stop-lake = Let this lake grow nothing more
do-end = End your turn

## Events

event-round = Round { $round }. { $cards } cards lie in the row.
event-refilled = The discard pile is shuffled into a new deck of { $cards } cards.
event-picked = { $seat-is ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
event-picked-token = { $seat-is ->
    [you] You take { $card } and the acorn: you pick first in the next round.
   *[other] { $seat } takes { $card } and the acorn.
}
event-automa = The automa takes { $card }.
event-automa-token = The automa takes { $card } and the acorn.
event-left-fertile = The card left over makes { $biome } more fertile: +{ $symbols }.
event-left-arid = The card left over makes { $biome } arid: −{ $turned }.
event-left-arid-alone = The card left over brings aridity to { $biome }, which had nothing to lose.
event-left-discarded = The card left over ({ $biome }) is discarded.
event-began = { $seat-is ->
    [you] You choose action { $kind }.
   *[other] { $seat } chooses action { $kind }.
}
event-placed = { $seat-is ->
    [you] You place { $piece } on { $space }.
   *[other] { $seat } places { $piece } on { $space }.
}
event-grew = { $seat-is ->
    [you] You now have { $piece } on { $space }.
   *[other] { $seat } now has { $piece } on { $space }.
}
event-power = { $seat-is ->
    [you] You use the power { $power }, strength { $strength }.
   *[other] { $seat } uses the power { $power }, strength { $strength }.
}
event-bud = { $seat-is ->
    [you] Your bud gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] The bud of { $seat } gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-ended = { $seat-is ->
    [you] You end your turn.
   *[other] { $seat } ends their turn.
}
event-season-scored = { $seat-is ->
    [you] You score points: { $light } for light and { $forest } for your biggest forest.
   *[other] { $seat } scores points: { $light } for light and { $forest } for the biggest forest.
}
event-season = { $season } begins. The sun now stands { $sun }.
event-fertility = { $seat-is ->
    [you] You score points for fertility: { $points }.
   *[other] { $seat } scores points for fertility: { $points }.
}
event-game-over = The game is over.

## Points

score-start = Start
score-light = Light
score-forest = Biggest forest
score-bud = Buds
score-fertility = Fertility

tie-turn-order = { $seat-is ->
    [you] Equal points: you win, because you come first in turn order, counted from the holder of the acorn.
   *[other] Equal points: { $seat } wins, coming first in turn order, counted from the holder of the acorn.
}
solo-rank = { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Your rank: { $rank }.
rank-broccoli = Broccoli
rank-bonsai = Bonsai
rank-olive-tree = Olive Tree
rank-holly = Holly
rank-birch = Birch
rank-pine = Pine
rank-oak = Oak
rank-baobab = Baobab
rank-legendary-sequoia = Legendary Sequoia

## Why not

why-slot-empty = This card has already been taken.
why-no-slot = The row has no slot { $slot }.
why-pick-first = First pick a card from the row.
why-row-done = The cards of this round have been picked.
why-act-first = Choose your action before you end your turn.
why-acted = You have already had your action this turn.
why-no-effect = Nothing can be planted and nothing can grow anywhere.
why-powered = You have already used your power this turn.
why-effect-needed = This action needs its one effect.
why-power-needed = Use the power at least once.
why-nothing-runs = Choose an action or your power first.
why-action-runs = Finish your action first.
why-power-runs = Finish your power first.
why-lake-runs = Finish with the lake first.
why-lake-done = This lake has done its part: place the next one, or finish the power.
why-no-lake = Place a lake first.
why-other-power = Your card has another power.
why-crevice = Nothing grows on { $space }: it is a crevice.
why-no-space = There is no space { $space } on this planet.
why-occupied = { $space } is not empty.
why-cannot-grow = Nothing on { $space } can grow.
why-touched = This action has already used { $space }.
why-spent = This action allows no more of that.
why-not-this-action = The action you chose does not allow that.
why-only-end = You have had your action and your power: end your turn.
why-other-biome = { $space } is not in the biome of your card.
why-wrong-stage = The plant on { $space } is not at the right stage.
why-lake-again = This lake has already let the plant on { $space } grow.
why-not-neighbour = { $space } does not touch the lake.

## The table in characters

sketch-season = { $season }, round { $round } of { $rounds } ({ $total } of { $all } in the game). Sun { $sun }.
sketch-row = Row: { $cards }
sketch-slot = [{ $slot }] { $card }
sketch-token = [{ $slot }] { $card } with the acorn
sketch-zone = Fertility: { $piles }
sketch-pile = { $biome } { $symbols }
sketch-deck = Deck: { $deck }. Discarded: { $discard }.
sketch-score = { $seat-is ->
    [you] You: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
   *[other] { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
sketch-automa = The automa has taken: { $cards }
sketch-card = card: { $card }
sketch-level = { $power } { $level }
sketch-legend = p sprout, s small tree, B big tree, u bush, L lake, X crevice. If it ended now: ☀ light, ▲ forest, ◆ fertility.
sketch-biomes = * snow, ~ swamp, ^ rock, % flowers, | wheat, " grassland.

## Pictures

short-snow = Snow
short-swamp = Swamp
short-rock = Rock
short-flowers = Flowers
short-wheat = Wheat
short-grassland = Grassland
short-wild = Wild

pic-seat = { $seat-is ->
    [you] You
   *[other] { $seat }
}
pic-automa = Automa
pic-planet = { $seat-is ->
    [you] Your planet
   *[other] { $seat }’s planet
}
pic-tracks = Powers
pic-row = Row
pic-zone = Fertility zone
pic-score = Score: { $lap } on the rim and { $whole } in whole laps
pic-in-light = in the light
pic-in-shade = in the shade

pic-worth-light = In the light: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end of the season, as the sun stands now.
pic-worth-shade = In the shade of another tree: no points for light, as the sun stands now.
pic-worth-forest = Part of the biggest forest: { $plants } plants, { $points } points at the end of the season.
pic-pile-help = At the end of the game every big tree in this field { $points ->
    [0] earns nothing, as things stand.
    [one] earns 1 point.
   *[other] earns { $points } points.
}
pic-empty = empty
pic-nothing = nothing
pic-space = { $space } { $where }, { $content }
pic-target = { $space }: { $result }
pic-plant-sprout = plant a sprout
pic-plant-bush = plant a bush
pic-place-lake = place a lake
pic-grow-small = let it grow into a small tree
pic-grow-big = let it grow into a big tree
pic-count = { $piece } × { $count }
pic-summary = { $planet }. Sun { $sun }. On it: { $plants }. Light { $light }, biggest forest { $forest }.
pic-side = { $summary } { $progress }.
pic-side-card = { $summary } Card: { $card }. { $progress }.
pic-track = { $power }: strength { $strength }, level { $level } of { $last }
pic-tracks-summary = { $seat-is ->
    [you] Your powers: { $tracks }.
   *[other] Powers of { $seat }: { $tracks }.
}
pic-row-summary = Row: { $cards }.
pic-card-token = { $card }, with the acorn
pic-taken = { $who }: { $card }
pic-pile-arid = { $biome } { $symbols }, aridity ({ $down } face down)
pic-picks = { $seat-is ->
    [you] you pick
   *[other] { $seat } picks
}
pic-round = round { $round }

pic-has-picked = Has picked
pic-is-picking = Is picking
pic-will-pick = Waits for a card
pic-choosing = Is choosing
pic-acting = Action { $kind } running
pic-powering = Power running
pic-done = Done
pic-over = Game over

file-zone-card = a card of this biome with a fertility or aridity icon
file-symbols = a sum of symbols on cards of this biome that lie nowhere else, at most { $most }
file-action-where = “{ $value }”, as in the other effect of this action
