//! Collects the grids of a text from its lines.

use crate::assembly;
use crate::cells::{Cell, GRID};
use crate::entries::{Digits, Entry, FEWEST_ENTRIES};
use crate::fault::{Cause, Fault, Reason};
use crate::grid::Found;
use crate::line::Item;
use crate::nested::Part;
use crate::row::Row;
use crate::text::Reading;

/// This many similar lines without a grid are an error, as prose rarely has them.
const SIMILAR: usize = 6;
const MOST_DOUBTS: usize = 9;

/// The grids so far, and the rows or entries of an unfinished one.
pub struct Builder {
    pub reading: Reading,
    run: Vec<Row>,
    /// The lines with entries, and the digit of each cell.
    entries: Vec<usize>,
    digits: Digits,
    /// The cells that have a line each, with its number.
    cells: Vec<(Cell, usize)>,
    /// The line on which the last grid of entries begins.
    last_entry: usize,
    first_skipped: Option<Fault>,
    first_doubt: Option<Fault>,
    /// The first of successive lines that may be damaged rows, and their number.
    doubt: Option<(Fault, usize)>,
    /// The first line of 81 dashes.
    pub dashes: Option<usize>,
    /// Whether a line has a whole grid.
    is_list: bool,
}

impl Builder {
    pub fn new() -> Self {
        Self {
            reading: Reading::default(),
            run: Vec::new(),
            entries: Vec::new(),
            digits: Digits::default(),
            cells: Vec::new(),
            last_entry: 0,
            first_skipped: None,
            first_doubt: None,
            doubt: None,
            dashes: None,
            is_list: false,
        }
    }

