### Arborea.

title = Arborea
tagline = Guide your villagers on moving paths and give creatures a home.

## Villagers, biomes, creatures, places

kind-adult = adult
kind-young = young villager
kind-elder = elder

count-adult = { $count ->
    [one] 1 adult
   *[other] { $count } adults
}
count-young = { $count ->
    [one] 1 young villager
   *[other] { $count } young villagers
}
count-elder = { $count ->
    [one] 1 elder
   *[other] { $count } elders
}

biome-tree = tree
biome-sponge = sponge
biome-flower = flower
biome-grass = grass
biome-mushroom = mushroom
biome-water = water
biome-rock = rock

cost-tree = { $count ->
    [one] 1 tree
   *[other] { $count } trees
}
cost-sponge = { $count ->
    [one] 1 sponge
   *[other] { $count } sponges
}
cost-flower = { $count ->
    [one] 1 flower
   *[other] { $count } flowers
}
cost-grass = { $count } grass
cost-mushroom = { $count ->
    [one] 1 mushroom
   *[other] { $count } mushrooms
}
cost-water = { $count } water

creature-fungi-frog = Fungi Frog
creature-antler-worm = Antler Worm
creature-shadow-hamster = Shadow Hamster
creature-cattail-cat = Cattail Cat
creature-spider-ant = Spider Ant
creature-sage-owl = Sage Owl

one-fungi-frog = a Fungi Frog
one-antler-worm = an Antler Worm
one-shadow-hamster = a Shadow Hamster
one-cattail-cat = a Cattail Cat
one-spider-ant = a Spider Ant
one-sage-owl = a Sage Owl

help-fungi-frog = 3 points for each tree around it. Water next to it doubles its points.
help-antler-worm = 3 points for each sponge around it. Water next to it doubles its points.
help-shadow-hamster = 2 points for each flower around it and 3 for each Fungi Frog in sight. Water doubles.
help-cattail-cat = 2 points for each grass around it and 3 for each Antler Worm in sight. Water doubles.
help-spider-ant = 2 points for each different habitat around it. Water next to it doubles its points.
help-sage-owl = 2 points for each mushroom around it and 1 for every two gifts. Water doubles.

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

area-creature = Creatures
area-tree = Trees
area-ecosystem = Ecosystems
area-water = Water
area-sponge = Sponges
area-mushroom = Mushrooms
area-flower = Flowers
area-grass = Grass

sage-creature = Sage of Creatures
sage-tree = Sage of Trees
sage-ecosystem = Sage of Ecosystems
sage-water = Sage of Water
sage-sponge = Sage of Sponges
sage-mushroom = Sage of Mushrooms
sage-flower = Sage of Flowers
sage-grass = Sage of Grass

track-0 = Creatures–Trees track
track-1 = Ecosystems–Water track
track-2 = Sponges–Mushrooms track
track-3 = Flowers–Grass track

deck-0 = red
deck-1 = yellow
deck-2 = blue
deck-3 = violet
deck-4 = starting

card-name = the { $deck } card { $key }
card-full = { $card }: costs { $cost }; gives: { $rewards }

symbol-biome = +1 { $biome }
symbol-convert = { $from } → { $to }
symbol-take-card = take a card
symbol-renew = renew the cards
symbol-invite = invite a creature
symbol-attract = attract { $creature }
symbol-gift = gift
symbol-gift-to = gift to the { $sage }
symbol-sage = the Sage
symbol-train = train one { $kind }
symbol-place = place a villager
symbol-advance = advance a track
symbol-spirit = { $change } spirit
symbol-season = { $season } +1

tile-gifts = 1 for each gift
tile-season-progress = 1 for each season space
tile-alignment = 2 for each creature of your best line
tile-rocks = 1 for each visible rock
tile-waterside = 2 for each creature next to water
tile-open-cards = 3 for each card not completed
tile-trained = 3 for each trained young villager or elder
tile-spirit = 1 for each spirit above zero
tile-waters = 2 for each visible water
tile-cards = 1 for each card of your ecosystem
tile-variety = 2 for each type of creature
tile-frogs-worms = 2 for each Fungi Frog and each Antler Worm
tile-hamsters-cats = 2 for each Shadow Hamster and each Cattail Cat
tile-ants-owls = 2 for each Spider Ant and each Sage Owl
tile-population = 1 for each creature

