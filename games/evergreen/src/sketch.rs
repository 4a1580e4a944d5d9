//! The table in characters.
