//! Text and numbers made safe for XML.
//!
//! Purpose: the only two doors through which outside values enter a picture. Player names and chat
//! are hostile input: nothing reaches the SVG text except through [`text`] or [`number`].
//!
//! Invariants: the output of [`text`] holds no `<`, `>`, `"`, `'`, no bare `&`, no line break and no
//! character that XML 1.0 forbids, so it is safe in content and in a double-quoted attribute alike,
//! and it cannot end a tag that [`crate::notation`] is reading.

/// Appends `value` to `out`, escaped for XML content and double-quoted attributes.
///
/// Characters XML cannot carry at all (controls, unpaired noncharacters) become U+FFFD.
pub(crate) fn text(out: &mut String, value: &str) {
    out.reserve(value.len());
    for character in value.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\r' | '\t' => out.push(' '),
            '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => {
                out.push('\u{fffd}');
            }
            // Direction controls could make a name rewrite the words around it; the isolates that
            // translated sentences carry are redundant here, each text being its own element.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
            other => out.push(other),
        }
    }
}

/// Appends `value` rounded to two decimals, in the shortest form SVG accepts (`.5`, `-3`, `12.25`).
///
/// A board is thousands of numbers: two decimals keep a picture sharp at ten times its size and
/// halve its weight. What is not a number is written as zero.
pub(crate) fn number(out: &mut String, value: f64) {
    use std::fmt::Write;
    // A float-to-integer cast saturates and maps NaN to zero, so no value can break the markup.
    let hundredths = (value * 100.0).round() as i64;
    if hundredths < 0 {
        out.push('-');
    }
    let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    if whole > 0 || part == 0 {
        let _ = write!(out, "{whole}");
    }
    if part > 0 {
        out.push('.');
        out.push(char::from(b'0' + (part / 10) as u8));
        if part % 10 > 0 {
            out.push(char::from(b'0' + (part % 10) as u8));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_are_short() {
        let written = |value| {
            let mut out = String::new();
            number(&mut out, value);
            out
        };
        let cases = [
            (0.0, "0"),
            (-0.001, "0"),
            (0.5, ".5"),
            (-0.5, "-.5"),
            (12.0, "12"),
            (12.25, "12.25"),
            (12.254, "12.25"),
            (1.05, "1.05"),
            (-7.1, "-7.1"),
            (f64::NAN, "0"),
        ];
        for (value, expected) in cases {
            assert_eq!(written(value), expected);
        }
    }
}