## Options

option-difficulty = Difficulty of Feronia (2 very easy, 7 very hard)

## Prompts

ask-two = { $main } Also open: { $development }
ask-setup = Put your first villager on a track. The track then moves one space.
ask-rescue = Your adults are stuck in the water. Take one back for free?
ask-pilgrimage = Put a villager on a track, or advance a track.
ask-repeat = Do that once more for { $cost } spirit (you have { $spirit }), or go on.
ask-activation = Send a waiting villager along its trail ({ $number } of 2 for free), or go on.
ask-activation-paid = Send one more villager along its trail for { $cost } spirit, or go on.
ask-completion = Complete one of your cards, or go on.
ask-convert = Spend 1 { $from } to raise { $to }?
ask-take = Take the top card of a deck, or none.
ask-renew = Put the top card of every deck under it, to see new ones?
ask-invite = Invite the lowest creature of a column.
ask-gift = Choose the Sage who gets your gift.
ask-place = Put a villager on a track, or skip this.
ask-advance = Choose a track: it advances one space.
ask-sage = Pick a reward of the { $sage } ({ $left } left), or stop.
ask-forced = Your { $kind } must leave the { $track } before it swaps. Choose a trail.
ask-leave = Your { $kind } on the { $track } has come to trail { $trail }. Leave for a trail, or stay?
ask-rotate = Choose which way round you will lay { $card }.
ask-lay = Choose where to lay { $card }: every small card marks the middle of a place.
ask-pick = Choose a creature to settle.
ask-put = Settle your { $creature } between four habitats, or choose captivity.
ask-free = Settle your { $creature } from captivity between four habitats.
ask-nothing = Nothing to decide now.

## Choices

do-place = Put the { $kind } on the { $track }
do-place-season = Put the { $kind } on the { $track } ({ $season } +1)
do-advance = Advance the { $track }
do-rescue = Take the adult back from Water trail { $trail }
do-no-rescue = Leave them there
do-not-again = Go on without paying
do-activate = Send the { $kind } along { $area } { $trail }: { $symbols }
do-end-activation = Go on
do-complete = Complete { $card }
do-complete-slot = Complete the card in slot { $slot }
do-complete-none = Complete nothing
do-convert = Turn 1 { $from } into 1 { $to }
do-convert-plain = Convert
do-take = Take { $card }
do-take-deck = Take from the { $deck } deck
do-renew = Renew the cards
do-invite = { $spirit ->
    [0] Invite { $creature }
   *[other] Invite { $creature } (+{ $spirit } spirit)
}
do-gift = Give to the { $sage }
do-sage = Take: { $reward }
do-sage-plain = Take reward { $number }
do-stop-sage = Take no more
do-decline = Skip this
do-leave = Leave for { $area } { $trail }: { $symbols }
do-stay = Stay on the track
turn-0 = As it is
turn-1 = Turned right
turn-2 = Upside down
turn-3 = Turned left
row-of-two = { $left }-{ $right }
row-of-three = { $left }-{ $middle }-{ $right }
do-rotate = { $turn }, from top to bottom: { $rows }
do-lay = Lay the card, its top left corner in column { $column }, row { $row }
do-pick = Settle your { $creature }
do-free = Free your { $creature }
do-end-development = Done
do-put = Settle between columns { $left } and { $column }, rows { $above } and { $row }
do-captive = Put it into captivity
do-worth = { $action } ({ $points } { $count ->
    [one] point
   *[other] points
})
do-at-best = { $action } (at best { $points } { $count ->
    [one] point
   *[other] points
})

## Events

