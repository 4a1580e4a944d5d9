### Kingdom Crossing.

title = Kingdom Crossing
tagline = Sept ponts, cinq guildes et une Reine à contenter.

## Lieux, gens et choses

region-north = le Nord
region-east = l’Est
region-south = le Sud
region-west = l’Ouest
place-north = Nord
place-east = Est
place-south = Sud
place-west = Ouest
bridge-b0 = pont Nord-Ouest de gauche
bridge-b1 = pont Nord-Ouest de droite
bridge-b2 = pont Sud-Ouest de gauche
bridge-b3 = pont Sud-Ouest de droite
bridge-b4 = pont Nord-Est
bridge-b5 = pont Sud-Est
bridge-b6 = pont du milieu
resource-wood = bois
resource-stone = pierre
resource-sap = sève
resource-food = nourriture
some-wood = du bois
some-stone = de la pierre
some-sap = de la sève
some-food = de la nourriture
guild-fox = Renards
guild-owl = Hiboux
guild-bear = Ours
guild-boar = Sangliers
guild-deer = Cerfs
bird-red = rouge
bird-green = vert
bird-yellow = jaune
bird-blue = bleu
deck-patron = mécène
deck-sap-tapper = extracteur
deck-lumberjack = bûcheron
deck-farmer = fermier
deck-stonecutter = tailleur de pierre
deck-florist = fleuriste
deck-sculptor = sculpteur
deck-peddler = colporteur
deck-building = bâtiment
deck-transport = transport
tile-coin-step = tuile Bourse
tile-two-bridges = tuile Deux ponts
tile-vp-step = tuile Prestige
tile-three-bridges = tuile Trois ponts
tile-trade-step = tuile Négoce
tile-queen = tuile Reine
structure-starting-house = Maison de départ
structure-building-structures = Atelier
structure-building-flowers = Serre
structure-building-sculptures = Galerie
structure-building-fox = Halle des Renards
structure-building-owl = Halle des Hiboux
structure-building-bear = Halle des Ours
structure-building-boar = Halle des Sangliers
structure-building-deer = Halle des Cerfs
structure-building-birds = Volière
structure-building-invest = Banque
structure-transport-wood = Radeau à bois
structure-transport-stone = Charrette à pierre
structure-transport-sap = Barge à sève
structure-transport-food = Chariot à vivres
structure-transport-fox = Carrosse des Renards
structure-transport-owl = Carrosse des Hiboux
structure-transport-bear = Carrosse des Ours
structure-transport-boar = Carrosse des Sangliers
structure-transport-deer = Carrosse des Cerfs
structure-transport-structures = Bac
deco-flower = fleur
deco-sculpture = sculpture
deco-either = fleur ou une sculpture
space = { $at } { $some }
item-guild = guilde des { $guild }
card-character = { $deck } ({ $guild })
card-empty-tile = tuile de paquet vide
card-bare = rien
a-character = un { $deck } (guilde des { $guild })
a-structure = la structure { $structure }
a-tile = la tuile d’un paquet vide
card-start = carte { $guild } (maison dans { $region })

## Ce que font les choses

