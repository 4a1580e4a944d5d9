### Les Tribus du Vent.

title = Les Tribus du Vent
tagline = Assainissez la terre, plantez des forêts, bâtissez des villages et lisez les cartes de vos voisins.

## Éléments, tuiles, plateaux

element-fire = feu
element-water = eau
element-plant = plante
element-wind = air

color-violet = violette
color-orange = orange
color-teal = turquoise

bonus-turbine = éolienne
bonus-catapult = catapulte
bonus-windport = voltiport

temple-water = eau
temple-move = déplacements
temple-pollution = assainissement
temple-forest = forêt

board-zephyr = Zéphyr
board-ondine = Ondine
board-sylva = Sylve
board-ember = Braise
board-dawn = Aube

region-north = dans la rangée nord
region-center = dans la rangée du milieu
region-south = dans la rangée sud
region-mid-east = dans la colonne C
region-east = dans la colonne D
region-delta = dans le delta (C2, D2, C3, D3)

terrain-aircraft = carcasse d’avion
terrain-power-plant = centrale en ruine
terrain-bridge = pont effondré
terrain-stadium = stade effondré
terrain-tower = tour en ruine

node-cell = { $cell }
node-capital = la Capitale

tile-none = rien
tile-start = tuile de départ { $number } ({ $color })
tile-forest = forêt { $color } (pour { $slots } voltigeurs ; { $bonuses })

## Ce que disent les cartes

card-name = { $element } ({ $gist })
card-code = { $card } ({ $element })
gist-water = eau
gist-pollution = assainissement
gist-move = déplacements
gist-flex = eau ou déplacements
gist-forest = forêt
gist-catapult = catapulte
gist-temple = temple
gist-clear-cell = case assainie
card-line = { $condition } : { $effect }
card-lines = carte { $element } : { $lines }
village-card = { $points } points si { $objective } ; ou tout de suite { $effect }
village-objective = { $points } points si { $objective }
guide-card = { $powers }
backs = { $count ->
    [one] { $count } carte { $element }
   *[other] { $count } cartes { $element }
}

part-none = rien
part-water = prendre { $n ->
    [one] { $n } goutte d’eau
   *[other] { $n } gouttes d’eau
}
part-water-x = prendre X gouttes d’eau
part-pollution = retirer { $n ->
    [one] un jeton de pollution
   *[other] { $n } jetons de pollution
}
part-pollution-x = retirer X jetons de pollution
part-move = { $n ->
    [one] un déplacement
   *[other] jusqu’à { $n } déplacements
}
part-move-x = jusqu’à X déplacements
part-flex = { $n ->
    [one] une goutte d’eau ou un déplacement
   *[other] { $n } gouttes d’eau ou déplacements, au choix
}
part-flex-x = X gouttes d’eau ou déplacements, au choix
part-forest = acheter une tuile forêt pour { $n ->
    [one] { $n } goutte d’eau
   *[other] { $n } gouttes d’eau
}
part-forest-x = acheter une tuile forêt pour { $n } − X gouttes d’eau
part-catapult = { $n ->
    [one] catapulter un voltigeur
   *[other] catapulter jusqu’à { $n } voltigeurs
}
part-temple = placer un temple sans rien défausser
part-clear-cell = retirer toute la pollution d’une case
effect-both = { $first } + { $second }
effect-either = { $first } ou { $second }
effect-guided = { $effect }, et par un guide : { $gains }

if-sum-x = X compte les cartes { $element }, les deux voisins compris
if-sum-range = { $min } à { $max } cartes { $element } avec les deux voisins
if-sum-from = { $min } cartes { $element } ou plus avec les deux voisins
if-neighbour-has = { $neighbours ->
    [one] un voisin a une carte { $element }
   *[other] les deux voisins ont une carte { $element }
}
if-more-than = { $neighbours ->
    [one] plus de cartes { $element } qu’un voisin
   *[other] plus de cartes { $element } que les deux voisins
}
if-fewer-than = { $neighbours ->
    [one] moins de cartes { $element } qu’un voisin
   *[other] moins de cartes { $element } que les deux voisins
}
if-at-least = au moins { $n } cartes { $element } en main
if-none = aucune carte { $element } en main
if-one-of-each = les quatre éléments en main

