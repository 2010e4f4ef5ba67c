//! Reads the grids of a text line by line.

use crate::assembly;
use crate::cells::{Cell, GRID};
use crate::characters::{lines_of, plain, undecorated};
use crate::fault::{Cause, Fault, Reason};
use crate::grid::Found;
use crate::line::{Item, item_of};
use crate::nested::{Part, Span, parts_of, spans_of};
use crate::row::Row;
use crate::table::Table;

const STATE: &str = "[state]";
/// Fewer entries aren't a puzzle: a unique solution needs at least 17 givens.
const FEWEST_ENTRIES: usize = 17;

/// The grids of a text in order, and the lines that belong to no format.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The grids.
    pub grids: Vec<Found>,
    /// The numbers of the lines that were left out, counted from 1.
    pub skipped: Vec<usize>,
}

/// Reads a text of lines.
pub fn read(text: &str) -> Result<Reading, Fault> {
    let mut reader = Reader::of(text);
    while reader.at < reader.lines.len() {
        reader.step()?;
    }
    reader.end()
}

struct Reader<'a> {
    text: &'a str,
    lines: Vec<&'a str>,
    /// Where each line begins, in bytes.
    starts: Vec<usize>,
    /// Pairs of brackets, the last one first.
    spans: Vec<Span>,
    at: usize,
    table: Option<Table>,
    is_state: bool,
    found: Builder,
}

impl<'a> Reader<'a> {
    fn of(text: &'a str) -> Self {
        let mut spans = spans_of(text);
        spans.reverse();
        Self {
            text,
            lines: lines_of(text).collect(),
            starts: starts_of(text),
            spans,
            at: 0,
            table: None,
            is_state: false,
            found: Builder::new(),
        }
    }

    fn number(&self) -> usize {
        self.at + 1
    }

    fn start_of(&self, line: usize) -> usize {
        self.starts.get(line).copied().unwrap_or(self.text.len())
    }

    fn step(&mut self) -> Result<(), Fault> {
        let (line, number) = (self.lines[self.at], self.number());
        if self.is_left_out(line) {
            self.at += 1;
            return Ok(());
        }
        if self.brackets()? {
            return Ok(());
        }
        self.at += 1;
        let whole = plain(line);
        let item = match self.table_item(&whole) {
            Some(item) => item,
            None => item_of(&undecorated(&whole), &whole, line),
        };
        // A link without its grid is only wrong if the text has no other grid.
        let item = item.or_else(|reason| match reason.cause {
            Cause::Link(_) => Ok(Item::Prose(reason)),
            _ => Err(Fault::new(number, reason)),
        });
        self.found.add(item?, number)
    }

    /// Whether a line belongs to a section with a player's entries, or begins a section.
    fn is_left_out(&mut self, line: &str) -> bool {
        let line = line.trim();
        let name = line
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'));
        let is_section = name.is_some_and(|name| {
            !name.is_empty() && name.chars().all(|sign| sign.is_alphabetic() || sign == '/')
        });
        if is_section {
            self.is_state = line.eq_ignore_ascii_case(STATE);
        }
        is_section || self.is_state
    }

    fn table_item(&mut self, line: &str) -> Option<Result<Item, Reason>> {
        if let Some(table) = Table::of_header(line) {
            self.table = Some(table);
            return Some(Ok(Item::Nothing));
        }
        self.table.as_ref()?.item_of(line)
    }

    /// Reads the grids in the brackets that begin on this line, and perhaps end on a later one.
    fn brackets(&mut self) -> Result<bool, Fault> {
        let mut end = self.start_of(self.at + 1);
        let mut after = None;
        while let Some(span) = self.spans.pop_if(|span| span.start < end) {
            let text = plain(&self.text[span.start..span.end]);
            let (parts, starts) = (parts_of(&text), starts_of(&text));
            if !parts.is_empty() {
                let first = line_at(&self.starts, span.start);
                for (at, part) in parts {
                    let line = first + line_at(&starts, at);
                    self.found.add_part(part, line + 1)?;
                }
                let next = line_at(&self.starts, span.end - 1) + 1;
                end = self.start_of(next);
                after = Some(next);
            }
        }
        self.at = after.unwrap_or(self.at);
        Ok(after.is_some())
    }

    fn end(mut self) -> Result<Reading, Fault> {
        self.found.close()?;
        let mut found = self.found;
        if let Some(line) = found.dashes {
            found.close_dashes(line)?;
        }
        if found.reading.grids.is_empty() {
            let missing = || Fault::new(1, "there is no grid");
            return Err(found.first_skipped.unwrap_or_else(missing));
        }
        Ok(found.reading)
    }
}

/// Where each line of a text begins, in bytes.
fn starts_of(text: &str) -> Vec<usize> {
    let start = |line: &str| line.as_ptr() as usize - text.as_ptr() as usize;
    lines_of(text).map(start).collect()
}

/// The index of the line that a byte is in.
fn line_at(starts: &[usize], byte: usize) -> usize {
    starts
        .partition_point(|&start| start <= byte)
        .saturating_sub(1)
}

/// The grids so far, and the rows or entries of an unfinished one.
struct Builder {
    reading: Reading,
    run: Vec<Row>,
    /// How many entries there are, and the digit of each cell.
    entries: usize,
    digits: [u8; GRID],
    first_entry: usize,
    first_skipped: Option<Fault>,
    /// The first line of 81 dashes.
    dashes: Option<usize>,
    /// Whether a line has a whole grid.
    is_list: bool,
}

