//! The image of a grid that comes first in writing.
//!
//! Rows of the image are written one after the other. Every way to arrive at the least rows so far
//! is kept, and those that give a larger next row are dropped: a breadth-first search over the
//! 3,359,232 orders of lines, of which few outlive the second row. Digits are renamed by first
//! appearance, which makes each row least. A way decides the order of columns only if a row
//! distinguishes them.

mod alike;
mod way;

use std::ops::Range;

use super::transform::Transform;
use alike::Alike;
use nonet_grid::Grid;
use way::Way;

type Row = [u8; 9];

/// Every order of three things.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// The least image of a grid, where an empty cell comes before all digits.
///
/// Any grid has one, whether or not it obeys the rules. It is the form in which catalogues of puzzles
/// are kept, the same in every program and version.
#[must_use]
pub fn minlex(grid: &Grid) -> Grid {
    to_minlex(grid).image(grid)
}

/// The transform that makes the least image of a grid; one of several, where the grid has automorphisms.
#[must_use]
pub fn to_minlex(grid: &Grid) -> Transform {
    let sides = [Side::of(grid, false), Side::of(grid, true)];
    let mut ways = vec![Way::new(false), Way::new(true)];
    let mut longer = Vec::new();
    for place in 0..9 {
        let mut writing = Writing {
            least: [u8::MAX; 9],
            kept: &mut longer,
        };
        for way in &ways {
            let side = &sides[usize::from(way.is_transposed)];
            for row in side.next_rows(way, place) {
                let mut way = *way;
                way.rows[place] = u8::try_from(row).unwrap_or(0);
                writing.write(side, &side.rows[row], way);
            }
        }
        std::mem::swap(&mut ways, &mut longer);
        longer.clear();
    }
    ways.first().map_or(Transform::IDENTITY, |way| {
        Transform::naming(
            way.is_transposed,
            way.rows.map(usize::from),
            way.columns.map(usize::from),
            way.all_names(),
        )
    })
}

/// A grid as it is, or transposed.
struct Side {
    rows: [Line; 9],
    alike_rows: Alike,
    alike_columns: Alike,
}

/// A row of a side.
struct Line {
    digits: Row,
    /// The columns where it has no digit, as bits.
    empty: u16,
    repeats: bool,
}

impl Line {
    fn of(digits: Row) -> Self {
        let (mut empty, mut seen, mut repeats) = (0, 0_u16, false);
        for (column, digit) in digits.into_iter().enumerate() {
            if digit == 0 {
                empty |= 1 << column;
            } else {
                repeats |= seen >> digit & 1 == 1;
                seen |= 1 << digit;
            }
        }
        Self {
            digits,
            empty,
            repeats,
        }
    }

    const fn is_empty_in(&self, stack: u8) -> bool {
        self.empty >> (3 * stack) & 0b111 == 0b111
    }

    /// Whether none of its digits in some columns has a name.
    fn is_new_in(&self, columns: &[u8], way: &Way) -> bool {
        let mut digits = columns
            .iter()
            .map(|&column| self.digits[usize::from(column)]);
        digits.all(|digit| !way.has_named(digit))
    }
}

impl Side {
    fn of(grid: &Grid, transposed: bool) -> Self {
        let mut rows = [[0; 9]; 9];
        let mut columns = rows;
        for (cell, digit) in grid.filled() {
            rows[cell.row()][cell.column()] = digit.value();
            columns[cell.column()][cell.row()] = digit.value();
        }
        if transposed {
            (rows, columns) = (columns, rows);
        }
        Self {
            alike_rows: Alike::of(&rows),
            alike_columns: Alike::of(&columns),
            rows: rows.map(Line::of),
        }
    }

    /// The rows that may stand at this place.
    fn next_rows(&self, way: &Way, place: usize) -> impl Iterator<Item = usize> {
        let rows = way.rows;
        (0..9).filter(move |&row| {
            let taken = &rows[..place];
            let in_band = |&&one: &&u8| usize::from(one) / 3 == row / 3;
            taken.iter().filter(in_band).count() == place % 3
                && taken.iter().all(|&one| usize::from(one) != row)
                && self.alike_rows.may_follow(taken, row)
        })
    }
}

