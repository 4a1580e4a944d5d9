### Atiwa.

title = Atiwa
tagline = Un village, sa forêt, et les roussettes qui la sèment.

## Cartes

card-farm = Ferme
card-hamlet = Hameau
card-village = Village
card-town = Ville
card-01 = Manguiers
card-02 = Grotte aux roussettes
card-03 = Bois sacré
card-04 = Savane
card-05 = Campement en lisière
card-06 = Cacaoyère
card-07 = Pâturage
card-08 = Berge
card-09 = Jardin fruitier
card-10 = Sentier du gibier
card-11 = Case du sommet
card-12 = Agroforêt
card-13 = Fourré de baies
card-14 = Abri rocheux
card-15 = Prairie
card-16 = Cases en ruine
card-17 = Clairière des chasseurs
card-18 = Mosaïque
card-19 = Vallée
card-20 = Colline aux chèvres
card-21 = Forêt tropicale
card-22 = Campement de bergers
card-23 = Brousse
card-24 = Corridor écologique
card-25 = Terrasses
card-26 = Forêt-dortoir
card-27 = Réserve naturelle
card-28 = Village fantôme
card-29 = Versant reboisé
card-30 = Pavillon des gardes
card-31 = Point d’eau
card-32 = Pré-bois
card-33 = Petite exploitation
card-34 = Haut plateau
card-35 = Verger aux roussettes
card-36 = Sources

## Pions et quantités

piece-wild-animal = animal sauvage
piece-tree = arbre
piece-fruit = fruit
piece-family = famille
piece-goat = chèvre
piece-bat = roussette

none-wild-animal = aucun animal sauvage
none-tree = aucun arbre
none-fruit = aucun fruit
none-family = aucune famille
none-goat = aucune chèvre
none-bat = aucune roussette

pieces-wild-animal = animaux sauvages
pieces-tree = arbres
pieces-fruit = fruits
pieces-family = familles
pieces-goat = chèvres
pieces-bat = roussettes

amount-wild-animal = { $count ->
    [0] aucun animal sauvage
    [one] un animal sauvage
   *[other] { $count } animaux sauvages
}
amount-tree = { $count ->
    [0] aucun arbre
    [one] un arbre
   *[other] { $count } arbres
}
amount-fruit = { $count ->
    [0] aucun fruit
    [one] un fruit
   *[other] { $count } fruits
}
amount-family = { $count ->
    [0] aucune famille
    [one] une famille
   *[other] { $count } familles
}
amount-goat = { $count ->
    [0] aucune chèvre
    [one] une chèvre
   *[other] { $count } chèvres
}
amount-bat = { $count ->
    [0] aucune roussette
    [one] une roussette
   *[other] { $count } roussettes
}
amount-gold = { $count } or
amount-tree-with-fruit = { $count ->
    [one] un arbre avec un fruit
   *[other] { $count } arbres avec chacun un fruit
}
amount-train = { $count ->
    [one] la sensibilisation d’une famille
   *[other] la sensibilisation de { $count } familles au plus
}
amount-draw = une carte de la pioche
amount-take = la carte { $card }
amount-nothing = rien
amount-houses = une roussette dans chaque maison vide

at-cell = { $cell } ({ $card })
at-tree = l’arbre en { $cell } ({ $card })
at-family = la famille en { $cell } ({ $card })
at-nothing = { $cell }

## Cases Action, tuiles, couleurs

space-terrain-deck-1 = Pioche de terrains, à gauche
space-terrain-deck-2 = Pioche de terrains, à droite
space-terrain-open-1 = Terrain visible 1
space-terrain-open-2 = Terrain visible 2
space-terrain-open-3 = Terrain visible 3
space-terrain-open-4 = Terrain visible 4
space-farm-left = Ferme, à gauche
space-farm-right = Ferme, à droite
space-hamlet-left = Hameau, à gauche
space-hamlet-right = Hameau, à droite
space-village-left = Village, à gauche
space-village-right = Village, à droite
space-town-left = Ville, à gauche
space-town-right = Ville, à droite
space-nature-gold-1 = Or de la nature
space-nature-gold-2 = Or de la nature, bis
space-nature-wild = Faune sauvage
space-train-three = Grande école
space-schoolhouse = Petite école
space-grove = Bosquet
space-bush-hunt = Fourrés
space-buy-goats = Marché aux chèvres
space-buy-families = Nouveaux venus
space-round-1 = Manche I
space-round-2 = Manche II
space-round-3 = Manche III
space-round-4 = Manche IV
space-round-5 = Manche V
space-round-6 = Manche VI
space-round-7 = Manche VII

