//! The state of the search: the candidates of each cell.

use super::lanes::{Places, nine};
use fearless_simd::{prelude::*, u16x16};
use nonet_grid::{Candidate, Cell, Digit, DigitSet, Grid};

/// All digits, one bit each.
pub(super) const ALL: u16 = 0x1FF;

/// The candidates of all cells.
#[derive(Clone)]
#[repr(align(32))]
pub struct Board {
    /// By the place of a cell in its box, then by the lane of the box.
    ///
    /// Unused lanes have all candidates.
    masks: [[u16; 16]; 9],
}

impl Board {
    /// The board of a grid: a filled cell has one candidate, an empty one all nine.
    #[must_use]
    pub fn new(grid: &Grid) -> Self {
        const MASKS: [u16; 16] = [ALL, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0, 0, 0, 0, 0, 0];
        let mut masks = [[ALL; 16]; 9];
        for (row, values) in grid.values().as_chunks::<9>().0.iter().enumerate() {
            for (column, &value) in values.iter().enumerate() {
                let (place, lane) = position(row, column);
                masks[place][lane] = MASKS[usize::from(value & 15)];
            }
        }
        Self { masks }
    }

    /// Assume that the cell holds the digit.
    #[inline(always)]
    pub fn assume(&mut self, Candidate { cell, digit }: Candidate) {
        *self.mask_mut(cell) &= bit(digit);
    }

    /// Eliminate a candidate.
    #[inline(always)]
    pub fn exclude(&mut self, Candidate { cell, digit }: Candidate) {
        *self.mask_mut(cell) &= !bit(digit);
    }

    /// The candidates of a cell.
    #[inline(always)]
    #[must_use]
    pub fn digits(&self, cell: Cell) -> DigitSet {
        let (place, lane) = POSITIONS[cell.index()];
        DigitSet::from_bits(self.masks[usize::from(place)][usize::from(lane)])
    }

    /// The digits of a board without open cells.
    #[must_use]
    pub fn to_grid(&self) -> Grid {
        let mut values = [0; Cell::COUNT];
        for (row, values) in values.as_chunks_mut::<9>().0.iter_mut().enumerate() {
            for (column, value) in values.iter_mut().enumerate() {
                let (place, lane) = position(row, column);
                let [lower, _] = self.masks[place][lane].to_le_bytes();
                *value = VALUES[usize::from(lower)];
            }
        }
        Grid::of_values(values)
    }

    #[inline(always)]
    pub(super) fn load<S: Simd>(&self, simd: S) -> Places<S> {
        nine!(|i| u16x16::load_array(simd, self.masks[i]))
    }

    #[inline(always)]
    pub(super) fn of<S: Simd>(places: Places<S>) -> Self {
        Self {
            masks: nine!(|i| places[i].to_array()),
        }
    }

    #[inline(always)]
    fn mask_mut(&mut self, cell: Cell) -> &mut u16 {
        let (place, lane) = POSITIONS[cell.index()];
        &mut self.masks[usize::from(place)][usize::from(lane)]
    }
}

#[inline(always)]
const fn bit(digit: Digit) -> u16 {
    1 << digit.index()
}

/// The place of a cell in its box, and the lane of the box.
const fn position(row: usize, column: usize) -> (usize, usize) {
    (3 * (row % 3) + column % 3, 4 * (row / 3) + column / 3)
}

/// The value of a mask of one digit, by its lower byte; the digit 9 has its bit in the other.
const VALUES: [u8; 256] = {
    let mut values = [9; 256];
    let mut value = 1;
    while value < 9 {
        values[1 << (value - 1)] = value;
        value += 1;
    }
    values
};

const POSITIONS: [(u8, u8); Cell::COUNT] = {
    let mut positions = [(0, 0); Cell::COUNT];
    let mut cell = 0;
    while cell < Cell::COUNT {
        let (place, lane) = position(cell / 9, cell % 9);
        #[expect(clippy::cast_possible_truncation, reason = "at most ten")]
        let position = (place as u8, lane as u8);
        positions[cell] = position;
        cell += 1;
    }
    positions
};
