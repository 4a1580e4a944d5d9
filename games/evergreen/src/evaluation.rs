//! How good a position is: points so far, plus what the planet and the turn in hand promise.
