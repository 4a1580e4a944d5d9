//! Drawing toolkit.
