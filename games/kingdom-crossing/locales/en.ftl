### Kingdom Crossing.

title = Kingdom Crossing
tagline = Seven bridges, five guilds and a Queen to please.

## Places, people and things

region-north = the North
region-east = the East
region-south = the South
region-west = the West
place-north = North
place-east = East
place-south = South
place-west = West
bridge-b0 = left North–West bridge
bridge-b1 = right North–West bridge
bridge-b2 = left South–West bridge
bridge-b3 = right South–West bridge
bridge-b4 = North–East bridge
bridge-b5 = South–East bridge
bridge-b6 = middle bridge
resource-wood = wood
resource-stone = stone
resource-sap = sap
resource-food = food
some-wood = wood
some-stone = stone
some-sap = sap
some-food = food
guild-fox = Fox
guild-owl = Owl
guild-bear = Bear
guild-boar = Boar
guild-deer = Deer
bird-red = red
bird-green = green
bird-yellow = yellow
bird-blue = blue
deck-patron = patron
deck-sap-tapper = sap tapper
deck-lumberjack = lumberjack
deck-farmer = farmer
deck-stonecutter = stonecutter
deck-florist = florist
deck-sculptor = sculptor
deck-peddler = peddler
deck-building = building
deck-transport = transport
tile-coin-step = Purse tile
tile-two-bridges = Two-bridge tile
tile-vp-step = Prestige tile
tile-three-bridges = Three-bridge tile
tile-trade-step = Trade tile
tile-queen = Queen tile
structure-starting-house = Starting house
structure-building-structures = Workshop
structure-building-flowers = Greenhouse
structure-building-sculptures = Gallery
structure-building-fox = Fox guildhall
structure-building-owl = Owl guildhall
structure-building-bear = Bear guildhall
structure-building-boar = Boar guildhall
structure-building-deer = Deer guildhall
structure-building-birds = Aviary
structure-building-invest = Bank
structure-transport-wood = Log raft
structure-transport-stone = Stone cart
structure-transport-sap = Sap barge
structure-transport-food = Food wagon
structure-transport-fox = Fox coach
structure-transport-owl = Owl coach
structure-transport-bear = Bear coach
structure-transport-boar = Boar coach
structure-transport-deer = Deer coach
structure-transport-structures = Ferry
deco-flower = flower
deco-sculpture = sculpture
deco-either = flower or sculpture
space = { $resource } { $at }
item-guild = { $guild } guild
card-character = { $guild } { $deck }
card-empty-tile = empty-deck tile
card-bare = nothing
a-character = { $guild ->
    [Owl] an { $guild } { $deck }
   *[other] a { $guild } { $deck }
}
a-structure = the { $structure }
a-tile = the empty-deck tile
card-start = { $guild } card (home in { $region })

## What things do