event-turn = { $seat-is ->
    [you] Your turn begins.
   *[other] { $seat } begins a turn.
}
event-rescued = { $seat-is ->
    [you] You take an adult back from the water.
   *[other] { $seat } takes an adult back from the water.
}
event-paid = { $seat-is ->
    [you] You pay { $cost } spirit.
   *[other] { $seat } pays { $cost } spirit.
}
event-placed = { $seat-is ->
    [you] You put your { $kind } on the { $track }.
   *[other] { $seat } puts the { $kind } on the { $track }.
}
event-moved = The { $track } moves one space.
event-swapped = The inner segment of the { $track } goes back to the outer end.
event-left = { $seat-is ->
    [you] Your { $kind } leaves for { $area } { $trail }.
   *[other] { $seat }: the { $kind } leaves for { $area } { $trail }.
}
event-walks = { $seat-is ->
    [you] Your { $kind } walks { $area } { $trail }.
   *[other] { $seat }: the { $kind } walks { $area } { $trail }.
}
event-raised = { $seat-is ->
    [you] You raise { $biome }.
   *[other] { $seat } raises { $biome }.
}
event-converted = { $seat-is ->
    [you] You turn { $from } into { $to }.
   *[other] { $seat } turns { $from } into { $to }.
}
event-took = { $seat-is ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
event-renewed = { $seat-is ->
    [you] You renew the cards.
   *[other] { $seat } renews the cards.
}
event-invited = { $seat-is ->
    [you] { $spirit ->
        [0] You invite { $creature }.
       *[other] You invite { $creature } (+{ $spirit } spirit).
    }
   *[other] { $spirit ->
        [0] { $seat } invites { $creature }.
       *[other] { $seat } invites { $creature } (+{ $spirit } spirit).
    }
}
event-attracted = { $seat-is ->
    [you] You attract { $creature }. The sun is on { $sun }.
   *[other] { $seat } attracts { $creature }. The sun is on { $sun }.
}
event-nobody = { $seat-is ->
    [you] You attract nobody ({ $creature }): no space, or none of them left. The sun is on { $sun }.
   *[other] { $seat } attracts nobody ({ $creature }): no space, or none of them left. The sun is on { $sun }.
}
event-bonus = { $seat-is ->
    [you] You gain the bonus tile: { $effects }.
   *[other] { $seat } gains the bonus tile: { $effects }.
}
event-gave = { $seat-is ->
    [you] You make a gift to the { $sage } (level { $level }).
   *[other] { $seat } makes a gift to the { $sage } (level { $level }).
}
event-picked = { $seat-is ->
    [you] You get from the { $sage }: { $reward }.
   *[other] { $seat } gets from the { $sage }: { $reward }.
}
event-trained = { $seat-is ->
    [you] You train one { $kind }.
   *[other] { $seat } trains one { $kind }.
}
event-spirit = { $seat-is ->
    [you] Your spirit is { $spirit }.
   *[other] The spirit of { $seat } is { $spirit }.
}
event-season = { $seat-is ->
    [you] You come to level { $level } in { $season }.
   *[other] { $seat } comes to level { $level } in { $season }.
}
event-completed = { $seat-is ->
    [you] You complete { $card }.
   *[other] { $seat } completes { $card }.
}
event-reserve = { $seat-is ->
    [you] You score { $points } for renewing the biomes.
   *[other] { $seat } scores { $points } for renewing the biomes.
}
event-laid = { $seat-is ->
    [you] You lay { $card }.
   *[other] { $seat } lays { $card }.
}
event-settled = { $seat-is ->
    [you] You settle { $creature }.
   *[other] { $seat } settles { $creature }.
}
event-captive = { $seat-is ->
    [you] You put { $creature } into captivity.
   *[other] { $seat } puts { $creature } into captivity.
}
event-end-nears = { $turns ->
    [one] The sun is at its last space: one turn is left.
   *[other] The sun is at its last space: { $turns } turns are left.
}
event-revealed = Feronia reveals solo card { $card }.
event-stepped = Feronia’s elder makes a step ({ $steps } so far).
event-grew = Feronia completes no card; her young villager comes to space { $space }.
event-scored-spirit = { $seat-is ->
    [you] You score { $points } for spirit.
   *[other] { $seat } scores { $points } for spirit.
}
event-scored-season = { $seat-is ->
    [you] You score { $points } for { $season }.
   *[other] { $seat } scores { $points } for { $season }.
}
event-scored-creatures = { $seat-is ->
    [you] You score { $points } for your creatures.
   *[other] { $seat } scores { $points } for creatures.
}
event-game-over = The game is over.

feronia-placed = Feronia puts an { $kind } on the { $track }.
feronia-left = Feronia’s { $kind } leaves for { $area } { $trail }.
feronia-walks = Feronia’s { $kind } walks { $area } { $trail }.
feronia-raised = Feronia raises { $biome }.
feronia-took = Feronia takes { $card }.
feronia-invited = Feronia invites { $creature }.
feronia-attracted = Feronia attracts { $creature }. The sun is on { $sun }.
feronia-nobody = Feronia attracts nobody ({ $creature }): no space, or none of them left. The sun is on { $sun }.
feronia-completed = Feronia completes { $card }.
feronia-reserve = Feronia scores { $points } for renewing the biomes.

## Points

score-biomes = Biome renewal
score-spirit = Spirit
score-seasons = Seasons
score-creatures = Creatures

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}