tile-two-trees = 2 arbres
tile-bat-and-gold = 1 roussette et 1 or
tile-bats-in-houses = roussettes dans les maisons vides
tile-tree-with-fruit = 1 arbre avec un fruit
tile-goat = 1 chèvre
tile-wild-and-gold = 1 animal sauvage et 1 or

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu

offer-list = { $effects }
offer-per-nature = { $effect } par icône Nature
offer-bonus = dès { $min } cartes Terrain, { $effects } en plus
offer-either = au choix { $first } ou { $second }
offer-pay = { $effects } contre { $gold }
offer-exchange = { $pieces } contre { $gold }
offer-buy = la carte { $card } contre { $trees } et { $gold }

## Défis et objectifs

challenge-none = Partie en solo
challenge-hamlet = Hameau
challenge-community = Communauté
challenge-investor = Investisseur
challenge-metropolis = Métropole
challenge-exodus = Exode
challenge-stop-pollution = Halte à la Pollution !
challenge-prosperity = Prospérité
challenge-untrained = Non sensibilisé
challenge-none-line = Seuls les points comptent.
challenge-hamlet-line = Offrez un abri à une foule de roussettes.
challenge-community-line = Bâtissez des villes et logez toutes vos familles.
challenge-investor-line = Achetez un peu de tout, et gardez de l’or.
challenge-metropolis-line = Aucune carte Terrain dans cette partie.
challenge-exodus-line = Après chaque manche, 2 familles quittent votre plateau Ressources pour de bon.
challenge-stop-pollution-line = Aucun marqueur Pollution ne doit rester sur vos cartes.
challenge-prosperity-line = Finissez riche.
challenge-untrained-line = La sensibilisation est sans effet dans cette partie.

measure-points = { $value ->
    [one] point
   *[other] points
}
measure-bats = { $value ->
    [one] roussette
   *[other] roussettes
}
measure-families = { $value ->
    [one] famille
   *[other] familles
}
measure-gold = or
measure-pollution = { $value ->
    [one] marqueur Pollution
   *[other] marqueurs Pollution
}
measure-cards = { $value ->
    [one] carte { $card }
   *[other] cartes { $card }
}

goal-min = { $value } { $what } ou plus
goal-max = au plus { $value } { $what }
goal-so-far = { $goal } (actuellement { $is })
goal-met = { $goal } (atteint : { $is })
goal-missed = { $goal } (manqué : vous en avez { $is })

solo-won = { $challenge }, victoire : { $goals }.
solo-lost = { $challenge }, défaite : { $goals }.

## Options

option-challenge = Défi de la partie en solo

## Questions

ask-work = Placez un ouvrier ({ $left } à placer). À fournir en fin de manche : { $need ->
    [0] rien
    [one] { $need } nourriture
   *[other] { $need } nourritures
}.
ask-effects = { $space } – à prendre dans l’ordre voulu : { $effects }.
ask-effect = { $space } – à prendre : { $effects }.
ask-bonus = { $space } – bonus à prendre : { $effects }.
ask-card = Placez { $card } à côté d’une de vos cartes.
ask-keep = Une roussette habite { $cell }. Sensibiliser la nouvelle famille, ou perdre la roussette ?
ask-trees = Dépensez { $trees } pour la carte.
ask-bat-action = Envoyer { $bats } dans la nuit et changer un fruit en arbre ?
ask-bats = Choisissez { $bats } pour la nuit.
ask-fruit = Choisissez le fruit que les roussettes emportent.
ask-tree = Placez l’arbre que les roussettes ont semé.
ask-grow = La nature pousse : vous pouvez placer { $pieces }.
ask-return = La nuit est finie : trouvez une place pour { $bats }.
ask-feed = Nourrissez vos familles : il manque encore { $need ->
    [one] { $need } nourriture
   *[other] { $need } nourritures
}.
ask-starve = La nourriture manque. Choisissez { $bats } à manger.
ask-breed = Vous pouvez élever { $pieces }.
ask-nothing = Il n’y a plus rien à faire.

