//! The kind of a line: grids, a row, entries, or no part of a grid.

use crate::braille;
use crate::cells::{Cell, GRID, ROW, are_cells, bit_of, cells_of, is_cell};
use crate::entries::{Entry, entries_of};
use crate::fault::{Cause, Reason, shown};
use crate::grid::{Found, without_solutions};
use crate::hodoku;
use crate::label::label_of;
use crate::links;
use crate::loose::{commented_row, loose_row};
use crate::row::{Row, looks_like_cells, row_of, value_of, words_of};

/// The number of characters of a grid that has nine for each cell.
const ALL_CANDIDATES: usize = 9 * GRID;
/// A line with as many cells is more than a damaged row.
const FEWEST: usize = 17;
const COMMENTS: [&str; 3] = ["#", "//", "%"];
const BORDERS: &str = "-+=*|!.:'`,_~<>^&";
/// Headings of a column of grids, and of programs.
const HEADINGS: [&str; 7] = [
    "puzzle", "puzzles", "grid", "grids", "sudoku", "board", "quizzes",
];

/// The kinds of lines.
pub enum Item {
    /// Blank, a border, a comment or a heading of a format.
    Nothing,
    Row(Row),
    /// The line below the header of a table in Markdown.
    HeaderRule,
    /// Dashes as long as a grid.
    Dashes,
    /// The heading of a grid in Braille.
    Heading,
    Grids(Vec<Found>),
    /// Digits by row and column, such as `r1c2=3`.
    Entries(Vec<Entry>),
    /// A cell on a line of its own.
    Cell(Cell),
    /// A third of a grid.
    Rows(Vec<Row>),
    /// No part of any format.
    Prose(Reason),
    /// The same, but it may be a damaged row.
    Doubt(Reason),
}

/// Find out the kind of a line, or its fault; `whole` still has forum marks, `typed` is unchanged.
pub fn item_of(line: &str, whole: &str, typed: &str) -> Result<Item, Reason> {
    if line.trim().is_empty() {
        return Ok(row_of(line).map_or(Item::Nothing, Item::Row));
    }
    if is_comment(line) {
        return Ok(item_of_comment(line, typed));
    }
    if let Some(item) = dashes_of(line.trim()) {
        return Ok(item);
    }
    if let Some(grids) = links::grids_in(whole)? {
        return Ok(Item::Grids(grids));
    }
    if let Some(grid) = hodoku::grid_of(line) {
        return Ok(Item::Grids(vec![grid?]));
    }
    let grids = grids_of(line);
    if !grids.is_empty() {
        return Ok(Item::Grids(grids));
    }
    part_of(line).map_or_else(|| rest_of(line, typed), Ok)
}

fn dashes_of(line: &str) -> Option<Item> {
    let is_rule = |sign: char| matches!(sign, '|' | '-' | ':' | ' ');
    if line.len() == GRID && line.chars().all(|sign| sign == '-') {
        return Some(Item::Dashes);
    }
    let count = line.matches('|').count();
    let has_fields = count + 1 >= ROW && line.contains("--");
    (has_fields && line.chars().all(is_rule)).then_some(Item::HeaderRule)
}

/// A row if nine comments are a grid; prose if it has a grid, and nothing of a grid otherwise.
fn item_of_comment(line: &str, typed: &str) -> Item {
    match commented_row(line) {
        Some(row) => Item::Row(row),
        None if grids_of(line).is_empty() => Item::Nothing,
        None => Item::Prose(format!("found {} in a comment", shown(typed)).into()),
    }
}

fn is_comment(line: &str) -> bool {
    let start = line.trim_start();
    COMMENTS.iter().any(|sign| start.starts_with(sign))
        || start.starts_with(';') && row_of(line).is_none()
}

/// A row, a grid in groups or entries, perhaps after a name such as `Puzzle:`.
fn part_of(line: &str) -> Option<Item> {
    let named = line
        .split_once(':')
        .filter(|(name, _)| !name.trim().contains(|sign: char| !sign.is_alphabetic()))
        .filter(|(name, _)| name.trim().chars().count() > 1);
    unnamed(line)
        .or_else(|| unnamed(named?.1))
        .or_else(|| quoted(line).and_then(row_of).map(Item::Row))
        .or_else(|| row_of(before_note(line)?).map(Item::Row))
}

