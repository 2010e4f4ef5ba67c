//! Assembles rows into grids. Only blank lines and borders may interrupt a run of rows.

use crate::cells::{Cell, GRID, ROW, bit_of};
use crate::fault::{Cause, Fault, Reason};
use crate::grid::Found;
use crate::label::Label;
use crate::loose::are_alike;
use crate::row::{BLANK, BORDER, Row, ZEROS_AND_DOTS};

/// The reading of lines of dashes or blank fields: as borders, as empty rows, or as borders between
/// grids and empty rows within them.
#[derive(Clone, Copy)]
enum Empty {
    Border,
    Row,
    ByPlace,
}

/// The grids of a run of rows, if they are whole grids in one way only.
pub fn grids_of(run: Vec<Row>) -> Result<Vec<Found>, Fault> {
    let run = windowed(run)?;
    if let Some(grids) = tall_grids(&run) {
        return Ok(grids);
    }
    let mut arranged: Vec<Vec<&Row>> = Vec::new();
    for (empty, has_header) in readings(&run) {
        let Some(rows) = arrange(&run, empty, has_header) else {
            continue;
        };
        if are_grids(&rows) && !arranged.contains_rows(&rows) {
            arranged.push(rows);
        }
    }
    match &arranged[..] {
        [rows] => Ok(rows.chunks(ROW).map(grid_of).collect()),
        [] => Err(unfinished(&run)),
        _ => Err(ambiguous(&run)),
    }
}

/// Whether some rows are whole grids.
fn are_grids(rows: &[&Row]) -> bool {
    let is_doubtful = |grid: &[&Row]| {
        let ends = grid[0].may_be_border() || grid[ROW - 1].may_be_border();
        numbers_in(grid).is_some() || ends && rows.len() > ROW
    };
    !rows.is_empty()
        && rows.len().is_multiple_of(ROW)
        && are_in_order(rows)
        && !rows.chunks(ROW).any(is_doubtful)
        && rows.chunks(ROW).all(are_alike)
        && !rows.chunks(ROW).any(may_count_from_0)
}

/// Whether a zero may be a digit: there are dots, too, and no 9.
fn may_count_from_0(grid: &[&Row]) -> bool {
    let marks = grid.iter().fold(0, |marks, row| marks | row.marks);
    let has_nine = grid
        .iter()
        .any(|row| row.cells.iter().any(|cell| cell.digit == 9));
    marks & ZEROS_AND_DOTS == ZEROS_AND_DOTS && !has_nine
}

trait Contains {
    fn contains_rows(&self, rows: &[&Row]) -> bool;
}

impl Contains for Vec<Vec<&Row>> {
    fn contains_rows(&self, rows: &[&Row]) -> bool {
        let lines = |rows: &[&Row]| rows.iter().map(|row| row.line).collect::<Vec<_>>();
        self.iter().any(|known| lines(known) == lines(rows))
    }
}

/// The ways in which a run may be read.
fn readings(run: &[Row]) -> Vec<(Empty, bool)> {
    let marks = run.iter().filter(|row| !row.may_be_border());
    let marks = marks.fold(0, |marks, row| marks | row.marks & BORDER);
    let is_mixed = run
        .iter()
        .any(|row| row.may_be_border() && row.marks & marks != 0);
    let has_header = run.iter().any(Row::is_ascending);
    let empties: &[Empty] = if is_mixed {
        &[Empty::Border, Empty::Row, Empty::ByPlace]
    } else {
        &[Empty::Border]
    };
    let pairs = |has_header| empties.iter().map(move |&empty| (empty, has_header));
    let mut all: Vec<_> = pairs(false).collect();
    if has_header {
        all.extend(pairs(true));
    }
    all
}

/// The rows of all grids in a run, in one of its readings; nothing if a header has no rows below.
fn arrange(run: &[Row], empty: Empty, has_header: bool) -> Option<Vec<&Row>> {
    let (mut rows, mut is_below_header) = (Vec::with_capacity(run.len()), false);
    for row in run {
        let is_first = rows.len().is_multiple_of(ROW);
        let is_border = match empty {
            Empty::Border => true,
            Empty::Row => false,
            Empty::ByPlace => is_first,
        };
        if row.may_be_border() && is_border {
            continue;
        }
        if has_header && is_first && !is_below_header && row.is_ascending() {
            is_below_header = true;
            continue;
        }
        is_below_header = false;
        rows.push(row);
    }
    // The numbers may stand below the rows, too.
    (!is_below_header || !rows.is_empty()).then_some(rows)
}