## Choix

do-work = { $space } : { $effects }
do-work-vain = { $space } : { $effects } – sans effet pour vous en ce moment
do-place = Placer { $piece } sur { $place }
do-move-in = Placer { $piece } dans la maison { $place } : sa roussette s’en va
do-move-in-train = Placer { $piece } dans la maison { $place } : sa roussette s’en va, sauf si vous sensibilisez la famille aussitôt
do-plant = Planter un arbre avec un fruit sur { $place }
do-plant-alone = Planter un arbre sans fruit sur { $place }
do-roost = Mettre une roussette dans la maison vide { $place }
do-train = Sensibiliser { $place }
do-choose = Prendre { $effects }
do-pay = Payer { $gold } : { $effects }
do-buy = Acheter { $card } : { $trees } et { $gold }
do-draw = Piocher une carte Terrain
do-take = Prendre la carte visible { $card }
do-take-slot = Prendre la carte visible { $slot }
do-card = Placer la carte en { $at }
do-train-now = Sensibiliser la nouvelle famille : la roussette reste
do-return-bat = Laisser partir la roussette et garder la sensibilisation
do-spend = Dépenser { $place }
do-spend-rider = Dépenser { $place } et perdre ce qu’il porte : { $rider }
do-bat-action = Envoyer { $bats } dans la nuit : un fruit devient un arbre
do-bat = Envoyer la roussette de { $place }
do-fruit = Dépenser le fruit de { $place }
do-eat-wild-animal = Manger l’animal sauvage de { $place } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
do-eat-fruit = Manger le fruit de { $place } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
do-eat-bat = Manger la roussette de { $place } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
do-eat-gold = Payer 1 or : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
do-eat-goat = Manger la chèvre de { $place } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
do-breed = Élever { $piece } sur { $place }
do-breed-move-in = Élever { $piece } dans la maison { $place } : sa roussette s’en va
do-nothing-here = Rien que cette case propose
do-suggested = Placer comme proposé : { $groups }
do-suggested-food = Manger comme proposé : { $groups }
do-suggested-trees = Dépenser comme proposé : { $groups }
do-suggested-trees-lost = Dépenser comme proposé : { $groups } ; perdu avec eux : { $lost }
do-suggested-bats = Envoyer comme proposé : { $groups }
suggested-group = { $pieces } ({ $cells })
do-finish = En rester là et laisser le reste
do-stop = Ne plus rien laisser pousser
do-done = Ne plus rien élever
do-end = Finir votre tour

## Événements

