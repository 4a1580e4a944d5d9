### La ligne de commande.

cli-language = Bocage parle en et fr, pas « { $tag } ».
cli-unknown-game = Il n’y a pas de jeu « { $word } ».{ $nearest } Jeux : { $known }.
cli-unknown-bot = Il n’y a pas de robot « { $word } ».{ $nearest } Robots : { $known }.
cli-unknown-option = Il n’y a pas d’option « { $word } ».{ $nearest } Options : { $known }.
cli-unknown-seat = « { $word } » ne peut pas s’asseoir.{ $nearest } Une place est you, you:Nom ou l’un de : { $known }.
cli-nearest = {" "}Vouliez-vous dire « { $word } » ?
cli-option-form = « { $text } » n’est pas une option : écrivez nom=valeur.
cli-io = Impossible d’utiliser { $path } : { $problem }.
cli-file = { $path } : { $why }
cli-refused = « { $action } » est impossible : { $why }
cli-which-seat = Plusieurs places peuvent agir ({ $seats }) : écrivez la place devant, par exemple « 0 { $action } ».

cli-unknown-picture = Il n’y a pas d’image « { $word } ».{ $nearest } Images : { $known }.
cli-png = L’image ne peut pas être écrite en PNG : { $problem }.
cli-theme = Le thème est light ou dark, pas « { $theme } ».
cli-output = Tout n’a pas pu être écrit : la sortie standard ne l’accepte pas.
cli-unreachable = Le serveur est injoignable : { $problem }.
cli-no-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
cli-server = Le serveur ne peut pas démarrer : { $problem }.
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
cli-total = Total
cli-not-over = La partie n’est pas terminée : voici les points actuels.
cli-winners = Victoire : { $winners }.
cli-verified = La partie enregistrée est exacte : { $actions } actions, état final { $hash }.

bot-random = Graine (robot)
bot-greedy = Pousse (robot)

menu-title = Bocage : des jeux de société sur la nature. Non officiel, libre, ouvert.
menu-what = Que voulez-vous faire ?
menu-solo = Jouer seul à { $game }
menu-bots = Jouer à { $game } contre un robot
menu-hot-seat = Jouer à { $game } à deux sur ce clavier
menu-resume = Reprendre une partie sauvegardée
menu-quit = Partir
menu-file = Quel fichier ?
menu-bye = Au revoir.

play-choose = Votre choix ({ $count ->
    [1] 1
   *[other] 1–{ $count }
}, ou ? pour l’aide) :
play-help = Tapez le numéro d’un choix, ou l’action elle-même, par exemple « plant c4 ».
    undo reprend votre dernière décision, hint montre de bons coups, save FICHIER garde la partie, table montre la table, quit s’en va.
play-wrong-number = Choisissez un nombre de 1 à { $count }.
play-hint = De bons coups, selon les points qu’ils promettent :
play-hint-line = { $points }  { $words } ({ $action })
play-undone = Vous reprenez « { $action } ».
play-saved = La partie est gardée dans { $path }. Pour continuer : bocage play --resume { $path }
play-save-what = Où ? Écrivez save FICHIER.
play-turn-of = { $seat-is ->
    [you] À vous.
   *[other] C’est à { $seat }.
}
play-left = La partie n’est ni terminée ni gardée. Tapez save FICHIER pour la garder, ou encore quit pour partir.
play-resume-game = --resume va sans nom de jeu : le fichier le dit.
play-need-game = Quel jeu ? Par exemple : bocage play evergreen --seats you,greedy
play-over = La partie est terminée.