/// Whether the labels of each grid count its rows, if it has any.
fn are_in_order(rows: &[&Row]) -> bool {
    rows.chunks(ROW).all(|grid| {
        let label_at = |(place, row): (u8, &&Row)| match (grid[0].label, row.label) {
            (None, None) => true,
            (Some(Label::Name(_)), Some(Label::Name(name))) => name == place + 1,
            (Some(Label::Number(first)), Some(Label::Number(number))) => {
                number.checked_sub(first) == Some(place)
            }
            _ => false,
        };
        (0..).zip(grid).all(label_at)
    })
}

/// The first or last row if it may be the numbers of the columns, so that the grid lacks a row.
///
/// Only a full grid has a row with all digits, and then no other row repeats one of them in its column.
fn numbers_in<'a>(grid: &[&'a Row]) -> Option<&'a Row> {
    let ends = [grid.first()?, grid.last()?].into_iter();
    let may_number = |row: &&&Row| row.label.is_none() && row.is_ascending();
    let numbers = ends.copied().find(|row| may_number(&row))?;
    let is_doubtful = |row: &&Row| {
        let mut pairs = row.cells.iter().zip(&numbers.cells);
        pairs.any(|(cell, number)| cell.digit == 0 || cell.digit == number.digit)
    };
    let mut others = grid.iter().filter(|row| row.line != numbers.line);
    others.any(is_doubtful).then_some(numbers)
}

fn grid_of(rows: &[&Row]) -> Found {
    let cells: Vec<Cell> = rows
        .iter()
        .flat_map(|row| row.cells.iter().copied())
        .collect();
    debug_assert_eq!(cells.len(), GRID, "rows have nine cells");
    Found::of(&cells).on_line(rows[0].line)
}

/// The grids whose rows have three lines each, with 1 to 3, 4 to 6 and 7 to 9 as candidates.
fn tall_grids(run: &[Row]) -> Option<Vec<Found>> {
    let are_fields = run.iter().any(|row| row.marks & BLANK != 0);
    if !are_fields || run.is_empty() || !run.len().is_multiple_of(3 * ROW) {
        return None;
    }
    let rows = run.chunks(3).map(tall_row);
    let rows: Vec<Vec<Cell>> = rows.collect::<Option<_>>()?;
    let first_lines = run.iter().step_by(3 * ROW).map(|row| row.line);
    let grids = rows.chunks(ROW).zip(first_lines);
    Some(
        grids
            .map(|(rows, line)| Found::of(&rows.concat()).on_line(line))
            .collect(),
    )
}

fn tall_row(lines: &[Row]) -> Option<Vec<Cell>> {
    let bits = |line: usize, column: usize| {
        let cell = lines[line].cells[column];
        match cell.digit {
            0 => cell.candidates,
            digit => bit_of(digit),
        }
    };
    let cell = |column: usize| {
        let [top, middle, bottom] = [0, 1, 2].map(|line| bits(line, column));
        let is_placed = top | bottom == 0 && middle.count_ones() <= 1;
        let are_own = top & !0b111 == 0 && bottom & !(0b111 << 6) == 0;
        let are_noted = are_own && (is_placed || middle & !(0b111 << 3) == 0);
        are_noted.then(|| Cell::noted_or_placed(top | middle | bottom))
    };
    (0..ROW).map(cell).collect()
}