impl Builder {
    fn new() -> Self {
        Self {
            reading: Reading::default(),
            run: Vec::new(),
            entries: 0,
            digits: [0; GRID],
            first_entry: 0,
            first_skipped: None,
            dashes: None,
            is_list: false,
        }
    }

    fn add(&mut self, item: Item, number: usize) -> Result<(), Fault> {
        match item {
            Item::Nothing => Ok(()),
            Item::Heading => self.close(),
            Item::Row(row) => self.add_row(row, number),
            Item::HeaderRule => {
                let is_header = |row: &mut Row| row.may_be_border() || row.is_ascending();
                self.run.pop_if(is_header);
                Ok(())
            }
            Item::Dashes => {
                self.dashes.get_or_insert(number);
                Ok(())
            }
            Item::Grids(grids) => {
                self.is_list = true;
                self.add_grids(grids, number)
            }
            Item::Entries(entries) => self.add_entries(entries, number),
            Item::Prose(reason) => self.skip(Fault::new(number, reason)),
        }
    }

    fn add_part(&mut self, part: Part, number: usize) -> Result<(), Fault> {
        match part {
            Part::Grid(grid) => self.add_grids(vec![grid], number),
            Part::Row(row) => self.add_row(row, number),
            Part::Wrong(count) => {
                let reason = format!("found a list of {count} cells; expected 9 or 81");
                Err(Fault::new(number, Reason::new(Cause::Cells(count), reason)))
            }
        }
    }

    fn add_row(&mut self, row: Row, line: usize) -> Result<(), Fault> {
        self.close_entries()?;
        self.run.push(Row { line, ..row });
        Ok(())
    }

    fn add_grids(&mut self, grids: Vec<Found>, line: usize) -> Result<(), Fault> {
        let count = self.run.iter().filter(|row| !row.may_be_border()).count();
        let reason = format!("a grid begins after {} rows of another", count % 9);
        self.close().map_err(|fault| match fault.cause {
            Cause::Rows(count) => Fault::new(line, Reason::new(Cause::Rows(count), reason)),
            _ => fault,
        })?;
        let grids = grids.into_iter().map(|grid| grid.on_line(line));
        self.reading.grids.extend(grids);
        Ok(())
    }

    fn add_entries(&mut self, entries: Vec<(usize, u8)>, line: usize) -> Result<(), Fault> {
        self.close_rows()?;
        // An entry for a filled cell starts the next grid, and so does a line of 17 entries or more.
        let is_filled = |&(cell, _): &(usize, u8)| self.digits[cell] != 0;
        if entries.len() >= FEWEST_ENTRIES || entries.iter().any(is_filled) {
            self.close_entries()?;
        }
        if self.entries == 0 {
            self.first_entry = line;
        }
        self.entries += entries.len();
        for (cell, digit) in entries {
            self.digits[cell] = digit;
        }
        Ok(())
    }

    /// Leaves out a line, unless it stands within a grid.
    fn skip(&mut self, fault: Fault) -> Result<(), Fault> {
        self.close().map_err(|_| fault.clone())?;
        self.reading.skipped.extend(fault.line);
        let is_link = |fault: &Fault| matches!(fault.cause, Cause::Link(_));
        // Report the link, not the sentence before it: people expect the link to be read.
        if is_link(&fault) && !self.first_skipped.as_ref().is_some_and(is_link) {
            self.first_skipped = Some(fault);
        } else {
            self.first_skipped.get_or_insert(fault);
        }
        Ok(())
    }

    fn close(&mut self) -> Result<(), Fault> {
        self.close_rows()?;
        self.close_entries()
    }

    /// Dashes as long as a grid are a border between rows, or the only grid of a text.
    fn close_dashes(&mut self, line: usize) -> Result<(), Fault> {
        if self.is_list {
            let reason = "81 dashes may be a border or an empty grid; write empty cells as dots";
            return Err(Fault::new(line, Reason::new(Cause::Ambiguous, reason)));
        }
        if self.reading.grids.is_empty() {
            let empty = Found::of(&[Cell::EMPTY; GRID]).on_line(line);
            self.reading.grids.push(empty);
        }
        Ok(())
    }

    fn close_rows(&mut self) -> Result<(), Fault> {
        let run = std::mem::take(&mut self.run);
        if !run.iter().all(Row::may_be_border) {
            self.reading.grids.extend(assembly::grids_of(run)?);
        }
        Ok(())
    }

    fn close_entries(&mut self) -> Result<(), Fault> {
        let digits = std::mem::replace(&mut self.digits, [0; GRID]);
        if std::mem::take(&mut self.entries) == 0 {
            return Ok(());
        }
        let cells = digits.map(|digit| Cell {
            digit,
            candidates: 0,
        });
        let count = cells.iter().filter(|cell| cell.digit > 0).count();
        if count < FEWEST_ENTRIES {
            let reason = format!("found {count} digits such as r1c1=5; expected 17 or more");
            return Err(Fault::new(self.first_entry, reason));
        }
        let grid = Found::of(&cells).on_line(self.first_entry);
        self.reading.grids.push(grid);
        Ok(())
    }
}
