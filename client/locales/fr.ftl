### Ce que disent les pages.

## Partout

you = Vous
nav-label = Pages
nav-play = Jouer
nav-learn = Apprendre
nav-settings = Réglages
theme-to-light = Thème clair
theme-to-dark = Thème sombre
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre

## Accueil

home-title = Cinq jeux, un même bocage.
home-line = Jouez entre amis, contre nos robots, ou seul, même hors ligne.
home-open = Ouvrir une table
home-learn = Apprendre à jouer
home-choose = Choisir un jeu
home-own = Vos parties
home-own-count = { $count ->
    [0] aucune en cours
    [one] une en cours
   *[other] { $count } en cours
}
home-own-none = Vos parties seront ici. Elles restent dans ce navigateur et reprennent où vous les avez laissées.
home-your-turn = À vous de jouer
home-go-on = Continuer
home-review = Revoir
home-forget = Retirer cette partie
home-others = Tables ouvertes

game-evergreen = Evergreen
game-evergreen-line = Faites verdir une planète, à la lumière et à l’ombre.
game-arborea = Arborea
game-arborea-line = Guidez vos pèlerins et composez un écosystème.
game-atiwa = Atiwa
game-atiwa-line = Familles, vergers et roussettes dans les collines.
game-kingdom-crossing = Kingdom Crossing
game-kingdom-crossing-line = Castors au travail : un pont, une affaire.
game-tribes-of-the-wind = Les Tribus du Vent
game-tribes-of-the-wind-line = Replantez un monde, portés par le vent.

## Une nouvelle table

new-title = Une nouvelle table
new-players = Combien de joueurs ?
new-alone = Seul
new-alone-line = Le jeu en solitaire officiel.
new-others = Contre qui ?
new-rival = Adversaire { $number }
new-options = Options
new-begin = Commencer
level-bud = Bourgeon
level-twig = Brindille
level-shrub = Arbuste
level-tree = Arbre
level-grove = Bosquet
bot-name-1 = Fougère
bot-name-2 = Lichen
bot-name-3 = Ronce
bot-name-4 = Bruyère
bot-name-5 = Mousse

option-evergreen-start-sun = Où se trouve le soleil au printemps ?
option-evergreen-start-sun-north = Au nord
option-evergreen-start-sun-east = À l’est
option-evergreen-start-sun-south = Au sud
option-evergreen-start-sun-west = À l’ouest
option-evergreen-solo-first = En solitaire, qui choisit en premier ?
option-evergreen-solo-first-random = Au hasard
option-evergreen-solo-first-human = Vous
option-evergreen-solo-first-automa = Le joueur virtuel
option-arborea-difficulty = De quelle force est Feronia ? (2 facile, 7 difficile)
option-atiwa-challenge = Quel défi ?
option-atiwa-challenge-none = Aucun : atteindre 120 points
option-atiwa-challenge-hamlet = Hameau : 40 roussettes et 100 points
option-atiwa-challenge-community = Communauté : 3 villes, 13 familles et 100 points
option-atiwa-challenge-investor = Investisseur : 1 ferme, 1 hameau, 2 villages, 1 ville, plus de 20 or et 100 points
option-atiwa-challenge-metropolis = Métropole : sans cartes Terrain, 90 points
option-atiwa-challenge-exodus = Exode : 2 familles partent à chaque manche, 90 points
option-atiwa-challenge-stop_pollution = Halte à la Pollution ! : aucun marqueur, 100 points
option-atiwa-challenge-prosperity = Prospérité : 30 or et 120 points
option-atiwa-challenge-untrained = Non sensibilisé : sensibiliser est sans effet, 13 familles et 80 points
option-kingdom-crossing-goal-sides = Quelles faces pour les objectifs ?
option-kingdom-crossing-goal-sides-random = Au hasard
option-kingdom-crossing-goal-sides-all_easy = Toutes faciles
option-kingdom-crossing-difficulty = De quelle force sont Paco et Paca ?
option-kingdom-crossing-difficulty-beginner = Débutants
option-kingdom-crossing-difficulty-initiate = Initiés
option-kingdom-crossing-difficulty-expert = Experts
option-kingdom-crossing-difficulty-master_builder = Maîtres bâtisseurs
option-tribes-of-the-wind-boards = Comment répartir les plateaux ?
option-tribes-of-the-wind-boards-draft = Chacun choisit
option-tribes-of-the-wind-boards-random_boards = Au hasard
option-tribes-of-the-wind-free-discard = Quand peut-on défausser trois cartes sans rien faire d’autre ?
option-tribes-of-the-wind-free-discard-when_no_temple = Seulement si aucun temple n’est possible
option-tribes-of-the-wind-free-discard-always = Toujours
option-tribes-of-the-wind-max-rounds = À quel tour la partie finit-elle au plus tard ?
option-tribes-of-the-wind-setup-village-cards = Cartes Village au départ
option-tribes-of-the-wind-setup-village-cards-one = Une chacun
option-tribes-of-the-wind-setup-village-cards-two_keep_one = Deux chacun, en garder une

