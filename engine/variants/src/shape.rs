//! Sizes of grids, their standard boxes, and the neighbours of a cell.

/// The sizes of grids that have standard boxes.
pub const SIZES: [usize; 6] = [4, 6, 8, 9, 12, 16];

/// The signs of the digits from 1 to 16.
const SIGNS: &[u8; 16] = b"123456789ABCDEFG";
const EMPTY: char = '-';

/// The largest number of cells, 16 times 16.
pub const MOST_CELLS: usize = 256;

/// The size of a grid: its number of rows, columns, regions and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    size: usize,
}

impl Shape {
    /// The shape of a supported size.
    #[must_use]
    pub fn of(size: usize) -> Option<Self> {
        SIZES.contains(&size).then_some(Self { size })
    }

    /// The number of rows.
    #[must_use]
    pub const fn size(self) -> usize {
        self.size
    }

    /// The number of cells.
    #[must_use]
    pub const fn count(self) -> usize {
        self.size * self.size
    }

    /// All cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = u8> + Clone {
        (0..self.count()).map(index)
    }

    /// All digits as one mask: bit 0 is the digit 1.
    #[must_use]
    pub const fn all(self) -> u16 {
        u16::MAX >> (16 - self.size)
    }

    /// The sum of all digits, 45 for nine of them.
    #[must_use]
    pub const fn total(self) -> usize {
        self.size * (self.size + 1) / 2
    }

    /// The cell in a row and a column.
    #[must_use]
    pub const fn cell(self, row: usize, column: usize) -> u8 {
        index(row * self.size + column)
    }

    /// The row of a cell.
    #[must_use]
    pub const fn row(self, cell: u8) -> usize {
        cell as usize / self.size
    }

    /// The column of a cell.
    #[must_use]
    pub const fn column(self, cell: u8) -> usize {
        cell as usize % self.size
    }

    /// The height and the width of a standard box.
    #[must_use]
    pub const fn box_sides(self) -> (usize, usize) {
        match self.size {
            4 => (2, 2),
            6 => (2, 3),
            8 => (2, 4),
            9 => (3, 3),
            12 => (3, 4),
            _ => (4, 4),
        }
    }

    /// The standard boxes, row by row, each in reading order.
    #[must_use]
    pub fn boxes(self) -> Vec<Vec<u8>> {
        let (height, width) = self.box_sides();
        let across = self.size / width;
        (0..self.size)
            .map(|number| {
                let (top, left) = (number / across * height, number % across * width);
                (0..self.size)
                    .map(|place| self.cell(top + place / width, left + place % width))
                    .collect()
            })
            .collect()
    }

    /// The cell at an offset of rows and columns, if it is on the grid.
    #[must_use]
    pub fn at_offset(self, cell: u8, rows: isize, columns: isize) -> Option<u8> {
        let row = self.row(cell).checked_add_signed(rows)?;
        let column = self.column(cell).checked_add_signed(columns)?;
        (row < self.size && column < self.size).then(|| self.cell(row, column))
    }

    /// The cells that share an edge with a cell.
    pub fn neighbours(self, cell: u8) -> impl Iterator<Item = u8> {
        [(-1, 0), (0, -1), (0, 1), (1, 0)]
            .into_iter()
            .filter_map(move |(rows, columns)| self.at_offset(cell, rows, columns))
    }

    /// The cells that share an edge or a corner with a cell.
    pub fn around(self, cell: u8) -> impl Iterator<Item = u8> {
        (0..9)
            .filter(|&place| place != 4)
            .filter_map(move |place| self.at_offset(cell, place / 3 - 1, place % 3 - 1))
    }

    /// All pairs of cells that share an edge, the smaller cell first.
    pub fn edges(self) -> impl Iterator<Item = (u8, u8)> {
        self.cells().flat_map(move |cell| {
            let next = [(0, 1), (1, 0)];
            next.into_iter().filter_map(move |(rows, columns)| {
                Some((cell, self.at_offset(cell, rows, columns)?))
            })
        })
    }

    /// The digit of a sign; 0 for a sign of an empty cell.
    #[must_use]
    pub fn digit_of(self, sign: char) -> Option<u8> {
        if matches!(sign, '-' | '.' | '0') {
            return Some(0);
        }
        let place = SIGNS
            .iter()
            .position(|&known| char::from(known) == sign.to_ascii_uppercase())?;
        (place < self.size).then(|| index(place + 1))
    }
}

/// A number below 256 as it is stored.
#[expect(
    clippy::cast_possible_truncation,
    reason = "cells and digits are below 256"
)]
pub(crate) const fn index(number: usize) -> u8 {
    number as u8
}

/// The sign of a digit; `-` for 0.
#[must_use]
pub fn sign_of(digit: u8) -> char {
    match digit {
        0 => EMPTY,
        _ => char::from(SIGNS[usize::from(digit) - 1]),
    }
}

/// The mask of a digit from 1 on.
#[must_use]
pub const fn bit(digit: u8) -> u16 {
    1 << (digit - 1)
}

/// The lowest digit of a mask that isn't empty.
#[must_use]
pub const fn lowest(mask: u16) -> u8 {
    index(mask.trailing_zeros() as usize + 1)
}

/// The highest digit of a mask that isn't empty.
#[must_use]
pub const fn highest(mask: u16) -> u8 {
    index(16 - mask.leading_zeros() as usize)
}

/// Whether a mask has at most one digit.
#[must_use]
pub const fn is_single(mask: u16) -> bool {
    mask & mask.wrapping_sub(1) == 0
}

/// The digits of a mask, ascending.
pub fn digits_of(mut mask: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let digit = lowest(mask);
            mask &= mask - 1;
            digit
        })
    })
}
