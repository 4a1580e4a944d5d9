### Arborea.

title = Arborea
tagline = Guidez vos villageois sur des pistes mouvantes et logez des créatures.

## Villageois, biomes, créatures, lieux

kind-adult = adulte
kind-young = jeune
kind-elder = ancien

count-adult = { $count ->
    [one] { $count } adulte
   *[other] { $count } adultes
}
count-young = { $count ->
    [one] { $count } jeune
   *[other] { $count } jeunes
}
count-elder = { $count ->
    [one] { $count } ancien
   *[other] { $count } anciens
}

biome-tree = arbre
biome-sponge = éponge
biome-flower = fleur
biome-grass = herbe
biome-mushroom = champignon
biome-water = eau
biome-rock = roche

cost-tree = { $count ->
    [one] { $count } arbre
   *[other] { $count } arbres
}
cost-sponge = { $count ->
    [one] { $count } éponge
   *[other] { $count } éponges
}
cost-flower = { $count ->
    [one] { $count } fleur
   *[other] { $count } fleurs
}
cost-grass = { $count ->
    [one] { $count } herbe
   *[other] { $count } herbes
}
cost-mushroom = { $count ->
    [one] { $count } champignon
   *[other] { $count } champignons
}
cost-water = { $count ->
    [one] { $count } eau
   *[other] { $count } eaux
}

creature-fungi-frog = Grenouille Fongie
creature-antler-worm = Ver à Ramure
creature-shadow-hamster = Hamstombre
creature-cattail-cat = Caudachat
creature-spider-ant = Fourmaraigne
creature-sage-owl = Sagibou

one-fungi-frog = une Grenouille Fongie
one-antler-worm = un Ver à Ramure
one-shadow-hamster = un Hamstombre
one-cattail-cat = un Caudachat
one-spider-ant = une Fourmaraigne
one-sage-owl = un Sagibou

help-fungi-frog = 3 points par arbre autour. Une eau voisine double ses points.
help-antler-worm = 3 points par éponge autour. Une eau voisine double ses points.
help-shadow-hamster = 2 points par fleur autour et 3 par Grenouille Fongie en vue. L’eau double.
help-cattail-cat = 2 points par herbe autour et 3 par Ver à Ramure en vue. L’eau double.
help-spider-ant = 2 points par habitat différent autour. Une eau voisine double ses points.
help-sage-owl = 2 points par champignon autour et 1 tous les deux cadeaux. L’eau double.

season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

area-creature = Créatures
area-tree = Arbres
area-ecosystem = Écosystèmes
area-water = Eau
area-sponge = Éponges
area-mushroom = Champignons
area-flower = Fleurs
area-grass = Herbe

sage-creature = Sage des Créatures
sage-tree = Sage des Arbres
sage-ecosystem = Sage des Écosystèmes
sage-water = Sage de l’Eau
sage-sponge = Sage des Éponges
sage-mushroom = Sage des Champignons
sage-flower = Sage des Fleurs
sage-grass = Sage de l’Herbe

track-0 = piste Créatures–Arbres
track-1 = piste Écosystèmes–Eau
track-2 = piste Éponges–Champignons
track-3 = piste Fleurs–Herbe

deck-0 = rouge
deck-1 = jaune
deck-2 = bleue
deck-3 = violette
deck-4 = de départ

card-name = la carte { $deck } { $key }
card-full = { $card } : coûte { $cost } ; donne : { $rewards }

symbol-biome = +1 { $biome }
symbol-convert = { $from } → { $to }
symbol-take-card = prendre une carte
symbol-renew = renouveler les cartes
symbol-invite = inviter une créature
symbol-attract = attirer { $creature }
symbol-gift = cadeau
symbol-gift-to = cadeau au { $sage }
symbol-sage = le Sage
symbol-train = former un { $kind }
symbol-place = placer un villageois
symbol-advance = avancer une piste
symbol-spirit = { $change } esprit
symbol-season = { $season } +1