event-worked = { $seat-is ->
    [you] Vous placez un ouvrier : { $space }.
   *[other] { $seat } place un ouvrier : { $space }.
}
event-gained = { $seat-is ->
    [you] Vous gagnez { $gold }.
   *[other] { $seat } gagne { $gold }.
}
event-paid = { $seat-is ->
    [you] Vous payez { $gold }.
   *[other] { $seat } paie { $gold }.
}
event-placed = { $seat-is ->
    [you] Vous placez { $piece } sur { $cell }.
   *[other] { $seat } place { $piece } sur { $cell }.
}
event-evicted = { $seat-is ->
    [you] Votre roussette quitte la maison en { $cell }.
   *[other] La roussette de { $seat } quitte la maison en { $cell }.
}
event-trained = { $seat-is ->
    [you] Vous sensibilisez la famille en { $cell }.
   *[other] { $seat } sensibilise la famille en { $cell }.
}
event-drew = { $seat-is ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $card }.
}
event-took = { $seat-is ->
    [you] Vous prenez { $card }.
   *[other] { $seat } prend { $card }.
}
event-bought = { $seat-is ->
    [you] Vous payez { $gold }, prenez { $card } et le marqueur Premier joueur.
   *[other] { $seat } paie { $gold }, prend { $card } et le marqueur Premier joueur.
}
event-laid = { $seat-is ->
    [you] Vous placez { $card } en { $at }.
   *[other] { $seat } place { $card } en { $at }.
}
event-spent-tree = { $seat-is ->
    [you] Vous dépensez l’arbre en { $cell }.
   *[other] { $seat } dépense l’arbre en { $cell }.
}
event-spent-tree-rider = { $seat-is ->
    [you] Vous dépensez l’arbre en { $cell } et perdez { $rider }.
   *[other] { $seat } dépense l’arbre en { $cell } et perd { $rider }.
}
event-left = { $seat-is ->
    [you] Votre roussette en { $cell } part pour la nuit.
   *[other] La roussette de { $seat } en { $cell } part pour la nuit.
}
event-spent-fruit = { $seat-is ->
    [you] Vous dépensez le fruit en { $cell }.
   *[other] { $seat } dépense le fruit en { $cell }.
}
event-reshuffled = La défausse mélangée devient une pioche { $cards ->
    [one] d’une carte
   *[other] de { $cards } cartes
}.
event-income = { $seat-is ->
    [you] Vos familles sensibilisées rapportent { $trained }. { $markers ->
        [0] Pas de pollution.
        [one] Les autres piochent une pollution, avec { $found }.
       *[other] Les autres piochent { $markers } pollutions, avec { $found }.
    }
   *[other] Les familles sensibilisées rapportent { $trained } à { $seat }. { $markers ->
        [0] Pas de pollution.
        [one] Les autres piochent une pollution, avec { $found }.
       *[other] Les autres piochent { $markers } pollutions, avec { $found }.
    }
}
event-polluted = { $seat-is ->
    [you] Votre case { $cell } est polluée.
   *[other] La case { $cell } de { $seat } est polluée.
}
event-polluted-lost = { $seat-is ->
    [you] Votre case { $cell } est polluée. Vous perdez { $lost }.
   *[other] La case { $cell } de { $seat } est polluée. Pertes : { $lost }.
}
event-strayed = { $seat-is ->
    [you] Sans place chez vous, retour au stock : { $bats }.
   *[other] Sans place chez { $seat }, retour au stock : { $bats }.
}
event-ate = { $seat-is ->
    [you] Vos familles mangent { $piece } en { $cell }.
   *[other] Les familles de { $seat } mangent { $piece } en { $cell }.
}
event-ate-gold = { $seat-is ->
    [you] Vous payez { $gold } pour la nourriture.
   *[other] { $seat } paie { $gold } pour la nourriture.
}
event-starved = { $seat-is ->
    [you] Il vous manque { $missing ->
        [one] { $missing } nourriture
       *[other] { $missing } nourritures
    }.
   *[other] Il manque { $missing ->
        [one] { $missing } nourriture
       *[other] { $missing } nourritures
    } à { $seat }.
}
event-emigrated = { $seat-is ->
    [you] Départ définitif de votre plateau Ressources : { $families }.
   *[other] Départ définitif du plateau Ressources de { $seat } : { $families }.
}
event-tile = La tuile { $tile } passe sur { $space }.
event-dealt = { $cards ->
    [one] Une carte Terrain est révélée.
   *[other] { $cards } cartes Terrain sont révélées.
}
event-round = { $seat-is ->
    [you] Manche { $round }. Vous commencez.
   *[other] Manche { $round }. { $seat } commence.
}
event-game-over = La partie est finie.

## Refus

