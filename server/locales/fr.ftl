### Le serveur.

server-no-page = Il n’y a rien ici.
server-no-game = Ce jeu n’existe pas.
server-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
server-damaged = Le journal de cette table est illisible. Les autres tables ne sont pas touchées.
server-unreadable = Cette demande est illisible.
server-foreign = Cette demande vient d’un autre site.
server-too-fast = C’est beaucoup à la fois. Attendez un instant.
server-too-many = Cette table est ouverte à trop d’endroits.
server-not-stored = Le serveur ne peut rien enregistrer pour l’instant : rien ne s’est passé. Réessayez.
server-stopping = Le serveur redémarre. Vous revenez dans un instant.