tile-gifts = 1 par cadeau
tile-season-progress = 1 par case de saison
tile-alignment = 2 par créature de votre meilleure ligne
tile-rocks = 1 par roche visible
tile-waterside = 2 par créature au bord de l’eau
tile-open-cards = 3 par carte non complétée
tile-trained = 3 par jeune ou ancien formé
tile-spirit = 1 par point d’esprit au-dessus de zéro
tile-waters = 2 par eau visible
tile-cards = 1 par carte de votre écosystème
tile-variety = 2 par type de créature
tile-frogs-worms = 2 par Grenouille Fongie et par Ver à Ramure
tile-hamsters-cats = 2 par Hamstombre et par Caudachat
tile-ants-owls = 2 par Fourmaraigne et par Sagibou
tile-population = 1 par créature

## Options

option-difficulty = Difficulté de Feronia (2 très facile, 7 très difficile)

## Questions

ask-two = { $main } À faire aussi : { $development }
ask-setup = Placez votre premier villageois sur une piste. Elle avance ensuite d’une case.
ask-rescue = Vos adultes sont bloqués dans l’eau. En reprendre un gratuitement ?
ask-pilgrimage = Placez un villageois sur une piste, ou avancez une piste.
ask-repeat = Recommencez pour { $cost } points d’esprit (vous en avez { $spirit }), ou continuez.
ask-activation = Envoyez un villageois sur son sentier ({ $number } sur 2 gratuits), ou continuez.
ask-activation-paid = Envoyez encore un villageois pour { $cost } points d’esprit, ou continuez.
ask-completion = Complétez une de vos cartes, ou continuez.
ask-convert = Dépenser 1 { $from } pour augmenter : { $to } ?
ask-take = Prenez la première carte d’un paquet, ou aucune.
ask-renew = Glisser la première carte de chaque paquet dessous, pour en voir d’autres ?
ask-invite = Invitez la créature la plus basse d’une colonne.
ask-gift = Choisissez le Sage qui reçoit votre cadeau.
ask-place = Placez un villageois sur une piste, ou renoncez.
ask-advance = Choisissez une piste : elle avance d’une case.
ask-sage = Choisissez une récompense du { $sage } (encore { $left }), ou arrêtez.
ask-forced = Votre { $kind } doit quitter la { $track } avant l’échange. Choisissez un sentier.
ask-leave = Votre { $kind } sur la { $track } atteint le sentier { $trail }. Partir, ou rester ?
ask-rotate = Choisissez le sens dans lequel vous poserez { $card }.
ask-lay = Choisissez où poser { $card } : chaque petite carte marque le milieu d’une place.
ask-pick = Choisissez une créature à installer.
ask-put = Installez votre { $creature } entre quatre habitats, ou choisissez la captivité.
ask-free = Installez entre quatre habitats votre { $creature } qui sort de captivité.
ask-nothing = Rien à décider pour l’instant.

## Choix