solo-won = You win with { $score }. Feronia has { $feronia }: { $points } for biomes, and { $steps } steps worth { $difficulty } each.
solo-lost = You lose with { $score }. Feronia has { $feronia }: { $points } for biomes, and { $steps } steps worth { $difficulty } each.

solo-card = Solo card { $card }. Tracks in this order: { $tracks }. She leaves them { $side }, looks for creatures from the { $creature } { $way }, and takes cards from the { $first } deck, then from the { $then } one.
solo-card-seasons = Solo card { $card }. Tracks in this order, those with a season symbol first: { $tracks }. She leaves them { $side }, looks for creatures from the { $creature } { $way }, and takes cards from the { $first } deck, then from the { $then } one.
solo-upwards = upwards
solo-downwards = downwards
solo-rightwards = to the right
solo-leftwards = to the left

## Why not

why-develop-first = First finish your ecosystem.
why-other-turn = It is the turn of { $seat }. You can only work on your ecosystem.
why-last-turn = The last turn is over. You can only finish your ecosystem.
why-none-available = You have no available { $kind }.
why-track-blocked = Somebody stands where villagers are put on the { $track }.
why-place-now = This villager cannot be put there now.
why-no-adult-there = None of your adults waits on that trail.
why-cannot-pay = The reserve cannot pay for { $card }, even with water.
why-slot-empty = There is no card in this slot.
why-deck-empty = This deck is empty.
why-column-empty = No { $creature } is in the Borderlands.
why-gifts-full = The { $sage } has all your gifts.
why-spirit = This costs { $cost } spirit; you have { $spirit } and cannot go below −8.
why-nobody-waits = You have no { $kind } waiting on { $area } { $trail }.
why-picked = You already had this reward of the { $sage }.
why-small-only = Only a young villager or an elder gets this reward of the { $sage }.
why-no-effect = This reward of the { $sage } would have no effect.
why-not-passed = Your villager has not come to trail { $trail }.
why-swap = The segment swaps, so nobody can stay on it.
why-nothing-to-develop = There is nothing to add to your ecosystem now.
why-same-rotation = Turned like this the card looks the same, or fits nowhere.
why-rotate-first = First turn your completed card.
why-not-there = The card cannot lie at { $cell }: it must touch along an edge and hide no card or creature.
why-lay-first = First lay your completed card. To turn it another way, undo.
why-not-invited = You have not invited any { $creature }.
why-no-captive = You cannot free any { $creature } now.
why-invited-left = First place all creatures you invited.
why-pick-first = First choose a creature.
why-free = This creature comes from captivity: settle it.
why-no-vertex = No creature can stand on { $cell }: it needs four cells and no creature next to it.
why-put-first = First place the creature you chose.
why-setup = First put your starting villager on a track.
why-rescue = First decide whether to take an adult back.
why-pilgrimage = First put a villager on a track or advance one.
why-repeat = First decide whether to do that once more.
why-activation = First send villagers along their trails, or go on.
why-completion = First decide about your cards.
why-sage = First choose the rewards of the Sage.
why-leave = First decide whether your villager leaves the track.
why-symbol = First resolve the symbol that was reached.

