### La ligne de commande.

cli-language = Bocage parle en et fr, pas « { $tag } ».
cli-arguments = { $why } Pour en savoir plus : bocage --help
cli-arg-unknown = Il n’y a pas d’argument « { $arg } » ici.{ $nearest }
cli-command-unknown = Il n’y a pas de commande « { $command } ».{ $nearest }
cli-arg-missing = Il manque : { $arg }.
cli-arg-conflict = { $arg } et { $other } ne vont pas ensemble.
cli-arg-no-value = { $arg } demande une valeur.
cli-arg-range = { $arg } prend un nombre de { $first } à { $last }, pas « { $value } ».
cli-arg-value = { $arg } n’accepte pas « { $value } ».
cli-arg-wrong = Ces arguments n’ont pas de sens ensemble.
cli-unknown-game = Il n’y a pas de jeu « { $word } ».{ $nearest } Jeux : { $known }.
cli-unknown-bot = Il n’y a pas de robot « { $word } ».{ $nearest } Robots : { $known }.
cli-thoughtless = « { $word } » ne prend pas de budget : il joue toujours de la même façon. Ceux qui en prennent sont shrub, tree et grove.
cli-unfinished = { $games ->
    [one] { $games } partie n’est pas allée à son terme dans la limite de décisions ; elle compte telle quelle.
   *[other] { $games } parties ne sont pas allées à leur terme dans la limite de décisions ; elles comptent telles quelles.
}
cli-thought = « { $word } » ne dit ni combien de simulations ni combien de millisecondes : écrivez grove:800 ou grove:200ms.
cli-two-bots = Il faut deux robots pour un tournoi.
cli-stop-shares = --stop prend deux parts de victoires entre 0 et 1, la plus petite d’abord, comme 0.5,0.55.
cli-no-such-blocks = Aucune plage de graines n’a autant de blocs : --seed est le numéro du premier.
cli-unknown-range = Il n’y a pas de graines pour « { $word } ».{ $nearest } Plages : { $known }.
cli-unknown-method = Il n’y a pas de méthode « { $word } ».{ $nearest } Méthodes : { $known }.
cli-unknown-weight = Il n’y a pas de poids « { $word } ».{ $nearest } Poids : { $known }.
cli-other-method = { $arg } ne va qu’avec --method { $method }.
cli-no-tournament = ce n’est pas le fichier d’un tournoi.
cli-other-tournament = ce fichier est celui d’un autre tournoi : le jeu, le matériel, la table, les options et la plage doivent être les mêmes.
cli-other-build = les parties de ce fichier ont été jouées par une autre version de Bocage, dont les robots diffèrent ou réfléchissent plus ou moins longtemps. Elles ne se comptent pas ensemble : commencez un nouveau fichier.
cli-no-solo = Ce jeu ne se joue pas en solitaire.
cli-unknown-option = Il n’y a pas d’option « { $word } ».{ $nearest } Options : { $known }.
cli-unknown-seat = « { $word } » ne peut pas s’asseoir.{ $nearest } Une place est you, you:Nom ou l’un de : { $known }.
cli-nearest = {" "}Vouliez-vous dire « { $word } » ?
cli-option-form = « { $text } » n’est pas une option : écrivez nom=valeur.
cli-io = Impossible d’utiliser { $path } : { $problem }.
cli-io-missing = Il n’y a pas de fichier { $path }.
cli-io-exists = { $path } existe déjà. Avec --force, il est remplacé.
cli-one-file-for-two = Les blocs et le rapport ne peuvent pas être un seul fichier : il faut deux noms, pour --file et pour --html.
cli-io-denied = Vous n’avez pas le droit d’utiliser { $path }.
cli-io-folder = { $path } est un dossier, pas un fichier.
cli-io-text = { $path } n’est pas un texte en UTF-8.
cli-io-full = Il n’y a plus de place pour { $path }.
cli-file = { $path } : { $why }
cli-refused = « { $action } » est impossible : { $why }
cli-which-seat = Plusieurs places peuvent agir ({ $seats }) : écrivez la place devant, par exemple « { $first } { $action } ».