do-place = Placer un { $kind } sur la { $track }
do-place-season = Placer un { $kind } sur la { $track } ({ $season } +1)
do-advance = Avancer la { $track }
do-rescue = Reprendre l’adulte du sentier Eau { $trail }
do-no-rescue = Les laisser là
do-not-again = Continuer sans payer
do-activate = Envoyer un { $kind } sur { $area } { $trail } : { $symbols }
do-end-activation = Continuer
do-complete = Compléter { $card }
do-complete-slot = Compléter la carte de l’emplacement { $slot }
do-complete-none = Ne rien compléter
do-convert = Changer 1 { $from } en 1 { $to }
do-convert-plain = Convertir
do-take = Prendre { $card }
do-take-deck = Prendre une carte { $deck }
do-renew = Renouveler les cartes
do-invite = { $spirit ->
    [0] Inviter { $creature }
   *[other] Inviter { $creature } (+{ $spirit } esprit)
}
do-gift = Offrir au { $sage }
do-sage = Prendre : { $reward }
do-sage-plain = Prendre la récompense { $number }
do-stop-sage = Ne plus rien prendre
do-decline = Renoncer
do-leave = Partir vers { $area } { $trail } : { $symbols }
do-stay = Rester sur la piste
turn-0 = Telle quelle
turn-1 = Tournée à droite
turn-2 = À l’envers
turn-3 = Tournée à gauche
row-of-two = { $left }-{ $right }
row-of-three = { $left }-{ $middle }-{ $right }
do-rotate = { $turn }, de haut en bas : { $rows }
do-lay = Poser la carte, coin en haut à gauche en colonne { $column }, ligne { $row }
do-pick = Installer votre { $creature }
do-free = Libérer votre { $creature }
do-end-development = Terminé
do-put = Installer entre les colonnes { $left } et { $column }, les lignes { $above } et { $row }
do-captive = Mettre en captivité
do-worth = { $action } ({ $points } { $count ->
    [one] point
   *[other] points
})
do-at-best = { $action } (au mieux { $points } { $count ->
    [one] point
   *[other] points
})

## Évènements

event-turn = { $seat-is ->
    [you] Votre tour commence.
   *[other] { $seat } commence son tour.
}
event-rescued = { $seat-is ->
    [you] Vous reprenez un adulte bloqué dans l’eau.
   *[other] { $seat } reprend un adulte bloqué dans l’eau.
}
event-paid = { $seat-is ->
    [you] Vous payez { $cost } en esprit.
   *[other] { $seat } paie { $cost } en esprit.
}
event-placed = { $seat-is ->
    [you] Vous placez un { $kind } sur la { $track }.
   *[other] { $seat } place un { $kind } sur la { $track }.
}
event-moved = La { $track } avance d’une case.
event-swapped = Le tronçon intérieur de la { $track } repasse à l’extérieur.
event-left = { $seat-is ->
    [you] Votre { $kind } part vers { $area } { $trail }.
   *[other] { $seat } : son { $kind } part vers { $area } { $trail }.
}
event-walks = { $seat-is ->
    [you] Votre { $kind } parcourt { $area } { $trail }.
   *[other] { $seat } : son { $kind } parcourt { $area } { $trail }.
}
event-raised = { $seat-is ->
    [you] Vous régénérez : { $biome }.
   *[other] { $seat } régénère : { $biome }.
}
event-converted = { $seat-is ->
    [you] Vous convertissez : { $from } → { $to }.
   *[other] { $seat } convertit : { $from } → { $to }.
}
event-took = { $seat-is ->
    [you] Vous prenez { $card }.
   *[other] { $seat } prend { $card }.
}
event-renewed = { $seat-is ->
    [you] Vous renouvelez les cartes.
   *[other] { $seat } renouvelle les cartes.
}
event-invited = { $seat-is ->
    [you] { $spirit ->
        [0] Vous invitez { $creature }.
       *[other] Vous invitez { $creature } (+{ $spirit } esprit).
    }
   *[other] { $spirit ->
        [0] { $seat } invite { $creature }.
       *[other] { $seat } invite { $creature } (+{ $spirit } esprit).
    }
}
event-attracted = { $seat-is ->
    [you] Vous attirez { $creature }. Le soleil est sur { $sun }.
   *[other] { $seat } attire { $creature }. Le soleil est sur { $sun }.
}
event-nobody = { $seat-is ->
    [you] Vous n’attirez personne ({ $creature }) : plus de place, ou plus aucune créature de ce type. Le soleil est sur { $sun }.
   *[other] { $seat } n’attire personne ({ $creature }) : plus de place, ou plus aucune créature de ce type. Le soleil est sur { $sun }.
}
event-bonus = { $seat-is ->
    [you] Vous gagnez la tuile bonus : { $effects }.
   *[other] { $seat } gagne la tuile bonus : { $effects }.
}
event-gave = { $seat-is ->
    [you] Vous offrez un cadeau au { $sage } (niveau { $level }).
   *[other] { $seat } offre un cadeau au { $sage } (niveau { $level }).
}
event-picked = { $seat-is ->
    [you] Vous recevez du { $sage } : { $reward }.
   *[other] { $seat } reçoit du { $sage } : { $reward }.
}
event-trained = { $seat-is ->
    [you] Vous formez un { $kind }.
   *[other] { $seat } forme un { $kind }.
}
event-spirit = { $seat-is ->
    [you] Votre esprit est à { $spirit }.
   *[other] L’esprit de { $seat } est à { $spirit }.
}
event-season = { $seat-is ->
    [you] { $season } : vous passez au niveau { $level }.
   *[other] { $season } : { $seat } passe au niveau { $level }.
}
event-completed = { $seat-is ->
    [you] Vous complétez { $card }.
   *[other] { $seat } complète { $card }.
}
event-reserve = { $seat-is ->
    [you] Vous marquez { $points } au renouvellement des biomes.
   *[other] { $seat } marque { $points } au renouvellement des biomes.
}
event-laid = { $seat-is ->
    [you] Vous posez { $card }.
   *[other] { $seat } pose { $card }.
}
event-settled = { $seat-is ->
    [you] Vous installez { $creature }.
   *[other] { $seat } installe { $creature }.
}
event-captive = { $seat-is ->
    [you] Vous mettez { $creature } en captivité.
   *[other] { $seat } met { $creature } en captivité.
}
event-end-nears = { $turns ->
    [one] Le soleil est sur sa dernière case : il reste { $turns } tour.
   *[other] Le soleil est sur sa dernière case : il reste { $turns } tours.
}
event-revealed = Feronia révèle la carte solo { $card }.
event-stepped = L’ancien de Feronia fait un pas ({ $steps } jusqu’ici).
event-grew = Feronia ne complète aucune carte ; son jeune passe sur la case { $space }.
event-scored-spirit = { $seat-is ->
    [you] Vous marquez { $points } pour l’esprit.
   *[other] { $seat } marque { $points } pour l’esprit.
}
event-scored-season = { $seat-is ->
    [you] Vous marquez { $points } : { $season }.
   *[other] { $seat } marque { $points } : { $season }.
}
event-scored-creatures = { $seat-is ->
    [you] Vous marquez { $points } pour vos créatures.
   *[other] { $seat } marque { $points } pour ses créatures.
}
event-game-over = La partie est terminée.

