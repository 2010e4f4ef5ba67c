//! Links that carry their grid: in digits, packed, or as a puzzle of f-puzzles or `SudokuPad`.
//!
//! Nothing is fetched. A link without its grid is an error if the text has no other grid; one with further
//! rules is always an error.

use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

use crate::cells::{Cell, EMPTY, GRID, ROW, bit_of, cells_of, normalized};
use crate::fault::{Cause, Reason};
use crate::grid::{ALL, Found};
use crate::lz_string::unpack;
use crate::packed;

const MOST_PACKED: usize = 1 << 16;
const MOST_UNPACKED: usize = 1 << 18;
/// The sites of which each link stands for a puzzle.
pub const SITES: [&str; 3] = ["f-puzzles.com", "sudokupad.app", "crackingthecryptic.com"];
/// The sites of which a short id is a packed grid.
const PACKING: [&str; 3] = [
    "sudokupad.app",
    "crackingthecryptic.com",
    "sudokuexchange.com",
];
/// The sites of which a link stands for a puzzle if it has this part.
const PARTS: [(&str, &str); 3] = [
    ("sudokuwiki.org", "bd="),
    ("sudokuexchange.com", "?s="),
    ("sudoku.coach", "/play/"),
];
/// Addresses of Nonet's own sites, on any host.
const OWN: [&str; 2] = ["/puzzles/v1-", "/collections/v1-"];
const MOST_GRIDS: usize = 20;
/// The characters of a packed grid: each is a digit plus 10 times the empty cells after it.
const RUNS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
/// The beginning of a board of sudokuwiki.org: a 9x9 grid, in the second version.
const WIKI: &str = "S9B";
/// The prefixes of a packed grid; of two with the same beginning, the longer one comes first.
const STARTS: [&str; 6] = [
    "?load=",
    "&load=",
    "/fpuzzles",
    "puzzleid=fpuzzles",
    "/fpuz",
    "puzzleid=fpuz",
];
/// The members of an f-puzzles object that don't change the rules.
pub const PLAIN: [&str; 13] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "successMessage",
    "successmessage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "logic",
    "notes",
];
/// The most further rules that are named, and the longest name.
const NAMED: (usize, usize) = (3, 30);

/// The grids of the links in a line, or why one has none; nothing if no link is of a puzzle.
pub fn grids_in(line: &str) -> Result<Option<Vec<Found>>, Reason> {
    if !line.contains('/') && !line.contains("SCv") && !line.contains('-') {
        return Ok(None);
    }
    let is_between = |sign: char| {
        sign.is_whitespace() || matches!(sign, '"' | '\'' | '<' | '>' | '(' | ')' | '[' | ']' | '`')
    };
    let mut found: Option<Vec<Found>> = None;
    for word in line.split(is_between) {
        if let Some(grids) = grids_of(word) {
            found.get_or_insert_default().extend(grids?);
        }
    }
    Ok(found)
}

/// The grids of a word that is a link, with or without its scheme.
fn grids_of(word: &str) -> Option<Result<Vec<Found>, Reason>> {
    if let Some(grids) = own_grids(word) {
        return Some(Ok(grids));
    }
    if let Some(grid) = packed::grid_of(word) {
        return Some(
            grid.map(|grid| vec![Found::plain(grid)])
                .map_err(Reason::from),
        );
    }
    let (host, path) = parts_of(word)?;
    let is_packing = PACKING.iter().any(|site| is_at(host, site));
    if let Some(grid) = grid_in_path(path, is_packing) {
        return Some(Ok(vec![grid]));
    }
    if let Some(site) = SITES.into_iter().find(|site| is_at(host, site)) {
        return Some(grid_at(site, path).map(|grid| vec![grid]));
    }
    let mut known = PARTS.into_iter();
    let (site, _) = known.find(|(site, part)| is_at(host, site) && path.contains(part))?;
    Some(Err(without_grid(site)))
}

/// The host and the rest of a link.
pub fn parts_of(word: &str) -> Option<(&str, &str)> {
    let address = word.split_once("://").map_or(word, |(_, address)| address);
    let end = address.find(['/', '?'])?;
    Some(address.split_at(end))
}