effect-coins = gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-vp = score { $n ->
    [one] 1 point
   *[other] { $n } points
}
effect-coins-per = gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for { $each }
effect-vp-per = score { $n ->
    [one] 1 point
   *[other] { $n } points
} for { $each }
effect-coins-minus-paws = gain { $n } coins, less 1 for each bridge crossed this round
effect-resource = gain { $n } { $resource }
effect-resource-per = gain { $n } { $resource } for { $each }
effect-resource-choice = gain { $n ->
    [one] 1 resource
   *[other] { $n } resources
} of your choice
effect-resource-distinct = gain { $n } different resources
effect-resource-choice-per = gain { $n ->
    [one] 1 resource
   *[other] { $n } resources
} of your choice for { $each }
effect-deco = place a { $kind } with one symbol
effect-deco-paws = if you crossed at least { $paws } bridges, place a { $kind } with one symbol
effect-deco-double = place two { $kind } tokens with one symbol, or one with two
effect-invest = { $n ->
    [one] take an investment action
   *[other] take { $n } investment actions
}
effect-trigger = { $n ->
    [one] trigger one of your structures
   *[other] trigger { $n } different structures of yours
}
effect-trigger-up-to = trigger up to { $n } different structures of yours
effect-upgrade = { $n ->
    [one] upgrade an action tile
   *[other] upgrade { $n } action tiles
}
effect-favour = { $n ->
    [one] gain a Queen’s favour
   *[other] gain { $n } Queen’s favours
}
effect-take-bird = take a bird from any card and use it
each-paw = { $per ->
    [one] each bridge crossed this round
   *[other] every { $per } bridges crossed this round
}
each-guild = { $per ->
    [one] each card of your { $guild } guild
   *[other] every { $per } cards of your { $guild } guild
}
each-structure = { $per ->
    [one] each structure of yours
   *[other] every { $per } structures of yours
}
each-building = { $per ->
    [one] each building of yours
   *[other] every { $per } buildings of yours
}
each-flower = { $per ->
    [one] each flower symbol
   *[other] every { $per } flower symbols
}
each-sculpture = { $per ->
    [one] each sculpture symbol
   *[other] every { $per } sculpture symbols
}
each-symbol = { $per ->
    [one] each flower or sculpture symbol
   *[other] every { $per } decoration symbols
}
each-symbol-pair = { $per ->
    [one] each pair of a flower and a sculpture symbol
   *[other] every { $per } pairs of a flower and a sculpture symbol
}
each-bird = { $per ->
    [one] each bird of yours
   *[other] every { $per } birds of yours
}
each-bird-colour = { $per ->
    [one] each { $colour } bird of yours
   *[other] every { $per } { $colour } birds of yours
}
each-house = { $per ->
    [one] each house of yours on the board
   *[other] every { $per } houses of yours on the board
}
each-space = { $per ->
    [one] each space your { $resource } marker has reached
   *[other] every { $per } spaces your { $resource } marker has reached
}
each-resource-set = { $per ->
    [one] each set of the four resources
   *[other] every { $per } sets of the four resources
}
each-favour = { $per ->
    [one] each favour of yours, this one included
   *[other] every { $per } favours of yours
}
each-upgraded = { $per ->
    [one] each upgraded action tile
   *[other] every { $per } upgraded action tiles
}
each-goal = { $per ->
    [one] each bridge goal you claimed
   *[other] every { $per } bridge goals you claimed
}
each-guild-with = { $per ->
    [one] each guild in which you have at least { $min } cards
   *[other] every { $per } guilds in which you have at least { $min } cards
}
each-investment-point = { $per ->
    [one] each point at your investment marker
   *[other] every { $per } points at your investment marker
}
goal-marker = { $resource } on { $at }
goal-resources = { $list }
goal-decorations = { $flowers } flower and { $sculptures } sculpture symbols
goal-investment = investment marker moved { $steps } spaces back
goal-houses = { $n } houses on the board
goal-structures = { $n } structures
goal-birds = { $n } birds
goal-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Explanations

help-character = This { $deck } { $cost ->
    [0] is free
    [one] costs 1 coin
   *[other] costs { $cost } coins
} and joins your { $guild } guild: { $effect }.
help-structure = { $structure }, { $cost ->
    [0] free
    [one] for 1 coin
   *[other] for { $cost } coins
}. Now and every Morning: { $effect }.
help-starting-house = { $structure }, yours from the start. Every Morning: { $effect }.
help-bird = Meeting this { $colour } bird, { $effect }; then keep it.
help-favour = At the end, score { $n ->
    [one] 1 point
   *[other] { $n } points
} for { $each }.
help-queen = Visit the Queen to become first player and { $effect }; her card joins your { $guild } guild.
help-start = { $guild } card, home in { $region }: { $gains }.
help-goal = Goal: { $goal }. It scores { $worth }, in the order of claims.
help-tile = Rest: { $rest } coins. Work: cross exactly { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}.
help-tile-before = Rest: { $rest } coins. Work: { $before }, then cross exactly { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}.
help-tile-trade = Rest: { $rest } coins. Work: cross { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}; once, you may buy a resource for { $price } coins.
help-tile-birds = Rest: { $rest } coins. Work: cross exactly { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}; birds you meet take effect twice.
help-tile-queen = Rest: { $rest } coins. Work: stay where you are and visit the Queen; her effect counts { $times ->
    [one] once
   *[other] { $times } times
}.
help-guild = For each pair of { $guild } cards, every Morning: { $effect }. At the end each card scores the stars passed on the { $resource } track.
help-guild-none = For each pair of { $guild } cards, every Morning: { $effect }. These cards score nothing at the end.
help-resource = Gaining { $some } moves your marker; bonuses: { $bonus }.
help-space = on { $at }, { $effect }
help-empty-tile = The deck is empty. Stop here for free: { $effect }.
help-solo-card = Paco & Paca take card { $place } in { $region }, with its bird.
help-solo-crown = Paco & Paca visit the Queen if she is there, and the balloon moves on clockwise.
help-solo-rest = Paco & Paca rest: nothing happens.
icon-coins = Coins pay for cards, flights and trade; { $each ->
    [one] each one left at the end is
   *[other] every { $each } left at the end are
} a step of investment.
icon-points = Points are scored at once; the most points at the end win.
icon-paw = A paw marks a bridge you crossed this round. The 6th gives { $sixth ->
    [one] 1 point
   *[other] { $sixth } points
}, the 7th gives { $seventh }.
icon-house = End the Day where you have a house and collect one more income in the Evening.
icon-balloon = The balloon flies you to another region: { $near ->
    [one] 1 coin
   *[other] { $near } coins
} if it is with you, { $far } if not.
icon-investment = Advance your investment marker, or take the coins it shows and go back to the start.
icon-favour = A Queen’s favour scores points at the end, for what it shows.
icon-star = Each card of the track’s guild scores the stars its marker has passed.
icon-symbol = Flowers and sculptures carry one or two symbols, which goals and favours count.
icon-token = The holder of this token goes first, from the next phase on.
icon-upgrade = Turn an action tile to its better side, for the rest of the game.
icon-bird = A bird on a card helps whoever takes the card first, before paying.

