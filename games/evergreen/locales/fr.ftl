### Evergreen.

title = Evergreen
tagline = Faites verdir une planète, à la lumière et à l’ombre.

## Biomes, pièces, pouvoirs, saisons

biome-snow = Forêt enneigée
biome-swamp = Marécage
biome-rock = Montagne
biome-flowers = Forêt fleurie
biome-wheat = Champs de blé
biome-grassland = Prairie
biome-wild = Joker

in-snow = dans la forêt enneigée
in-swamp = dans le marécage
in-rock = dans la montagne
in-flowers = dans la forêt fleurie
in-wheat = dans les champs de blé
in-grassland = dans la prairie
in-wild = n’importe où

piece-sprout = une pousse
piece-small-tree = un arbuste
piece-big-tree = un arbre
piece-bush = un buisson
piece-lake = un lac
piece-none = un végétal

kind-sprout = pousse
kind-small-tree = arbuste
kind-big-tree = arbre
kind-bush = buisson
kind-lake = lac

power-plant-sprout = Pousse
power-grow-small-tree = Arbuste
power-grow-big-tree = Arbre
power-plant-bush = Buisson
power-place-lake = Lac
power-bud = Bourgeon

help-plant-sprout = Plantez des pousses sur des espaces vides, n’importe où, autant que la piste l’indique.
help-grow-small-tree = Des pousses, n’importe où, deviennent des arbustes, autant que la piste l’indique.
help-grow-big-tree = Des arbustes, n’importe où, deviennent des arbres, autant que la piste l’indique.
help-plant-bush = Plantez des buissons sur des espaces vides, n’importe où, autant que la piste l’indique. Ils relient les forêts et ne font pas d’ombre.
help-place-lake = Placez des lacs sur des espaces vides, n’importe où, autant que la piste l’indique. Chacun fait pousser { $grow ->
    [1] un voisin.
   *[other] jusqu’à { $grow } voisins.
}
help-bud = Marquez aussitôt autant de points que la piste l’indique.

season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

sun-north = au nord
sun-east = à l’est
sun-south = au sud
sun-west = à l’ouest

card-fertility = { $biome }, { $power } (fertilité { $symbols })
card-aridity = { $biome }, { $power } (aridité)
card-plain = { $biome }, { $power }

## Questions

ask-pick = Choisissez une carte de la rivière.
ask-pick-token = Choisissez une carte de la rivière. Le gland (premier au prochain tour) est sur { $card }.
ask-action-or-power = Choisissez votre action { $where }, ou d’abord le pouvoir { $power }.
ask-action = Choisissez votre action { $where }.
ask-power-or-end = Utilisez le pouvoir { $power }, ou terminez votre tour.
ask-end = Terminez votre tour.
ask-plant = Plantez { $plant ->
    [1] une pousse
   *[other] jusqu’à { $plant } pousses
} { $where }.
ask-grow = Faites pousser { $grow ->
    [1] un végétal
   *[other] jusqu’à { $grow } végétaux
} { $where }.
ask-both = Plantez jusqu’à { $plant ->
    [1] une pousse
   *[other] { $plant } pousses
} et faites pousser jusqu’à { $grow ->
    [1] un autre végétal
   *[other] { $grow } autres végétaux
} { $where }, dans l’ordre voulu.
ask-one = Plantez une pousse ou faites pousser un végétal, { $where }.
ask-power-sprout = Plantez { $left ->
    [1] une pousse
   *[other] jusqu’à { $left } pousses
} n’importe où.
ask-power-small = Changez { $left ->
    [1] une pousse en arbuste.
   *[other] jusqu’à { $left } pousses en arbustes.
}
ask-power-big = Changez { $left ->
    [1] un arbuste en arbre.
   *[other] jusqu’à { $left } arbustes en arbres.
}
ask-power-bush = Plantez { $left ->
    [1] un buisson
   *[other] jusqu’à { $left } buissons
} n’importe où.
ask-power-lake = Placez { $left ->
    [1] un lac : il fait pousser
   *[other] jusqu’à { $left } lacs : chacun fait pousser
} { $grow ->
    [1] un voisin.
   *[other] jusqu’à { $grow } voisins.
}
ask-lake = Le lac fait pousser { $left ->
    [1] un voisin.
   *[other] jusqu’à { $left } voisins.
}
ask-nothing = La partie est terminée.

## Choix

