//! The XML of `OpenSudoku`: a `game` element for each puzzle, its grid in the attribute `data`.
//!
//! Only tags and these attributes are read, as they are written: namespaces and entities mean
//! nothing here.

use crate::cells::{Cell, GRID, bit_of, cells_of};
use crate::fault::Fault;
use crate::grid::{ALL, Found};

/// A file of `OpenSudoku` has three levels, and a `game` seven attributes.
const DEEPEST: usize = 32;
const MOST_ATTRIBUTES: usize = 64;
const MALFORMED_XML: &str = "the XML is not well-formed";
/// The beginnings and ends of skipped parts: comments, texts and the declaration.
const SKIPPED: [(&str, &str); 3] = [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>")];

/// The grids of an `OpenSudoku` file; one that declares entities is rejected.
pub fn read(text: &str) -> Result<Vec<Found>, Fault> {
    let mut tags = Tags {
        text,
        at: 0,
        line: 1,
    };
    let (mut grids, mut open) = (Vec::new(), Vec::new());
    while let Some((line, tag)) = tags.next()? {
        let fault = |reason: &str| Fault::new(line, reason);
        if tag.name.starts_with('!') {
            return Err(fault("XML with a document type or entities is not read"));
        }
        if let Some(name) = tag.name.strip_prefix('/') {
            let opened = open.pop_if(|opened| *opened == name);
            opened.ok_or_else(|| fault(MALFORMED_XML))?;
            continue;
        }
        let grid = grid_of(&tag).map_err(|reason| fault(&reason))?;
        grids.extend(grid.map(|grid| grid.on_line(line)));
        if !tag.is_empty {
            open.push(tag.name);
        }
        if open.len() > DEEPEST {
            return Err(fault("the XML is nested too deeply"));
        }
    }
    if !open.is_empty() {
        return Err(Fault::new(tags.line, MALFORMED_XML));
    }
    if grids.is_empty() {
        return Err(Fault::new(1, "the XML has no OpenSudoku game"));
    }
    Ok(grids)
}

/// The tags of a text, with their lines.
struct Tags<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Tags<'a> {
    fn next(&mut self) -> Result<Option<(usize, Tag<'a>)>, Fault> {
        while let Some(start) = self.text[self.at..].find('<') {
            self.advance(start);
            let (line, rest) = (self.line, &self.text[self.at + 1..]);
            let skipped = skipped_length(rest);
            let length = skipped.or_else(|| tag_length(rest));
            let length = length.ok_or_else(|| Fault::new(line, MALFORMED_XML))?;
            self.advance(1 + length);
            if skipped.is_none() {
                return Ok(Some((line, Tag::of(&rest[..length - 1]))));
            }
        }
        Ok(None)
    }

    fn advance(&mut self, length: usize) {
        let end = self.at + length;
        self.line += self.text[self.at..end].matches('\n').count();
        self.at = end;
    }
}

fn skipped_length(text: &str) -> Option<usize> {
    let (start, end) = SKIPPED.iter().find(|(start, _)| text.starts_with(start))?;
    let length = text[start.len()..].find(end)?;
    Some(start.len() + length + end.len())
}

/// The length of a tag with its `>`, which may stand in an attribute as well.
fn tag_length(text: &str) -> Option<usize> {
    let mut quote = None;
    let end = text.find(|sign| {
        match (quote, sign) {
            (None, '"' | '\'') => quote = Some(sign),
            (Some(open), _) if open == sign => quote = None,
            _ => {}
        }
        quote.is_none() && sign == '>'
    });
    end.map(|end| end + 1)
}

/// A tag without its brackets.
struct Tag<'a> {
    name: &'a str,
    attributes: &'a str,
    is_empty: bool,
}

impl<'a> Tag<'a> {
    fn of(text: &'a str) -> Self {
        let is_empty = text.ends_with('/');
        let text = text.strip_suffix('/').unwrap_or(text).trim_end();
        let end = text.find(char::is_whitespace).unwrap_or(text.len());
        let (name, attributes) = text.split_at(end);
        Self {
            name,
            attributes,
            is_empty,
        }
    }

    /// The value of the attribute `data`, or why the attributes cannot be read.
    fn data(&self) -> Result<Option<&'a str>, &'static str> {
        let (mut rest, mut data) = (self.attributes.trim(), None);
        for _ in 0..MOST_ATTRIBUTES {
            if rest.is_empty() {
                return Ok(data);
            }
            let (name, value) = rest.split_once('=').ok_or(MALFORMED_XML)?;
            let value = value.trim_start();
            let quote = value.chars().next().ok_or(MALFORMED_XML)?;
            if quote != '"' && quote != '\'' {
                return Err(MALFORMED_XML);
            }
            let (value, after) = value[1..].split_once(quote).ok_or(MALFORMED_XML)?;
            if name.trim() == "data" {
                data = Some(value);
            }
            rest = after.trim_start();
        }
        Err("an element of the XML has too many attributes")
    }
}

/// Returns the grid of a `game` element, nothing for other elements, or why its grid is wrong.
fn grid_of(tag: &Tag<'_>) -> Result<Option<Found>, String> {
    let data = tag.data()?;
    let Some(data) = data.filter(|_| tag.name == "game") else {
        return Ok(None);
    };
    let data = data.replace("&#10;", "\n").replace("&#xA;", "\n");
    if let Some(board) = data.trim().strip_prefix("version:") {
        let wrong = || "the cells of this OpenSudoku game cannot be read".to_owned();
        return board_of(board).map(Some).ok_or_else(wrong);
    }
    let found = || {
        format!(
            "found a game of {} cells; expected 81",
            data.chars().count()
        )
    };
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

/// An editable digit isn't a given but the only candidate of its cell.
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