## Options

option-goal-sides = Sides of the bridge goals
option-difficulty = Level of Paco & Paca (solo)

## Prompts

ask-draft = Pick a starting card with its favour.
ask-invest = Advance your investment marker, or cash in { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $left ->
    [one] {""}
   *[other] {" "}({ $left } actions left)
}.
ask-place = Place a { $kind } with one symbol{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to place)
}.
ask-deco = Place two { $kind } tokens with one symbol, or one with two?
ask-income = This Morning, collect your incomes in the order you like.
ask-choose = { $left ->
    [one] Choose a resource to gain.
   *[other] Choose a resource to gain ({ $left } left).
}
ask-trigger = { $left ->
    [one] Trigger one of your structures.
   *[other] Trigger a structure ({ $left } left, all different).
}
ask-upgrade = { $left ->
    [one] Turn an action tile to its better side.
   *[other] Turn an action tile to its better side ({ $left } left).
}
ask-turn = Work or rest with one of your tiles: { $left ->
    [one] your last turn
   *[other] { $left } turns left
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
ask-rest = No card is in reach: rest with one of your tiles ({ $left ->
    [one] your last turn
   *[other] { $left } turns left
}).
ask-move = Cross { $bridges ->
    [one] a bridge
   *[other] { $bridges } bridges
} from { $region }, then take a card.
ask-move-fly = Cross { $bridges ->
    [one] a bridge
   *[other] { $bridges } bridges
} from { $region }, or fly elsewhere first ({ $fare ->
    [one] 1 coin
   *[other] { $fare } coins
}).
ask-move-buy = Cross { $bridges ->
    [one] a bridge
   *[other] { $bridges } bridges
} from { $region }, or buy a resource first ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
}).
ask-move-both = Cross { $bridges ->
    [one] a bridge
   *[other] { $bridges } bridges
}, fly elsewhere first ({ $fare ->
    [one] 1 coin
   *[other] { $fare } coins
}) or buy a resource ({ $price }).
ask-arrived = Take a card in { $region }: you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
ask-arrived-fly = Take a card in { $region }, or fly elsewhere first ({ $fare ->
    [one] 1 coin
   *[other] { $fare } coins
}). You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
ask-arrived-buy = Take a card in { $region }, or buy a resource first ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
}). You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
ask-arrived-both = Take a card in { $region }, fly elsewhere first ({ $fare ->
    [one] 1 coin
   *[other] { $fare } coins
}) or buy a resource ({ $price }).
ask-fly = On foot no card is in reach: fly to another region ({ $fare ->
    [one] 1 coin
   *[other] { $fare } coins
}).
ask-pay = Pay for the card ({ $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}), or buy a resource first: you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
ask-claim = Claim bridge goals, or end your turn.
ask-claim-buy = Claim bridge goals, buy a resource for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, or end your turn.
ask-claim-evening = Claim bridge goals, or end your Evening.
ask-buy = Buy a resource for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, or end your turn.
ask-home = This Evening you are home: collect one more income.
ask-house = Choose the region of your new house.
ask-favour = { $left ->
    [one] Take a Queen’s favour, open or blind.
   *[other] Take a Queen’s favour, open or blind ({ $left } left).
}
ask-bird = Take a bird from any card on the board.
ask-nothing = The game is over.

