//! Links of f-puzzles and `SudokuPad` that carry their grid, packed by lz-string.
//!
//! Nothing is fetched: a link with a short id, whose grid is elsewhere, is refused, and so is one
//! with rules beyond those of a Sudoku.

use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

use crate::cells::{EMPTY, GRID, ROW};
use crate::fault::Fault;
use crate::lz_string::unpack;

const MOST_PACKED: usize = 1 << 16;
const MOST_UNPACKED: usize = 1 << 18;
const SCHEMES: [&str; 2] = ["http://", "https://"];
const SITES: [&str; 3] = ["f-puzzles.com", "sudokupad.app", "crackingthecryptic.com"];
/// The prefixes of a packed grid; of two with the same beginning, the longer one comes first.
const STARTS: [&str; 6] = [
    "?load=",
    "&load=",
    "/fpuzzles",
    "puzzleid=fpuzzles",
    "/fpuz",
    "puzzleid=fpuz",
];
/// What a grid of f-puzzles may have beside the grid without being another puzzle.
const PLAIN: [&str; 13] = [
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

/// A link of one of these sites.
pub struct Link<'a> {
    site: &'static str,
    text: &'a str,
}

impl<'a> Link<'a> {
    /// The first link in a line.
    pub fn of(line: &'a str) -> Option<Self> {
        let schemes = SCHEMES.iter().flat_map(|&scheme| {
            let starts = line.match_indices(scheme);
            starts.map(move |(at, _)| (at, at + scheme.len()))
        });
        let links = schemes.filter_map(|(at, host)| {
            let rest = &line[host..];
            let (host, _) = rest.split_once('/')?;
            let site = SITES.into_iter().find(|&site| is_at(host, site))?;
            Some((at, site))
        });
        let (at, site) = links.min()?;
        let text = line[at..].split_whitespace().next()?;
        Some(Self { site, text })
    }

    /// The grid that the link carries.
    pub fn grid(&self, number: usize) -> Result<String, Fault> {
        let Some(packed) = packed_in(self.text) else {
            return Err(Fault::new(
                number,
                format!(
                    "the link of {} has a short id in place of its grid, and nothing is fetched; \
                     open it there and copy the link that holds the puzzle",
                    self.site
                ),
            ));
        };
        let packed = percent_decode_str(packed).decode_utf8_lossy();
        let puzzle = unpacked(&packed).map_err(|reason| Fault::new(number, reason))?;
        grid_of(&puzzle).map_err(|reason| Fault::new(number, reason))
    }
}

fn is_at(host: &str, site: &str) -> bool {
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

fn unpacked(packed: &str) -> Result<Map<String, Value>, String> {
    if packed.len() > MOST_PACKED {
        return Err("a link of more than 65,536 characters".into());
    }
    let text = unpack(packed, MOST_UNPACKED).map_err(|reason| format!("in the link, {reason}"))?;
    match serde_json::from_str(&text) {
        Ok(Value::Object(puzzle)) => Ok(puzzle),
        _ => Err("the link holds no puzzle".into()),
    }
}

fn grid_of(puzzle: &Map<String, Value>) -> Result<String, String> {
    let further: Vec<String> = puzzle
        .iter()
        .filter(|(name, held)| says_anything(held) && !PLAIN.contains(&name.as_str()))
        .map(|(name, _)| name.chars().take(NAMED.1).collect())
        .take(NAMED.0)
        .collect();
    if !further.is_empty() {
        let named = further.join(", ");
        return Err(format!("the link is no plain Sudoku: it has {named}"));
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

/// An empty list or a rule that is switched off is none.
fn says_anything(held: &Value) -> bool {
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