feronia-placed = Feronia place un { $kind } sur la { $track }.
feronia-left = Un { $kind } de Feronia part vers { $area } { $trail }.
feronia-walks = Un { $kind } de Feronia parcourt { $area } { $trail }.
feronia-raised = Feronia régénère : { $biome }.
feronia-took = Feronia prend { $card }.
feronia-invited = Feronia invite { $creature }.
feronia-attracted = Feronia attire { $creature }. Le soleil est sur { $sun }.
feronia-nobody = Feronia n’attire personne ({ $creature }) : plus de place, ou plus aucune créature de ce type. Le soleil est sur { $sun }.
feronia-completed = Feronia complète { $card }.
feronia-reserve = Feronia marque { $points } au renouvellement des biomes.

## Points

score-biomes = Renouvellement des biomes
score-spirit = Esprit
score-seasons = Saisons
score-creatures = Créatures

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}

solo-won = Vous gagnez avec { $score }. Feronia en a { $feronia } : { $points } pour les biomes, et { $steps } pas qui en valent { $difficulty } chacun.
solo-lost = Vous perdez avec { $score }. Feronia en a { $feronia } : { $points } pour les biomes, et { $steps } pas qui en valent { $difficulty } chacun.

solo-card = Carte solo { $card }. Pistes dans cet ordre : { $tracks }. Elle les quitte { $side }, cherche des créatures { $way } (d’abord : { $creature }), et prend une carte { $first }, ensuite une carte { $then }.
solo-card-seasons = Carte solo { $card }. Pistes dans cet ordre, d’abord celles qui montrent une saison : { $tracks }. Elle les quitte { $side }, cherche des créatures { $way } (d’abord : { $creature }), et prend une carte { $first }, ensuite une carte { $then }.
solo-upwards = par le haut
solo-downwards = par le bas
solo-rightwards = vers la droite
solo-leftwards = vers la gauche

