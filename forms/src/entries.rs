//! Digits by row and column: `r1c2=3`, `A2: 3`, `grid[0][1] = 3`, `(1, 2) = 3`.

use crate::cells::{Cell, ROW};

/// Fewer entries aren't a puzzle: a unique solution needs at least 17 givens.
pub const FEWEST_ENTRIES: usize = 17;
/// Between the coordinates of a cell and its digit, and between entries.
const QUOTES: [char; 2] = ['\'', '"'];

/// A row and a column, which count from 1 if `is_certain`, perhaps from 0 otherwise, and a digit.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub row: usize,
    pub column: usize,
    pub digit: u8,
    pub is_certain: bool,
}

/// The digits of some entries by row and column, from 0 to 9.
#[derive(Default)]
pub struct Digits {
    by_place: [[u8; ROW + 1]; ROW + 1],
    is_certain: bool,
    /// The last entry, the number of entries, and how many of them are in order from the first one.
    last: (usize, usize),
    count: usize,
    in_order: usize,
}

impl Digits {
    /// Whether an entry is one of the next grid: its cell has another digit, or it comes before the last one of a
    /// whole grid in order.
    pub fn starts_next(&self, entry: &Entry) -> bool {
        let digit = self.by_place[entry.row][entry.column];
        let is_before = self.in_order >= FEWEST_ENTRIES && (entry.row, entry.column) < self.last;
        digit != 0 && digit != entry.digit || is_before && self.in_order == self.count
    }

    pub fn add(&mut self, entry: &Entry) {
        let place = (entry.row, entry.column);
        self.in_order += usize::from(self.in_order == self.count && place >= self.last);
        self.count += 1;
        self.last = place;
        self.by_place[entry.row][entry.column] = entry.digit;
        self.is_certain |= entry.is_certain;
    }

    /// Whether it is certain if rows and columns count from 0 or from 1.
    pub fn are_counted(&self) -> bool {
        self.is_certain || self.has_at(0) != self.has_at(ROW)
    }

    /// The cells of the grid.
    pub fn cells(&self) -> String {
        let start = usize::from(!self.has_at(0));
        let rows = self.by_place[start..start + ROW].iter();
        let digits = rows.flat_map(|row| &row[start..start + ROW]);
        digits
            .map(|&digit| {
                Cell {
                    digit,
                    candidates: 0,
                }
                .character()
            })
            .collect()
    }

    fn has_at(&self, place: usize) -> bool {
        let column = self.by_place.iter().map(|row| row[place]);
        let mut digits = self.by_place[place].iter().copied().chain(column);
        digits.any(|digit| digit > 0)
    }
}

/// The entries of a line that has nothing else, with spaces, commas or bullets between.
pub fn entries_of(line: &str) -> Option<Vec<Entry>> {
    let is_between = |sign: char| sign.is_whitespace() || ",;-*(){}.'\"".contains(sign);
    let (mut rest, mut entries) = (line.trim_matches(is_between), Vec::new());
    while !rest.is_empty() {
        let (entry, after) = named_entry(rest).or_else(|| indexed_entry(rest))?;
        entries.push(entry);
        rest = after.trim_start_matches(is_between);
    }
    (!entries.is_empty()).then_some(entries)
}

/// The entry of a line of a table with three columns.
pub fn triple_of(line: &str) -> Option<Entry> {
    let mut fields = line
        .trim()
        .split([',', ';', '\t'])
        .map(|field| digit_at(field.trim()));
    let mut next = || {
        fields
            .next()?
            .filter(|(_, rest)| rest.is_empty())
            .map(|(digit, _)| digit)
    };
    let (row, column, digit) = (next()?, next()?, next()?);
    entry(row, column, digit, false)
}

/// Whether a line names the columns of such a table.
pub fn names_triples(line: &str) -> bool {
    let names = line
        .split([',', ';', '\t'])
        .map(|name| name.trim().to_ascii_lowercase());
    let names: Vec<String> = names.take(4).collect();
    let kinds = ["r", "c", "vd"];
    names.len() == kinds.len()
        && names
            .iter()
            .zip(kinds)
            .all(|(name, kind)| name.starts_with(|sign| kind.contains(sign)))
}

fn entry(row: u8, column: u8, digit: u8, is_certain: bool) -> Option<Entry> {
    let (row, column) = (usize::from(row), usize::from(column));
    (digit > 0).then_some(Entry {
        row,
        column,
        digit,
        is_certain,
    })
}

fn digit_at(text: &str) -> Option<(u8, &str)> {
    let digit = text.bytes().next().filter(u8::is_ascii_digit)?;
    Some((digit - b'0', &text[1..]))
}

fn named_entry(text: &str) -> Option<(Entry, &str)> {
    let after_row = text.strip_prefix(['r', 'R']).and_then(digit_at);
    let cell =
        after_row.and_then(|(row, rest)| Some((row, digit_at(rest.strip_prefix(['c', 'C'])?)?)));
    let letter = text.bytes().next().map(|sign| sign.to_ascii_lowercase());
    let (row, (column, rest), is_letter) = match (cell, letter) {
        (Some((row, column)), _) => (row, column, false),
        (None, Some(letter @ b'a'..=b'i')) => (letter - b'a' + 1, digit_at(&text[1..])?, true),
        _ => return None,
    };
    let (digit, rest) = value_after(rest, is_letter)?;
    let is_own = row > 0 && column > 0;
    Some((entry(row, column, digit, true).filter(|_| is_own)?, rest))
}

/// `grid[0][1] = 3`, `(1, 2): 3`, of which the first bracket may be missing, or `given(1, 2, 3)`.
fn indexed_entry(text: &str) -> Option<(Entry, &str)> {
    let rest = text.trim_start_matches(|sign: char| sign.is_alphabetic() || sign == '_');
    let is_named = rest.len() < text.len();
    let opened = rest.strip_prefix(['[', '(']);
    let (row, rest) = digit_at(opened.or_else(|| (!is_named).then_some(rest))?)?;
    let rest = rest.strip_prefix(',').or_else(|| rest.strip_prefix("]["))?;
    let (column, rest) = digit_at(rest.trim_start())?;
    let third = rest
        .strip_prefix(',')
        .and_then(|rest| digit_at(rest.trim_start()));
    let (digit, rest) = match third.filter(|_| is_named) {
        Some((digit, rest)) => (digit, rest.strip_prefix(')').unwrap_or(rest)),
        None => value_after(rest.strip_prefix([')', ']'])?, true)?,
    };
    Some((entry(row, column, digit, false)?, rest))
}

/// The digit after a sign such as `=`, the word `is` or a space.
fn value_after(text: &str, needs_sign: bool) -> Option<(u8, &str)> {
    let text = text.trim_start_matches(QUOTES);
    let start = text.trim_start();
    let signed = start
        .strip_prefix([':', '='])
        .or_else(|| start.strip_prefix("is "));
    let spaced = (!needs_sign && start.len() < text.len()).then_some(start);
    let value = signed.or(spaced)?.trim_start().trim_start_matches(QUOTES);
    let (digit, rest) = digit_at(value)?;
    (!rest.starts_with(|sign: char| sign.is_alphanumeric())).then_some((digit, rest))
}