## La table

ask-you = À vous
ask-wait = Un instant
ask-confirm = C’est bien cela ? { $action }
ask-thinking = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
table-over = La partie est terminée.
undo = Annuler
undo-key = Annuler (u)
hint = Un conseil
hint-key = Un conseil (h)
hint-thinking = Coup d’œil en avant…
hint-moves = De bons coups, le meilleur d’abord
hint-show = Le montrer sur la table
hint-do = Jouer
hint-do-it = Jouer : { $action }
confirm = Confirmer
menu-title = Que faire ici
menu-close = Fermer
board-own = Revenir à votre plateau
scores-title = Points
scores-player = Joueur
scores-total = Total
scores-if-ended = Si l’on comptait maintenant :
log-title = Journal
log-moment = Revoir ce moment
log-undone = { $seat-is ->
    [you] Vous reprenez votre dernière décision.
   *[other] { $seat } reprend sa dernière décision.
}
tab-label = Vues
tab-board = Plateau
tab-shared = Commun
tab-players = Joueurs
tab-log = Journal

## La fin

end-alone = { $points ->
    [one] Vous terminez avec { $points } point.
   *[other] Vous terminez avec { $points } points.
}
end-winner = { $seat-is ->
    [you] Vous gagnez, { $points } à { $second }.
   *[other] { $seat } gagne, { $points } à { $second }.
}
end-name = { $seat-is ->
    [you] vous
   *[other] { $seat }
}
end-shared = Victoire partagée : { $names }, { $points } points chacun.
end-look = Voir la table
end-review = Revoir la partie
end-course = Les points au fil de la partie
end-again = Rejouer

## Revoir

replay-title = Retour en arrière
replay-table = Retour à la table
replay-run = Laisser défiler la partie
replay-pause = Arrêter
replay-back = Un pas en arrière
replay-on = Un pas en avant

## Revenir sur une partie

review-begin = Le bilan de la partie
review-title = Bilan
review-line = Que pouvait espérer chacun, et qu’est-ce qui a compté le plus ? Chaque décision est pesée selon ce que savait qui l’a prise. Cela demande une vingtaine de secondes, davantage pour une longue partie.
review-progress = Retour sur la partie : { $share } %
review-stop = Arrêter
review-chart = Résultat espéré au fil de la partie
review-chart-line = Selon ce que chacun savait alors, si tous avaient continué raisonnablement. Un cercle vide : il y avait mieux ; un cercle plein : bien trouvé.
review-whose = Les décisions de qui ?
review-all = De tous
review-moments = Ce qui a compté le plus
review-none = Aucune décision n’a compté plus que la chance : bien joué.
review-unknown = Cet appareil n’a pas pu peser assez de décisions pour dire ce qui a compté.
review-save = Enregistrer la partie avec ce bilan
review-jump = Revoir ce moment

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-play = À la table
settings-motion = Pièces en mouvement
settings-motion-line = Les pièces vont jusqu’à leur place. Sinon, elles y sont, simplement.
settings-confirm = Confirmer la fin d’un tour
settings-confirm-line = Demander encore une fois avant une décision sans retour.
settings-name = Votre nom
settings-name-none = Vous
settings-name-line = Les autres le voient à la table.

## Apprendre

