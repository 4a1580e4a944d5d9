### The server.

server-no-page = There is nothing here.
server-no-game = There is no such game.
server-no-table = There is no such table. Perhaps the link is incomplete.
server-damaged = The log of this table cannot be read. Other tables are not affected.
server-unreadable = This request cannot be read.
server-foreign = This request comes from another site.
server-too-fast = That was a lot at once. Please wait a moment.
server-too-many = You have this table open in too many places.
server-not-stored = The server cannot save anything right now, so nothing has happened. Please try again.
server-stopping = The server restarts. You will be back in a moment.
