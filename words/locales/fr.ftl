### Ce que dit le moteur lui-même.

seat-number = Place { $number }
list-and = { $first } et { $last }

refused-game-over = La partie est terminée.
refused-not-waited = { $seat-is ->
    [you] Ce n’est pas à vous d’agir maintenant.
   *[other] { $seat } n’a rien à décider maintenant.
}
refused-nothing-to-undo = Vous n’avez rien à reprendre.

setup-players = Ce jeu se joue de { $min } à { $max }, pas à { $players }.

option-none = Ce jeu n’a pas d’option : « { $key } » n’a pas de sens ici.
option-unknown = Il n’y a pas d’option « { $key } ». Les options sont : { $known }.
option-value = L’option « { $key } » n’accepte pas « { $value } ». Elle accepte : { $values }.

notation-unknown = « { $text } » n’est pas une action. Une action s’écrit { $expected }.

file-error = Trouvé « { $found } », attendu : { $expected }.
file-error-line = Ligne { $line } : trouvé « { $found } », attendu : { $expected }.
file-error-place = { $place } : trouvé « { $found } », attendu : { $expected }.
file-error-line-place = Ligne { $line }, { $place } : trouvé « { $found } », attendu : { $expected }.

record-json = Ce n’est pas une partie enregistrée : ligne { $line }, colonne { $column } : { $problem }.
record-format = La partie est au format { $found }, que cette version ne sait pas lire.
record-game = C’est une partie de « { $found } », pas de « { $expected } ».
record-rules = La partie suit la version { $found } des règles ; ici, c’est la version { $expected }.
record-components = La partie a été jouée avec d’autres composants. Donnez leur fichier avec --components.
record-action = Action { $number } : { $why }
record-refused = L’action { $number } (« { $text } ») est impossible : { $why }
record-hash = Après l’action { $number }, la partie n’est plus celle qui a été enregistrée.
record-result = Le résultat n’est pas celui qui a été enregistré.
