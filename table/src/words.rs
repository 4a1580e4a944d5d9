//! The sentences of the table's own messages.

use bocage_engine::Language;

/// The locale file of a language: refusals (`table-…`), lines of the log (`table-log-…`) and what can
/// go wrong between client and server (`connection-…`).
pub fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}
