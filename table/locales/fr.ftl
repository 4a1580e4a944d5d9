### Ce que dit une table.

## Refus

table-not-owner = Seule la personne qui a ouvert la table peut faire cela.
table-not-seated = Prenez d’abord une place.
table-not-begun = La partie n’a pas encore commencé.
table-already-begun = La partie a déjà commencé.
table-game-over = La partie est terminée.
table-closed = Cette table a été fermée.
table-no-such-seat = Cette place n’existe pas à cette table.
table-seat-taken = Cette place est déjà prise.
table-no-open-seat = Il n’y a plus de place libre.
table-already-seated = Vous avez déjà une place ici.
table-seat-open = Cette place est déjà libre.
table-seats-open = Des places sont encore libres. Attendez, ou installez-y des robots.
table-no-such-level = Il n’y a pas de robot de ce niveau.
table-not-waited = Ce n’est pas à vous de décider.
table-confirm-first = Confirmez votre décision, ou reprenez-la, avant de continuer.
table-nothing-held = Il n’y a rien à confirmer.
table-nothing-to-undo = Il n’y a rien que vous puissiez reprendre.
table-time-is-up = Votre temps est écoulé.
table-chat-empty = Il n’y a rien à envoyer.
table-chat-long = C’est un peu trop long pour un seul message.
table-chat-full = La discussion de cette table est pleine.
table-spectators-quiet = Le public pourra de nouveau écrire à la fin de la partie.
table-not-replaceable = On ne peut pas proposer de robot pour cette place.
table-not-away = Cette personne était là à l’instant. Laissez-lui un peu de temps.
table-clock-decides = En partie lente, c’est la pendule qui fait venir un robot.
table-proposal-open = Une autre proposition est en cours.
table-no-proposal = Il n’y a pas de proposition en cours.
table-already-agreed = Vous avez déjà donné votre accord.
table-no-seat-to-return = Aucun robot ne joue pour vous à cette table.
table-already-asked = Vous avez déjà demandé une autre partie.
table-no-rematch = Une autre partie commence quand tout le monde l’a demandée.
table-log-full = Cette partie est devenue très longue : elle ne peut plus que se terminer.
table-bad-command-id = Demande illisible. Rechargez la page, puis recommencez.
table-not-a-bot = Il n’y a pas de robot à cette place.
table-seed-withheld = La partie pourra être enregistrée quand elle sera terminée.
table-no-record = Cette partie ne peut pas être enregistrée.
table-stale = La partie a avancé. Regardez où elle en est avant de décider.

## Ouvrir une table

table-other-game = Cette version ne connaît pas ce jeu ou ces règles.
table-bad-pace = Choisissez 1 à 14 jours par tour, ou 1 à 600 minutes par partie.
table-bad-seats = Les places ne correspondent pas au nombre de joueurs.

## Le journal

table-log-opened = { $player } ouvre la table.
table-log-sat = { $player } prend place.
table-log-left = { $player } quitte sa place.
table-log-bot-left = Un robot quitte la table.
table-log-bot-placed = Un robot de niveau { $level } prend place.
table-log-started = La partie commence.
table-log-closed = La table est fermée.
table-log-held = Votre décision attend que vous la confirmiez.
table-log-dropped = Vous reprenez votre décision.
table-log-undone = { $player } reprend une décision.
table-log-resigned = { $player } abandonne.
table-log-bot-proposed = Un robot doit-il continuer pour { $player } ?
table-log-bot-agreed = { $player } est d’accord pour qu’un robot continue.
table-log-bot-declined = { $player } préfère attendre.
table-log-bot-took = Un robot continue pour { $player }.
table-log-timed-out = Le temps de { $player } est écoulé. Un robot continue.
table-log-returned = { $player } est de retour.
table-log-resumed = Le serveur est de retour. Personne n’a perdu de temps à la pendule.
table-log-rematch-asked = { $player } aimerait faire une autre partie.
table-log-rematch-opened = Une autre partie est prête.

## La connexion

connection-unreadable = Message illisible. Si cela se répète, rechargez la page.
connection-too-large = C’était trop long à envoyer.
connection-version = Bocage a une nouvelle version. Rechargez la page pour continuer.
connection-hello-first = Nouvelle connexion…
connection-ahead = La table est rechargée…
connection-no-table = Cette table n’existe pas.
connection-not-stored = Le serveur n’a pas encore pu enregistrer. Il va réessayer.
connection-too-fast = C’était beaucoup à la fois. L’envoi va reprendre dans un instant.