do-pick = Prendre { $card }
do-pick-token = Prendre { $card } et le gland : vous choisirez en premier au prochain tour
do-pick-slot = Prendre la carte à l’emplacement { $slot } de la rivière
do-begin-plant = { $kind } : planter { $plant ->
    [1] une pousse
   *[other] jusqu’à { $plant } pousses
} { $where }
do-begin-grow = { $kind } : faire pousser { $grow ->
    [1] un végétal
   *[other] jusqu’à { $grow } végétaux
} { $where }
do-begin-both = { $kind } : planter jusqu’à { $plant ->
    [1] une pousse
   *[other] { $plant } pousses
} et faire pousser jusqu’à { $grow ->
    [1] un autre végétal
   *[other] { $grow } autres végétaux
} { $where }
do-begin-one = { $kind } : planter une pousse ou faire pousser un végétal, { $where }
do-plant = Planter une pousse en { $space }
do-grow = Faire pousser en { $space } ({ $piece })
do-bush = Planter un buisson en { $space }
do-lake = Placer un lac en { $space }
do-stop-action = Terminer l’action
do-power = Utiliser le pouvoir { $power }, force { $strength }
do-power-none = Utiliser le pouvoir
do-stop-power = Terminer le pouvoir
do-stop-lake = Ne plus rien faire pousser grâce à ce lac
do-end = Terminer votre tour

## Évènements

event-round = Tour { $round }. { $cards } cartes dans la rivière.
event-refilled = La défausse est mélangée : nouvelle pioche de { $cards } cartes.
event-picked = { $seat-is ->
    [you] Vous prenez { $card }.
   *[other] { $seat } prend { $card }.
}
event-picked-token = { $seat-is ->
    [you] Vous prenez { $card } et le gland : vous choisirez en premier au prochain tour.
   *[other] { $seat } prend { $card } et le gland.
}
event-automa = Le joueur virtuel prend { $card }.
event-automa-token = Le joueur virtuel prend { $card } et le gland.
event-left-fertile = La carte restante fertilise : { $biome } +{ $symbols }.
event-left-arid = La carte restante apporte l’aridité : { $biome } −{ $turned }.
event-left-arid-alone = La carte restante apporte l’aridité ({ $biome }), sans rien à retourner.
event-left-discarded = La carte restante ({ $biome }) est défaussée.
event-began = { $seat-is ->
    [you] Vous choisissez l’action { $kind }.
   *[other] { $seat } choisit l’action { $kind }.
}
event-placed = { $seat-is ->
    [you] Vous placez { $piece } en { $space }.
   *[other] { $seat } place { $piece } en { $space }.
}
event-grew = { $seat-is ->
    [you] Vous avez maintenant { $piece } en { $space }.
   *[other] { $seat } a maintenant { $piece } en { $space }.
}
event-power = { $seat-is ->
    [you] Vous utilisez le pouvoir { $power }, force { $strength }.
   *[other] { $seat } utilise le pouvoir { $power }, force { $strength }.
}
event-bud = { $seat-is ->
    [you] Votre bourgeon rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (bourgeon).
}
event-ended = { $seat-is ->
    [you] Vous terminez votre tour.
   *[other] { $seat } termine son tour.
}
event-season-scored = { $seat-is ->
    [you] Vous marquez des points : { $light } pour la lumière et { $forest } pour votre forêt principale.
   *[other] { $seat } marque des points : { $light } pour la lumière et { $forest } pour sa forêt principale.
}
event-season = { $season } : le soleil passe { $sun }.
event-fertility = { $seat-is ->
    [you] Vous marquez des points pour la fertilité : { $points }.
   *[other] { $seat } marque des points pour la fertilité : { $points }.
}
event-game-over = La partie est terminée.

## Points

score-start = Départ
score-light = Lumière
score-forest = Forêt principale
score-bud = Bourgeons
score-fertility = Fertilité

