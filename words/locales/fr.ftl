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

file-error = Trouvé : { $found } ; attendu : { $expected }.
file-error-line = Ligne { $line }. Trouvé : { $found } ; attendu : { $expected }.
file-error-place = { $place }. Trouvé : { $found } ; attendu : { $expected }.
file-error-line-place = Ligne { $line }, { $place }. Trouvé : { $found } ; attendu : { $expected }.

# Ce qui se trouve dans un fichier.
file-quote = « { $text } »
file-nothing = rien
file-count = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}

# Ce qui devrait s’y trouver.
file-is = « { $value } »
file-between = un nombre de { $least } à { $most }
file-exactly = { $count }
file-range = de { $least } à { $most }
file-at-least = au moins { $count }
file-at-most = au plus { $count }
file-entries = { $amount } { $count ->
    [one] élément
   *[other] éléments
}
file-entries-with = { $amount } { $count ->
    [one] élément
   *[other] éléments
} avec { $with }
file-one-of = une valeur parmi { $words }
file-none-of = tout sauf { $words }
file-such-as = quelque chose comme « { $example } »
file-unique = ce qui n’est nommé qu’une fois
file-as-in = la même chose que dans { $place }
file-as-elsewhere = « { $value } », comme dans le reste du fichier
file-as-ruled = « { $value } », comme le disent les règles
file-in-order = « { $value } », car les éléments se suivent dans l’ordre
file-rising = des nombres croissants
file-grid = { $lines } lignes de { $characters } caractères
file-field = le champ « { $field } »
file-fields = un des champs { $fields }
file-together = les champs { $fields } ensemble
file-nothing-here = rien à cet endroit
file-fitting = ce qui s’accorde avec le reste de la position
file-connected = ce qui touche le reste
file-decision = une position où quelqu’un a quelque chose à décider

# Ce dont TOML et JSON sont faits.
file-text = un texte entre guillemets
file-number = un nombre entier
file-number-or-text = un nombre, ou un texte entre guillemets
file-flag = true ou false
file-list = une liste entre [ ]
file-table = une table de champs
file-key = un nom
file-value = une valeur
file-seed = un nombre de 0 à 18446744073709551615 entre guillemets
file-hash = seize chiffres hexadécimaux entre guillemets
file-syntax = une autre forme (« { $problem } »)

record-json = Ce n’est pas une partie enregistrée : ligne { $line }, colonne { $column } ; attendu : { $expected }.
record-format = La partie est au format { $found }, que cette version ne sait pas lire.
record-game = C’est une partie de « { $found } », pas de « { $expected } ».
record-rules = La partie suit la version { $found } des règles ; ici, c’est la version { $expected }.
record-components = La partie a été jouée avec d’autres composants. Donnez leur fichier avec --components.
record-action = Action { $number } : { $why }
record-refused = L’action { $number } (« { $text } ») est impossible : { $why }
record-hash = Après l’action { $number }, la partie n’est plus celle qui a été enregistrée.
record-result = Le résultat n’est pas celui qui a été enregistré.

### Comment jouent les robots, du plus gentil au plus fort.

level-is-bud = Gentil. Regarde un pas plus loin et se contente souvent d’un coup presque aussi bon.
level-is-twig = Facile. Cherche son tour à la hâte.
level-is-shrub = De bonne force. Joue le meilleur tour qu’il trouve.
level-is-tree = Difficile. Joue la suite de ses tours bien des fois avant de choisir.
level-is-grove = Le plus fort. Réfléchit le plus longtemps et voit le plus loin.
level-beats-bud = À deux : bat Bourgeon { $share } fois sur 100.
level-beats-twig = À deux : bat Brindille { $share } fois sur 100.
level-beats-shrub = À deux : bat Arbuste { $share } fois sur 100.
level-beats-tree = À deux : bat Arbre { $share } fois sur 100.
level-line = { $about } { $odds }

### Ce que disent les conseillers.

advice-line = { $points ->
    [one] Environ { $points } point à la fin.
   *[other] Environ { $points } points à la fin.
}
advice-line-why = { $points ->
    [one] Environ { $points } point à la fin. Par rapport au meilleur autre coup : { $why }.
   *[other] Environ { $points } points à la fin. Par rapport au meilleur autre coup : { $why }.
}
advice-line-to-come = { $points ->
    [one] Environ { $points } point à la fin. Encore à venir, surtout : { $why }.
   *[other] Environ { $points } points à la fin. Encore à venir, surtout : { $why }.
}
advice-line-win = { $points ->
    [one] Environ { $points } point à la fin : moins qu’avec un autre coup, mais il gagne la partie.
   *[other] Environ { $points } points à la fin : moins qu’avec un autre coup, mais il gagne la partie.
}
advice-line-chance = { $points ->
    [one] Environ { $points } point à la fin : moins qu’avec un autre coup, mais il gagne plus souvent.
   *[other] Environ { $points } points à la fin : moins qu’avec un autre coup, mais il gagne plus souvent.
}
advice-line-lead = { $points ->
    [one] Environ { $points } point à la fin : moins qu’avec un autre coup, mais il retient les autres.
   *[other] Environ { $points } points à la fin : moins qu’avec un autre coup, mais il retient les autres.
}
advice-line-aims = { $points ->
    [one] Environ { $points } point à la fin : moins qu’avec un autre coup, mais il sert les buts de cette partie.
   *[other] Environ { $points } points à la fin : moins qu’avec un autre coup, mais il sert les buts de cette partie.
}
why-gain = { $name } +{ $points }
why-loss = { $name } −{ $points }
review-better = { $points ->
    [one] Mieux, d’environ un point : { $other }.
   *[other] Mieux, d’environ { $points } points : { $other }.
}
review-better-why = { $points ->
    [one] Mieux, d’environ un point : { $other } ({ $why }).
   *[other] Mieux, d’environ { $points } points : { $other } ({ $why }).
}
review-find = { $points ->
    [one] Bien trouvé : environ un point de plus que « { $other } ».
   *[other] Bien trouvé : environ { $points } points de plus que « { $other } ».
}
review-find-why = { $points ->
    [one] Bien trouvé : environ un point de plus que « { $other } » ({ $why }).
   *[other] Bien trouvé : environ { $points } points de plus que « { $other } » ({ $why }).
}
review-better-win = Ceci aurait gagné la partie : { $other }.
review-better-chance = Ceci aurait gagné plus souvent : { $other }.
review-better-lead = Mieux, car cela retient les autres : { $other }.
review-better-aims = Mieux pour les buts de cette partie : { $other }.
review-find-win = Bien trouvé : ce coup gagne la partie, ce que « { $other } » ne fait pas.
review-find-chance = Bien trouvé : ce coup gagne plus souvent que « { $other } ».
review-find-lead = Bien trouvé : ce coup retient les autres mieux que « { $other } ».
review-find-aims = Bien trouvé : ce coup sert les buts de cette partie mieux que « { $other } ».
