//! The sign of Bocage: four fields and the hedges between them.

use bocage_canvas::Symbol;

/// The sign, in a 48 box. Also the icon of the installed application.
pub(crate) static LOGO: Symbol = Symbol::drawing(
    "logo",
    48.0,
    48.0,
    r#"<rect x="3" y="3" width="42" height="42" rx="13" fill="@hedge-body" stroke="@hedge-line" stroke-width="2"/>
    <path d="M9 13a4 4 0 0 1 4-4h8v12H9Z" fill="@wheat"/>
    <path d="M26 9h9a4 4 0 0 1 4 4v17H26Z" fill="@grassland"/>
    <path d="M9 26h12v13h-8a4 4 0 0 1-4-4Z" fill="@flowers"/>
    <path d="M26 35h13a4 4 0 0 1-4 4h-9Z" fill="@water"/>
    <g fill="none"><path d="M23.5 9V40M10 23.5H21M27 32.5H39" stroke="@hedge-line" stroke-width="10.2" stroke-dasharray=".01 6"/>
    <path d="M23.5 9V40M10 23.5H21M27 32.5H39" stroke="@hedge-body" stroke-width="7.2" stroke-dasharray=".01 6"/>
    <path d="M22.3 7.6V39M8.8 22.1H20M25.8 31.1H38" stroke="@hedge-lit" stroke-width="2" stroke-dasharray=".01 6"/></g>"#,
);