## The table in characters

sketch-turn = { $seat-is ->
    [you] Your turn. Sun { $sun } of { $last }.
   *[other] Turn of { $seat }. Sun { $sun } of { $last }.
}
sketch-feronia-turn = Turn of Feronia. Sun { $sun } of { $last }.
sketch-ending = Turns left: { $turns }.
sketch-over = The game is over. Sun { $sun } of { $last }.
sketch-track = { $track } (+{ $offset })
sketch-symbol = here: { $season }
sketch-area = { $area }: { $trails }. Rewards of the Sage: { $rewards }
sketch-walk = { $trail } { $symbols }
sketch-biomes = Biomes (scored/now): { $biomes }
sketch-biome = { $biome } { $lower }/{ $upper }
sketch-borderlands = Borderlands: { $columns }
sketch-column = { $creature } { $height }
sketch-column-bonus = { $creature } { $height } [{ $bonus }]
sketch-decks = Cards on offer:{ $cards }
sketch-deck-empty = { $deck } empty
sketch-season = { $season } ({ $tile })
sketch-seasons = Seasons: { $seasons }
sketch-score = { $seat-is ->
    [you] You: { $points }, spirit { $spirit }
   *[other] { $seat }: { $points }, spirit { $spirit }
}
sketch-reserve = Ready: { $ready }; to be trained: { $rest }
sketch-waiting = Waiting: { $trails }
sketch-trail = { $kind } on { $area } { $trail }
sketch-gifts = Gifts: { $gifts }
sketch-gift = { $area } { $level }
sketch-levels = Seasons: { $levels }
sketch-level = { $season } { $level }
sketch-slot = Card: { $card }
sketch-completed = To be laid: { $card }
sketch-invited = Invited: { $creatures }
sketch-captive = In captivity: { $creatures }
sketch-feronia = { $steps ->
    [one] Feronia: { $points } for biomes and one step, so { $total } if it ended now (steps of her elder: { $elder }; for creatures, cards and waiting villagers: { $end })
   *[other] Feronia: { $points } for biomes and { $steps } steps, so { $total } if it ended now (steps of her elder: { $elder }; for creatures, cards and waiting villagers: { $end })
}
sketch-feronia-cards = Her cards: { $cards }
sketch-feronia-people = Her young villager: on space { $space }, which gives her { $water } water. Villagers in reserve: { $reserve }
sketch-feronia-creatures = Her creatures: { $creatures }
sketch-none = none
sketch-legend = On tracks: A adult, Y young, E elder, with the number of the seat (F Feronia); the arrow is where villagers are put, 1 to 5 are trails. In ecosystems: T tree, S sponge, F flower, G grass, M mushroom, W water, R rock; creatures stand between cells: f frog, w worm, h hamster, c cat, a ant, o owl.

## The pictures of the table

pic-seat = { $seat-is ->
    [you] You
   *[other] { $seat }
}
pic-board = Main board
pic-lanes = The four tracks
pic-own = Spirit and villagers
pic-ecosystem = { $seat-is ->
    [you] Your ecosystem
   *[other] Ecosystem of { $seat }
}
pic-cards = { $seat-is ->
    [you] Your cards
   *[other] Cards of { $seat }
}
pic-feronia = Feronia
pic-feronia-score = { $points } if it ended now
pic-feronia-steps = { $steps ->
    [one] { $steps } step, worth { $each } points at the end.
   *[other] { $steps } steps, each worth { $each } points at the end.
}
pic-feronia-biomes = Biomes
pic-feronia-elder = Steps
pic-feronia-water = Own water
pic-feronia-reserve = Reserve
pic-feronia-cards = Her cards
pic-feronia-order = Tracks, in this order
pic-feronia-seasons = Tracks, seasons first
pic-feronia-decks = Cards: { $first }, { $then }
pic-feronia-side = Leaves { $side }
pic-feronia-then = then { $way }
pic-sun = Sun { $sun } of { $last }
pic-last-turns = Last turns
pic-borderlands = Borderlands
pic-reserve = Biome reserve
pic-seasons = Seasons
pic-offer = On offer
pic-renewal = renewal: { $points }
pic-creature-points = creatures: { $points }
pic-choices = One of these: { $choices }
pic-list = { $things }
pic-group = { $group }: { $kinds }

