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
home-soon = En préparation
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
new-options = Options
new-begin = Commencer
level-kind = Doux
level-keen = Vif
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
option-evergreen-solo-first-automa = L’automate

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
confirm = Confirmer
menu-close = Rien
board-own = Revenir au vôtre
scores-title = Points
scores-player = Joueur
scores-total = Total
scores-if-ended = Si la période finissait ici ({ $period }) :
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

end-alone = Vous terminez avec { $points } points.
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
replay-back = Un pas en arrière
replay-on = Un pas en avant

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
learn-evergreen = Evergreen en deux minutes
learn-evergreen-pick = Choisir une carte
learn-evergreen-pick-line = À chacun des quatorze tours, vous prenez une carte de la rivière. Son champ dit où vous agissez, son image quel pouvoir vous pouvez utiliser. La carte que personne ne prend rend son champ plus fertile, ou plus aride.
learn-evergreen-turn = Planter et faire pousser
learn-evergreen-turn-line = Plantez des pousses et faites grandir : une pousse devient arbuste, un arbuste devient arbre. Un pouvoir se renforce chaque fois que vous l’utilisez : pousses, arbres, buissons qui relient les forêts, lacs qui font pousser leurs voisins, et points immédiats.
learn-evergreen-season = La lumière tourne
learn-evergreen-season-line = À la fin d’une saison, les arbres au soleil rapportent des points, un pour un arbuste et deux pour un arbre, ainsi que chaque arbre de votre plus grande forêt. Les arbres font de l’ombre, à l’opposé du soleil, et le soleil avance.
learn-evergreen-end = Le dernier compte
learn-evergreen-end-line = Après l’hiver, chaque grand arbre rapporte la fertilité de son champ. Le plus de points gagne.
learn-play = Jouer à Evergreen

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
new-here-line = Vous contre des robots, ou en solitaire. Même sans réseau.
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