count-sum = { $element } : vous { $own } + à gauche { $first } + à droite { $second } = { $sum }
count-sum-market = { $element } : vous { $own } + adversaire { $first } + rivière et pioche { $second } = { $sum }
count-own = { $element } : vous { $own }
count-neighbours = { $element } : vous { $own }, à gauche { $first }, à droite { $second }
count-market = { $element } : vous { $own }, adversaire { $first }, rivière et pioche { $second }
count-each = vous : feu { $fire }, eau { $water }, plante { $plant }, air { $wind }
lines-then = { $first } ; { $last }
now-holds = ✓ remplie : { $condition } → { $effect }
now-idle = ✓ remplie, mais sans effet maintenant : { $condition } → { $effect }
now-fails = ✗ non remplie : { $condition } → { $effect }
card-now = { $element } [{ $count }] { $lines }

goal-terrain = les deux cases « { $terrain } » portent une tuile
goal-villages = des villages sont bâtis en { $cells }
goal-temples = des temples sont placés en { $cells }
goal-region = { $n } tuiles sont posées { $region }
goal-row3-same = trois tuiles en ligne sont de même couleur
goal-row3-different = trois tuiles en ligne sont de trois couleurs
goal-col3-same = trois tuiles en colonne sont de même couleur
goal-col3-different = trois tuiles en colonne sont de trois couleurs
goal-diag3-same = trois tuiles en diagonale sont de même couleur
goal-diag3-different = trois tuiles en diagonale sont de trois couleurs
goal-l3-same = trois tuiles en L sont de même couleur
goal-l3-different = trois tuiles en L sont de trois couleurs
goal-bonus = { $n } villages portent le bonus { $bonus }
goal-bonuses = les villages portent { $n } bonus en tout

power-play = pour chaque carte { $element } jouée, { $gain } en plus
power-pay = une fois par tour, { $gain } contre { $pay ->
    [one] { $pay } goutte d’eau
   *[other] { $pay } gouttes d’eau
}
power-forest = une fois par tour, acheter en plus une tuile forêt pour { $cost ->
    [one] { $cost } goutte d’eau
   *[other] { $cost } gouttes d’eau
}
power-planted = pour chaque tuile forêt plantée, { $gain } en plus
power-more-water = les effets d’eau donnent { $plus } de plus
power-more-moves = les effets de déplacement donnent { $plus } de plus
power-more-cleaning = les effets d’assainissement retirent { $plus } de plus
power-per-token = prendre { $water ->
    [one] { $water } goutte d’eau
   *[other] { $water } gouttes d’eau
} pour chaque jeton de pollution retiré
power-discount = les tuiles forêt coûtent { $minus ->
    [one] { $minus } goutte d’eau
   *[other] { $minus } gouttes d’eau
} de moins

special-clean = { $n } cases sans pollution
special-right = { $n } effets de cartes village utilisés
special-tucked = { $n } cartes village gardées comme objectifs
special-village = un village { $region }
special-temple = un temple { $region }

## Options

option-boards = Comment les plateaux sont attribués
option-free-discard = Quand défausser trois cartes pour rien
option-max-rounds = Dernière manche si personne ne bâtit cinq villages
option-setup-village-cards = Cartes village au départ

## Demandes