learn-title = Trouver son chemin
learn-what = Ce qu’est Bocage
learn-what-line = Un bocage est une mosaïque de petits champs gardés par des haies vives. Ici, c’est un lieu pour des jeux de nature : une page, sans compte ni publicité. Les règles sont appliquées pour vous : on apprend en essayant.
learn-foxglove = Cherchez le pourpre
learn-foxglove-line = Le pourpre de la digitale ne veut dire qu’une chose : ici, vous pouvez agir. Touchez un anneau pourpre, ou le bouton pourpre. Touchez autre chose, et la page dit pourquoi ce n’est pas possible.
learn-keys = Au clavier
learn-keys-line = Tab et les flèches vont d’un endroit permis à l’autre, Entrée agit, U annule, H allume la lanterne : un conseil.
learn-offline = Sans réseau
learn-offline-line = Une fois ouvert, Bocage marche hors ligne : seul ou contre des robots. Vos parties restent dans ce navigateur.
learn-games = Les jeux, en deux minutes chacun
learn-table = La table au début d’une partie
learn-table-line = Pointez une chose pour lire ce que c’est. À une vraie table, touchez n’importe quoi : cela dit ce que c’est, ou ce que vous pouvez en faire.
learn-play = Jouer : { $game }

learn-evergreen-aim = Faire reverdir une planète
learn-evergreen-aim-line = À chacun des quatorze tours, vous prenez une carte de la rivière. Sa contrée dit où vous agissez, son image quel pouvoir vous pouvez utiliser. La carte que personne ne prend rend sa contrée plus fertile, ou plus aride.
learn-evergreen-turn = Planter et faire pousser
learn-evergreen-turn-line = Plantez des pousses et faites grandir vos plantes : une pousse devient arbuste, un arbuste devient arbre. Un pouvoir se renforce à chaque usage : pousses, arbres, buissons qui relient les forêts, lacs qui font grandir leurs voisins, et points immédiats.
learn-evergreen-points = La lumière tourne
learn-evergreen-points-line = À la fin d’une saison, les arbres au soleil rapportent des points, un par arbuste et deux par arbre, et chaque arbre de votre plus grande forêt aussi. Les arbres font de l’ombre, à l’opposé du soleil, et le soleil avance.
learn-evergreen-end = Le dernier décompte
learn-evergreen-end-line = Après l’hiver, chaque arbre rapporte la fertilité de sa contrée. Le plus grand total l’emporte.

learn-kingdom-crossing-aim = Au service de la Reine des castors
learn-kingdom-crossing-aim-line = Recrutez des personnages de cinq guildes et dressez des édifices dans les quatre régions du royaume. Chaque carte rapporte des ressources, des pièces ou des points, et une série complète des cinq guildes permet de bâtir une maison.
learn-kingdom-crossing-turn = Une tuile, des ponts, une carte
learn-kingdom-crossing-turn-line = À votre tour, jouez une tuile action : reposez-vous pour des pièces, ou travaillez. Pour travailler, traversez exactement le nombre de ponts indiqué, chaque pont une seule fois par manche, et prenez une carte là où vous arrivez. La montgolfière vous emmène ailleurs contre des pièces. La tuile de la Reine vous mène plutôt à la cour.
learn-kingdom-crossing-points = Objectifs et faveurs
learn-kingdom-crossing-points-line = Revendiquez les objectifs de l’arbre de la Reine dès que vous les remplissez : les premiers gagnent davantage. Les deux objectifs d’une même rangée offrent une faveur, une façon secrète de marquer à la fin.
learn-kingdom-crossing-end = Le dernier soir
learn-kingdom-crossing-end-line = Après la dernière manche, on compte guildes, ressources, décorations, faveurs et édifices. Le plus grand total l’emporte.

learn-atiwa-aim = Un village et sa forêt
learn-atiwa-aim-line = Sept manches dans les collines du Ghana. Installez des familles, élevez des chèvres, récoltez des fruits, et offrez un toit aux animaux sauvages et aux roussettes : au repos, elles plantent de nouveaux arbres.
learn-atiwa-turn = Envoyer ses ouvriers
learn-atiwa-turn-line = Trois fois par manche, posez un ouvrier sur une case libre et faites ce qu’elle montre, dans l’ordre de votre choix et seulement ce qui vous plaît. De nouvelles terres et de nouveaux lieux font de la place ; chaque pion se pose là où son espèce est dessinée, ou auprès des siens.
learn-atiwa-points = Nourrir, et se méfier des mines
learn-atiwa-points-line = Après chaque manche, les familles rapportent de l’or, les roussettes mangent des fruits et plantent des arbres, on nourrit tout le monde, et les animaux se multiplient. Les familles non sensibilisées polluent : une case polluée est perdue. Sensibilisez-les, et elles vivront avec les roussettes.
learn-atiwa-end = Le dernier décompte
learn-atiwa-end-line = Plus votre village et votre forêt sont peuplés, plus les nombres découverts valent cher. L’or et les cartes comptent aussi, la faim coûte des points. Le plus grand total l’emporte ; en solitaire, atteignez le but.

