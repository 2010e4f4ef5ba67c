//! The 81 cells, in row-major order.

use crate::cell_set::CellSet;
use crate::house::House;

/// A cell of the grid, 0 to 80 in row-major order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells a grid has.
    pub const COUNT: usize = 81;

    /// The cell with this index, if it is one of 0 to 80.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 81 { Some(Self(index)) } else { None }
    }

    /// The cell at a row and a column, both 0 to 8.
    ///
    /// # Panics
    /// When the row or the column is beyond 8.
    #[must_use]
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9);
        #[expect(clippy::cast_possible_truncation, reason = "at most 80")]
        Self((9 * row + column) as u8)
    }

    /// All cells, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..81).map(Self)
    }

    /// The index, 0 to 80.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, 0 to 8.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// The column, 0 to 8.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// The box, 0 to 8 in row-major order.
    #[must_use]
    pub const fn box_index(self) -> usize {
        3 * (self.row() / 3) + self.column() / 3
    }

    /// The box, the row and the column that hold the cell.
    #[must_use]
    pub const fn houses(self) -> [House; 3] {
        [
            House::of_box(self.box_index()),
            House::row(self.row()),
            House::column(self.column()),
        ]
    }

    /// The 20 other cells that share a house with this one.
    #[must_use]
    pub const fn peers(self) -> CellSet {
        PEERS[self.0 as usize]
    }

    /// The cell that a half turn of the grid brings here.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(80 - self.0)
    }
}

const PEERS: [CellSet; 81] = {
    let mut peers = [CellSet::EMPTY; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell(index);
        let [in_box, row, column] = cell.houses();
        peers[index as usize] = in_box
            .cells()
            .union(row.cells())
            .union(column.cells())
            .without(cell);
        index += 1;
    }
    peers
};