/// The part of a line before a comment or an arrow at its end.
fn before_note(line: &str) -> Option<&str> {
    const NOTES: [&str; 3] = [" #", " <", " //"];
    let at = NOTES.iter().filter_map(|note| line.find(note)).min()?;
    Some(&line[..at])
}

/// Nine cells in quotation marks, in a line of a program: `row = "53..7...." +`.
fn quoted(line: &str) -> Option<&str> {
    const MOST_WORDS: usize = 4;
    let mut parts = line.split(['"', '\'']);
    let (before, row, after) = (parts.next()?, parts.next()?, parts.next()?);
    let is_row = row.len() == ROW && are_cells(row) && parts.next().is_none();
    let count = before.split_whitespace().count() + after.split_whitespace().count();
    (is_row && count <= MOST_WORDS).then_some(row)
}

fn unnamed(line: &str) -> Option<Item> {
    let row = row_of(line).map(Item::Row);
    row.or_else(|| cell_of(line).map(Item::Cell))
        .or_else(|| entries_of(line).map(Item::Entries))
        .or_else(|| third_of(line).map(Item::Rows))
        .or_else(|| grouped(line).map(|grid| Item::Grids(vec![grid])))
}

/// A cell on a line of its own, perhaps of a table in HTML.
fn cell_of(line: &str) -> Option<Cell> {
    // Nine characters are a row with spaces as empty cells.
    let is_short = line.len() < ROW;
    let line = line.trim();
    match line.strip_suffix('&').map(str::trim) {
        Some("") => Some(Cell::EMPTY),
        Some(field) => value_of(field),
        None => value_of(line).filter(|_| is_short && line.len() == 1),
    }
}

/// Three rows without a break.
fn third_of(line: &str) -> Option<Vec<Row>> {
    let line = line.trim();
    let is_third = line.len() == 3 * ROW && are_cells(line);
    let rows = [0, ROW, 2 * ROW].map(|at| line.get(at..at + ROW).and_then(row_of));
    rows.into_iter().collect::<Option<_>>().filter(|_| is_third)
}

fn rest_of(line: &str, typed: &str) -> Result<Item, Reason> {
    let is_border = |sign: char| {
        sign.is_whitespace() || BORDERS.contains(sign) || matches!(sign, '\u{2500}'..='\u{257f}')
    };
    let is_heading = HEADINGS.contains(&line.trim().to_ascii_lowercase().as_str());
    if braille::is_heading(line) {
        return Ok(Item::Heading);
    }
    if let Some(row) = loose_row(line) {
        return Ok(Item::Row(row));
    }
    let is_end = line.trim() == "|}";
    if is_end || line.chars().all(is_border) || is_heading || names_columns(line) {
        return Ok(Item::Nothing);
    }
    let found = shown(typed);
    let expected = || format!("found {found}; expected 81 cells or a row of 9").into();
    if !looks_like_cells(line) {
        let has_digit = line.contains(|sign: char| sign.is_ascii_digit());
        return Ok(match links::site_of(typed) {
            Some(site) => Item::Prose(links::without_grid(&site)),
            None if has_digit && !line.contains(char::is_alphabetic) => Item::Doubt(expected()),
            None => Item::Prose(expected()),
        });
    }
    let is_named = line.trim_start().starts_with(char::is_alphabetic);
    let named = label_of(line).filter(|_| is_named);
    let rest = named.map_or(line, |(_, rest)| rest);
    let cells: String = words_of(rest).collect();
    let reason = if are_cells(&cells) {
        let count = cells.len();
        let text = format!("found {count} cells in {found}; expected 9 or 81");
        Reason::new(Cause::Cells(count), text)
    } else {
        expected()
    };
    if line.chars().filter(|&sign| is_cell(sign)).count() < FEWEST {
        return Ok(Item::Doubt(reason));
    }
    Err(reason)
}