/// The site of the first link in a line.
pub fn site_of(line: &str) -> Option<String> {
    let (_, address) = line.split_once("://")?;
    let end = address.find(|sign: char| !(sign.is_alphanumeric() || matches!(sign, '.' | '-')));
    let host = &address[..end.unwrap_or(address.len())];
    let site = host.strip_prefix("www.").unwrap_or(host);
    (!site.is_empty()).then(|| site.to_ascii_lowercase())
}

/// The reason why a link to a site has no grid.
pub fn without_grid(site: &str) -> Reason {
    let text = format!(
        "the link of {site} doesn't contain its grid, and nothing is fetched; \
         open it and copy the 81 digits"
    );
    Reason::new(Cause::Link(site.into()), text)
}

/// The grids of an address of Nonet's own.
fn own_grids(word: &str) -> Option<Vec<Found>> {
    let digits = OWN.iter().find_map(|place| {
        let (_, rest) = word.split_once(place)?;
        let end = rest.find(|sign: char| !sign.is_ascii_digit());
        Some(&rest[..end.unwrap_or(rest.len())])
    })?;
    let count = digits.len() / GRID;
    let are_whole = digits.len().is_multiple_of(GRID) && (1..=MOST_GRIDS).contains(&count);
    // The digits are ASCII.
    let grid = |at: usize| Found::plain(normalized(&digits[at * GRID..][..GRID]));
    are_whole.then(|| (0..count).map(grid).collect())
}

/// The grid that is a part of a path or a value of a query.
fn grid_in_path(path: &str, is_packing: bool) -> Option<Found> {
    let mut parts = path.split(['/', '?', '&', '=', '#']);
    parts.find_map(|part| {
        let plain = cells_of(&part.replace("%0A", ""), GRID).map(Found::plain);
        let bare = part.strip_prefix("classic").unwrap_or(part);
        plain
            .or_else(|| wiki_board(part))
            .or_else(|| unpacked_runs(bare).filter(|_| is_packing))
    })
}

/// The grid of a short id of `SudokuPad`.
fn unpacked_runs(word: &str) -> Option<Found> {
    if word.is_empty() || word.len() > GRID {
        return None;
    }
    let mut cells = String::with_capacity(GRID);
    for sign in word.chars() {
        let value = RUNS.find(sign)?;
        cells.push(char::from_digit(u32::try_from(value % 10).ok()?, 10)?);
        cells.extend(std::iter::repeat_n('0', value / 10));
    }
    cells_of(&cells, GRID).map(Found::plain)
}

/// A board of sudokuwiki.org: two digits for each cell, with its candidates.
pub fn wiki_board(word: &str) -> Option<Found> {
    let (packed, base) = match word.strip_prefix(WIKI) {
        Some(packed) => (packed, 36),
        None => (word, 32),
    };
    if packed.len() != 2 * GRID || !packed.is_ascii() {
        return None;
    }
    let cell = |at: usize| {
        let value = u16::from_str_radix(packed.get(2 * at..2 * at + 2)?, base).ok()?;
        if base == 36 {
            second_cell(value)
        } else {
            first_cell(value)
        }
    };
    let cells: Option<Vec<Cell>> = (0..GRID).map(cell).collect();
    cells.map(|cells| Found::of(&cells))
}

/// The second version: 1 to 9 for a given, 10 to 18 for a digit of the player, then candidates.
fn second_cell(value: u16) -> Option<Cell> {
    const BEFORE: u16 = 18;
    Some(match value {
        0 => Cell::EMPTY,
        1..=9 => given(u8::try_from(value).ok()?),
        10..=BEFORE => Cell::noted(bit_of(u8::try_from(value - 9).ok()?)),
        _ => Cell::noted(Some(value - BEFORE).filter(|bits| *bits <= ALL)?),
    })
}

/// The first version: the lowest bit marks a given, the other nine are candidates.
fn first_cell(value: u16) -> Option<Cell> {
    let bits = value >> 1;
    Some(match (value & 1, bits.count_ones()) {
        (_, 0) => Cell::EMPTY,
        (1, 1) => given(u8::try_from(bits.trailing_zeros() + 1).ok()?),
        (0, _) => Cell::noted(bits),
        _ => return None,
    })
}

