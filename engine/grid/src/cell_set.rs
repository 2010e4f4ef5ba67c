//! Sets of cells as 81-bit boards.

use super::bit_set::bit_set;
use super::cell::Cell;

/// A set of cells; bit `i` stands for the cell with index `i`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// All 81 cells.
    pub const ALL: Self = Self((1 << 81) - 1);

    /// The set of one cell.
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// The set whose bits, of the lowest 81, are given.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The 81 bits.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Number of cells in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the cell is in the set.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & Self::of(cell).0 != 0
    }

    /// Whether every cell of this set is in the other.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lowest cell.
    #[must_use]
    pub const fn first(self) -> Option<Cell> {
        #[expect(clippy::cast_possible_truncation, reason = "a position is below 128")]
        Cell::new(self.0.trailing_zeros() as u8)
    }

    /// The only cell of a set of one.
    #[must_use]
    pub const fn only(self) -> Option<Cell> {
        if self.0.is_power_of_two() {
            self.first()
        } else {
            None
        }
    }

    /// The set with the cell added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | Self::of(cell).0)
    }

    /// The set with the cell taken out.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !Self::of(cell).0)
    }
}

bit_set!(CellSet of "cells": Cell by Cells);

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}