/// Whether a line has the names of nine columns: letters, or `C1` to `C9`.
fn names_columns(line: &str) -> bool {
    let names: Vec<String> = words_of(line)
        .take(ROW + 1)
        .map(str::to_ascii_lowercase)
        .collect();
    let is = |of: fn(usize, u8) -> String| {
        names.len() == ROW
            && (0..)
                .zip(b'a'..)
                .zip(&names)
                .all(|((n, l), name)| *name == of(n, l))
    };
    is(|_, letter| char::from(letter).into())
        || is(|number, _| format!("c{}", number + 1))
        || is(|number, _| format!("col{}", number + 1))
}

/// The grids of a line that are written in one word each, without solutions.
fn grids_of(line: &str) -> Vec<Found> {
    if line.len() < GRID {
        return Vec::new();
    }
    let is_between = |sign: char| matches!(sign, '=' | '&' | '<' | '>' | '~');
    let words = words_of(line).flat_map(|word| word.split(is_between));
    without_solutions(words.filter_map(grid_of_word).collect(), |grid| Some(grid))
}

/// The grid of a word: 81 cells or 729 candidates, perhaps between marks of emphasis.
pub fn grid_of_word(word: &str) -> Option<Found> {
    let one = |word: &str| {
        cells_of(word, GRID)
            .map(Found::plain)
            .or_else(|| with_all_candidates(word))
            .or_else(|| links::wiki_board(word))
    };
    if let Some(grid) = one(word) {
        return Some(grid);
    }
    let bare = ["**", "__", "*", "_"]
        .iter()
        .find_map(|mark| word.strip_prefix(mark)?.strip_suffix(mark));
    // The full stop of a sentence.
    let before = word.strip_suffix('.').filter(|word| !word.contains('.'));
    bare.or(before).and_then(one)
}

/// A grid with nine characters for each cell, one for each candidate.
fn with_all_candidates(word: &str) -> Option<Found> {
    if word.len() != ALL_CANDIDATES {
        return None;
    }
    let cell = |signs: &[u8]| {
        let mut bits = 0;
        for (digit, &sign) in (1..).zip(signs) {
            match sign {
                b'.' | b'0' | b'-' => {}
                _ if sign == b'0' + digit => bits |= bit_of(digit),
                _ => return None,
            }
        }
        (bits != 0).then(|| Cell::noted_or_placed(bits))
    };
    let cells: Option<Vec<Cell>> = word.as_bytes().chunks(ROW).map(cell).collect();
    cells.map(|cells| Found::of(&cells))
}

/// A grid of 81 cells in groups, such as nine rows on one line.
fn grouped(line: &str) -> Option<Found> {
    let words: Vec<&str> = words_of(line).take(GRID + 1).collect();
    if let Some(grid) = with_blanks(line) {
        return Some(grid);
    }
    let count: usize = words.iter().map(|word| word.len()).sum();
    let are_equal = words.iter().all(|word| word.len() == words[0].len());
    if count == GRID && are_equal && words.iter().all(|word| are_cells(word)) {
        return cells_of(&words.concat(), GRID).map(Found::plain);
    }
    let rows: Vec<&str> = words
        .iter()
        .copied()
        .filter(|word| word.len() == ROW && are_cells(word))
        .collect();
    if rows.len() == ROW && words.len() < 2 * ROW {
        return cells_of(&rows.concat(), GRID).map(Found::plain);
    }
    if words.len() != GRID {
        return None;
    }
    let cells: Option<Vec<Cell>> = words.iter().map(|word| value_of(word)).collect();
    cells.map(|cells| Found::of(&cells))
}

/// A grid of 81 fields, some of which are blank.
fn with_blanks(line: &str) -> Option<Found> {
    let line = line.trim_start_matches(['|', ' ']);
    ['&', ',', ';', '\t', '|']
        .into_iter()
        .find_map(|delimiter| {
            let fields: Vec<&str> = line
                .split(delimiter)
                .take(GRID + 2)
                .map(str::trim)
                .collect();
            let fields = fields
                .strip_suffix(&[""])
                .filter(|_| fields.len() > GRID)
                .unwrap_or(&fields);
            let cell = |field: &&str| match *field {
                "" => Some(Cell::EMPTY),
                field => value_of(field),
            };
            let cells: Option<Vec<Cell>> = fields.iter().map(cell).collect();
            let is_grid = fields.len() == GRID && fields.iter().any(|field| field.is_empty());
            cells.filter(|_| is_grid).map(|cells| Found::of(&cells))
        })
}
