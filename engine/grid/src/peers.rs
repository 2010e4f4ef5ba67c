//! Cells that see each other because they share a house.

use super::cell::Cell;
use super::cell_set::CellSet;

impl Cell {
    /// The 20 other cells that share a house with this one.
    #[must_use]
    pub const fn peers(self) -> CellSet {
        PEERS[self.index()]
    }
}

impl CellSet {
    /// The cells that share a house with every cell of the set; all cells for the empty set.
    #[must_use]
    pub fn common_peers(self) -> Self {
        let seen = |peers: Self, cell: Cell| peers.intersection(cell.peers());
        self.into_iter().fold(Self::ALL, seen)
    }
}

const PEERS: [CellSet; 81] = {
    let mut peers = [CellSet::EMPTY; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::at(index / 9, index % 9);
        let [in_box, row, column] = cell.houses();
        peers[index] = in_box
            .cells()
            .union(row.cells())
            .union(column.cells())
            .without(cell);
        index += 1;
    }
    peers
};