cli-unknown-picture = Il n’y a pas d’image « { $word } ».{ $nearest } Images : { $known }.
cli-png = L’image ne peut pas être écrite en PNG : { $problem }.
cli-theme = Le thème est light ou dark, pas « { $theme } ».
cli-output = Tout n’a pas pu être écrit : la sortie standard ne l’accepte pas.
cli-unreachable = Le serveur est injoignable : { $problem }.
cli-load-here = On ne mesure qu’un serveur de cette machine.
cli-no-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $last }.
cli-server = Le serveur ne peut pas démarrer : { $why }
cli-address-taken = { $address } est déjà prise : un autre programme y écoute.
cli-address = on ne peut pas écouter sur { $address }.
cli-folder-taken = un autre serveur garde ses tables dans { $path }.
cli-store = les tables ne peuvent pas être lues : { $problem }.
cli-ready = Bocage est prêt : { $url }
cli-stop = Pour l’arrêter : Ctrl-C. Les tables sont gardées dans { $data }.
cli-load = { $tables } tables, { $players } joueurs, { $seconds } s : { $actions } décisions confirmées, { $rate } par seconde.
    Confirmées après : { $p50 } ms (médiane), { $p99 } ms (99 %), { $max } ms (au plus lent). Refusées : { $refused }. Connexions perdues : { $lost }. Parties finies : { $finished }. Mémoire de ce processus : { $memory } Mo.

cli-game = Jeu
cli-players = Joueurs
cli-solo = Solo
cli-yes = oui
cli-no = non
cli-rulebook = Règle
cli-public = Public
cli-reconstructed = Reconstruit
cli-provenance = Entrées des fichiers de composants selon leur source : la règle du jeu, des sources publiques, ou une reconstruction qui respecte tout ce qui est connu.
cli-options-of = Options de { $game } (nom=valeur par défaut, puis les valeurs possibles) :

cli-bot = Robot
cli-win-share = Victoires
cli-mean = Moyenne
cli-spread = ±
cli-min = Min
cli-max = Max
cli-series = { $games } parties, { $decisions } décisions chacune. Victoires par place : { $seats }.
cli-match = Rencontre
cli-versus = { $bot } contre { $against }
cli-games = Parties
cli-blocks = Blocs
cli-placement = Adversaires dépassés
cli-margin = Écart
cli-test = Test
cli-test-high = plus
cli-test-low = moins
cli-test-open = ouvert
cli-rating = Cote
cli-time = Par décision
cli-tournament = Tables de { $players }, graines « { $range } » à partir du bloc { $first }. Un bloc est une graine et toutes les rotations ; l’égalité est à { $par } %. Entre crochets : intervalles à 95 % ; ce sont les blocs qui comptent. 400 points de cote valent dix contre un.
cli-aim = But
cli-aim-won = victoire
cli-aim-points = { $points } points
cli-success = Atteint
cli-weight = Poids
cli-before = Avant
cli-after = Après
cli-fitted = Ajustés à { $positions } positions de { $games } parties. Dans celles mises de côté, l’évaluation était à { $before } points du résultat et elle est maintenant à { $after } (moyenne quadratique).
cli-tuned-better = Meilleurs : avec les nouveaux poids, les robots gagnent { $share } contre les anciens sur { $blocks } blocs de donnes qui n’ont pas servi au réglage (test : { $verdict }).
cli-tuned-open = Pas mieux à coup sûr : avec les nouveaux poids, les robots gagnent { $share } contre les anciens sur { $blocks } blocs de donnes qui n’ont pas servi au réglage (test : { $verdict }).
cli-no-tuning = ce n’est pas le fichier d’une recherche de poids.
cli-other-tuning = ce fichier est celui d’une autre recherche : le jeu, le matériel, les poids de départ, le robot, la table, les options, la graine et les blocs doivent être les mêmes.
report-title = Tournoi : { $game }
report-shares = Parts de victoires
report-ratings = Cotes
report-matrix = Tous contre tous : la part de victoires de la ligne à une table avec la colonne
report-margins = Écarts : les points du robot au-dessus de la moyenne des autres

cli-bench = { $game }, { $players } joueurs : { $speed } millions de décisions par seconde (au plus lent { $slow }, au plus rapide { $fast } ; { $runs } séries de { $games } parties).
    { $games-speed } parties par seconde de { $per-game } décisions. { $allocations } allocations par partie. État : { $bytes } octets.
    Boucle de référence : { $reference } millions de pas par seconde ; { $ratio } décisions par million de pas.