learn-tribes-of-the-wind-aim = Guérir la terre
learn-tribes-of-the-wind-aim-line = Votre peuple s’envole sur ses planeurs pour nettoyer une terre polluée, planter des forêts, élever des temples et bâtir cinq villages.
learn-tribes-of-the-wind-turn = Les cartes montrent leur dos
learn-tribes-of-the-wind-turn-line = Jouez une carte par tour. Son effet dépend des éléments au dos des cartes : les vôtres, et celles de vos voisins, que vous voyez toujours. Vous pouvez plutôt défausser trois cartes pour un temple, ou changer une forêt qui porte assez de voltigeurs en village.
learn-tribes-of-the-wind-points = Eau, air, plantes, feu
learn-tribes-of-the-wind-points-line = L’eau paie les forêts, l’air porte vos voltigeurs, le feu brûle la pollution, les plantes font pousser les forêts. Les cartes Village fixent des objectifs ou aident tout de suite. Remplissez les conditions de votre guide, et il vous accordera des pouvoirs.
learn-tribes-of-the-wind-end = Le cinquième village
learn-tribes-of-the-wind-end-line = Quand quelqu’un bâtit un cinquième village, on finit la manche et on en joue encore une. Villages, temples, forêts, terres propres et objectifs comptent. Le plus grand total l’emporte.

learn-arborea-aim = Guérir un écosystème
learn-arborea-aim-line = Envoyez des villageois en pèlerinage pour réunir des biomes, et posez des cartes pour que des créatures viennent vivre dans votre écosystème.
learn-arborea-turn = Suivre les chemins
learn-arborea-turn-line = Posez un villageois sur un chemin de pèlerinage, et le chemin avance avec tous ceux qu’il porte. Plus il a porté un villageois, meilleurs sont les sentiers où il peut descendre, d’un côté ou de l’autre. Un villageois au départ d’un sentier peut le parcourir : faites ce qu’il montre, symbole après symbole, jusqu’à son sage.
learn-arborea-points = Biomes, cartes, créatures
learn-arborea-points-line = Les biomes que vous produisez vont dans une réserve commune : servez-vous avant les autres. Payez une carte avec eux, tournez-la à votre guise et posez-la sur le bord des autres. Les créatures marquent selon ce qui les entoure.
learn-arborea-end = Le dernier coucher de soleil
learn-arborea-end-line = La piste du soleil met fin à la partie. On compte saisons, créatures, esprit et cadeaux. Le plus grand total l’emporte ; en solitaire, vous affrontez Feronia.

## Ce qui n’est pas là

missing-title = Ce chemin ne mène nulle part
missing-line = La page que vous cherchez n’existe pas, ou n’existe plus.
missing-home = Revenir entre les haies
missing-table = Cette table ne peut pas être montrée
archive-unknown = Cette table n’est pas gardée dans ce navigateur. Les parties restent là où elles ont été jouées.
archive-damaged = Ce qui a été gardé de cette table ne se lit plus.
archive-full = La mémoire de ce navigateur est pleine : la partie continue, mais ne survivra pas à un rechargement.

## En ligne : une nouvelle table

new-where = Où ?
new-here = Sur cet appareil
new-online = En ligne
new-here-line = Vous et des robots, sur cet appareil. Même sans réseau.
new-online-line = Avec d’autres, chacun sur son appareil.
new-online-none = Aucun serveur Bocage ne répond ici : on ne peut ouvrir de table que sur cet appareil.
new-seats = Qui joue ?
new-seat-open = Libre
new-your-seat = Vous
new-seats-line = Les places libres sont pour vos amis, ou pour qui viendra.
new-listed = Visible parmi les tables ouvertes
new-listed-line = Sinon, seuls ceux qui ont le lien la trouvent.
new-clock = Temps de réflexion
new-clock-none = Sans limite
new-clock-days = Jours par tour
new-clock-minutes = Minutes par partie
new-clock-increment = et à chaque tour
new-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
new-minutes = { $minutes } min
new-seconds = { $seconds ->
    [0] rien
   *[other] + { $seconds } s
}
new-open-online = Ouvrir la table