## Pourquoi pas

why-develop-first = Terminez d’abord votre écosystème.
why-other-turn = C’est le tour de { $seat }. Vous ne pouvez qu’aménager votre écosystème.
why-last-turn = Le dernier tour est joué. Vous ne pouvez que terminer votre écosystème.
why-none-available = Vous n’avez aucun { $kind } disponible.
why-track-blocked = La case de placement de la { $track } est occupée.
why-place-now = Ce villageois ne peut pas être placé là maintenant.
why-no-adult-there = Aucun de vos adultes n’attend sur ce sentier.
why-cannot-pay = La réserve ne suffit pas pour { $card }, même avec l’eau.
why-slot-empty = Il n’y a pas de carte à cet emplacement.
why-deck-empty = Ce paquet est vide.
why-column-empty = Aucune créature de ce type aux Terres Frontalières : { $creature }.
why-gifts-full = Vous avez tout offert au { $sage }.
why-spirit = Cela coûte { $cost } en esprit ; vous en avez { $spirit } et ne pouvez descendre sous −8.
why-nobody-waits = Vous n’avez aucun { $kind } en attente sur { $area } { $trail }.
why-picked = Vous avez déjà eu cette récompense du { $sage }.
why-small-only = Seul un jeune ou un ancien reçoit cette récompense du { $sage }.
why-no-effect = Cette récompense du { $sage } serait sans effet.
why-not-passed = Votre villageois n’a pas atteint le sentier { $trail }.
why-swap = Le tronçon change de place : personne ne peut y rester.
why-nothing-to-develop = Rien à ajouter à votre écosystème pour l’instant.
why-same-rotation = Ainsi tournée, la carte est identique, ou n’entre nulle part.
why-rotate-first = Tournez d’abord votre carte complétée.
why-not-there = Impossible en { $cell } : la carte doit toucher par un bord sans cacher carte ni créature.
why-lay-first = Posez d’abord votre carte complétée. Pour la tourner autrement, annulez.
why-not-invited = Vous n’avez pas invité de { $creature }.
why-no-captive = Vous ne pouvez pas libérer de { $creature } maintenant.
why-invited-left = Placez d’abord toutes les créatures invitées.
why-pick-first = Choisissez d’abord une créature.
why-free = Cette créature sort de captivité : installez-la.
why-no-vertex = Aucune créature en { $cell } : il faut quatre habitats et aucune créature à côté.
why-put-first = Placez d’abord la créature choisie.
why-setup = Placez d’abord votre villageois de départ.
why-rescue = Décidez d’abord si vous reprenez un adulte.
why-pilgrimage = Placez d’abord un villageois, ou avancez une piste.
why-repeat = Décidez d’abord si vous recommencez.
why-activation = Envoyez d’abord vos villageois, ou continuez.
why-completion = Décidez d’abord pour vos cartes.
why-sage = Choisissez d’abord les récompenses du Sage.
why-leave = Décidez d’abord si votre villageois quitte la piste.
why-symbol = Appliquez d’abord le symbole atteint.

## La table en caractères

