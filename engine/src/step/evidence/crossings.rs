//! Digits that crossing lines drive into few cells.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::step::Pattern;

/// Digits that a row and a column leave no cells but where they cross and one more in each.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fireworks {
    /// The cells where the lines cross.
    pub crossings: Vec<Cell>,
    /// The digits that belong to each of them.
    pub digits: Vec<DigitSet>,
    /// The other cell of the row, and that of the column.
    pub wings: [Cell; 2],
    /// The lines.
    pub houses: Vec<House>,
    /// The digits in all these cells.
    pub candidates: Vec<Candidate>,
}

impl Fireworks {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.houses.clone(),
            candidates: self.candidates.clone(),
            ..Pattern::default()
        }
    }
}

/// Two cells of a box and two others that must hold the same two digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Exocet {
    /// The cells in a box and a line.
    pub base: [Cell; 2],
    /// The cells that hold what the base holds.
    pub targets: [Cell; 2],
    /// The candidates of the base.
    pub digits: DigitSet,
    /// The lines across: through the third cell beside the base, and one through each of the other
    /// boxes beside it.
    pub cross_lines: [House; 3],
    /// The digits of the base that are found not to be in it.
    pub idle: DigitSet,
}

impl Exocet {
    pub(super) fn pattern(&self) -> Pattern {
        let cells = [self.base, self.targets].map(|cells| cells.into_iter().collect::<CellSet>());
        let [one, other, third] = self.cross_lines;
        Pattern {
            houses: vec![one, other, third],
            groups: cells.to_vec(),
            ..Pattern::default()
        }
    }
}

/// Cells in a box and a line of which all digits but one can stand in one of them only.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BentSet {
    /// The cells, as many as their digits.
    pub cells: CellSet,
    /// The digits.
    pub digits: DigitSet,
    /// The digit that may stand in several of the cells, and stands in one at least.
    pub shared: Digit,
    /// The candidates of the cells.
    pub candidates: Vec<Candidate>,
}

impl BentSet {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            candidates: self.candidates.clone(),
            ..Pattern::default()
        }
    }
}