pic-trail = { $area } { $trail }: { $symbols }
pic-trail-name = { $area }, trail { $trail }
pic-waits = { $villager }, waiting at { $trail }
pic-rides = { $trail ->
    [0] { $villager }, just placed
   *[other] { $villager }, who can reach trail { $trail }
}
pic-walks = { $villager }, on the way to the Sage
pic-villager = { $seat-is ->
    [you] Your { $kind }
   *[other] { $seat }: { $kind }
}
pic-villager-feronia = Feronia: { $kind }
pic-lane = The { $track }. At the end of your turn your villagers move it by { $steps }.
pic-swap = With the next step the inner plank goes back to the outer end; whoever stands on it must leave first.
pic-gate-open = Here villagers are put on the { $track }.
pic-gate-closed = Nobody can be put on the { $track }: somebody stands here.
pic-sage = { $sage }. Rewards: { $rewards }; the last one for young villagers and elders only. Gifts: { $gifts }.
pic-gift-level = { $seat-is ->
    [you] you { $level }
   *[other] { $seat } { $level }
}
pic-picks-left = { $left ->
    [one] Pick one reward
   *[other] Pick { $left } rewards
}
pic-column = { $creature }: { $count } in the Borderlands, { $supply } still to come. { $help }
pic-invite-row = { $spirit ->
    [0] Whoever invites from this row gains no spirit.
   *[other] Whoever invites from this row gains { $spirit } spirit.
}
pic-biome = { $biome }: { $amount } to spend, { $points } at renewal
pic-water = { $biome }: { $amount } to spend, for itself or in place of any other biome; { $points } at renewal
pic-water-joker = Water replaces a biome that is missing.
pic-season = { $season }: { $tile }, at most { $most }. { $seats }
pic-season-seat = { $seat-is ->
    [you] You: { $base } × { $factor } = { $points }
   *[other] { $seat }: { $base } × { $factor } = { $points }
}

pic-spirit-title = { $points } pts
pic-spirit = Spirit { $spirit }: { $points } at the end
pic-ready = Ready
pic-to-train = To train
pic-nobody = nobody
pic-nobody-ready = nobody ready
pic-own-summary = { $seat-is ->
    [you] Your spirit is { $spirit }. { $ready }. { $rest }.
   *[other] The spirit of { $seat } is { $spirit }. { $ready }. { $rest }.
}
pic-payable = payable
pic-missing = { $count } missing
pic-free = free
pic-empty-deck = empty
pic-deck-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pic-cards-summary = To be completed: { $cards }. On offer: { $offer }.

pic-to-lay = To lay like this
pic-other-turn = other way
pic-in-hand = In hand
pic-invited = To settle
pic-captive = Captive
pic-cage = Captivity
pic-cage-help = In captivity a creature costs { $cost } spirit at the end, unless it is freed in time.
pic-invited-creatures = { $creature }: { $count } to settle. { $help }
pic-captive-creatures = { $creature }: { $count } in captivity. { $help }
pic-captives-short = { $count ->
    [one] 1 captive
   *[other] { $count } captives
}
pic-settler = { $creature }: { $points }. { $help }
pic-ecosystem-summary = { $seat-is ->
    [you] Your ecosystem: { $cards }. Creatures: { $creatures }, { $points }.
   *[other] Ecosystem of { $seat }: { $cards }. Creatures: { $creatures }, { $points }.
}
pic-side = { $summary } Spirit { $spirit }. Cards: { $cards }. { $progress }.

pic-at-turn = Takes a turn
pic-asked = Decides about a villager
pic-develops = Works on the ecosystem
pic-waiting-seat = Waits
pic-over = Game over

file-laid = a card that touches those before it and hides none of them
file-vertex = a corner between four cells, not next to another creature
file-tracks = each of 0 to 3 once