why-worker-first = Placez d’abord un ouvrier.
why-worker-placed = Votre ouvrier de ce tour est placé.
why-not-on-board = La case { $space } ne sert pas à ce nombre de joueurs.
why-space-taken = Un ouvrier occupe déjà { $space }.
why-linked = Vous occupez la case jumelle de { $space } pour cette manche.
why-not-suggested = Rien n’est proposé ici : à vous de décider.
why-not-offered = Cette case ne propose pas cela maintenant.
why-card-there = Une carte se trouve déjà en { $at }.
why-card-apart = Une carte touche toujours une des vôtres par un côté ; { $at } n’en touche aucune.
why-no-bat-action = Il faut { $bats }, un fruit, un arbre en réserve et de la place pour lui.
why-none-left = Votre plateau Ressources n’a plus { $none }.
why-no-card = Aucune de vos cartes ne se trouve en { $cell } : aucune place pour { $piece }.
why-polluted = { $cell } est polluée : aucune place pour { $piece }.
why-blank = La case vierge { $cell } n’accepte { $piece } que s’il y en a déjà sur la carte.
why-blank-family = La case vierge { $cell } n’accepte jamais de famille : les familles habitent les maisons.
why-other-icon = { $cell } montre une autre icône : aucune place pour { $piece }.
why-occupied = { $cell } est occupée : aucune place pour { $piece }.
why-not-empty-house = { $cell } n’est pas une maison vide.
why-no-training = Dans ce défi, personne ne peut être sensibilisé.
why-nobody-to-train = Aucune famille non sensibilisée en { $cell }.
why-tableau-full = Votre tableau est complet : il ne prend pas plus de { $most } cartes.
why-deck-empty = Il n’y a plus de carte Terrain à piocher.
why-slot-empty = Il n’y a pas de carte visible à l’emplacement { $slot }.
why-cannot-buy = Il vous manque des arbres ou de l’or, ou la carte est épuisée.
why-useless = L’or vous manque, ou cela ne rapporterait rien.
why-now-feed = Vos familles demandent d’abord { $need ->
    [one] { $need } nourriture
   *[other] { $need } nourritures
}.
why-bats-forbidden = Seules les familles non sensibilisées mangent des roussettes, une chacune.
why-no-gold = Vous n’avez pas d’or.
why-food-order = Payez d’abord le plus gros : rien de plus grand que votre dernier paiement.
why-food-short = Des aliments de cette valeur ou moins ne couvrent pas ce qui manque : { $need }.
why-not-bred = Pendant cette manche, on ne peut pas élever { $piece }.
why-bred = Vous avez déjà élevé { $piece } pendant cette manche.
why-too-few = Il faut { $piece } pour en élever.
why-not-there = Il n’y a { $none } en { $cell }.
why-pick-order = Choisissez dans l’ordre de lecture, en en gardant assez : pas en { $cell } maintenant.
why-now-card = Placez d’abord votre carte.
why-now-keep = Décidez d’abord pour la roussette.
why-now-trees = Dépensez d’abord les arbres pour votre carte.
why-now-end = Votre case est finie : action Roussette ou fin du tour.
why-now-bats = Choisissez d’abord les roussettes qui partent.
why-now-fruit = Choisissez d’abord le fruit.
why-now-tree = Placez d’abord l’arbre.
why-now-grow = La nature pousse : placez ce qu’elle donne, ou arrêtez.
why-now-return = Ramenez d’abord vos roussettes.
why-now-food = La nourriture d’abord.
why-now-breed = C’est le moment d’élever, ou de s’en tenir là.

## Scores

score-gold = Or
score-cards = Cartes
score-supply = Plateau Ressources
score-trained = Familles sensibilisées
score-bats = Roussettes
score-shortage = Nourriture manquante

## Croquis

sketch-round = Manche { $round } sur { $rounds }. Premier joueur : { $first }. Pioche { $deck }, défausse { $discard }, pollution dans le sac { $bag }.
sketch-space = { $space } : { $effects }
sketch-space-now = { $space } (en cours) : { $effects }
sketch-open-card = [{ $slot }] { $card }
sketch-open = Terrains visibles : { $cards }
sketch-breeding = Élevage de cette manche, avec au moins : { $conditions }
sketch-goals = { $challenge }, pour gagner : { $goals }
sketch-doomed = Prochaine pollution : { $cells }
sketch-workers = Ouvriers : { $spaces }
sketch-worker = { $seat }
sketch-seat = { $seat-is ->
    [you] Vous : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $gold }, nourriture à fournir { $need }, manquée jusqu’ici { $missing }, roussettes dans la nuit { $night }
   *[other] { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $gold }, nourriture à fournir { $need }, manquée jusqu’ici { $missing }, roussettes dans la nuit { $night }
}
sketch-row = { $pieces } { $count } (indique { $value })
sketch-supply = Sur les cartes : { $rows } ; roussettes { $bats }
sketch-legend = t arbre, f fruit, w animal sauvage, g chèvre, b roussette, U famille non sensibilisée, T famille sensibilisée, x pollution. (t) (f) (w) (g) (b) (h maison) (d maison en ruine) : place libre pour cela ; · case vierge. Dans le coin : les points, et * pour une icône Nature. Les cases sont numérotées de 1 à 8 dans l’ordre de lecture : c1.1 est à droite du coin.