## Choices

do-start = { $start } { $favour }
do-start-gone = Take pair { $pair }
do-advance = Advance to space { $to }
do-cash = Cash in: gain { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
do-place = Place a { $kind } with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} on { $space }
do-place-nowhere = Place a decoration on { $space }
do-singles = Two tokens with one symbol each
do-collect = { $item }: { $effect }
do-collect-guild = { $guild } guild: { $effect }
do-resource = Advance { $resource } to space { $to }
do-trigger = { $structure }: { $effect }
do-stop = Trigger no more
do-upgrade = { $tile }. { $help }
do-rest = Rest with the { $tile }: gain { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
do-work = Work with the { $tile }: cross { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}
do-work-before = Work with the { $tile }: { $before }, then cross { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}
do-work-trade = Work with the { $tile }: cross { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}, a resource for { $price } coins
do-work-birds = Work with the { $tile }: cross { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}, birds count twice
do-work-queen = Visit the Queen: { $effect }
do-work-queen-twice = Visit the Queen, twice: { $effect }
do-cross = Cross the { $bridge } to { $region }
do-cross-far = Cross the { $bridge }
do-fly = Fly to { $region } for { $cost } coins
do-buy = Buy { $some } for { $price } coins
do-take = Take the { $card } { $cost ->
    [0] for free
    [one] for 1 coin
   *[other] for { $cost } coins
}: { $effect }
do-take-bird = Take the { $card } { $cost ->
    [0] for free
    [one] for 1 coin
   *[other] for { $cost } coins
}: { $effect }. Bird: { $bird }
do-take-bare = Take the card of slot { $slot }
do-pay = Pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}
do-claim = Claim a goal for { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $goal }
do-done = Done
do-house = Place a house in { $region }
do-favour = { $favour }
do-favour-gone = Take the favour of an empty space
do-blind = Take the top favour without looking
do-bird = Take the { $colour } bird: { $effect }
do-bird-gone = Take a bird that is not there

## Events