const fn given(digit: u8) -> Cell {
    Cell {
        digit,
        candidates: 0,
    }
}

/// The grid of a link of f-puzzles or `SudokuPad`.
fn grid_at(site: &str, path: &str) -> Result<Found, Reason> {
    let packed = packed_in(path).ok_or_else(|| without_grid(site))?;
    let packed = percent_decode_str(packed).decode_utf8_lossy();
    Ok(grid_of(&unpacked(&packed)?).map(Found::plain)?)
}

pub fn is_at(host: &str, site: &str) -> bool {
    let is_named = |sign: char| sign.is_alphanumeric() || matches!(sign, '_' | '.' | '-');
    let before = host.strip_suffix(site);
    before.is_some_and(|name| name.is_empty() || name.ends_with('.') && name.chars().all(is_named))
}

fn packed_in(link: &str) -> Option<&str> {
    let is_packed =
        |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '+' | '/' | '=' | '%');
    let found = STARTS.iter().enumerate().flat_map(|(rank, &start)| {
        let places = link.match_indices(start);
        places.map(move |(at, _)| (at, rank, at + start.len()))
    });
    let (_, _, begin) = found
        .filter(|&(_, _, begin)| link[begin..].starts_with(is_packed))
        .min()?;
    let rest = &link[begin..];
    let end = rest.find(|sign| !is_packed(sign));
    Some(&rest[..end.unwrap_or(rest.len())])
}

/// The text that a link holds in packed form.
pub fn unpacked_text(packed: &str) -> Result<String, String> {
    if packed.len() > MOST_PACKED {
        return Err("the link has more than 65,536 characters".into());
    }
    unpack(packed, MOST_UNPACKED).map_err(|reason| format!("in the link, {reason}"))
}

fn unpacked(packed: &str) -> Result<Map<String, Value>, String> {
    let text = unpacked_text(packed)?;
    match serde_json::from_str(&text) {
        Ok(Value::Object(puzzle)) => Ok(puzzle),
        _ => Err("the link holds no puzzle".into()),
    }
}

fn grid_of(puzzle: &Map<String, Value>) -> Result<String, String> {
    let further: Vec<String> = puzzle
        .iter()
        .filter(|(name, held)| is_set(held) && !PLAIN.contains(&name.as_str()))
        .map(|(name, _)| name.chars().take(NAMED.1).collect())
        .take(NAMED.0)
        .collect();
    if !further.is_empty() {
        let named = further.join(", ");
        return Err(format!("the link is not a plain Sudoku: it has {named}"));
    }
    let rows = puzzle.get("grid").and_then(Value::as_array);
    let cells: Option<Vec<&Vec<Value>>> =
        rows.and_then(|rows| rows.iter().map(Value::as_array).collect());
    let cells = cells.ok_or("the link holds no grid")?;
    let is_own = puzzle.get("size").is_none_or(|size| size == ROW);
    let is_square = cells.len() == ROW && cells.iter().all(|row| row.len() == ROW);
    if !is_own || !is_square {
        return Err("the link holds a grid of another size; expected 9 by 9".into());
    }
    let grid: Option<String> = cells.into_iter().flatten().map(digit_of).collect();
    let grid = grid.filter(|grid| grid.len() == GRID);
    grid.ok_or_else(|| "the link holds no grid".into())
}

/// Whether a member of an f-puzzles object is set: an empty list or a rule that is switched off isn't.
pub fn is_set(held: &Value) -> bool {
    match held {
        Value::Null => false,
        Value::Bool(is_on) => *is_on,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        Value::Object(members) => !members.is_empty(),
    }
}

/// A given; a player's entry is not one.
fn digit_of(cell: &Value) -> Option<char> {
    let cell = cell.as_object()?;
    let is_given = cell.get("given") == Some(&Value::Bool(true));
    let value = cell.get("value").and_then(Value::as_u64);
    let digit = value.and_then(|value| char::from_digit(u32::try_from(value).ok()?, 10));
    Some(match digit {
        Some(digit @ '1'..='9') if is_given => digit,
        _ => EMPTY,
    })
}
