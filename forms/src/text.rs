//! Reads the grids of a text line by line.

use crate::builder::Builder;
use crate::characters::{lines_of, plain, undecorated};
use crate::entries::{names_triples, triple_of};
use crate::fault::{Cause, Fault, Reason};
use crate::grid::Found;
use crate::line::{Item, item_of};
use crate::nested::parts_of;
use crate::spans::{Span, spans_of};
use crate::table::Table;

const STATE: &str = "[state]";
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
    /// The start of each line, in bytes.
    starts: Vec<usize>,
    /// Pairs of brackets, the last one first.
    spans: Vec<Span>,
    at: usize,
    table: Option<Table>,
    /// Whether each line is a row, a column and a digit.
    has_triples: bool,
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
            has_triples: false,
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
        let bare = undecorated(&whole);
        let known = self
            .table_item(&whole)
            .or_else(|| self.triple(&bare).map(Ok));
        let item = known.unwrap_or_else(|| item_of(&bare, &whole, line));
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
        if let Some(table) = Table::of_header(line).filter(|table| self.begins(table)) {
            self.table = Some(table);
            return Some(Ok(Item::Nothing));
        }
        self.table = self.table.take().filter(|_| !line.trim().is_empty());
        self.table.as_ref()?.item_of(line)
    }

    /// The entry of a line of a table of entries, or its header.
    fn triple(&mut self, line: &str) -> Option<Item> {
        let next = self.lines.get(self.at).map(|next| plain(next));
        if names_triples(line) && next.is_some_and(|next| triple_of(&undecorated(&next)).is_some())
        {
            self.has_triples = true;
            return Some(Item::Heading);
        }
        let entry = triple_of(line).filter(|_| self.has_triples);
        self.has_triples = entry.is_some();
        entry.map(|entry| Item::Entries(vec![entry]))
    }

    /// Whether the line after a header has a grid in the column that the header names.
    fn begins(&self, table: &Table) -> bool {
        let first = self.lines.get(self.at).map(|line| plain(line));
        let item = first.and_then(|line| table.item_of(&line));
        let is_puzzle = |grid: &Found| grid.cells.contains('-');
        matches!(item, Some(Ok(Item::Grids(grids))) if grids.iter().all(is_puzzle))
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
                let before = plain(self.before(first, span.start));
                let is_one = parts.len() == 1;
                for (at, part) in parts {
                    let labelled = if is_one {
                        part.after(&before)
                    } else {
                        Ok(part)
                    };
                    let part = labelled.map_err(|reason| Fault::new(first + 1, reason))?;
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

    /// The end of the text before a bracket on its line.
    fn before(&self, line: usize, end: usize) -> &'a str {
        const LONGEST: usize = 40;
        let mut start = self.starts[line].max(end.saturating_sub(LONGEST));
        while !self.text.is_char_boundary(start) {
            start += 1;
        }
        &self.text[start..end]
    }

    fn end(mut self) -> Result<Reading, Fault> {
        self.found.close()?;
        let mut found = self.found;
        if let Some(line) = found.dashes {
            found.close_dashes(line)?;
        }
        if found.reading.grids.is_empty() {
            return Err(found.missing());
        }
        Ok(found.reading)
    }
}

/// The start of each line of a text, in bytes.
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