sketch-turn = { $seat-is ->
    [you] Votre tour. Soleil { $sun } sur { $last }.
   *[other] Tour de { $seat }. Soleil { $sun } sur { $last }.
}
sketch-feronia-turn = Tour de Feronia. Soleil { $sun } sur { $last }.
sketch-ending = Tours restants : { $turns }.
sketch-over = La partie est terminée. Soleil { $sun } sur { $last }.
sketch-track = { $track } (+{ $offset })
sketch-symbol = ici : { $season }
sketch-area = { $area } : { $trails }. Récompenses du Sage : { $rewards }
sketch-walk = { $trail } { $symbols }
sketch-biomes = Biomes (compté/maintenant) : { $biomes }
sketch-biome = { $biome } { $lower }/{ $upper }
sketch-borderlands = Terres Frontalières : { $columns }
sketch-column = { $creature } { $height }
sketch-column-bonus = { $creature } { $height } [{ $bonus }]
sketch-decks = Cartes à prendre :{ $cards }
sketch-deck-empty = aucune carte { $deck }
sketch-season = { $season } ({ $tile })
sketch-seasons = Saisons : { $seasons }
sketch-score = { $seat-is ->
    [you] Vous : { $points }, esprit { $spirit }
   *[other] { $seat } : { $points }, esprit { $spirit }
}
sketch-reserve = Prêts : { $ready } ; à former : { $rest }
sketch-waiting = En attente : { $trails }
sketch-trail = { $kind } en { $area } { $trail }
sketch-gifts = Cadeaux : { $gifts }
sketch-gift = { $area } { $level }
sketch-levels = Saisons : { $levels }
sketch-level = { $season } { $level }
sketch-slot = Carte : { $card }
sketch-completed = À poser : { $card }
sketch-invited = Invitées : { $creatures }
sketch-captive = En captivité : { $creatures }
sketch-feronia = Feronia : { $points } pour les biomes et { $steps } pas, soit { $total } si tout finissait ici (pas de son ancien : { $elder } ; pour ses créatures, ses cartes et ses villageois en attente : { $end })
sketch-feronia-cards = Ses cartes : { $cards }
sketch-feronia-people = Son jeune : sur la case { $space }, qui lui donne de l’eau : { $water }. Villageois en réserve : { $reserve }
sketch-feronia-creatures = Ses créatures : { $creatures }
sketch-none = rien
sketch-legend = Sur les pistes : A adulte, Y jeune, E ancien, avec le numéro du siège (F Feronia) ; la flèche marque le placement, 1 à 5 les sentiers. Écosystèmes : T arbre, S éponge, F fleur, G herbe, M champignon, W eau, R roche ; entre les cases, f grenouille, w ver, h hamstombre, c caudachat, a fourmaraigne, o sagibou.

## Les images de la table

pic-seat = { $seat-is ->
    [you] Vous
   *[other] { $seat }
}
pic-board = Plateau principal
pic-lanes = Les quatre pistes
pic-own = Esprit et villageois
pic-ecosystem = { $seat-is ->
    [you] Votre écosystème
   *[other] Écosystème de { $seat }
}
pic-cards = { $seat-is ->
    [you] Vos cartes
   *[other] Cartes de { $seat }
}
pic-feronia = Feronia
pic-feronia-score = { $points } si tout finissait ici
pic-feronia-steps = { $steps } pas, à { $each } points chacun à la fin.
pic-feronia-biomes = Biomes
pic-feronia-elder = Pas
pic-feronia-water = Eau à elle
pic-feronia-reserve = Réserve
pic-feronia-cards = Ses cartes
pic-feronia-order = Pistes, dans l’ordre
pic-feronia-seasons = Pistes, saisons d’abord
pic-feronia-decks = Cartes : { $first }, { $then }
pic-feronia-side = Sort { $side }
pic-feronia-then = puis { $way }
pic-sun = Soleil { $sun } sur { $last }
pic-last-turns = Derniers tours
pic-borderlands = Terres Frontalières
pic-reserve = Réserve de biomes
pic-seasons = Saisons
pic-offer = Offre
pic-renewal = renouvellement : { $points }
pic-creature-points = créatures : { $points }
pic-choices = Au choix : { $choices }
pic-list = { $things }
pic-group = { $group } : { $kinds }