ask-board = Choisissez votre plateau.
ask-start-pollution = Votre tuile de départ : retirez { $left ->
    [one] un jeton de pollution
   *[other] { $left } jetons de pollution
} où vous voulez.
ask-keep = Gardez une des deux cartes village comme premier objectif.
ask-menu = Jouez une carte, placez un temple ou bâtissez un village.
ask-discard-temple = Défaussez trois cartes, puis placez votre temple.
ask-discard = Défaussez trois cartes ; vous en piocherez trois.
ask-temple = Choisissez le temple à placer.
ask-temple-free = Placez un temple, si vous voulez.
ask-temple-tile = Placez le temple ({ $temple }) sur une de vos tuiles.
ask-alternative = Choisissez l’un des deux effets.
ask-part = Choisissez la partie de l’effet qui vient ensuite.
ask-pollution = Retirez { $left ->
    [one] un jeton de pollution
   *[other] { $left } jetons de pollution
}, sur les cases de votre choix.
ask-move = Déplacez des voltigeurs : encore { $left ->
    [one] un déplacement
   *[other] { $left } déplacements
}.
ask-flex = Prenez de l’eau ou déplacez des voltigeurs : encore { $left ->
    [one] une fois
   *[other] { $left } fois
}.
ask-forest = Achetez une tuile forêt pour { $cost ->
    [one] { $cost } goutte d’eau
   *[other] { $cost } gouttes d’eau
}, si vous voulez. Vous en avez { $water }.
ask-plant = Plantez la forêt { $color } pour { $cost ->
    [one] { $cost } goutte d’eau
   *[other] { $cost } gouttes d’eau
} : choisissez une case propre à côté d’une tuile.
ask-catapult = { $left ->
    [one] Catapultez un voltigeur, si vous voulez.
   *[other] Catapultez des voltigeurs, si vous voulez : encore { $left }.
}
ask-land = Envoyez le voltigeur, depuis { $node }, sur une de vos tuiles.
ask-clear = Retirez toute la pollution d’une case, si vous voulez.
ask-village-card = Prenez une carte village de la rivière.
ask-side = Gardez la carte comme objectif, ou utilisez son effet tout de suite.
ask-replace = Vous avez quatre objectifs : choisissez celui que vous abandonnez.
ask-after = Utilisez un pouvoir de guide, ou continuez.
ask-draw = Piochez une carte : dans la rivière ou sur la pioche.
ask-draw-blind = Piochez { $left ->
    [one] encore une carte
   *[other] { $left } cartes
}. Vous les verrez après la dernière.
ask-guide = Vous avez rempli une condition : choisissez une carte guide pour le reste de la partie.
ask-nothing = La partie est terminée.

## Choix

do-board = { $board }. Temples : { $water } gouttes d’eau, { $moves } déplacements, { $cleaning } jetons de pollution retirés, une forêt pour { $cost } gouttes d’eau. Une carte guide pour { $colors } à la suite, et une pour { $special }
do-keep = Garder cet objectif : { $card }
do-play = Jouer la carte { $element } : { $effect }. ({ $condition })
do-play-idle = Jouer la carte { $element }, sans effet maintenant : { $effect }. ({ $condition })
do-play-none = Jouer la carte { $element }
do-temple = Défausser trois cartes et placer un temple
do-build = Bâtir un village en { $cell }
do-build-clean = Bâtir un village en { $cell } : { $slots } voltigeurs rentrent, sans pollution
do-build-spread = Bâtir un village en { $cell } : { $slots } voltigeurs rentrent, pollution en { $cells }
do-discard-three = Défausser trois cartes et en piocher trois
do-power = Utiliser un pouvoir : { $power }
do-discard = Défausser { $cards }
do-choose-temple = Temple : { $part }
do-decline-temple = Ne placer aucun temple
do-temple-on = Placer le temple en { $cell }
do-alternative = Choisir : { $part }
do-part = Ensuite : { $part }
do-clean = Retirer un jeton de pollution en { $cell } (sur { $tokens })
do-flex-water = Prendre une goutte d’eau
do-flex-rest = Prendre tout le reste en eau
do-move = Déplacer un voltigeur de { $from } vers { $to }
do-stop = Ne plus déplacer personne
do-take = Prendre : { $tile }
do-take-stack = Prendre sur la pile : { $tile }
do-decline-forest = N’acheter aucune tuile forêt
do-plant = Planter en { $cell }
do-catapult = Catapulter un voltigeur depuis { $node }
do-decline-catapult = Ne catapulter personne
do-land = Atterrir en { $cell }
do-clear = Assainir { $cell }
do-decline-clear = N’assainir aucune case
do-village-card = Prendre la carte : { $card }
do-side-left = En faire un objectif : { $points } points si { $objective }
do-side-right = Utiliser son effet : { $effect }
do-side-left-any = Garder la carte comme objectif
do-side-right-any = Utiliser l’effet de la carte
do-replace = Abandonner cet objectif : { $card }
do-end = Continuer
do-draw = Piocher une carte { $element } dans la rivière, place { $slot }
do-draw-deck = Piocher une carte { $element } sur la pioche
do-guide = Choisir le pouvoir : { $power }

