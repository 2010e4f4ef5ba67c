//! The candidates, in the three representations that the finders read.

use super::geometry::{HOUSE_CELLS, HOUSES_OF, PEERS, PLACE_IN, bits_of, cells_of};
use nonet_grid::Grid;

/// A set of cells for each digit.
pub(super) type Boards = [u128; 9];

/// The candidates of the empty cells; digits count from 0, as cells do.
#[derive(Clone)]
pub(super) struct Board {
    /// For each digit the cells that may hold it.
    pub(super) cells: [u128; 9],
    /// For each cell the digits that it may hold; none once it is filled.
    pub(super) digits: [u16; 81],
    /// For each digit and house the places, of nine, that may hold it.
    pub(super) places: [[u16; 27]; 9],
    /// The cells without a digit.
    pub(super) empty: u128,
}

impl Default for Board {
    fn default() -> Self {
        Self::new(&Grid::EMPTY)
    }
}

impl Board {
    /// The candidates that the givens leave.
    pub(super) fn new(puzzle: &Grid) -> Self {
        let mut board = Self {
            cells: [(1 << 81) - 1; 9],
            digits: [0x1ff; 81],
            places: [[0x1ff; 27]; 9],
            empty: (1 << 81) - 1,
        };
        for (cell, digit) in puzzle.filled() {
            board.place(cell.index(), usize::from(digit.value()) - 1);
        }
        board
    }

    /// Whether the cell may hold the digit.
    pub(super) fn allows(&self, cell: usize, digit: usize) -> bool {
        self.digits[cell] >> digit & 1 != 0
    }

    /// Eliminate a candidate, if it is there.
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.cells[digit] &= !(1 << cell);
        self.digits[cell] &= !(1 << digit);
        for kind in 0..3 {
            let place = PLACE_IN[cell][kind];
            self.places[digit][usize::from(HOUSES_OF[cell][kind])] &= !(1 << place);
        }
    }

    /// Fill a cell.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for other in bits_of(self.digits[cell]) {
            self.remove(cell, other);
        }
        for peer in cells_of(PEERS[cell] & self.cells[digit]) {
            self.remove(peer, digit);
        }
        self.empty &= !(1 << cell);
    }

    /// Whether a cell has no candidate, so that there is no solution.
    pub(super) fn is_dead(&self) -> bool {
        cells_of(self.empty).any(|cell| self.digits[cell] == 0)
    }

    /// The cells of a house that may hold a digit.
    pub(super) fn cells_in(&self, digit: usize, house: usize) -> impl Iterator<Item = usize> {
        bits_of(self.places[digit][house]).map(move |place| cell_at(house, place))
    }

    /// The empty cells with exactly two candidates.
    pub(super) fn bivalue(&self) -> u128 {
        let (mut one, mut two, mut three) = (0, 0, 0);
        for cells in self.cells {
            three |= two & cells;
            two |= one & cells;
            one |= cells;
        }
        two & !three
    }
}

/// The cell at one of the nine places of a house.
pub(super) fn cell_at(house: usize, place: usize) -> usize {
    usize::from(HOUSE_CELLS[house][place])
}

/// The house of a kind, 0 for boxes, 1 for rows and 2 for columns, that holds a cell.
pub(super) fn house_of(cell: usize, kind: usize) -> usize {
    usize::from(HOUSES_OF[cell][kind])
}