/// Writes the least row that can follow, in all ways.
struct Writing<'a> {
    least: Row,
    kept: &'a mut Vec<Way>,
}

impl Writing<'_> {
    /// Write a row in each order of stacks that can be least.
    fn write(&mut self, side: &Side, line: &Line, mut way: Way) {
        let stack = |place: usize| way.columns[3 * place] / 3;
        let is_empty = |place: &usize| line.is_empty_in(stack(*place));
        let loose = usize::from(way.loose);
        let mut places = [0, 1, 2];
        places[..loose].sort_by_key(|place| !is_empty(place));
        let empty = (0..loose).filter(is_empty).count();
        way.order_stacks(places);
        way.loose = u8::try_from(empty).unwrap_or(0);
        if loose - empty < 2 {
            return self.fill(side, line, &way, 0);
        }
        for order in ORDERS {
            if (0..empty)
                .chain(loose..3)
                .any(|place| order[place] != place)
            {
                continue;
            }
            let mut way = way;
            way.order_stacks(order);
            let stacks = std::array::from_fn(|place| usize::from(way.columns[3 * place] / 3));
            if side.alike_columns.are_ascending(stacks) {
                self.fill(side, line, &way, 0);
            }
        }
    }

    /// Write the row from a place on.
    fn fill(&mut self, side: &Side, line: &Line, way: &Way, place: usize) {
        if place == 9 {
            self.kept.push(*way);
            return;
        }
        let end = way.end_of_run(place);
        let run = &way.columns[place..end];
        let all = run.iter().fold(0, |all, &column| all | 1_u16 << column);
        let empty = all & line.empty;
        if empty == all {
            if (place..end).all(|place| self.admits(place, 0)) {
                self.fill(side, line, way, end);
            }
        } else if empty != 0 {
            let mut way = *way;
            way.split(place, end, empty);
            self.fill(side, line, &way, place);
        } else {
            self.fill_digits(side, line, way, place);
        }
    }

    /// Write the row from a place on, where no column of its run is empty.
    fn fill_digits(&mut self, side: &Side, line: &Line, way: &Way, place: usize) {
        let end = way.end_of_run(place);
        let run = &way.columns[place..end];
        if run.len() == 1 {
            self.put(side, line, *way, place);
        } else if !line.repeats && line.is_new_in(run, way) {
            self.put_openly(side, line, *way, place..end);
        } else {
            for &column in run {
                let digit = line.digits[usize::from(column)];
                if way.least_name(digit) <= self.least[place]
                    && side.alike_columns.is_first_line(column, run)
                {
                    let mut way = *way;
                    way.split(place, end, 1 << column);
                    self.put(side, line, way, place);
                }
            }
        }
    }

    /// Write new digits at the places of a run, whichever of its columns comes first.
    fn put_openly(&mut self, side: &Side, line: &Line, mut way: Way, run: Range<usize>) {
        let base = way.least_name(line.digits[usize::from(way.columns[run.start])]);
        let mut names = run.clone().zip(base..);
        if names.all(|(place, name)| self.admits(place, name)) {
            let columns = way.columns;
            way.name_openly(&columns[run.clone()], &line.digits);
            self.fill(side, line, &way, run.end);
        }
    }

    /// Write the digit of the column at a place, which is the only one in its run.
    fn put(&mut self, side: &Side, line: &Line, mut way: Way, place: usize) {
        let digit = line.digits[usize::from(way.columns[place])];
        if self.admits(place, way.least_name(digit)) {
            way.name(digit);
            self.fill(side, line, &way, place + 1);
        }
    }

    /// Whether a name at a place leaves the row the least so far, or makes it that.
    fn admits(&mut self, place: usize, name: u8) -> bool {
        if name < self.least[place] {
            self.least[place] = name;
            self.least[place + 1..].fill(u8::MAX);
            self.kept.clear();
        }
        name == self.least[place]
    }
}