cli-bench-wasm = En WebAssembly : { $speed } millions de décisions par seconde ; en code natif { $native } millions. Soit { $percent } %.
cli-no-page = Ce programme a été construit sans la page. Construisez-le avec ./bocage.
cli-no-node = Il faut Node.js pour exécuter du WebAssembly ici, et il n’y a pas de `node`.
cli-wasm-failed = Le module n’a pas pu être exécuté : { $problem }
cli-wasm-differs = WebAssembly et le code natif n’ont pas joué les mêmes parties.

cli-seat = { $seat-is ->
    [you] Vous
   *[other] { $seat }
}
cli-says = { $who } : { $what }
cli-total = Total
cli-not-over = La partie n’est pas terminée : voici les points actuels.
cli-winners = Victoire : { $winners }.
cli-tie-broken = Victoire : { $winners }. { $tied } ont chacun { $points } points ; le départage du jeu décide.
cli-tie-shared = { $winners } partagent la victoire avec { $points } points chacun : rien ne les départage.
cli-verified = La partie enregistrée est exacte : { $actions } actions, état final { $hash }.

bot-random = Graine (robot)
bot-bud = Bourgeon (robot)
bot-twig = Brindille (robot)
bot-greedy = Pousse (robot)
bot-shrub = Arbuste (robot)
bot-tree = Arbre (robot)
bot-grove = Bosquet (robot)

menu-title = Bocage : des jeux de société sur la nature. Non officiel, libre, ouvert.
menu-what = Que voulez-vous faire ?
menu-play = Jouer à { $game } ({ $fewest }–{ $most })
menu-resume = Reprendre une partie sauvegardée
menu-quit = Partir
menu-file = Quel fichier ?
menu-bye = Au revoir.
menu-choose = Votre choix ({ $first }–{ $last }, ? pour l’aide, q pour partir) :
menu-players = À combien jouez-vous ({ $first }–{ $last }) ?
menu-people = Combien à ce clavier ({ $first }–{ $last }) ? Des robots prennent les autres places.
menu-level = Quels robots ({ $first }–{ $last }, ou simplement Entrée pour { $usual }) ?
menu-wrong-number = Tapez un nombre de { $first } à { $last }, ? pour l’aide ou q pour partir.
menu-help = Choisissez un jeu par son numéro, puis le nombre de joueurs, et contre quels robots. Dans le jeu, ? dit ce que vous pouvez taper.
    q s’en va. Toutes les commandes de bocage : bocage --help

play-choose = Votre choix ({ $count ->
    [1] 1
   *[other] 1–{ $count }
}, ou ? pour l’aide) :
play-help = Tapez le numéro d’un choix, ou l’action elle-même, par exemple « { $action } ».
    undo reprend votre dernière décision, hint montre de bons coups, save FICHIER garde la partie (save --force FICHIER remplace un fichier), table montre la table, quit s’en va.
play-wrong-number = Choisissez un nombre de 1 à { $count }.
play-hint = De bons coups, le meilleur d’abord :
play-hint-line = { $words } ({ $action })
play-undone = Vous reprenez « { $action } ».
play-saved = La partie est gardée dans { $path }. Pour continuer : bocage play --resume { $path }
play-save-what = Où ? Écrivez save FICHIER.
play-kept = Vous partez : la partie est gardée dans { $path }. Pour continuer : bocage play --resume { $path }
play-lost = Vous partez, et la partie n’a pas pu être gardée : aucun fichier ne peut être écrit ici.
play-turn-of = { $seat-is ->
    [you] À vous.
   *[other] C’est à { $seat }.
}
play-left = La partie n’est ni terminée ni gardée. Tapez save FICHIER pour la garder, ou encore quit pour partir.
play-resume-game = --resume va sans nom de jeu : le fichier le dit.
play-need-game = Quel jeu ? Par exemple : bocage play evergreen --seats you,twig
play-lots = Tirage au sort, dans l’ordre du tour : { $sitters }.
play-sitter = { $seat-is ->
    [you] vous
   *[other] { $seat }
}
play-over = La partie est terminée.

## Ce que dit --help