effect-coins = gagnez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
effect-vp = marquez { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-coins-per = gagnez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} pour { $each }
effect-vp-per = marquez { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour { $each }
effect-coins-minus-paws = gagnez { $n } pièces, moins 1 par pont traversé cette manche
effect-resource = avancez { $n ->
    [one] d’une case
   *[other] de { $n } cases
} sur la piste { $some }
effect-resource-per = avancez { $n ->
    [one] d’une case
   *[other] de { $n } cases
} sur la piste { $some } pour { $each }
effect-resource-choice = gagnez { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} de votre choix
effect-resource-distinct = gagnez { $n } ressources différentes
effect-resource-choice-per = gagnez { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} de votre choix pour { $each }
effect-deco = placez une { $kind } à un symbole
effect-deco-paws = si vous avez traversé au moins { $paws } ponts, placez une { $kind } à un symbole
effect-deco-double = placez deux jetons { $kind } à un symbole, ou un à deux symboles
effect-invest = { $n ->
    [one] faites une action Investissement
   *[other] faites { $n } actions Investissement
}
effect-trigger = { $n ->
    [one] déclenchez une de vos structures
   *[other] déclenchez { $n } de vos structures, différentes
}
effect-trigger-up-to = déclenchez jusqu’à { $n } de vos structures, différentes
effect-upgrade = { $n ->
    [one] améliorez une tuile Action
   *[other] améliorez { $n } tuiles Action
}
effect-favour = { $n ->
    [one] gagnez une faveur de la Reine
   *[other] gagnez { $n } faveurs de la Reine
}
effect-take-bird = prenez un oiseau sur n’importe quelle carte et utilisez-le
each-paw = { $per ->
    [one] chaque pont traversé cette manche
   *[other] { $per } ponts traversés cette manche
}
each-guild = { $per ->
    [one] chaque carte de votre guilde des { $guild }
   *[other] { $per } cartes de votre guilde des { $guild }
}
each-structure = { $per ->
    [one] chacune de vos structures
   *[other] { $per } de vos structures
}
each-building = { $per ->
    [one] chacun de vos bâtiments
   *[other] { $per } de vos bâtiments
}
each-flower = { $per ->
    [one] chaque symbole fleur
   *[other] { $per } symboles fleur
}
each-sculpture = { $per ->
    [one] chaque symbole sculpture
   *[other] { $per } symboles sculpture
}
each-symbol = { $per ->
    [one] chaque symbole fleur ou sculpture
   *[other] { $per } symboles de décoration
}
each-symbol-pair = { $per ->
    [one] chaque paire fleur et sculpture
   *[other] { $per } paires fleur et sculpture
}
each-bird = { $per ->
    [one] chacun de vos oiseaux
   *[other] { $per } de vos oiseaux
}
each-bird-colour = { $per ->
    [one] chaque oiseau { $colour } gardé
   *[other] { $per } oiseaux gardés ({ $colour })
}
each-house = { $per ->
    [one] chacune de vos maisons sur le plateau
   *[other] { $per } de vos maisons sur le plateau
}
each-space = { $per ->
    [one] chaque case atteinte sur la piste { $some }
   *[other] { $per } cases atteintes sur la piste { $some }
}
each-resource-set = { $per ->
    [one] chaque série des quatre ressources
   *[other] { $per } séries des quatre ressources
}
each-favour = { $per ->
    [one] chacune de vos faveurs, celle-ci comprise
   *[other] { $per } de vos faveurs
}
each-upgraded = { $per ->
    [one] chaque tuile Action améliorée
   *[other] { $per } tuiles Action améliorées
}
each-goal = { $per ->
    [one] chaque objectif Pont revendiqué
   *[other] { $per } objectifs Pont revendiqués
}
each-guild-with = { $per ->
    [one] chaque guilde où vous avez au moins { $min } cartes
   *[other] { $per } guildes où vous avez au moins { $min } cartes
}
each-investment-point = { $per ->
    [one] chaque point indiqué par votre marqueur Investissement
   *[other] { $per } points indiqués par votre marqueur Investissement
}
goal-marker = case { $at } { $some }
goal-resources = { $list }
goal-decorations = { $flowers } symboles fleur et { $sculptures } symboles sculpture
goal-investment = recul de { $steps } cases de votre marqueur Investissement
goal-houses = { $n } maisons sur le plateau
goal-structures = { $n } structures
goal-birds = { $n } oiseaux
goal-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Explications

help-character = Ce { $deck } { $cost ->
    [0] est gratuit
    [one] coûte { $cost } pièce
   *[other] coûte { $cost } pièces
} et rejoint votre guilde des { $guild } : { $effect }.
help-structure = { $structure }, { $cost ->
    [0] sans payer
    [one] pour { $cost } pièce
   *[other] pour { $cost } pièces
}. Maintenant et chaque matin : { $effect }.
help-starting-house = { $structure }, à vous dès le début. Chaque matin : { $effect }.
help-bird = En rencontrant cet oiseau { $colour }, { $effect } ; puis gardez-le.
help-favour = À la fin, marquez { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour { $each }.
help-queen = Rendez visite à la Reine : devenez premier joueur et { $effect } ; sa carte rejoint votre guilde des { $guild }.
help-start = Carte { $guild }, maison dans { $region } : { $gains }.
help-goal = Objectif : { $goal }. Il rapporte { $worth }, dans l’ordre des revendications.
help-tile = Repos : { $rest } pièces. Travail : traversez exactement { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}.
help-tile-before = Repos : { $rest } pièces. Travail : { $before }, puis traversez exactement { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}.
help-tile-trade = Repos : { $rest } pièces. Travail : traversez { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
} ; une fois, vous pouvez acheter une ressource pour { $price } pièces.
help-tile-birds = Repos : { $rest } pièces. Travail : traversez exactement { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
} ; les oiseaux rencontrés agissent deux fois.
help-tile-queen = Repos : { $rest } pièces. Travail : restez sur place et rendez visite à la Reine ; son effet compte { $times ->
    [one] { $times } fois
   *[other] { $times } fois
}.
help-guild = Pour chaque paire de cartes { $guild }, chaque matin : { $effect }. À la fin, chaque carte marque les étoiles dépassées sur la piste { $some }.
help-guild-none = Pour chaque paire de cartes { $guild }, chaque matin : { $effect }. Ces cartes ne marquent rien à la fin.
help-resource = Gagner { $some } avance votre marqueur ; bonus : { $bonus }.
help-space = sur { $at }, { $effect }
help-empty-tile = Le paquet est vide. Arrêtez-vous ici sans payer : { $effect }.
help-solo-card = Paco & Paca prennent la carte n° { $place } dans { $region }, avec son oiseau.
help-solo-crown = Paco & Paca rendent visite à la Reine si elle est là, et la montgolfière avance d’une région.
help-solo-rest = Paco & Paca se reposent : rien ne se passe.
icon-coins = Les pièces paient cartes, vols et négoce ; à la fin, { $each ->
    [one] chacune
   *[other] chaque lot de { $each }
} avance votre investissement d’une case.
icon-points = Les points se marquent aussitôt ; le plus grand total l’emporte.
icon-paw = Une patte marque un pont traversé cette manche. La 6e donne { $sixth ->
    [one] { $sixth } point
   *[other] { $sixth } points
}, la 7e en donne { $seventh }.
icon-house = Finissez la journée dans une région où vous avez une maison : un revenu de plus le soir.
icon-balloon = La montgolfière vous emmène dans une autre région : { $near ->
    [one] { $near } pièce
   *[other] { $near } pièces
} si elle est là, sinon { $far }.
icon-investment = Avancez votre marqueur Investissement, ou prenez ses pièces et revenez au départ.
icon-favour = Une faveur de la Reine marque des points à la fin, pour ce qu’elle montre.
icon-star = Chaque carte de la guilde de la piste marque les étoiles que le marqueur a dépassées.
icon-symbol = Fleurs et sculptures portent un ou deux symboles, que comptent objectifs et faveurs.
icon-token = Qui a ce jeton joue en premier, dès la phase suivante.
icon-upgrade = Retournez une tuile Action sur sa meilleure face, pour le reste de la partie.
icon-bird = Un oiseau sur une carte aide qui la prend en premier, avant de payer.

## Options

option-goal-sides = Faces des objectifs Pont
option-difficulty = Niveau de Paco & Paca (solo)

## Questions

ask-draft = Choisissez une carte de départ avec sa faveur.
ask-invest = Avancez votre marqueur Investissement, ou encaissez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left } actions)
}.
ask-place = Placez une { $kind } à un symbole{ $left ->
    [one] {""}
   *[other] {" "}({ $left } à placer)
}.
ask-deco = Deux jetons { $kind } à un symbole, ou un seul à deux symboles ?
ask-income = Au matin, collectez vos revenus dans l’ordre de votre choix.
ask-choose = { $left ->
    [one] Choisissez une ressource à gagner.
   *[other] Choisissez une ressource à gagner (encore { $left }).
}
ask-trigger = { $left ->
    [one] Déclenchez une de vos structures.
   *[other] Déclenchez une structure (encore { $left }, différentes).
}
ask-upgrade = { $left ->
    [one] Retournez une tuile Action sur sa meilleure face.
   *[other] Retournez une tuile Action sur sa meilleure face (encore { $left }).
}
ask-turn = Travaillez ou reposez-vous avec une de vos tuiles : { $left ->
    [one] dernier tour
   *[other] encore { $left } tours
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-rest = Aucune carte n’est à portée : reposez-vous avec une de vos tuiles ({ $left ->
    [one] dernier tour
   *[other] encore { $left } tours
}).
ask-move = Traversez { $bridges ->
    [one] un pont
   *[other] { $bridges } ponts
} depuis { $region }, puis prenez une carte.
ask-move-fly = Traversez { $bridges ->
    [one] un pont
   *[other] { $bridges } ponts
} depuis { $region }, ou volez d’abord ailleurs ({ $fare ->
    [one] { $fare } pièce
   *[other] { $fare } pièces
}).
ask-move-buy = Traversez { $bridges ->
    [one] un pont
   *[other] { $bridges } ponts
} depuis { $region }, ou achetez d’abord une ressource ({ $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}).
ask-move-both = Traversez { $bridges ->
    [one] un pont
   *[other] { $bridges } ponts
}, volez d’abord ailleurs ({ $fare ->
    [one] { $fare } pièce
   *[other] { $fare } pièces
}) ou achetez une ressource ({ $price }).
ask-arrived = Prenez une carte dans { $region } : vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-arrived-fly = Prenez une carte dans { $region }, ou volez d’abord ailleurs ({ $fare ->
    [one] { $fare } pièce
   *[other] { $fare } pièces
}). Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-arrived-buy = Prenez une carte dans { $region }, ou achetez d’abord une ressource ({ $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}). Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-arrived-both = Prenez une carte dans { $region }, volez d’abord ailleurs ({ $fare ->
    [one] { $fare } pièce
   *[other] { $fare } pièces
}) ou achetez une ressource ({ $price }).
ask-fly = À pied, aucune carte n’est à portée : volez vers une autre région ({ $fare ->
    [one] { $fare } pièce
   *[other] { $fare } pièces
}).
ask-pay = Payez la carte ({ $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}), ou achetez d’abord une ressource : vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-claim = Revendiquez des objectifs Pont, ou terminez votre tour.
ask-claim-buy = Revendiquez des objectifs Pont, achetez une ressource pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, ou terminez votre tour.
ask-claim-evening = Revendiquez des objectifs Pont, ou terminez votre soirée.
ask-buy = Achetez une ressource pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, ou terminez votre tour.
ask-home = Ce soir, vous êtes chez vous : collectez un revenu de plus.
ask-house = Choisissez la région de votre nouvelle maison.
ask-favour = { $left ->
    [one] Prenez une faveur de la Reine, visible ou au hasard.
   *[other] Prenez une faveur, visible ou au hasard (encore { $left }).
}
ask-bird = Prenez un oiseau sur n’importe quelle carte du plateau.
ask-nothing = La partie est terminée.

## Choix

do-start = { $start } { $favour }
do-start-gone = Prendre la paire { $pair }
do-advance = Avancer à la case { $to }
do-cash = Encaisser { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
do-place = Placer une { $kind } à { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur la case { $space }
do-place-nowhere = Placer une décoration sur la case { $space }
do-singles = Deux jetons à un symbole chacun
do-collect = { $item } : { $effect }
do-collect-guild = Guilde des { $guild } : { $effect }
do-resource = Avancer à la case { $to } sur la piste { $some }
do-trigger = { $structure } : { $effect }
do-stop = Ne plus rien déclencher
do-upgrade = { $tile }. { $help }
do-rest = Repos, { $tile } : gagnez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
do-work = Travail, { $tile } : traversez { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}
do-work-before = Travail, { $tile } : { $before }, puis traversez { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}
do-work-trade = Travail, { $tile } : traversez { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}, une ressource pour { $price } pièces
do-work-birds = Travail, { $tile } : traversez { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}, oiseaux deux fois
do-work-queen = Visite à la Reine : { $effect }
do-work-queen-twice = Visite à la Reine, deux fois : { $effect }
do-cross = Traverser le { $bridge } vers { $region }
do-cross-far = Traverser le { $bridge }
do-fly = Voler vers { $region } pour { $cost } pièces
do-buy = Acheter { $some } pour { $price } pièces
do-take = { $cost ->
    [0] Sans payer
    [one] Pour { $cost } pièce
   *[other] Pour { $cost } pièces
}, { $card } : { $effect }
do-take-bird = { $cost ->
    [0] Sans payer
    [one] Pour { $cost } pièce
   *[other] Pour { $cost } pièces
}, { $card } : { $effect }. Oiseau : { $bird }
do-take-bare = Prendre la carte de l’emplacement { $slot }
do-pay = Payer { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
do-claim = Revendiquer un objectif pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $goal }
do-done = Terminer
do-house = Placer une maison dans { $region }
do-favour = { $favour }
do-favour-gone = Prendre la faveur d’une case vide
do-blind = Prendre la faveur du dessus sans la voir
do-bird = Oiseau { $colour } : { $effect }
do-bird-gone = Prendre un oiseau absent

## Événements

event-started = { $seat-is ->
    [you] Vous partez avec la { $start }, et une faveur : « { $favour } »
   *[other] { $seat } part avec la { $start }, et une faveur : « { $favour } »
}
event-coins = { $seat-is ->
    [you] Vous gagnez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $seat } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
event-points = { $seat-is ->
    [you] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-advanced = { $seat-is ->
    [you] Vous arrivez à la case { $to } sur la piste { $some }.
   *[other] { $seat } arrive à la case { $to } sur la piste { $some }.
}
event-invested = { $seat-is ->
    [you] Vous avancez votre investissement à la case { $to }.
   *[other] { $seat } avance son investissement à la case { $to }.
}
event-cashed = { $seat-is ->
    [you] Vous encaissez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $seat } encaisse { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
event-decorated = { $seat-is ->
    [you] Vous placez une décoration sur la case { $space }.
   *[other] { $seat } place une décoration sur la case { $space }.
}
event-upgraded = { $seat-is ->
    [you] Vous améliorez la { $tile }.
   *[other] { $seat } améliore la { $tile }.
}
event-triggered = { $seat-is ->
    [you] Vous déclenchez la structure { $structure }.
   *[other] { $seat } déclenche la structure { $structure }.
}
event-collected = { $seat-is ->
    [you] Vous touchez un revenu : { $item }.
   *[other] { $seat } touche un revenu : { $item }.
}
event-rested = { $seat-is ->
    [you] Vous vous reposez avec la { $tile }.
   *[other] { $seat } se repose avec la { $tile }.
}
event-worked = { $seat-is ->
    [you] Vous travaillez avec la { $tile }.
   *[other] { $seat } travaille avec la { $tile }.
}
event-crossed = { $seat-is ->
    [you] Vous traversez le { $bridge } vers { $region }.
   *[other] { $seat } traverse le { $bridge } vers { $region }.
}
event-paws = { $seat-is ->
    [you] Vous posez votre { $paws }e patte et marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } pose sa { $paws }e patte et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-flew = { $seat-is ->
    [you] Vous volez vers { $region } pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }.
   *[other] { $seat } vole vers { $region } pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }.
}
event-bought = { $seat-is ->
    [you] Vous achetez { $some } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
   *[other] { $seat } achète { $some } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
}
event-met = { $seat-is ->
    [you] Vous rencontrez un oiseau : « { $effect } ».
   *[other] { $seat } rencontre un oiseau : « { $effect } ».
}
event-paid = { $seat-is ->
    [you] Vous prenez { $card } { $cost ->
        [0] sans payer
        [one] pour { $cost } pièce
       *[other] pour { $cost } pièces
    }.
   *[other] { $seat } prend { $card } { $cost ->
        [0] sans payer
        [one] pour { $cost } pièce
       *[other] pour { $cost } pièces
    }.
}
event-crowned = { $seat-is ->
    [you] Vous rendez visite à la Reine ; sa carte rejoint votre guilde des { $guild }.
   *[other] { $seat } rend visite à la Reine ; sa carte rejoint sa guilde des { $guild }.
}
event-housed = { $seat-is ->
    [you] Vous placez une maison dans { $region }.
   *[other] { $seat } place une maison dans { $region }.
}
event-favoured = { $seat-is ->
    [you] Vous gagnez une faveur : « { $favour } »
   *[other] { $seat } gagne une faveur : « { $favour } »
}
event-claimed = { $seat-is ->
    [you] Vous revendiquez un objectif ({ $goal }) pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } revendique un objectif ({ $goal }) pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-converted = { $seat-is ->
    [you] Vous changez vos pièces restantes en { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } d’investissement.
   *[other] { $seat } change ses pièces restantes en { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } d’investissement.
}
event-revealed = Nouvelle carte dans { $region } : { $card }.
event-round = La manche { $round } commence.
event-birds = { $birds ->
    [one] Un oiseau arrive.
   *[other] { $birds } oiseaux arrivent.
}
event-queen = La Reine se réveille. { $help }
event-evening = Le soir tombe.
event-automa-card = Paco & Paca tirent une tuile Carte.
event-automa-crown = Paco & Paca tirent la couronne.
event-automa-rest = Paco & Paca se reposent.
event-automa-started = Paco & Paca partent avec la { $start }.
event-automa-took = Paco & Paca prennent { $card }.
event-automa-crowned = Paco & Paca rendent visite à la Reine et passent premiers ; sa carte rejoint leur guilde des { $guild }.
event-balloon = La montgolfière avance vers { $region }.
event-automa-advanced = Paco & Paca arrivent à la case { $to } sur la piste { $some }.
event-automa-decorated = Paco & Paca placent une décoration sur la case { $space }.
event-automa-housed = Paco & Paca placent une maison.
event-automa-favoured = Paco & Paca gagnent une faveur : « { $favour } »
event-automa-claimed = Paco & Paca revendiquent un objectif ({ $goal }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-over = La partie est terminée.

## Points

score-play = En cours de partie
score-bridges = Ponts
score-goals = Objectifs Pont
score-investment = Investissement
score-guilds = Cartes de guilde
score-structures = Structures
score-favours = Faveurs
solo-won = Vous battez Paco & Paca, { $mine } à { $theirs }.
solo-won-by-coin = { $mine } à { $theirs } : une pièce restante vous donne la victoire.
solo-shared = { $mine } à { $theirs } : vous partagez la victoire avec Paco & Paca.
solo-lost = Paco & Paca gagnent, { $theirs } à { $mine }.

## Pourquoi pas

why-now-nothing = Il n’y a rien à décider maintenant.
why-now-draft = Choisissez d’abord une carte de départ.
why-now-invest = Faites d’abord votre action Investissement.
why-now-place = Placez d’abord votre décoration.
why-now-deco = Choisissez d’abord entre deux décorations simples et une double.
why-now-income = Collectez d’abord vos revenus.
why-now-choose = Choisissez d’abord une ressource.
why-now-trigger = Choisissez d’abord une structure à déclencher.
why-now-upgrade = Choisissez d’abord une tuile à améliorer.
why-now-turn = C’est le moment de vous reposer ou de travailler avec une tuile.
why-now-move = Finissez d’abord votre déplacement et prenez une carte.
why-now-pay = Payez d’abord la carte.
why-now-home = Choisissez d’abord votre revenu à la maison.
why-now-house = Placez d’abord votre maison.
why-now-favour = Prenez d’abord une faveur.
why-now-bird = Prenez d’abord un oiseau.
why-pair-gone = Cette paire n’est plus là.
why-track-end = Votre marqueur Investissement est sur la dernière case.
why-unpayable = Vous ne pourriez plus payer de carte.
why-no-single = Vous n’avez pas de place pour une telle décoration.
why-no-income = Vous n’avez pas ce revenu à collecter.
why-no-pair = Une guilde rapporte à partir de deux cartes.
why-not-owned = Vous n’avez pas cette structure.
why-resource-again = Les ressources doivent être différentes.
why-structure-again = Vous avez déjà déclenché cette structure.
why-must-trigger = Vous devez déclencher une structure.
why-upgraded = Cette tuile est déjà sur sa meilleure face.
why-house-there = Vous y avez déjà une maison.
why-no-favour = Il n’y a pas de faveur à prendre là.
why-no-bird = Il n’y a pas d’oiseau sur cette carte.
why-no-slot = Il n’y a pas de place pour une décoration là.
why-slot-filled = Il y a déjà une décoration là.
why-no-token = Il ne reste aucun jeton de ce type dans la réserve.
why-other-deco = Cette place attend une autre décoration.
why-tile-played = Vous avez déjà joué cette tuile cette manche.
why-queen-gone = La Reine a déjà reçu sa visite cette manche.
why-no-card-in-reach = Avec cette tuile, aucune carte que vous puissiez payer n’est à portée.
why-arrived = Vous avez traversé tous les ponts de cette tuile.
why-crossed = Vous avez déjà traversé ce pont cette manche.
why-bridge-elsewhere = Ce pont ne touche pas votre région.
why-dead-end = Par là, aucune carte que vous puissiez payer n’est à portée.
why-flown = Vous avez déjà volé pendant cette action.
why-mid-walk = La montgolfière vole avant le premier pont ou après le dernier.
why-fly-here = Vous êtes déjà dans cette région.
why-card-elsewhere = Cette carte est dans une autre région.
why-slot-bare = Il n’y a rien là.
why-bought = Vous avez déjà acheté une ressource pendant cette action.
why-no-trade = On n’achète des ressources qu’en travaillant avec la tuile Négoce.
why-claimed = Vous avez déjà revendiqué cet objectif.
why-goal-unmet = Vous ne remplissez pas cet objectif, ou il n’a plus de position libre.
why-marker-end = Votre marqueur est déjà au bout de la piste { $some }.
why-flight-dear = Le vol coûte { $cost } pièces.
why-bridges-left = { $bridges ->
    [one] Traversez d’abord encore un pont.
   *[other] Traversez d’abord encore { $bridges } ponts.
}
why-card-dear = Cette carte coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} : vous n’en avez pas assez.
why-buy-dear = Une ressource coûte { $price } pièces.

## La table en caractères

phase-draft = Départ
phase-morning = Matin
phase-day = Jour
phase-evening = Soir
phase-end = Fin
sketch-round = Manche { $round } sur { $rounds }, { $phase }. Montgolfière dans { $region }.
sketch-first = { $seat-is ->
    [you] Vous avez le jeton Premier joueur.
   *[other] Jeton Premier joueur : { $seat }.
}
sketch-first-automa = Jeton Premier joueur : Paco & Paca.
sketch-queen = Reine : { $help }
sketch-no-queen = Reine : personne à visiter.
sketch-goal = { $slot } : { $goal } ({ $points })
sketch-goals = Objectifs : { $goals }
sketch-favour = Faveur { $place } : { $favour }
sketch-slot = [{ $slot }] { $card }, coût { $cost } : { $effect }
sketch-slot-bird = [{ $slot }] { $card }, coût { $cost } : { $effect }. Oiseau : { $bird }
sketch-slot-bare = [{ $slot }] rien
sketch-seat = { $seat-is ->
    [you] Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, investissement { $investment }
   *[other] { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, investissement { $investment }
}
sketch-automa = Paco & Paca, décompte final compris : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sketch-guilds = guildes : { $list }
sketch-count = { $name } { $count }
sketch-structures = structures : { $list }
sketch-tiles = tuiles restantes : { $list }
sketch-better = { $tile } (améliorée)
sketch-birds = oiseaux { $birds }, faveurs { $favours }, maisons { $houses }
sketch-region = { $region } : { $bridges }.
sketch-bridges = { $list } vers { $region }
sketch-workers = ici : { $list }
sketch-worker = { $seat-is ->
    [you] vous
   *[other] { $seat }
}
sketch-track = { $resource } { $at }
sketch-paws = ponts traversés : { $list } ; maisons : { $houses }
sketch-none = –
sketch-legend = Pistes : = atteint, 1-3 étoiles d’une décoration, o une place libre.

## Les dessins

pic-seat = { $seat-is ->
    [you] Vous
   *[other] { $seat }
}
pic-automa = Paco & Paca
pic-kingdom = Le royaume
pic-board = { $seat-is ->
    [you] Votre plateau
   *[other] Chez { $seat }
}
pic-part-actions = Actions : travail ou repos
pic-part-tracks = Ressources et décorations
pic-part-guilds = Guildes, revenu par paire
pic-part-structures = Structures
pic-vain = { $action }. Rien à y gagner pour l’instant.
pic-tree = L’arbre de la Reine
pic-pairs = Cartes de départ
pic-invest = Investissement
pic-invest-note = pièces à encaisser, points à la fin
pic-round = { $round }
pic-round-now = Manche { $round }
pic-name-patron = Mécène
pic-name-sap-tapper = Extracteur
pic-name-lumberjack = Bûcheron
pic-name-farmer = Fermier
pic-name-stonecutter = Tailleur
pic-name-florist = Fleuriste
pic-name-sculptor = Sculpteur
pic-name-peddler = Colporteur
pic-name-hall = Halle
pic-name-coach = Carrosse
pic-name-workshop = Atelier
pic-name-greenhouse = Serre
pic-name-gallery = Galerie
pic-name-aviary = Volière
pic-name-bank = Banque
pic-name-raft = Radeau
pic-name-cart = Charrette
pic-name-barge = Barge
pic-name-wagon = Chariot
pic-name-ferry = Bac
pic-empty-deck = Épuisée
pic-region = { $region } : le pays de l’oiseau { $colour }.
pic-deck = Pioche ({ $deck }) : { $left ->
    [0] plus de carte face cachée.
    [one] une carte face cachée.
   *[other] { $left } cartes face cachée.
}
pic-bridge = Pont entre { $one } et { $other } : personne ne l’a traversé cette manche.
pic-bridge-crossed = Pont entre { $one } et { $other }. Traversé cette manche : { $list }.
pic-paw = { $who } : patte sur le { $bridge }, traversé cette manche.
pic-house = { $who } : maison { $place }.
pic-worker = { $who } : castor { $place }.
pic-worker-at = { $who } ({ $region })
pic-balloon = La montgolfière est { $place }.
pic-kingdom-summary = Le royaume. Castors : { $workers }. Montgolfière { $balloon }. Ponts que vous pouvez traverser : { $open }.
pic-in-north = au Nord
pic-in-east = à l’Est
pic-in-south = au Sud
pic-in-west = à l’Ouest
pic-queen-visited = Visitée
pic-queen-asleep = Endormie
pic-queen-sleeps = La Reine dort encore : sa prochaine carte est révélée à la fin du matin.
pic-queen-away = La Reine a déjà reçu sa visite cette manche.
pic-row-reward = Les deux objectifs de la rangée revendiqués : { $effect }.
pic-claimed = { $who } : revendiqué pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pic-favour-pile = { $left ->
    [one] { $left } faveur face cachée.
   *[other] { $left } faveurs face cachée.
}
pic-favour-now = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
pic-tree-summary = L’arbre de la Reine. { $queen } Objectifs : { $goals }. Faveurs visibles : { $favours }
pic-invest-space = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à encaisser, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
pic-investor = { $who } : case { $at }
pic-invest-summary = Piste d’investissement. { $list }.
pic-stars = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} { $guild } × { $stars ->
    [one] { $stars } étoile dépassée
   *[other] { $stars } étoiles dépassées
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
pic-deco-place = Emplacement pour une { $kind } à { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
} ({ $space }).
pic-deco-waits = Une { $kind } sur la case { $space } : { $stars ->
    [one] son étoile comptera
   *[other] ses { $stars } étoiles compteront
} quand le marqueur y arrivera.
pic-deco-passed = Une { $kind } sur la case { $space } : { $stars ->
    [one] son étoile compte.
   *[other] ses { $stars } étoiles comptent.
}
pic-start-card = La carte de départ compte pour sa guilde.
pic-structures-worth = { $count ->
    [one] { $count } structure
   *[other] { $count } structures
} à { $each ->
    [one] { $each } point
   *[other] { $each } points
} (marqueur le plus bas sur { $lowest }) : { $points } à la fin.
pic-birds = Oiseaux gardés ({ $colour }) : { $count }.
pic-board-summary = { $board } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ; bois { $wood }, pierre { $stone }, sève { $sap }, nourriture { $food } ; cartes de guilde { $cards }, structures { $structures }.
pic-side-summary = { $who } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, ponts traversés { $paws } ; bois { $wood }, pierre { $stone }, sève { $sap }, nourriture { $food }. { $day }.
pic-has-started = A choisi
pic-will-start = Va choisir sa carte de départ
pic-acts-in = Joue { $place }
pic-is-in = Castor { $place }
pic-over = La partie est finie
pic-automa-points = Objectifs { $goals }, guildes { $guilds }, structures { $structures }, faveurs { $favours }
pic-solo-left = { $left ->
    [one] Une tuile peut encore sortir cette manche.
   *[other] { $left } tuiles peuvent encore sortir cette manche.
}
pic-solo-none = Aucune tuile tirée cette manche
pic-their-structures = Structures de Paco & Paca : { $count }.
pic-their-birds = Oiseaux de Paco & Paca : { $count }.
pic-their-houses = Maisons de Paco & Paca : { $count }.
pic-their-favours = Faveurs de Paco & Paca : { $count }.
