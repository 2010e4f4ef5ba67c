//! A player's board against its puzzle: its changes, its mistakes, its contradictions.

use crate::grid::{Cell, CellSet, Digit, Grid};

/// The mistakes on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The cells of givens that hold something else, or nothing.
    pub changed_givens: CellSet,
    /// The cells that were filled with another digit than the solution's.
    pub incorrect: CellSet,
    /// The filled cells that share a house with an equal digit.
    pub conflicting: CellSet,
}

impl Comparison {
    /// Compare a board with a puzzle and its only solution.
    #[must_use]
    pub fn of(puzzle: &Grid, board: &Grid, solution: &Grid) -> Self {
        let cells =
            |holds: &dyn Fn(Cell) -> bool| Cell::all().filter(|&cell| holds(cell)).collect();
        let is_given = |cell| puzzle.digit(cell).is_some();
        let is_filled = |cell| board.digit(cell).is_some();
        Self {
            changed_givens: cells(&|cell| {
                is_given(cell) && board.digit(cell) != puzzle.digit(cell)
            }),
            incorrect: cells(&|cell| {
                !is_given(cell) && is_filled(cell) && board.digit(cell) != solution.digit(cell)
            }),
            conflicting: conflicts(board),
        }
    }

    /// The cells where a digit is wrong.
    #[must_use]
    pub const fn wrong(&self) -> CellSet {
        let entries = self.changed_givens.union(self.incorrect);
        entries.union(self.conflicting)
    }
}

/// The filled cells that share a house with an equal digit.
fn conflicts(board: &Grid) -> CellSet {
    let is_doubled = |&(cell, digit): &(Cell, Digit)| {
        let mut peers = cell.peers().into_iter();
        peers.any(|peer| board.digit(peer) == Some(digit))
    };
    let doubled = board.filled().filter(is_doubled);
    doubled.map(|(cell, _)| cell).collect()
}

#[cfg(test)]
mod tests {
    use super::Comparison;
    use crate::grid::{Cell, CellSet, Grid};

    const SOLUTION: &str =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /// The solution with empty cells from the second row on, and other digits in the first.
    fn first_row(digits: &str) -> Grid {
        Grid::parse(format!("{digits}{}", "-".repeat(72)).as_bytes()).expect("a grid")
    }

    #[test]
    fn each_kind_of_mistake_has_its_cells() {
        let solution = Grid::parse(SOLUTION.as_bytes()).expect("a grid");

        let found = Comparison::of(&first_row("53-------"), &first_row("5-4464---"), &solution);

        let cells = |numbers: &[u8]| -> CellSet {
            numbers
                .iter()
                .filter_map(|&number| Cell::new(number))
                .collect()
        };
        assert_eq!(found.changed_givens, cells(&[1]));
        assert_eq!(found.incorrect, cells(&[3, 4, 5]));
        assert_eq!(found.conflicting, cells(&[2, 3, 5]));
        assert_eq!(found.wrong(), cells(&[1, 2, 3, 4, 5]));
    }
}