## En ligne : les noms

name-yours = Votre nom à cette table
name-change = Prendre ce nom
name-guest-1 = Noisette
name-guest-2 = Sorbier
name-guest-3 = Merle
name-guest-4 = Mésange
name-guest-5 = Genévrier
name-guest-6 = Trèfle
name-guest-7 = Linotte
name-guest-8 = Oseille

## En ligne : avant la partie

room-title = Avant la partie
room-open = Une place libre
room-add-bot = La confier à un robot :
room-bot = Robot, { $level }
room-you = { $name } (vous)
room-owner = a ouvert la table
room-sit = S’asseoir
room-leave = Quitter la place
room-free = Libérer la place
room-start = Commencer la partie
room-start-wait = La partie peut commencer quand toutes les places sont prises.
room-start-owner = { $name } lance la partie quand tout le monde est là.
room-start-absent = Qui a ouvert la table lance la partie.
room-close = Fermer cette table
room-invite = Inviter
room-invite-line = Qui a ce lien peut s’asseoir, ou regarder.
room-copy = Copier le lien
room-copied = Copié
room-link = Lien vers cette table
room-watching = Vous regardez. Prenez une place libre pour jouer.
room-clock = Temps de réflexion : { $pace }
pace-none = sans limite
pace-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
pace-minutes = { $minutes } min par partie, + { $seconds } s par tour

## En ligne : à la table

clock-face = { $face }
clock-days = { $days } j { $hours } h
clock-label = Pendules
chat-title = Discussion
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
chat-none = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
chat-quiet = Qui regarde pourra écrire de nouveau quand la partie sera finie.
link-lost = Nouvelle connexion… La partie reprend où elle en était.
link-sending = Envoi…
link-first = En route vers la table…
link-gone = Le serveur ne répond pas. La page réessaie sans cesse.
link-no-server = Cette page ne joint aucun serveur Bocage et ne peut pas montrer cette table. Elle continue d’essayer.
watching = Vous regardez
people-title = À la table
people-stand-in = Un robot joue à sa place
people-propose = Proposer un robot
people-resign = Abandonner
people-resign-sure = Abandonner ? On ne pourra pas reprendre la partie.
people-resign-yes = Oui, abandonner
people-resign-no = Non, continuer
people-return = Reprendre ma place
people-returned-line = Un robot joue à votre place.
proposal-ask = Un robot doit-il jouer à la place de { $name } ?
proposal-you = Les autres vous croient absent. Êtes-vous toujours là ?
proposal-agreed = Vous acceptez qu’un robot joue à la place de { $name }. Les autres sont consultés.
proposal-agree = Laisser jouer un robot
proposal-decline = Plutôt attendre
proposal-here = Je suis là
table-closed-title = Cette table a été fermée
end-resigned = { $quitter-is ->
    [you] Vous avez abandonné. { $seat } gagne.
   *[other] { $quitter } abandonne. { $seat-is ->
        [you] Vous gagnez.
       *[other] { $seat } gagne.
    }
}
end-nobody = { $quitter-is ->
    [you] Vous avez abandonné. Personne ne gagne.
   *[other] { $quitter } abandonne. Personne ne gagne.
}
rematch-ask = Une autre partie
rematch-asked = Vous souhaitez une autre partie. Elle commence quand tout le monde la demande.
rematch-others = { $names } : une autre partie ?
rematch-go = Vers la nouvelle table

## En ligne : les listes

lobby-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une, elle apparaîtra ici.
lobby-offline = Les tables des autres apparaissent ici quand un serveur Bocage répond. En attendant, tout se joue contre les robots ou en solitaire.
lobby-looking = À la recherche de tables…
lobby-with = avec { $names }
lobby-nobody = personne encore
lobby-join = Rejoindre
online-mark = En ligne
online-gathering = avant la partie
online-playing = en cours
online-over = terminée
online-waiting-room = Y aller
