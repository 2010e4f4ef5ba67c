//! The names of rows: letters, numbers, or words with a number.

use crate::fault::Reason;

/// The label of a row.
const ROW_NAMES: [&str; 9] = [
    "r", "row", "l", "line", "zeile", "reihe", "ligne", "fila", "riga",
];
/// The beginnings of programs' names for columns and boxes.
const UNIT_NAMES: [&str; 5] = ["col", "box", "block", "square", "region"];

/// The name of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// `A` to `I`.
    Name(u8),
    /// A number, perhaps after a word such as `Row`.
    Number(u8),
}

/// The label that a line begins with: `A |`, `r1:`, `Row 1`, `1.`.
pub fn label_of(line: &str) -> Option<(Label, &str)> {
    let start = line.trim_start_matches([' ', '\t', '|', '"', '\'', '*', '[', '(']);
    let is_letter = |sign: char| sign.is_alphabetic();
    let named = start.trim_start_matches(is_letter);
    let name = &start[..start.len() - named.len()];
    let numbered = if is_of_row(name) || name.is_empty() {
        named.trim_start()
    } else {
        ""
    };
    let (label, rest) = if let Some((number, rest)) = number_at(numbered) {
        (Label::Number(number), rest)
    } else if let [letter @ (b'A'..=b'J' | b'a'..=b'j')] = name.as_bytes() {
        (Label::Name(place_of(*letter)), named)
    } else {
        return None;
    };
    let is_field = rest.starts_with([',', ';']);
    let rest = rest
        .trim_start_matches([',', '*', ']'])
        .trim_start_matches(" ]");
    let is_between =
        |sign: char| sign.is_whitespace() || matches!(sign, ':' | '|' | ')' | '.' | '"' | '\'');
    if !is_field && !rest.starts_with(is_between) {
        return None;
    }
    let rest = rest
        .strip_prefix([':', ')', '.', '"', '\''])
        .unwrap_or(rest);
    Some((label, rest))
}

fn is_of_row(name: &str) -> bool {
    ROW_NAMES.iter().any(|own| name.eq_ignore_ascii_case(own))
}

/// The number of one or two digits that a text begins with, and the rest.
pub fn number_at(text: &str) -> Option<(u8, &str)> {
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = &text[..text.len() - rest.len()];
    (digits.len() <= 2).then_some(())?;
    Some((digits.parse().ok()?, rest))
}

/// The label before a row in brackets: `row1 =`, `2:`, `grid[0] =`; or the reason why it isn't a
/// row's label.
pub fn label_before(text: &str) -> Result<Option<Label>, Reason> {
    let is_after = |sign: char| {
        sign.is_whitespace() || matches!(sign, ':' | '=' | '-' | '"' | '\'' | ']' | ')' | '.' | '|')
    };
    let text = text.trim_end_matches(is_after);
    if let Some((label @ Label::Name(_), "")) = label_of(&format!("{text}:")) {
        return Ok(Some(label));
    }
    let before = text.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let Some((number, _)) = number_at(&text[before.len()..]) else {
        return Ok(None);
    };
    let is_index = before.ends_with(['[', '(']);
    let before = before.trim_end_matches(['[', '(', ' ', '_', '#']);
    let name = before
        .rsplit(|sign: char| !sign.is_alphabetic())
        .next()
        .unwrap_or_default();
    if name.is_empty() || is_of_row(name) || is_index && !is_unit(name) {
        return Ok(Some(Label::Number(number)));
    }
    Err(format!("found '{name} {number}' before a list of 9 cells; expected 'row {number}'").into())
}

/// The row number of a letter: I and J are both 9, as some people skip I.
fn place_of(letter: u8) -> u8 {
    (letter.to_ascii_lowercase() - b'a' + 1).min(9)
}

/// Whether a text begins with the name of a column or a box.
pub fn is_unit(text: &str) -> bool {
    let text = text.trim_start().to_ascii_lowercase();
    let is_letter = |letter| {
        text.strip_prefix(letter)
            .is_some_and(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    UNIT_NAMES.iter().any(|unit| text.starts_with(unit)) || ['b', 'c'].into_iter().any(is_letter)
}