## Images

pic-tableau = { $seat-is ->
    [you] Votre tableau
   *[other] Tableau de { $seat }
}
pic-seat = { $seat }
pic-supply = Plateau Ressources
pic-supply-points = Points à la fin : { $points }
pic-overview = Vos autres cartes
pic-upkeep = Entretien à venir
pic-goals = Objectifs
pic-actions = Plateau Actions
pic-actions-free = Plateau Actions : toutes les cases sont libres.
pic-actions-taken = Plateau Actions. Cases prises : { $spaces }.
pic-numeral = { $numeral }
pic-piles = défausse { $discard } · sac { $bag }

pic-summary = { $tableau } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}, { $pieces } ; cases polluées { $pollution }, or { $gold }, nourriture à trouver { $need }.
pic-side = { $summary } { $status }

pic-space-taken = { $seat-is ->
    [you] { $line }. Votre ouvrier s’y trouve.
   *[other] { $line }. Un ouvrier de { $seat } s’y trouve.
}
pic-space-blocked = { $line }. Un ouvrier { $colour } occupe la case jusqu’à la fin de la manche { $round }.
pic-space-blocked-on = { $line }. Un ouvrier { $colour } occupe la case jusqu’à la fin de la partie.

pic-rounds = Manches
pic-rounds-remark = la case sans tuile donne une famille · en bas : élevage, dès ce nombre de pions
pic-terrain = Terrains
pic-terrain-remark = gratuits, avec un bonus
pic-slot-empty = vide
pic-deck = Pioche de terrains : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}.
pic-locations = Lieux
pic-locations-remark = l’acheteur prend le tambour
pic-stack = { $card } { $cards ->
    [0] Il n’en reste plus.
    [one] Il en reste une.
   *[other] Il en reste { $cards }.
}
pic-others = Autres actions

pic-card = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $nature ->
    [0] {""}
    [one] , une icône Nature
   *[other] , { $nature } icônes Nature
} ; { $cells }.
pic-cells-tree = { $count ->
    [one] un arbre
   *[other] { $count } arbres
}
pic-cells-tree-wild = { $count ->
    [one] un arbre qui peut porter un animal sauvage
   *[other] { $count } arbres qui peuvent porter un animal sauvage
}
pic-cells-tree-bat = { $count ->
    [one] un arbre qui peut porter une roussette
   *[other] { $count } arbres qui peuvent porter une roussette
}
pic-cells-bat = { $count ->
    [one] une roussette
   *[other] { $count } roussettes
}
pic-cells-wild-animal = { $count ->
    [one] un animal sauvage
   *[other] { $count } animaux sauvages
}
pic-cells-goat = { $count ->
    [one] une chèvre
   *[other] { $count } chèvres
}
pic-cells-fruit = { $count ->
    [one] un fruit
   *[other] { $count } fruits
}
pic-cells-house = { $count ->
    [one] une maison
   *[other] { $count } maisons
}
pic-cells-derelict-house = { $count ->
    [one] une maison en ruine
   *[other] { $count } maisons en ruine
}
pic-cells-blank = { $count ->
    [one] une case vierge
   *[other] { $count } cases vierges
}

pic-trained-family = une famille sensibilisée
pic-cell-polluted = { $cell } ({ $card }) : polluée pour toujours.
pic-cell-with = { $cell } ({ $card }) : { $pieces }.
pic-cell-tree = { $cell } ({ $card }) : place pour un arbre.
pic-cell-tree-wild = { $cell } ({ $card }) : place pour un arbre qui peut porter un animal sauvage.
pic-cell-tree-bat = { $cell } ({ $card }) : place pour un arbre qui peut porter une roussette.
pic-cell-bat = { $cell } ({ $card }) : place pour une roussette.
pic-cell-wild-animal = { $cell } ({ $card }) : place pour un animal sauvage.
pic-cell-goat = { $cell } ({ $card }) : place pour une chèvre.
pic-cell-fruit = { $cell } ({ $card }) : place pour un fruit.
pic-cell-house = { $cell } ({ $card }) : maison pour une famille.
pic-cell-derelict-house = { $cell } ({ $card }) : maison en ruine, seulement pour les roussettes de la tuile.
pic-cell-blank = { $cell } ({ $card }) : case vierge, pour tout ce qui est déjà sur la carte, sauf les familles.