help-usage = Utilisation :
help-commands = Commandes
help-command = COMMANDE
help-default = { $help } [par défaut : { $value }]
help-bocage = Jouer à des jeux de société modernes sur la nature, et regarder comment ils marchent
help-help = Expliquer une commande
help-games = Quels jeux il y a, pour combien de joueurs, et d’où viennent leurs données
help-serve = Servir les tables et la page aux navigateurs
help-menu = Choisir un jeu, dans le terminal
help-play = Jouer dans le terminal
help-simulate = Faire jouer des robots de nombreuses fois et en faire le bilan
help-tournament = Faire jouer des tournois aux robots : parts de victoires avec intervalles, cotes, rapport
help-yardstick = Mesurer les robots en solitaire, selon ce que les règles appellent une réussite
help-tune = Chercher de meilleurs poids pour l’évaluation d’un jeu en faisant jouer des robots
help-score = Compter les points d’une position, par catégorie
help-apply = Faire des actions dans une position et montrer ce qui en résulte
help-draw = Dessiner une position en SVG ou PNG
help-replay = Raconter ou vérifier une partie enregistrée
help-record = Enregistrer une partie entre robots
help-review = Revenir sur une partie enregistrée : ce que chacun pouvait espérer, et ce qui a compté le plus
help-bench = Mesurer la vitesse des parties jouées au hasard
help-load = Mesurer un serveur avec de nombreuses tables de joueurs automatiques
help-any-help = Montrer cette aide
help-any-version = Montrer la version
help-any-lang = La langue de ce qui est écrit : en ou fr [par défaut : celle de votre système]
help-any-game = Le jeu, par exemple evergreen
help-any-components = Un fichier de composants à la place de celui du jeu
help-any-options = Une option du jeu, sous la forme nom=valeur ; peut être donnée plusieurs fois
help-any-seed = La graine du hasard, un nombre entier [par défaut : 1 pour les séries, sinon tirée au sort]
help-any-bots = Les robots autour de la table, par exemple greedy,random
help-any-jobs = Nombre de fils d’exécution [par défaut : un par cœur]
help-any-weights = Un fichier de poids avec lesquels les robots jouent ; si certains sont marqués, comme shrub@, eux seuls
help-any-range = Quelles graines : tuning (réglage), gating (contrôle) ou publishing (publication) ; elles ne se croisent jamais
help-any-file = La position ; - lit l’entrée standard
help-any-json = Écrire en JSON
help-any-out = Où l’écrire [par défaut : la sortie standard]
help-any-force = Remplacer un fichier qui existe
help-serve-port = Le port ; 0 en prend un libre
help-serve-bind = L’adresse à écouter ; celle-ci n’est accessible que depuis cette machine
help-serve-data = Le dossier où les tables sont gardées [par défaut : bocage dans votre dossier de données]
help-serve-open = Ouvrir la page dans un navigateur
help-serve-secure = N’envoyer les cookies que par TLS (derrière un mandataire qui le parle)
help-serve-behind-proxy = Croire un mandataire sur l’origine des requêtes
help-serve-log-json = Écrire le journal en JSON
help-serve-generous = Lever les limites de débit, pour mesurer sur sa propre machine
help-play-seats = Qui est assis où, par tirage au sort : you, you:Nom ou un robot, par exemple you,twig
help-play-resume = Reprendre une partie sauvegardée
help-simulate-games = Combien de parties
help-simulate-csv = Écrire une ligne CSV par place et par partie
help-tournament-bots = Les robots, comme shrub,tree:100ms,grove:800 (un budget en millisecondes ou en simulations)
help-tournament-players = Combien sont à une table ; à plus de deux, chaque robot est seul parmi une autre sorte
help-tournament-apart = Ne faire se rencontrer que les robots nommés à tant de places l’un de l’autre au plus, comme 1 pour les voisins
help-tournament-blocks = Le plus de blocs pour chaque paire ; un bloc est une graine et toutes les rotations
help-tournament-seed = Le numéro du premier bloc dans la plage [par défaut : 0]
help-tournament-stop = Arrêter une rencontre dès qu’un test séquentiel (5 % d’erreurs) distingue ces deux parts de victoires
help-tournament-file = Un fichier qui garde les blocs ; s’il existe, le tournoi reprend
help-tournament-html = Où écrire un rapport avec des graphiques
help-yardstick-game = Ce jeu seulement
help-yardstick-bots = Les robots, comme shrub,tree:100ms
help-yardstick-games = Combien de parties pour chaque but
help-tune-method = fit ajuste les poids à l’issue des parties, spsa les essaie dans de nombreuses rencontres
help-tune-bot = Le robot qui joue [par défaut : shrub pour fit, shrub:600 pour spsa]
help-tune-players = Combien sont à une table
help-tune-games = À combien de parties les ajuster ; une sur cinq est mise de côté [par défaut : 1000]
help-tune-lead = Pour fit : expliquer l’avance sur les autres, pas les points ; pour les jeux dont les joueurs décident la durée
help-tune-keep = Pour fit : les poids qui restent tels quels, comme rounds,near[0] ; near seul veut dire tous ceux de near
help-tune-rounds = Pour spsa : combien de tours ; à chacun, tous les poids bougent un peu et sont essayés [par défaut : 2000]
help-tune-blocks = Pour spsa : blocs de parties par tour ; un bloc est une graine et toutes les rotations [par défaut : 1]
help-tune-gate = Le plus de blocs pendant lesquels les nouveaux poids doivent ensuite battre les anciens
help-tune-seed = Où commencer dans la plage de donnes pour le réglage [par défaut : 0]
help-tune-weights = Un fichier de poids par lesquels commencer
help-tune-file = Pour spsa : un fichier qui garde l’état de la recherche ; s’il existe, elle reprend
help-tune-out = Où écrire les poids trouvés
help-apply-actions = Des actions, par exemple "plant c4" ; mettez la place devant si plusieurs peuvent agir : "2 plant c4"
help-apply-out = Où écrire aussi la position qui en résulte
help-draw-panel = Quelle image, par exemple planet, row ou zone [par défaut : le plateau]
help-draw-seat = La place dont le plateau est en grand, comptée à partir de 1
help-draw-theme = light (clair) ou dark (sombre)
help-draw-narrow = Dessiner pour un écran étroit
help-draw-out = Où l’écrire ; un nom en .png donne du PNG [par défaut : du SVG sur la sortie standard]
help-draw-width = Largeur d’un PNG en pixels
help-replay-file = La partie enregistrée ; - lit l’entrée standard
help-replay-verify = Vérifier seulement que la partie se rejoue avec les mêmes empreintes et le même résultat
help-replay-step = Attendre Entrée après chaque décision
help-replay-at = Montrer la table après tant de décisions
help-replay-components = Le fichier de composants avec lequel la partie a été jouée
help-review-file = La partie enregistrée ; - lit l’entrée standard
help-review-seat = Seulement les décisions de cette place, comptée à partir de 1
help-review-simulations = Nombre de simulations pour chaque décision
help-review-save = Écrire aussi la partie avec ce bilan
help-review-components = Le fichier de composants avec lequel la partie a été jouée
help-bench-players = Combien de joueurs [par défaut : le plus possible]
help-bench-runs = Combien de séries
help-bench-games = Parties par série
help-bench-wasm = Jouer aussi en WebAssembly (le module de la page, exécuté par Node.js) et comparer
help-load-server = Le serveur, sur cette machine
help-load-tables = Combien de tables à la fois
help-load-players = Joueurs par table
help-load-rate = Décisions par seconde, tous joueurs confondus
help-load-seconds = Pendant combien de secondes

value-file = FICHIER
value-folder = DOSSIER
value-language = LANGUE
value-name = NOM
value-name-value = NOM=VALEUR
value-game = JEU
value-games = PARTIES
value-seed = GRAINE
value-seats = PLACES
value-seat = PLACE
value-bots = ROBOTS
value-jobs = FILS
value-blocks = BLOCS
value-bot = ROBOT
value-rounds = TOURS
value-method = MÉTHODE
value-gate = BLOCS
value-range = PLAGE
value-share = PART
value-players = JOUEURS
value-runs = SÉRIES
value-server = SERVEUR
value-rate = DÉBIT
value-seconds = SECONDES
value-simulations = SIMULATIONS
value-bind = ADRESSE
value-theme = THÈME
value-width = LARGEUR

review-curves = Résultat espéré au fil de la partie, selon ce que chacun savait
review-moments = Les tours qui ont compté le plus
review-no-moments = Aucune décision n’a compté plus que la chance : bien joué.
review-no-seat = Il n’y a pas de place { $seat } : { $seats ->
    [one] une personne a joué
   *[other] { $seats } ont joué
}.