pic-trail = { $area } { $trail } : { $symbols }
pic-trail-name = { $area }, sentier { $trail }
pic-waits = { $villager }, en attente : { $trail }
pic-rides = { $trail ->
    [0] { $villager }, qui vient d’être placé
   *[other] { $villager }, qui peut atteindre le sentier { $trail }
}
pic-walks = { $villager }, en chemin vers le Sage
pic-villager = { $seat-is ->
    [you] Votre { $kind }
   *[other] { $seat } : { $kind }
}
pic-villager-feronia = Feronia : { $kind }
pic-lane = La { $track }. À la fin de votre tour, vos villageois l’avancent de { $steps }.
pic-swap = Au prochain pas, le tronçon intérieur repasse à l’extérieur ; qui s’y trouve doit d’abord partir.
pic-gate-open = On place ici les villageois sur la { $track }.
pic-gate-closed = Personne ne peut être placé sur la { $track } : sa case de placement est occupée.
pic-sage = { $sage }. Récompenses : { $rewards } ; la dernière pour les jeunes et les anciens seulement. Cadeaux : { $gifts }.
pic-gift-level = { $seat-is ->
    [you] vous { $level }
   *[other] { $seat } { $level }
}
pic-picks-left = { $left ->
    [one] Choisissez une récompense
   *[other] Choisissez { $left } récompenses
}
pic-column = { $creature } : { $count } aux Terres Frontalières, { $supply } encore à venir. { $help }
pic-invite-row = { $spirit ->
    [0] Inviter depuis cette ligne ne donne pas d’esprit.
   *[other] Inviter depuis cette ligne donne { $spirit } en esprit.
}
pic-biome = { $biome } : { $amount } à dépenser, { $points } au renouvellement
pic-water = { $biome } : { $amount } à dépenser, pour elle-même ou à la place d’un autre biome ; { $points } au renouvellement
pic-water-joker = L’eau remplace un biome qui manque.
pic-season = { $season } : { $tile }, { $most } au plus. { $seats }
pic-season-seat = { $seat-is ->
    [you] Vous : { $base } × { $factor } = { $points }
   *[other] { $seat } : { $base } × { $factor } = { $points }
}

pic-spirit-title = { $points } pts
pic-spirit = Esprit { $spirit } : { $points } à la fin
pic-ready = Prêts
pic-to-train = À former
pic-nobody = personne
pic-nobody-ready = aucun prêt
pic-own-summary = { $seat-is ->
    [you] Votre esprit est à { $spirit }. { $ready }. { $rest }.
   *[other] L’esprit de { $seat } est à { $spirit }. { $ready }. { $rest }.
}
pic-payable = payable
pic-missing = manque { $count }
pic-free = libre
pic-empty-deck = vide
pic-deck-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pic-cards-summary = À compléter : { $cards }. Offre : { $offer }.

pic-to-lay = À poser ainsi
pic-other-turn = autre sens
pic-in-hand = En main
pic-invited = À installer
pic-captive = Captive
pic-cage = Captivité
pic-cage-help = En captivité, une créature coûte { $cost } en esprit à la fin, sauf si elle est libérée à temps.
pic-invited-creatures = { $creature } : { $count } à installer. { $help }
pic-captive-creatures = { $creature } : { $count } en captivité. { $help }
pic-captives-short = { $count ->
    [one] { $count } captive
   *[other] { $count } captives
}
pic-settler = { $creature } : { $points }. { $help }
pic-ecosystem-summary = { $seat-is ->
    [you] Votre écosystème : { $cards }. Créatures : { $creatures }, { $points }.
   *[other] Écosystème de { $seat } : { $cards }. Créatures : { $creatures }, { $points }.
}
pic-side = { $summary } Esprit { $spirit }. Cartes : { $cards }. { $progress }.

pic-at-turn = Joue son tour
pic-asked = Décide pour un villageois
pic-develops = Aménage son écosystème
pic-waiting-seat = Attend
pic-over = Partie terminée

file-laid = une carte qui touche les précédentes et n’en cache aucune
file-vertex = un coin entre quatre cases, pas à côté d’une autre créature
file-tracks = chacun des nombres de 0 à 3, une fois