tie-turn-order = { $seat-is ->
    [you] Égalité : vous gagnez, car vous êtes en tête dans l’ordre du tour, compté à partir du gland.
   *[other] Égalité : { $seat } gagne, en tête dans l’ordre du tour, compté à partir du gland.
}
solo-rank = { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Votre rang : { $rank }.
rank-broccoli = Brocoli
rank-bonsai = Bonsaï
rank-olive-tree = Olivier
rank-holly = Houx
rank-birch = Bouleau
rank-pine = Pin
rank-oak = Chêne
rank-baobab = Baobab
rank-legendary-sequoia = Séquoia légendaire

## Pourquoi pas

why-slot-empty = Cette carte est déjà prise.
why-no-slot = La rivière n’a pas d’emplacement { $slot }.
why-pick-first = Choisissez d’abord une carte de la rivière.
why-row-done = Les cartes de ce tour ont été choisies.
why-act-first = Choisissez votre action avant de terminer votre tour.
why-acted = Vous avez déjà fait votre action ce tour-ci.
why-no-effect = Rien ne peut être planté ni pousser, nulle part.
why-powered = Vous avez déjà utilisé votre pouvoir ce tour-ci.
why-effect-needed = Cette action demande son unique effet.
why-power-needed = Utilisez le pouvoir au moins une fois.
why-nothing-runs = Choisissez d’abord une action ou votre pouvoir.
why-action-runs = Terminez d’abord votre action.
why-power-runs = Terminez d’abord votre pouvoir.
why-lake-runs = Terminez d’abord avec le lac.
why-lake-done = Ce lac a fait son effet : placez-en un autre, ou terminez le pouvoir.
why-no-lake = Placez d’abord un lac.
why-other-power = Votre carte a un autre pouvoir.
why-crevice = Rien ne pousse en { $space } : c’est une crevasse.
why-no-space = Il n’y a pas d’espace { $space } sur cette planète.
why-occupied = { $space } n’est pas vide.
why-cannot-grow = Rien ne peut pousser en { $space }.
why-touched = Cette action a déjà utilisé { $space }.
why-spent = Cette action n’en permet pas davantage.
why-not-this-action = L’action choisie ne permet pas cela.
why-only-end = Vous avez déjà joué votre action et votre pouvoir : terminez votre tour.
why-other-biome = { $space } n’est pas dans le biome de votre carte.
why-wrong-stage = Le végétal en { $space } n’est pas au bon stade.
why-lake-again = Ce lac a déjà fait pousser le végétal en { $space }.
why-not-neighbour = { $space } ne touche pas le lac.

## La table en caractères

sketch-season = { $season }, tour { $round } sur { $rounds } ({ $total } sur { $all } dans la partie). Soleil { $sun }.
sketch-row = Rivière : { $cards }
sketch-slot = [{ $slot }] { $card }
sketch-token = [{ $slot }] { $card } avec le gland
sketch-zone = Fertilité : { $piles }
sketch-pile = { $biome } { $symbols }
sketch-deck = Pioche : { $deck }. Défausse : { $discard }.
sketch-score = { $seat-is ->
    [you] Vous : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
   *[other] { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
sketch-automa = Le joueur virtuel a pris : { $cards }
sketch-card = carte : { $card }
sketch-level = { $power } { $level }
sketch-legend = p pousse, s arbuste, B arbre, u buisson, L lac, X crevasse. Si tout finissait ici : ☀ lumière, ▲ forêt, ◆ fertilité.
sketch-biomes = * neige, ~ marécage, ^ montagne, % fleurs, | blé, " prairie.

## Images

short-snow = Neige
short-swamp = Marécage
short-rock = Montagne
short-flowers = Fleurs
short-wheat = Blé
short-grassland = Prairie
short-wild = Joker

pic-seat = { $seat-is ->
    [you] Vous
   *[other] { $seat }
}
pic-automa = Joueur virtuel
pic-planet = { $seat-is ->
    [you] Votre planète
   *[other] Planète de { $seat }
}
pic-tracks = Pouvoirs
pic-row = Rivière
pic-zone = Zone de fertilité
pic-score = Score : { $lap } sur le pourtour et { $whole } en tours complets
pic-in-light = au soleil
pic-in-shade = à l’ombre

pic-worth-light = Au soleil : { $points ->
    [one] 1 point
   *[other] { $points } points
} à la fin de la saison, si le soleil reste là.
pic-worth-shade = À l’ombre d’un autre arbre : aucun point de lumière, si le soleil reste là.
pic-worth-forest = Dans la forêt principale : { $plants } plantes, { $points } points à la fin de la saison.
pic-pile-help = À la fin de la partie, chaque arbre de ce biome { $points ->
    [0] ne rapporte rien pour le moment.
    [one] rapporte 1 point.
   *[other] rapporte { $points } points.
}
pic-empty = vide
pic-nothing = rien
pic-space = { $space } { $where }, { $content }
pic-target = { $space } : { $result }
pic-plant-sprout = planter une pousse
pic-plant-bush = planter un buisson
pic-place-lake = placer un lac
pic-grow-small = faire pousser en arbuste
pic-grow-big = faire pousser en arbre
pic-count = { $piece } × { $count }
pic-summary = { $planet }. Soleil { $sun }. On y trouve : { $plants }. Lumière { $light }, forêt principale { $forest }.
pic-side = { $summary } { $progress }.
pic-side-card = { $summary } Carte : { $card }. { $progress }.
pic-track = { $power } : force { $strength }, niveau { $level } sur { $last }
pic-tracks-summary = { $seat-is ->
    [you] Vos pouvoirs : { $tracks }.
   *[other] Pouvoirs de { $seat } : { $tracks }.
}
pic-row-summary = Rivière : { $cards }.
pic-card-token = { $card }, avec le gland
pic-taken = { $who } : { $card }
pic-pile-arid = { $biome } { $symbols }, aridité (face cachée : { $down })
pic-picks = { $seat-is ->
    [you] à vous de choisir
   *[other] { $seat } choisit
}
pic-round = tour { $round }

pic-has-picked = A choisi
pic-is-picking = Choisit une carte
pic-will-pick = Attend une carte
pic-choosing = Réfléchit
pic-acting = Action { $kind } en cours
pic-powering = Pouvoir en cours
pic-done = A terminé
pic-over = Partie terminée

file-zone-card = une carte de ce biome avec une icône de fertilité ou d’aridité
file-symbols = une somme de symboles de cartes de ce biome qui ne sont pas ailleurs, au plus { $most }
file-action-where = « { $value } », comme dans l’autre effet de cette action