    pub fn add(&mut self, item: Item, number: usize) -> Result<(), Fault> {
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
            Item::Entries(entries) => self.add_entries(&entries, number),
            Item::Cell(cell) => self.add_cell(cell, number),
            Item::Rows(rows) => rows
                .into_iter()
                .try_for_each(|row| self.add_row(row, number)),
            Item::Prose(reason) => {
                let fault = Fault::new(number, reason);
                self.skip(fault)?;
                self.doubt = None;
                Ok(())
            }
            Item::Doubt(reason) => self.doubt(Fault::new(number, reason)),
        }
    }

    pub fn add_part(&mut self, part: Part, number: usize) -> Result<(), Fault> {
        match part {
            Part::Grid(grid) => self.add_grids(vec![grid], number),
            Part::Row(row) => self.add_row(row, number),
            Part::Wrong(reason, _) => Err(Fault::new(number, reason)),
        }
    }

    fn add_row(&mut self, row: Row, line: usize) -> Result<(), Fault> {
        self.close_cells()?;
        self.close_entries();
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
        self.keep(grids.collect())
    }

    fn keep(&mut self, grids: Vec<Found>) -> Result<(), Fault> {
        if let Some(grid) = grids.iter().find(|grid| grid.may_be_entries()) {
            let reason =
                "27 groups of three digits may be rows, columns and digits; write them as r1c1=5";
            return Err(Fault::new(grid.line, Reason::new(Cause::Ambiguous, reason)));
        }
        let is_pair = |bits: &u16| bits.count_ones() == 2;
        let are_pairs = |grid: &&Found| {
            grid.candidates
                .as_ref()
                .is_some_and(|all| all.iter().all(is_pair))
        };
        if let Some(grid) = grids.iter().find(are_pairs) {
            return Err(Fault::new(
                grid.line,
                "found 81 numbers of two digits; expected cells",
            ));
        }
        self.reading.grids.extend(grids);
        Ok(())
    }

    fn add_entries(&mut self, entries: &[Entry], line: usize) -> Result<(), Fault> {
        self.close_rows()?;
        self.close_cells()?;
        // Another digit for a cell starts the next grid, and so does a line of 17 entries or more.
        let is_next = entries.iter().any(|entry| self.digits.starts_next(entry));
        if entries.len() >= FEWEST_ENTRIES || is_next {
            self.close_entries();
        }
        self.entries.push(line);
        for entry in entries {
            self.digits.add(entry);
        }
        Ok(())
    }

    fn add_cell(&mut self, cell: Cell, line: usize) -> Result<(), Fault> {
        let is_within = self.run.last().is_some_and(|row| !row.may_be_border());
        if cell == Cell::EMPTY && self.cells.is_empty() && is_within {
            return Ok(());
        }
        self.close_rows()?;
        self.close_entries();
        self.cells.push((cell, line));
        Ok(())
    }

    /// Keeps the grid of cells that have a line each.
    fn close_cells(&mut self) -> Result<(), Fault> {
        let lines = std::mem::take(&mut self.cells);
        let (cells, numbers): (Vec<Cell>, Vec<usize>) = lines.into_iter().unzip();
        if cells.len().is_multiple_of(GRID) {
            let grids = cells.chunks(GRID).zip(numbers.chunks(GRID));
            let grids = grids.map(|(cells, lines)| Found::of(cells).on_line(lines[0]));
            return self.keep(grids.collect());
        }
        let filled = cells.iter().zip(numbers).filter(|(cell, _)| cell.digit > 0);
        let count = cells.len();
        let reason = Reason::new(
            Cause::Cells(count),
            format!("found {count} cells with a line each; expected 81"),
        );
        for (_, line) in filled {
            let fault = Fault::new(line, reason.clone());
            if count >= MOST_DOUBTS {
                return Err(fault);
            }
            self.first_doubt.get_or_insert_with(|| fault.clone());
            self.leave_out(fault);
        }
        Ok(())
    }

    /// Leaves out a line, unless it stands within a grid.
    fn skip(&mut self, fault: Fault) -> Result<(), Fault> {
        self.close().map_err(|_| fault.clone())?;
        self.leave_out(fault);
        Ok(())
    }

    fn leave_out(&mut self, fault: Fault) {
        self.reading.skipped.extend(fault.line);
        let is_link = |fault: &Fault| matches!(fault.cause, Cause::Link(_));
        // Report the link, not the sentence before it: people expect the link to be read.
        if is_link(&fault) && !self.first_skipped.as_ref().is_some_and(is_link) {
            self.first_skipped = Some(fault);
        } else {
            self.first_skipped.get_or_insert(fault);
        }
    }

    /// The error if the text has no grid: about the first line that looks like a part of one.
    pub fn missing(self) -> Fault {
        let missing = || Fault::new(1, "there is no grid");
        self.first_doubt
            .or(self.first_skipped)
            .unwrap_or_else(missing)
    }

    pub fn close(&mut self) -> Result<(), Fault> {
        self.close_rows()?;
        self.close_cells()?;
        self.close_entries();
        Ok(())
    }

    /// Dashes as long as a grid are a border between rows, or the only grid of a text.
    pub fn close_dashes(&mut self, line: usize) -> Result<(), Fault> {
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

    /// Leaves out a line that may be a damaged row; nine of them in succession are an error.
    fn doubt(&mut self, fault: Fault) -> Result<(), Fault> {
        self.skip(fault.clone())?;
        self.first_doubt.get_or_insert_with(|| fault.clone());
        let (first, count) = self.doubt.take().unwrap_or((fault, 0));
        if count + 1 == MOST_DOUBTS {
            return Err(first);
        }
        self.doubt = Some((first, count + 1));
        Ok(())
    }

    fn close_rows(&mut self) -> Result<(), Fault> {
        let run = std::mem::take(&mut self.run);
        if run.iter().all(Row::may_be_border) {
            return Ok(());
        }
        let closed = if run.iter().any(Row::is_framed) {
            self.close_framed(&run)
        } else {
            assembly::grids_of(run).and_then(|grids| self.keep(grids))
        };
        let doubt = self.doubt.take();
        closed.map_err(|fault| doubt.map_or(fault, |(fault, _)| fault))
    }

    /// Keeps the grids of rows of which some may be prose.
    fn close_framed(&mut self, run: &[Row]) -> Result<(), Fault> {
        if let Ok(grids) = assembly::grids_of(run.to_vec()) {
            return self.keep(grids);
        }
        let mut framed = run.iter().filter(|row| row.is_framed());
        if let Some(row) = framed
            .clone()
            .next()
            .filter(|_| framed.nth(SIMILAR - 1).is_some())
        {
            let reason = if row.frame.as_ref().is_some_and(|frame| frame.is_unit) {
                "found columns or boxes; expected rows of 9"
            } else {
                "found similar lines that are no grid; expected 9 rows in order, with one sign for empty cells"
            };
            return Err(Fault::new(row.line, reason));
        }
        for part in run.chunk_by(|one, next| one.is_framed() == next.is_framed()) {
            if part[0].is_framed() {
                for row in part {
                    self.leave_out(Fault::new(row.line, "expected 81 cells or a row of 9"));
                }
            } else if !part.iter().all(Row::may_be_border) {
                self.keep(assembly::grids_of(part.to_vec())?)?;
            }
        }
        Ok(())
    }

    /// Keeps the grid of the entries; those after a grid may be steps of its solution.
    fn close_entries(&mut self) {
        let digits = std::mem::take(&mut self.digits);
        let lines = std::mem::take(&mut self.entries);
        let Some(&first) = lines.first() else {
            return;
        };
        let grid = Found::plain(digits.cells()).on_line(first);
        let count = grid.cells.chars().filter(|&cell| cell != '-').count();
        let is_counted = digits.are_counted();
        let is_step = |before: &Found| {
            let mut pairs = before.cells.chars().zip(grid.cells.chars());
            let is_own = before.line <= self.last_entry && self.last_entry > 0;
            !is_own && pairs.all(|(one, other)| one == '-' || other == '-')
        };
        let is_log = self.reading.grids.last().is_some_and(is_step);
        if count >= FEWEST_ENTRIES && is_counted && !is_log {
            self.last_entry = first;
            self.reading.grids.push(grid);
            return;
        }
        let reason = if is_counted {
            format!("found {count} digits such as r1c1=5; expected 17 or more")
        } else {
            "rows and columns may count from 0 or from 1; write r1c1=5".into()
        };
        for line in lines {
            self.leave_out(Fault::new(line, reason.clone()));
        }
    }
}