## Événements

event-board = { $seat-is ->
    [you] Vous prenez le plateau { $board }.
   *[other] { $seat } prend le plateau { $board }.
}
event-dealt = { $seat-is ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $backs }.
}
event-dealt-hidden = { $seat-is ->
    [you] Vous recevez { $backs }.
   *[other] { $seat } reçoit { $backs }.
}
event-filled = { $seat-is ->
    [you] Vous découvrez ce que vous avez pioché : { $cards }.
   *[other] { $seat } prend en main { $backs }.
}
event-filled-hidden = { $seat-is ->
    [you] Vous prenez en main { $backs }.
   *[other] { $seat } prend en main { $backs }.
}
event-start = { $seat-is ->
    [you] Votre tuile de départ donne { $water ->
        [one] { $water } goutte d’eau
       *[other] { $water } gouttes d’eau
    } et envoie { $riders ->
        [one] un voltigeur
       *[other] { $riders } voltigeurs
    } en A1.
   *[other] La tuile de départ de { $seat } donne { $water ->
        [one] { $water } goutte d’eau
       *[other] { $water } gouttes d’eau
    } et envoie { $riders ->
        [one] un voltigeur
       *[other] { $riders } voltigeurs
    } en A1.
}
event-offered = { $seat-is ->
    [you] Vous pouvez garder un objectif : { $first } ; ou { $second }.
   *[other] { $seat } peut garder un objectif : { $first } ; ou { $second }.
}
event-round = Manche { $round }.
event-played = { $seat-is ->
    [you] Vous jouez une carte { $element } : { $effect } ({ $condition }).
   *[other] { $seat } joue une carte { $element } : { $effect } ({ $condition }).
}
event-discarded = { $seat-is ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
event-power = { $seat-is ->
    [you] Vous utilisez un pouvoir de guide : { $power }.
   *[other] { $seat } utilise un pouvoir de guide : { $power }.
}
event-water = { $seat-is ->
    [you] Vous prenez { $water ->
        [one] { $water } goutte d’eau
       *[other] { $water } gouttes d’eau
    }.
   *[other] { $seat } prend { $water ->
        [one] { $water } goutte d’eau
       *[other] { $water } gouttes d’eau
    }.
}
event-cleaned = { $seat-is ->
    [you] Vous retirez { $tokens ->
        [one] un jeton de pollution
       *[other] { $tokens } jetons de pollution
    } en { $cell }.
   *[other] { $seat } retire { $tokens ->
        [one] un jeton de pollution
       *[other] { $tokens } jetons de pollution
    } en { $cell }.
}
event-spread = { $seat-is ->
    [you] Votre village pollue { $cells }.
   *[other] Le village de { $seat } pollue { $cells }.
}
event-moved = { $seat-is ->
    [you] Vous déplacez un voltigeur de { $from } vers { $to }.
   *[other] { $seat } déplace un voltigeur de { $from } vers { $to }.
}
event-catapulted = { $seat-is ->
    [you] Vous catapultez un voltigeur de { $from } vers { $to }.
   *[other] { $seat } catapulte un voltigeur de { $from } vers { $to }.
}
event-planted = { $seat-is ->
    [you] Vous plantez en { $cell } pour { $cost ->
        [one] { $cost } goutte d’eau
       *[other] { $cost } gouttes d’eau
    } : { $tile }.
   *[other] { $seat } plante en { $cell } pour { $cost ->
        [one] { $cost } goutte d’eau
       *[other] { $cost } gouttes d’eau
    } : { $tile }.
}
event-temple = { $seat-is ->
    [you] Vous placez un temple ({ $temple }) en { $cell }.
   *[other] { $seat } place un temple ({ $temple }) en { $cell }.
}
event-built = { $seat-is ->
    [you] Vous bâtissez un village en { $cell } ; { $riders } voltigeurs rentrent.
   *[other] { $seat } bâtit un village en { $cell } ; { $riders } voltigeurs rentrent.
}
event-end-token = { $seat-is ->
    [you] Vous avez bâti tous vos villages en premier : la prochaine manche est la dernière.
   *[other] { $seat } a bâti tous ses villages en premier : la prochaine manche est la dernière.
}
event-village-card = { $seat-is ->
    [you] Vous prenez une carte village : { $card }.
   *[other] { $seat } prend une carte village : { $card }.
}
event-tucked = { $seat-is ->
    [you] Vous gardez un objectif : { $points } points si { $objective }.
   *[other] { $seat } garde un objectif : { $points } points si { $objective }.
}
event-village-discarded = { $seat-is ->
    [you] Vous abandonnez un objectif : { $card }.
   *[other] { $seat } abandonne un objectif : { $card }.
}
event-right = { $seat-is ->
    [you] Vous utilisez l’effet de la carte : { $effect }.
   *[other] { $seat } utilise l’effet de la carte : { $effect }.
}
event-village-river = Nouvelle carte village dans la rivière : { $card }.
event-drawn = { $seat-is ->
    [you] Vous piochez une carte { $element } dans la rivière.
   *[other] { $seat } pioche une carte { $element } dans la rivière.
}
event-drawn-deck = { $seat-is ->
    [you] Vous piochez une carte { $element } sur la pioche.
   *[other] { $seat } pioche une carte { $element } sur la pioche.
}
event-reshuffled = La défausse des éléments devient une nouvelle pioche de { $cards } cartes.
event-villages-reshuffled = La défausse des villages devient une nouvelle pioche de { $cards } cartes.
event-sequence = { $seat-is ->
    [you] Vos tuiles montrent à la suite les couleurs de votre guide.
   *[other] Les tuiles de { $seat } montrent à la suite les couleurs du guide.
}
event-special = { $seat-is ->
    [you] Vous remplissez la condition particulière de votre guide.
   *[other] { $seat } remplit la condition particulière du guide.
}
event-guide = { $seat-is ->
    [you] Vous choisissez une carte guide : { $power }.
   *[other] { $seat } choisit une carte guide : { $power }.
}
event-game-over = La partie est terminée.

## Points

score-end-token = Jeton de fin
score-villages = Villages
score-temples = Temples
score-pollution = Terre propre
score-tiles = Tuiles
score-objectives = Objectifs
result-round-limit = Personne n’a bâti tous ses villages : la partie s’arrête à la manche { $rounds }.
result-tie-water = { $seat-is ->
    [you] Égalité de points : vous l’emportez avec plus d’eau, { $water } contre { $other }.
   *[other] Égalité de points : { $seat } l’emporte avec plus d’eau, { $water } contre { $other }.
}
result-tie-shared = Égalité de points et d’eau ({ $water }) : la victoire est partagée.
result-both = { $first } { $second }

## Pourquoi pas

why-not-now = Pas maintenant. { $prompt }
why-not-in-hand = Cette carte n’est pas dans votre main.
why-no-line = La carte n’a pas cette ligne.
why-condition = La condition n’est pas remplie : { $condition }. Compté : { $count }.
why-no-temple-left = Vous avez placé tous vos temples.
why-no-tile-for-temple = Chacune de vos tuiles porte déjà un temple.
why-temple-possible = Vous pouvez encore placer un temple : défaussez trois cartes pour cela.
why-temple-placed = Ce temple ({ $temple }) est déjà placé.
why-temple-due = Vous avez défaussé pour cela : placez un temple.
why-no-tile = Il n’y a pas de tuile en { $cell }.
why-start-tile = La tuile de départ en { $cell } ne devient jamais un village.
why-village-there = Il y a déjà un village en { $cell }.
why-no-pawn = Vous avez bâti tous vos villages.
why-too-few-riders = Voltigeurs en { $cell } : { $riders } sur les { $slots } qu’il faut.
why-guide-inactive = Cette carte guide n’est pas active.
why-guide-by-itself = Le pouvoir de cette carte guide agit de lui-même.
why-guide-used = Vous avez déjà utilisé cette carte guide ce tour-ci.
why-guide-no-effect = L’eau vous manque, ou cela n’aurait aucun effet.
why-guide-active = Cette carte guide est déjà active.
why-guide-of-another = Cette carte guide va avec un autre plateau.
why-board-taken = Ce plateau est pris.
why-not-offered = Cette carte n’est pas l’une des deux vôtres.
why-part-impossible = Cette partie n’a pas d’effet maintenant.
why-one-unit = Il ne reste qu’une unité : prenez une goutte d’eau ou déplacez un voltigeur.
why-take-water = Ce qui ne déplace personne devient de l’eau : prenez-la.
why-not-tucked = Cette carte n’est pas un de vos objectifs.
why-slot-empty = Il n’y a rien à cet endroit.
why-no-token = Il n’y a pas de pollution en { $cell }.
why-no-rider = Aucun voltigeur à cet endroit ({ $node }).
why-no-way = Un seul déplacement ne mène pas de { $node } à { $to }.
why-nowhere-to-land = Il n’y a pas d’autre tuile où atterrir.
why-same-tile = Le voltigeur est déjà en { $cell }.
why-temple-there = Il y a déjà un temple en { $cell }.
why-tile-there = Il y a déjà une tuile en { $cell }.
why-polluted = { $cell } est polluée : assainissez-la d’abord.
why-apart = { $cell } ne touche aucune de vos tuiles.

## La table en caractères

sketch-setup = { $seat-is ->
    [you] Mise en place. À vous de décider.
   *[other] Mise en place. { $seat } décide.
}
sketch-round = { $seat-is ->
    [you] Manche { $round }. À vous de jouer.
   *[other] Manche { $round }. { $seat } joue.
}
sketch-round-before-last = { $seat-is ->
    [you] Manche { $round }, l’avant-dernière. À vous de jouer.
   *[other] Manche { $round }, l’avant-dernière. { $seat } joue.
}
sketch-last-round = { $seat-is ->
    [you] Manche { $round }, la dernière. À vous de jouer.
   *[other] Manche { $round }, la dernière. { $seat } joue.
}
sketch-over = La partie est terminée.
sketch-elements = Rivière : { $river }. Sur la pioche : { $top } ({ $deck } cartes). Défausse : { $discard }.
sketch-slot = [{ $slot }] { $what }
sketch-coded = { $code } : { $what }
sketch-stack = Tuiles dans la pile : { $left }.
sketch-seat = { $seat-is ->
    [you] Vous, { $board } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $seat }, { $board } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
sketch-goods = Eau : { $water }, voltigeurs dans la Capitale : { $capital }, dos : { $backs }
sketch-temples = Temples restants : { $temples }
sketch-sequence = { $verdict } Carte guide pour des tuiles à la suite : { $colors }
sketch-special = { $verdict } Carte guide pour { $special }
sketch-ruins = Ruines : { $ruins }
sketch-ruin = { $terrain } ({ $cells })
sketch-met = ✓ { $card } : { $points } points, { $objective }
sketch-unmet = ✗ { $card } : { $points } points si { $objective }
sketch-hand = Votre main :
sketch-legend = VIO, ORA, TEA : tuile violette, orange, turquoise ; * village ; 1/2 voltigeurs sur ceux qu’il faut ; T temple ; ~2 pollution. Dos : F feu, W eau, P plante, V air.

## Les images

pic-terrain = { $seat-is ->
    [you] Votre terrain
   *[other] Terrain de { $seat }
}
pic-hand = { $seat-is ->
    [you] Votre main
   *[other] Main de { $seat }
}
pic-guide = { $seat-is ->
    [you] Votre guide
   *[other] Guide de { $seat }
}
pic-seat = { $seat-is ->
    [you] Vous
   *[other] { $seat }
}
pic-setup = Mise en place
pic-round = Manche { $round }
pic-last-round = Manche { $round }, la dernière
pic-race = Premier à { $villages } villages
pic-done = a fini
pic-plays = joue
pic-facing = en face
pic-on-left = à gauche, joue ensuite
pic-on-right = à droite, a joué
pic-left = à gauche
pic-right = à droite
pic-market = Rivière
pic-market-note = 2e voisin
pic-backs = { $seat-is ->
    [you] Les dos de vos cartes : { $backs }.
   *[other] Les dos des cartes de { $seat } : { $backs }.
}
pic-backs-market = À deux, la rivière et le dessus de la pioche comptent comme second voisin : { $backs }.
pic-all = tout
pic-or = ou
pic-mid-east = Mi-Est
pic-east = Est
pic-north = Nord
pic-center = Centre
pic-south = Sud
pic-delta = Delta
pic-region = Une région dont parlent objectifs et guides : { $region }.
pic-region-wanted = Un de vos objectifs compte les tuiles { $region }.
pic-capital = { $riders ->
    [0] La Capitale : aucun voltigeur n’y attend.
    [one] La Capitale : un voltigeur y attend.
   *[other] La Capitale : { $riders } voltigeurs y attendent.
}
pic-water = { $water ->
    [one] { $water } goutte d’eau, pour acheter des forêts et payer des pouvoirs.
   *[other] { $water } gouttes d’eau, pour acheter des forêts et payer des pouvoirs.
}
pic-villages-left = { $villages ->
    [0] Tous les villages sont bâtis.
    [one] Il reste un village à bâtir.
   *[other] Il reste { $villages } villages à bâtir.
}
pic-temples-left = { $temples ->
    [0] Tous les temples sont placés.
    [one] Il reste un temple à placer.
   *[other] Il reste { $temples } temples à placer.
}
pic-in-reserve = en réserve
pic-summary = { $seat-is ->
    [you] Votre terrain : tuiles { $tiles }, villages { $villages }, temples { $temples }, cases polluées { $polluted }, eau { $water }.
   *[other] Terrain de { $seat } : tuiles { $tiles }, villages { $villages }, temples { $temples }, cases polluées { $polluted }, eau { $water }.
}
pic-no-ruin = terre nue
pic-cell-ground = { $tokens ->
    [0] { $cell }, { $ruin }, propre : une tuile forêt peut venir ici, à côté d’une autre.
    [one] { $cell }, { $ruin } : un jeton de pollution.
   *[other] { $cell }, { $ruin } : { $tokens } jetons de pollution.
}
pic-cell-tile = { $cell } : { $tile }. Voltigeurs : { $riders }.
pic-cell-temple = { $cell } : { $tile }, avec un temple. Voltigeurs : { $riders }.
pic-cell-village = { $cell } : village, { $tile }. Voltigeurs : { $riders }.
pic-cell-both = { $cell } : village et temple, { $tile }. Voltigeurs : { $riders }.
pic-side = { $summary } { $where }.
pic-powers = { $powers ->
    [one] 1 pouvoir
   *[other] { $powers } pouvoirs
}
pic-taken = pris

front-total = { $icon } à vous trois
front-x = X : { $icon } à vous trois
front-one-has = Un voisin a { $icon }
front-both-have = Les deux ont { $icon }
front-more-one = Plus de { $icon } qu’un voisin
front-more-both = Plus de { $icon } que les deux
front-fewer-one = Un voisin a plus de { $icon }
front-fewer-both = Les 2 ont plus de { $icon }
front-at-least = Vous : { $n } { $icon } ou plus
front-none = Vous : aucun { $icon }
front-each = Un de chaque
pic-blocked = Bloquée
pic-playable = Jouable
pic-idle = sans effet
pic-idle-card = Inutile
pic-drawn = Une carte piochée : vous la verrez après la dernière.
pic-back = Une carte dont on voit le dos : { $element }.
pic-empty-hand = Aucune carte en main.
pic-compared = { $element } : gauche { $first }, vous { $own }, droite { $second }, en tout { $sum }.
pic-compared-market = { $element } : adversaire { $first }, vous { $own }, rivière et pioche { $second }, en tout { $sum }.
pic-backs-title = Dos visibles
pic-legend = gauche · vous · droite
pic-legend-market = adversaire · vous · rivière
pic-legend-other = gauche · sa main · droite
pic-total = total
pic-discard-which = Trois cartes partent (en couleur), deux restent.
pic-now = En cours
pic-then = puis

pic-your-guide = guide
pic-guide-cards = Cartes guide pour
pic-power = carte guide
pic-power-place = Une place de carte guide : chacune des deux conditions en rapporte une.
pic-sequence = Une carte guide pour quatre tuiles à la suite dans cet ordre : { $colors }.
pic-special = Une carte guide pour { $special }.
short-clean = cases propres
short-right = effets utilisés
short-tucked = objectifs
pic-temple-cost = contre 3 cartes
pic-temples = Les temples que vous pouvez encore placer.
pic-temple = Temple ({ $temple }, { $n }) : défaussez trois cartes pour le placer sur une tuile et utiliser son effet.
pic-temple-placed = Le temple ({ $temple }, { $n }) est placé.
pic-tucked = { $cards } sur { $most }
pic-objective = { $points } points si { $objective }. Pour l’instant { $done } sur { $needed }.
pic-objective-met = Rempli : { $points } points, { $objective }.

pic-elements = Éléments
pic-elements-note = on ne voit que les dos
pic-forests = Forêts
pic-forests-note = case propre, près d’une tuile
pic-forests-cost = pour { $cost ->
    [one] { $cost } goutte d’eau
   *[other] { $cost } gouttes d’eau
}
pic-villages = Villages
pic-villages-note = objectif, ou effet immédiat
pic-keep-note = gardez une des deux du haut
pic-side-left = Garder : objectif
pic-side-right = Utiliser
pic-back-river = Dans la rivière : une carte { $element }.
pic-back-deck = Sur la pioche : une carte { $element }.
pic-deck = pioche
pic-discard = défausse
pic-in-play = Jouée : une carte { $element }
pic-discard-title = La défausse est visible : { $backs }.
pic-stack = pile { $tiles }

short-aircraft = les 2 avions
short-power-plant = les 2 centrales
short-bridge = les 2 ponts
short-stadium = les 2 stades
short-tower = les 2 tours
short-villages = { $cells }
short-temples = { $cells }
short-region = { $n } tuiles : { $region }
short-row3-same = ligne, 1 couleur
short-row3-different = ligne, 3 couleurs
short-col3-same = colonne, 1 coul.
short-col3-different = colonne, 3 coul.
short-diag3-same = diagonale, 1 coul.
short-diag3-different = diagonale, 3 coul.
short-l3-same = coude, 1 couleur
short-l3-different = coude, 3 couleurs
short-bonus = { $n } × { $bonus }
short-bonuses = { $n } bonus

file-needs-forest = assez d’eau pour ce coût, une tuile et une case où la poser
file-needs-rider = un voltigeur à cet endroit, et une autre tuile
file-needs-temple = un temple dans la réserve, et une tuile qui n’en a pas
file-needs-tucked = quatre cartes glissées
