//! Sizes of grids, their boxes, and the cells of windows and diagonals.

use std::collections::BTreeMap;

use super::Cells;
use crate::fault::Fault;

const SIZES: [usize; 6] = [4, 6, 8, 9, 12, 16];
const SIGNS: &str = "123456789ABCDEFG";
const LABELS: &str = "ABCDEFGHIJKLMNOP";
const EMPTY: char = '-';
/// The first rows and columns of the windows.
const WINDOWS: [(usize, usize); 4] = [(1, 1), (1, 5), (5, 1), (5, 5)];

/// The size of a grid: its number of rows, columns, regions and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    size: usize,
}

/// A whole diagonal: its cells from the top, and the step from column to column.
pub struct Diagonal {
    pub cells: Cells,
    pub is_right: bool,
}

impl Shape {
    pub fn of(size: usize) -> Result<Self, Fault> {
        let reason = || format!("found a grid of size {size}; expected one of 4, 6, 8, 9, 12, 16");
        let shape = SIZES.contains(&size).then_some(Self { size });
        shape.ok_or_else(|| Fault::of_whole(reason()))
    }

    pub const fn size(self) -> usize {
        self.size
    }

    pub const fn count(self) -> usize {
        self.size * self.size
    }

    pub const fn row(self, cell: usize) -> usize {
        cell / self.size
    }

    pub const fn column(self, cell: usize) -> usize {
        cell % self.size
    }

    /// The cell of a row and a column, if it is in the grid.
    pub fn cell(self, row: usize, column: usize) -> Option<usize> {
        (row < self.size && column < self.size).then(|| row * self.size + column)
    }

    /// The number of the standard box of a cell.
    pub const fn box_of(self, cell: usize) -> usize {
        let (height, width) = match self.size {
            4 => (2, 2),
            6 => (2, 3),
            8 => (2, 4),
            9 => (3, 3),
            12 => (3, 4),
            _ => (4, 4),
        };
        self.row(cell) / height * (self.size / width) + self.column(cell) / width
    }

    /// The cells of the windows; only grids of size 9 have them.
    pub fn windows(self) -> Vec<Cells> {
        let window = |(top, left): (usize, usize)| {
            (0..9)
                .map(|at| (top + at / 3) * 9 + left + at % 3)
                .collect()
        };
        if self.size == 9 {
            WINDOWS.map(window).to_vec()
        } else {
            Vec::new()
        }
    }

    /// The standard least difference on a whisper.
    pub const fn whisper(self) -> usize {
        self.size.div_ceil(2)
    }

    /// Digits as text, `-` for 0.
    pub fn text_of(self, digits: &[usize]) -> String {
        let sign = |&digit: &usize| {
            let place = digit.checked_sub(1);
            place
                .and_then(|place| SIGNS[..self.size].chars().nth(place))
                .unwrap_or(EMPTY)
        };
        digits.iter().map(sign).collect()
    }

    /// The digits of a text, 0 for an empty cell.
    pub fn digits_of(self, text: &str) -> Result<Vec<usize>, Fault> {
        let digit = |sign: char| match sign {
            EMPTY | '.' | '0' => Some(0),
            _ => SIGNS[..self.size]
                .find(sign.to_ascii_uppercase())
                .map(|place| place + 1),
        };
        let digits: Option<Vec<usize>> = text.chars().map(digit).collect();
        let digits = digits.filter(|digits| digits.len() == self.count());
        let count = self.count();
        digits.ok_or_else(|| Fault::of_whole(format!("expected {count} givens of the grid")))
    }

    /// The regions by a label per cell; none if they are the standard boxes.
    pub fn regions_of<T: Ord>(self, labels: &[T]) -> Result<Option<String>, Fault> {
        let mut regions: BTreeMap<&T, (usize, usize)> = BTreeMap::new();
        let mut numbers = Vec::with_capacity(labels.len());
        for label in labels {
            let next = regions.len();
            let region = regions.entry(label).or_insert((next, 0));
            region.1 += 1;
            numbers.push(region.0);
        }
        if labels.len() != self.count() || regions.values().any(|&(_, count)| count != self.size) {
            let size = self.size;
            return Err(Fault::of_whole(format!(
                "expected {size} regions of {size} cells each"
            )));
        }
        let is_standard = numbers
            .iter()
            .enumerate()
            .all(|(cell, &region)| self.box_of(cell) == region);
        let label = |region: usize| LABELS.chars().nth(region);
        Ok((!is_standard).then(|| numbers.into_iter().filter_map(label).collect()))
    }

    /// The square of four cells with this one in its top left corner.
    pub fn square(self, first: usize) -> Option<Cells> {
        let (row, column) = (self.row(first), self.column(first));
        let places = [(0, 0), (0, 1), (1, 0), (1, 1)];
        places
            .into_iter()
            .map(|(down, right)| self.cell(row + down, column + right))
            .collect()
    }

    /// The cells that share an edge with a cell.
    pub fn neighbours(self, cell: usize) -> impl Iterator<Item = usize> {
        let (row, column) = (self.row(cell), self.column(cell));
        let places = [
            (row.checked_sub(1), Some(column)),
            (Some(row), column.checked_sub(1)),
            (Some(row), Some(column + 1)),
            (Some(row + 1), Some(column)),
        ];
        places
            .into_iter()
            .filter_map(move |(row, column)| self.cell(row?, column?))
    }

    /// The whole diagonal of these cells; none if they are something else.
    pub fn diagonal_of(self, cells: &[usize]) -> Option<Diagonal> {
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        let &first = sorted.first()?;
        let is_right = [true, false].into_iter().find(|&is_right| {
            let is_top = self.step(first, false, !is_right).is_none();
            is_top && self.diagonal_from(first, true, is_right) == sorted
        })?;
        Some(Diagonal {
            cells: sorted,
            is_right,
        })
    }

    /// The cells of a diagonal that begins in a cell, from the top.
    pub fn diagonal_from(self, first: usize, is_down: bool, is_right: bool) -> Cells {
        let next = |&cell: &usize| self.step(cell, is_down, is_right);
        let mut cells: Cells = std::iter::successors(Some(first), next).collect();
        cells.sort_unstable();
        cells
    }

    /// The next cell in a diagonal direction.
    fn step(self, cell: usize, is_down: bool, is_right: bool) -> Option<usize> {
        let moved = |place: usize, is_up: bool| {
            if is_up {
                Some(place + 1)
            } else {
                place.checked_sub(1)
            }
        };
        self.cell(
            moved(self.row(cell), is_down)?,
            moved(self.column(cell), is_right)?,
        )
    }
}