pic-row = Réserve, { $pieces } : { $out ->
    [one] { $out } case découverte
   *[other] { $out } cases découvertes
} sur { $all }. { $brings } Une de plus : { $next }.
pic-row-full = Réserve, { $pieces } : les { $all } cases sont découvertes. { $brings }
pic-row-wild-animal = Croissance : { $value ->
    [one] { $value } arbre
   *[other] { $value } arbres
}. À la fin, points : { $points }.
pic-row-tree = Croissance : { $value ->
    [one] { $value } fruit
   *[other] { $value } fruits
}. À la fin, points : { $points }.
pic-row-fruit = Croissance : { $value ->
    [one] { $value } roussette
   *[other] { $value } roussettes
}. À la fin, points : { $points }.
pic-row-family = Nourriture à trouver : { $value }. À la fin, points : { $points }.
pic-row-goat = Nourriture épargnée : { $value }. À la fin, points : { $points }.

pic-night = Carte Nuit
pic-night-bats = Dans la nuit, de retour à l’entretien : { $bats }.
pic-night-go = les envoyer ?
pic-night-return = rentrent à l’entretien
pic-night-ready = possible après l’ouvrier
pic-night-over = toutes sont rentrées
pic-night-empty = pas possible pour l’instant
pic-hand = En main : { $card }. Choisissez sa place.

pic-chip-bats = Roussettes sur le tableau : { $count }. Au-delà de { $free }, chacune vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pic-chip-nature = Icônes Nature : { $count }.
pic-chip-gold = Or : { $count }.
pic-chip-workers = Ouvriers encore à placer pendant cette manche : { $count }.
pic-drum = Marqueur Premier joueur : commence la manche suivante.
pic-legend-doom = prochaines pollutions, dans cet ordre
pic-legend-family = non sensibilisée : pollue une case par manche
pic-legend-trained = sensibilisée : 1 or, abrite une roussette

pic-step-income = Revenus
pic-step-growth = Croissance
pic-step-return = Nuit
pic-step-feeding = Nourrir
pic-step-breeding = Élevage
pic-step-past = { $step } : c’est fait.
pic-income = Revenus : { $gold } or des familles sensibilisées ; pollution des autres familles : { $markers }. Reste dans le sac : { $bag }.
pic-growth = Croissance, au mieux : { $pieces }.
pic-feeding = Nourrir : { $need ->
    [one] { $need } nourriture
   *[other] { $need } nourritures
} à fournir, { $food } en réserve.
pic-feeding-short = Nourrir : { $need ->
    [one] { $need } nourriture
   *[other] { $need } nourritures
} à fournir, seulement { $food } en réserve. Il manque { $missing }, à { $points ->
    [one] { $points } point
   *[other] { $points } points
} l’unité.
pic-starving = Nourrir : la nourriture manque. Encore à manger : { $bats }. Manque jusqu’ici : { $missing }, à { $points ->
    [one] { $points } point
   *[other] { $points } points
} l’unité.
pic-breeding = Élevage de cette manche, un pion de plus par sorte à partir de : { $conditions }.

pic-returns = Retour des ouvriers après
pic-home-after = Les ouvriers de couleur { $colour } rentrent après la manche { $round }.
pic-home-never = Les ouvriers de couleur { $colour } restent jusqu’à la fin.

pic-status-over = La partie est finie.
pic-status-waits = { $left ->
    [0] A placé tous ses ouvriers
    [one] Un ouvrier à placer
   *[other] { $left } ouvriers à placer
}
pic-status-places = Place un ouvrier
pic-status-acts = Au travail : { $space }
pic-status-lays = Cherche une place pour { $card }
pic-status-turn = Au milieu de son tour
pic-status-ready = Attend la manche suivante
pic-status-grows = Croissance : { $pieces }
pic-status-returns = Les roussettes rentrent
pic-status-feeds = Nourrit ses familles
pic-status-breeds = Fait de l’élevage
