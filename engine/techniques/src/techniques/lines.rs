//! The places of a digit, line by line: by rows or by columns.

use crate::cover::positions;
use nonet_grid::{Cell, CellSet, House};

/// The lines of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Orientation {
    Rows,
    Columns,
}

impl Orientation {
    pub const BOTH: [Self; 2] = [Self::Rows, Self::Columns];

    /// The line with this index.
    pub const fn line(self, index: usize) -> House {
        match self {
            Self::Rows => House::row(index),
            Self::Columns => House::column(index),
        }
    }

    /// The crossing line with this index.
    pub const fn across(self, index: usize) -> House {
        match self {
            Self::Rows => House::column(index),
            Self::Columns => House::row(index),
        }
    }

    /// The box where the lines of one band cross the lines of another.
    pub const fn box_at(self, band: usize, stack: usize) -> House {
        match self {
            Self::Rows => House::of_box(3 * band + stack),
            Self::Columns => House::of_box(3 * stack + band),
        }
    }

    /// For each line, a mask of its positions that are in the set.
    pub fn masks(self, places: CellSet) -> [u16; 9] {
        std::array::from_fn(|index| self.line(index).positions(places))
    }

    /// Some lines.
    pub fn houses(self, indexes: u16) -> Vec<House> {
        positions(indexes).map(|index| self.line(index)).collect()
    }

    /// Some crossing lines.
    pub fn houses_across(self, indexes: u16) -> Vec<House> {
        positions(indexes).map(|index| self.across(index)).collect()
    }

    /// The cells of some lines.
    pub fn lines(self, indexes: u16) -> CellSet {
        union(indexes, |index| self.line(index))
    }

    /// The cells of some crossing lines.
    pub fn lines_across(self, indexes: u16) -> CellSet {
        union(indexes, |index| self.across(index))
    }

    /// The index of the line through a cell.
    pub const fn line_of(self, cell: Cell) -> usize {
        match self {
            Self::Rows => cell.row(),
            Self::Columns => cell.column(),
        }
    }

    /// The index of the crossing line through a cell.
    pub const fn across_of(self, cell: Cell) -> usize {
        match self {
            Self::Rows => cell.column(),
            Self::Columns => cell.row(),
        }
    }
}

fn union(indexes: u16, house: impl Fn(usize) -> House) -> CellSet {
    positions(indexes).fold(CellSet::EMPTY, |cells, index| {
        cells.union(house(index).cells())
    })
}
