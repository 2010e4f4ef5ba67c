//! The XML of `OpenSudoku`: a `game` element for each puzzle, its grid in the attribute `data`.
//!
//! Only these attributes are read, as they are written: namespaces and entities mean nothing here.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use crate::cells::{Cell, GRID, bit_of, cells_of};
use crate::fault::Fault;
use crate::grid::{ALL, Found};

/// A file of `OpenSudoku` has three levels, and a `game` seven attributes.
const DEEPEST: usize = 32;
const MOST_ATTRIBUTES: usize = 64;

/// The grids of an `OpenSudoku` file; one that declares entities is rejected.
pub fn read(text: &str) -> Result<Vec<Found>, Fault> {
    let mut reader = Reader::from_str(text);
    let (mut grids, mut depth) = (Vec::new(), 0_usize);
    loop {
        let start = reader.buffer_position();
        let fault = |reason: &str| Fault::new(line_at(text, start), reason);
        match reader.read_event().map_err(|_| fault("no XML"))? {
            Event::Start(element) => {
                depth += 1;
                let grid = grid_of(&element).map_err(|reason| fault(&reason))?;
                grids.extend(grid.map(|grid| grid.on_line(line_at(text, start))));
            }
            Event::Empty(element) => {
                let grid = grid_of(&element).map_err(|reason| fault(&reason))?;
                grids.extend(grid.map(|grid| grid.on_line(line_at(text, start))));
            }
            Event::End(_) => depth -= 1,
            Event::DocType(_) => {
                return Err(fault("XML that declares entities or a document type"));
            }
            Event::Eof if depth > 0 => return Err(fault("no XML")),
            Event::Eof if grids.is_empty() => {
                return Err(Fault::new(1, "XML without a game of OpenSudoku"));
            }
            Event::Eof => return Ok(grids),
            _ => {}
        }
        if depth > DEEPEST {
            return Err(fault("XML that is nested too deeply"));
        }
    }
}

/// Returns the grid of a `game` element, nothing for other elements, or why its grid is wrong.
fn grid_of(element: &BytesStart<'_>) -> Result<Option<Found>, String> {
    let mut data = None;
    // Comparing the names of attributes takes a time that grows with their square.
    for (count, attribute) in element.attributes().with_checks(false).enumerate() {
        let attribute = attribute.map_err(|_| "no XML")?;
        if count == MOST_ATTRIBUTES {
            return Err("XML with too many attributes".into());
        }
        if attribute.key.as_ref() == "data" {
            data = Some(attribute.value);
        }
    }
    let Some(data) = data.filter(|_| element.name().as_ref() == "game") else {
        return Ok(None);
    };
    let data = data.replace("&#10;", "\n").replace("&#xA;", "\n");
    if let Some(board) = data.trim().strip_prefix("version:") {
        let wrong = || "a game of OpenSudoku whose cells cannot be read".to_owned();
        return board_of(board).map(Some).ok_or_else(wrong);
    }
    let found = || format!("a game of {} cells; expected 81", data.chars().count());
    cells_of(&data, GRID)
        .map(|cells| Some(Found::plain(cells)))
        .ok_or_else(found)
}

/// A game with notes: `value|notes|is editable|` for each cell, from version 4 on with two notes.
fn board_of(board: &str) -> Option<Found> {
    let board = board.trim_start();
    let end = board.find(|sign: char| !sign.is_ascii_digit())?;
    let (version, cells) = board.split_at(end);
    let version: u32 = version.parse().ok()?;
    let fields: Vec<&str> = cells
        .trim()
        .split('|')
        // Version 2 ended notes with two bars.
        .filter(|field| !field.is_empty())
        .take(GRID * 4 + 1)
        .collect();
    let width = if version < 4 { 3 } else { 4 };
    if fields.len() != GRID * width {
        return None;
    }
    let cells: Option<Vec<Cell>> = fields.chunks(width).map(board_cell).collect();
    cells.map(|cells| Found::of(&cells))
}

/// A digit that the player may change is no given, but the only candidate of its cell.
fn board_cell(fields: &[&str]) -> Option<Cell> {
    let (first, last) = (fields.first()?, fields.last()?);
    let digit: u8 = first.parse().ok().filter(|digit| *digit <= 9)?;
    match (digit, *last) {
        (0, _) => {
            let notes = fields[1..fields.len() - 1].iter();
            let bits: Option<Vec<u16>> = notes.map(|notes| notes_of(notes)).collect();
            Some(Cell::noted(
                bits?.into_iter().fold(0, |all, bits| all | bits),
            ))
        }
        (digit, "0") => Some(Cell {
            digit,
            candidates: 0,
        }),
        (digit, _) => Some(Cell::noted(bit_of(digit))),
    }
}

/// Notes as a list, `1,2,`, or as bits.
fn notes_of(notes: &str) -> Option<u16> {
    if notes == "-" {
        return Some(0);
    }
    if !notes.contains(',') {
        return notes.parse().ok().filter(|bits| *bits <= ALL);
    }
    let digits = notes.split(',').filter(|digit| !digit.is_empty());
    digits
        .map(|digit| digit.parse().ok().filter(|digit| (1..=9).contains(digit)))
        .try_fold(0, |bits, digit| Some(bits | bit_of(digit?)))
}

/// The number of the line that a byte is in.
fn line_at(text: &str, position: u64) -> usize {
    let before = usize::try_from(position).unwrap_or(text.len());
    let lines = text.bytes().take(before).filter(|&byte| byte == b'\n');
    1 + lines.count()
}