fn unfinished(run: &[Row]) -> Fault {
    let rows: Vec<&Row> = run.iter().filter(|row| !row.may_be_border()).collect();
    let last = run.last().map_or(1, |row| row.line);
    let count = rows.len() % ROW;
    if count > 0 || rows.is_empty() {
        let rows = if count == 1 { "row" } else { "rows" };
        let reason = format!("the last grid has {count} {rows}; expected 9");
        return Fault::new(last, Reason::new(Cause::Rows(count), reason));
    }
    if let Some(row) = rows.chunks(ROW).find_map(numbers_in) {
        let reason = "this row may number the columns of a grid with 8 rows; \
                      if it is a row, write the grid as 81 cells on one line";
        return Fault::new(row.line, Reason::new(Cause::Ambiguous, reason));
    }
    let first = rows.first().map_or(1, |row| row.line);
    if rows.chunks(ROW).any(may_count_from_0) {
        let reason = "a zero may be a digit or an empty cell; write all empty cells as dots";
        return Fault::new(first, Reason::new(Cause::Ambiguous, reason));
    }
    Fault::new(first, "the labels of the rows are not in order")
}

fn ambiguous(run: &[Row]) -> Fault {
    let place = run
        .iter()
        .find(|row| row.may_be_border() || row.is_ascending());
    Fault::new(
        place.map_or(1, |row| row.line),
        Reason::new(
            Cause::Ambiguous,
            "this line may be a row or a border; write empty cells as dots",
        ),
    )
}

/// The rows of a run with nine cells each, without the blank columns around the grids.
fn windowed(run: Vec<Row>) -> Result<Vec<Row>, Fault> {
    let is_wide = |row: &&Row| row.cells.len() > ROW && !row.is_ascending();
    let Some(wide) = run.iter().find(is_wide) else {
        return Ok(run.into_iter().map(|row| window(row, 1)).collect());
    };
    let width = wide.cells.len();
    let fault = |line, reason: &str| Err(Fault::new(line, reason));
    if let Some(row) = run
        .iter()
        .find(|row| row.cells.len() != width && !row.may_be_border())
    {
        return fault(row.line, "the rows of a table differ in length");
    }
    let (first, last) = used_columns(&run, width);
    let starts = (0..=width - ROW).filter(|&start| start <= first && last < start + ROW);
    let numbered = (width > ROW && first == 0 && is_numbered(&run)).then_some(1);
    let starts: Vec<usize> = starts.chain(numbered).collect();
    let used: Vec<usize> = (0..width).filter(|&column| is_used(&run, column)).collect();
    if starts.is_empty() && used.len() == ROW {
        return Ok(run.into_iter().map(|row| picked(row, &used)).collect());
    }
    let [start] = starts[..] else {
        let reason = format!("found {width} columns; expected 9, or blank ones around 9");
        return fault(wide.line, &reason);
    };
    Ok(run.into_iter().map(|row| window(row, start)).collect())
}

fn is_used(run: &[Row], column: usize) -> bool {
    let is_filled = |row: &Row| row.is_blank.get(column).is_some_and(|is_blank| !is_blank);
    run.iter().any(is_filled)
}

/// The first and the last column that is not blank in all rows.
fn used_columns(run: &[Row], width: usize) -> (usize, usize) {
    let is_used = |column: &usize| is_used(run, *column);
    let first = (0..width).find(is_used).unwrap_or(0);
    let last = (0..width).rev().find(is_used).unwrap_or(width - 1);
    (first, last)
}

/// Whether the first of ten columns numbers the rows, apart from a header.
fn is_numbered(run: &[Row]) -> bool {
    let firsts = run
        .iter()
        .filter(|row| !row.is_blank.first().is_some_and(|is_blank| *is_blank));
    let mut digits = firsts.map(|row| row.cells[0].digit).peekable();
    digits.peek().is_some()
        && digits
            .zip((1..=9).cycle())
            .all(|(digit, place)| digit == place)
}

fn window(row: Row, start: usize) -> Row {
    if row.cells.len() == ROW {
        return row;
    }
    Row {
        cells: row.cells[start..start + ROW].to_vec(),
        is_blank: Vec::new(),
        ..row
    }
}

/// A row without the blank columns between its boxes.
fn picked(row: Row, columns: &[usize]) -> Row {
    if row.cells.len() == ROW {
        return row;
    }
    let cells = columns.iter().filter_map(|&at| row.cells.get(at).copied());
    Row {
        cells: cells.collect(),
        is_blank: Vec::new(),
        ..row
    }
}