event-started = { $seat-is ->
    [you] You start with the { $start } and a favour: “{ $favour }”
   *[other] { $seat } starts with the { $start } and a favour: “{ $favour }”
}
event-coins = { $seat-is ->
    [you] You gain { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
event-points = { $seat-is ->
    [you] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-advanced = { $seat-is ->
    [you] You advance to { $to } on the { $resource } track.
   *[other] { $seat } advances to { $to } on the { $resource } track.
}
event-invested = { $seat-is ->
    [you] You move your investment to space { $to }.
   *[other] { $seat } moves the investment marker to space { $to }.
}
event-cashed = { $seat-is ->
    [you] You cash in { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } cashes in { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
event-decorated = { $seat-is ->
    [you] You place a decoration on { $space }.
   *[other] { $seat } places a decoration on { $space }.
}
event-upgraded = { $seat-is ->
    [you] You upgrade the { $tile }.
   *[other] { $seat } upgrades the { $tile }.
}
event-triggered = { $seat-is ->
    [you] You trigger the { $structure }.
   *[other] { $seat } triggers the { $structure }.
}
event-collected = { $seat-is ->
    [you] You collect an income: { $item }.
   *[other] { $seat } collects an income: { $item }.
}
event-rested = { $seat-is ->
    [you] You rest with the { $tile }.
   *[other] { $seat } rests with the { $tile }.
}
event-worked = { $seat-is ->
    [you] You work with the { $tile }.
   *[other] { $seat } works with the { $tile }.
}
event-crossed = { $seat-is ->
    [you] You cross the { $bridge } to { $region }.
   *[other] { $seat } crosses the { $bridge } to { $region }.
}
event-paws = { $seat-is ->
    [you] You place your { $paws }th paw and score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } places the { $paws }th paw and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-flew = { $seat-is ->
    [you] You fly to { $region } for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }.
   *[other] { $seat } flies to { $region } for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }.
}
event-bought = { $seat-is ->
    [you] You buy { $some } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.
   *[other] { $seat } buys { $some } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.
}
event-met = { $seat-is ->
    [you] You meet a bird: “{ $effect }”.
   *[other] { $seat } meets a bird: “{ $effect }”.
}
event-paid = { $seat-is ->
    [you] You take { $card } { $cost ->
        [0] for free
        [one] for 1 coin
       *[other] for { $cost } coins
    }.
   *[other] { $seat } takes { $card } { $cost ->
        [0] for free
        [one] for 1 coin
       *[other] for { $cost } coins
    }.
}
event-crowned = { $seat-is ->
    [you] You visit the Queen; her card joins your { $guild } guild.
   *[other] { $seat } visits the Queen; her card joins the { $guild } guild.
}
event-housed = { $seat-is ->
    [you] You place a house in { $region }.
   *[other] { $seat } places a house in { $region }.
}
event-favoured = { $seat-is ->
    [you] You gain a favour: “{ $favour }”
   *[other] { $seat } gains a favour: “{ $favour }”
}
event-claimed = { $seat-is ->
    [you] You claim a goal ({ $goal }) for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } claims a goal ({ $goal }) for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-converted = { $seat-is ->
    [you] You turn your remaining coins into { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } of investment.
   *[other] { $seat } turns the remaining coins into { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } of investment.
}
event-revealed = New card in { $region }: { $card }.
event-round = Round { $round } begins.
event-birds = { $birds ->
    [one] One bird arrives.
   *[other] { $birds } birds arrive.
}
event-queen = The Queen wakes up. { $help }
event-evening = Evening falls.
event-automa-card = Paco & Paca draw a card tile.
event-automa-crown = Paco & Paca draw the crown.
event-automa-rest = Paco & Paca rest.
event-automa-started = Paco & Paca start with the { $start }.
event-automa-took = Paco & Paca take { $card }.
event-automa-crowned = Paco & Paca visit the Queen and go first; her card joins their { $guild } guild.
event-balloon = The balloon moves on to { $region }.
event-automa-advanced = Paco & Paca advance to { $to } on the { $resource } track.
event-automa-decorated = Paco & Paca place a decoration on { $space }.
event-automa-housed = Paco & Paca place a house.
event-automa-favoured = Paco & Paca gain a favour: “{ $favour }”
event-automa-claimed = Paco & Paca claim a goal ({ $goal }) for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-game-over = The game is over.

## Points

score-play = During play
score-bridges = Bridges
score-goals = Bridge goals
score-investment = Investment
score-guilds = Guild cards
score-structures = Structures
score-favours = Favours
solo-won = You beat Paco & Paca, { $mine } to { $theirs }.
solo-won-by-coin = { $mine } to { $theirs }: a coin left makes you the winner.
solo-shared = { $mine } to { $theirs }: you share the victory with Paco & Paca.
solo-lost = Paco & Paca win, { $theirs } to { $mine }.

## Why not

why-now-nothing = Nothing is to be decided now.
why-now-draft = First pick a starting card.
why-now-invest = First take your investment action.
why-now-place = First place your decoration.
why-now-deco = First choose between two single decorations and a double one.
why-now-income = First collect your incomes.
why-now-choose = First choose a resource.
why-now-trigger = First choose a structure to trigger.
why-now-upgrade = First choose a tile to upgrade.
why-now-turn = It is time to rest or work with a tile.
why-now-move = First finish your walk and take a card.
why-now-pay = First pay for the card.
why-now-home = First choose your income at home.
why-now-house = First place your house.
why-now-favour = First take a favour.
why-now-bird = First take a bird.
why-pair-gone = This pair is no longer there.
why-track-end = Your investment marker is on the last space.
why-unpayable = Then you could not pay for a card.
why-no-single = You have no room for such a decoration.
why-no-income = You have no such income to collect.
why-no-pair = A guild pays with at least two cards.
why-not-owned = You do not own this structure.
why-resource-again = Resources must be different.
why-structure-again = You have already triggered this structure.
why-must-trigger = You must trigger a structure.
why-upgraded = This tile is already on its better side.
why-house-there = You already have a house there.
why-no-favour = There is no favour to take there.
why-no-bird = There is no bird on that card.
why-no-slot = There is no place for a decoration there.
why-slot-filled = There is already a decoration there.
why-no-token = No such token is left in the supply.
why-other-deco = That place takes another decoration.
why-tile-played = You have already played this tile this round.
why-queen-gone = The Queen has already had her visit this round.
why-no-card-in-reach = With this tile you could not reach a card you can pay for.
why-arrived = You have crossed all bridges of this tile.
why-crossed = You have already crossed this bridge this round.
why-bridge-elsewhere = This bridge does not touch your region.
why-dead-end = That way you could not reach a card you can pay for.
why-flown = You have already flown in this action.
why-mid-walk = The balloon flies before the first bridge or after the last.
why-fly-here = You are already in that region.
why-card-elsewhere = This card is in another region.
why-slot-bare = Nothing lies there.
why-bought = You have already bought a resource in this action.
why-no-trade = You buy resources only while working with the Trade tile.
why-claimed = You have already claimed this goal.
why-goal-unmet = You do not meet this goal, or it has no position left.
why-marker-end = Your { $resource } marker is at the end of its track.
why-flight-dear = The flight costs { $cost } coins.
why-bridges-left = { $bridges ->
    [one] First cross one more bridge.
   *[other] First cross { $bridges } more bridges.
}
why-card-dear = This card costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}: you do not have enough.
why-buy-dear = A resource costs { $price } coins.

## The table in characters

phase-draft = Draft
phase-morning = Morning
phase-day = Day
phase-evening = Evening
phase-end = End
sketch-round = Round { $round } of { $rounds }, { $phase }. Balloon in { $region }.
sketch-first = { $seat-is ->
    [you] You have the first-player token.
   *[other] First-player token: { $seat }.
}
sketch-first-automa = First-player token: Paco & Paca.
sketch-queen = Queen: { $help }
sketch-no-queen = Queen: nobody to visit.
sketch-goal = { $slot }: { $goal } ({ $points })
sketch-goals = Goals: { $goals }
sketch-favour = Favour { $place }: { $favour }
sketch-slot = [{ $slot }] { $card }, cost { $cost }: { $effect }
sketch-slot-bird = [{ $slot }] { $card }, cost { $cost }: { $effect }. Bird: { $bird }
sketch-slot-bare = [{ $slot }] nothing
sketch-seat = { $seat-is ->
    [you] You: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, investment { $investment }
   *[other] { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, investment { $investment }
}
sketch-automa = Paco & Paca, end scoring included: { $points ->
    [one] 1 point
   *[other] { $points } points
}
sketch-guilds = guilds: { $list }
sketch-count = { $name } { $count }
sketch-structures = structures: { $list }
sketch-tiles = tiles left: { $list }
sketch-better = { $tile } (better)
sketch-birds = birds { $birds }, favours { $favours }, houses { $houses }
sketch-region = { $region }: { $bridges }.
sketch-bridges = { $list } to { $region }
sketch-workers = here: { $list }
sketch-worker = { $seat-is ->
    [you] you
   *[other] { $seat }
}
sketch-track = { $resource } { $at }
sketch-paws = bridges crossed: { $list }; houses: { $houses }
sketch-none = none
sketch-legend = Tracks: = reached, 1-3 stars of a decoration, o an empty place for one.

## The pictures

pic-seat = { $seat-is ->
    [you] You
   *[other] { $seat }
}
pic-automa = Paco & Paca
pic-kingdom = The kingdom
pic-board = { $seat-is ->
    [you] Your board
   *[other] { $seat }’s board
}
pic-part-actions = Actions: work or rest
pic-part-tracks = Resources and decorations
pic-part-guilds = Guilds, income per pair
pic-part-structures = Structures
pic-vain = { $action }. Nothing to gain from it now.
pic-tree = The Queen’s tree
pic-pairs = Starting cards
pic-invest = Investment
pic-invest-note = coins to cash in, points at the end
pic-round = { $round }
pic-round-now = Round { $round }
pic-name-patron = Patron
pic-name-sap-tapper = Tapper
pic-name-lumberjack = Logger
pic-name-farmer = Farmer
pic-name-stonecutter = Cutter
pic-name-florist = Florist
pic-name-sculptor = Sculptor
pic-name-peddler = Peddler
pic-name-hall = Guildhall
pic-name-coach = Coach
pic-name-workshop = Workshop
pic-name-greenhouse = Hothouse
pic-name-gallery = Gallery
pic-name-aviary = Aviary
pic-name-bank = Bank
pic-name-raft = Log raft
pic-name-cart = Stone cart
pic-name-barge = Sap barge
pic-name-wagon = Wagon
pic-name-ferry = Ferry
pic-empty-deck = No cards
pic-region = { $region }: home of the { $colour } birds.
pic-deck = Deck of cards ({ $deck }): { $left ->
    [0] none left face down.
    [one] one left face down.
   *[other] { $left } left face down.
}
pic-bridge = Bridge between { $one } and { $other }: nobody has crossed it this round.
pic-bridge-crossed = Bridge between { $one } and { $other }. Crossed this round: { $list }.
pic-paw = { $who }: paw on the { $bridge }, crossed this round.
pic-house = { $who }: house { $place }.
pic-worker = { $who }: beaver { $place }.
pic-worker-at = { $who } ({ $region })
pic-balloon = The balloon is { $place }.
pic-kingdom-summary = The kingdom. Beavers: { $workers }. Balloon { $balloon }. Bridges you may cross now: { $open }.
pic-in-north = in the North
pic-in-east = in the East
pic-in-south = in the South
pic-in-west = in the West
pic-queen-visited = Visited
pic-queen-asleep = Asleep
pic-queen-sleeps = The Queen is still asleep: her next card is turned up at the end of the Morning.
pic-queen-away = The Queen has had her visit this round.
pic-row-reward = Claim both goals of the row: { $effect }.
pic-claimed = { $who }: claimed for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pic-favour-pile = { $left ->
    [one] One favour lies face down.
   *[other] { $left } favours lie face down.
}
pic-favour-now = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
pic-tree-summary = The Queen’s tree. { $queen } Goals: { $goals }. Open favours: { $favours }
pic-invest-space = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to cash in, { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
pic-investor = { $who }: space { $at }
pic-invest-summary = Investment track. { $list }.
pic-stars = { $cards ->
    [one] 1 { $guild } card
   *[other] { $cards } { $guild } cards
} × { $stars ->
    [one] 1 star passed
   *[other] { $stars } stars passed
} = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
pic-deco-place = Place for a { $kind } with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} ({ $space }).
pic-deco-waits = A { $kind } on { $space }: its { $stars ->
    [one] star counts
   *[other] { $stars } stars count
} once the marker gets there.
pic-deco-passed = A { $kind } on { $space }: its { $stars ->
    [one] star counts.
   *[other] { $stars } stars count.
}
pic-start-card = The starting card counts for its guild.
pic-structures-worth = { $count ->
    [one] 1 structure
   *[other] { $count } structures
} at { $each ->
    [one] 1 point
   *[other] { $each } points
} each (lowest marker on { $lowest }): { $points } at the end.
pic-birds = Birds kept ({ $colour }): { $count }.
pic-board-summary = { $board }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; wood { $wood }, stone { $stone }, sap { $sap }, food { $food }; guild cards { $cards }, structures { $structures }.
pic-side-summary = { $who }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, bridges crossed { $paws }; wood { $wood }, stone { $stone }, sap { $sap }, food { $food }. { $day }.
pic-has-started = Has picked
pic-will-start = Will pick a starting card
pic-acts-in = Playing { $place }
pic-is-in = Beaver { $place }
pic-over = The game is over
pic-automa-points = Goals { $goals }, guilds { $guilds }, structures { $structures }, favours { $favours }
pic-solo-left = { $left ->
    [one] One tile may still be drawn this round.
   *[other] { $left } tiles may still be drawn this round.
}
pic-solo-none = No tile drawn yet this round
pic-their-structures = Structures of Paco & Paca: { $count }.
pic-their-birds = Birds of Paco & Paca: { $count }.
pic-their-houses = Houses of Paco & Paca: { $count }.
pic-their-favours = Favours of Paco & Paca: { $count }.
