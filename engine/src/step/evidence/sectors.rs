//! Cells that take all that some houses give them.

use crate::grid::{CellSet, DigitSet, House};
use crate::step::Pattern;

/// Cells whose candidates lie in houses that can give them no more digits than there are cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LockedSectors {
    /// The cells.
    pub cells: CellSet,
    /// The houses, each once.
    pub houses: Vec<House>,
    /// The digits that each of the houses gives the cells.
    pub digits: Vec<DigitSet>,
}

impl LockedSectors {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.houses.clone(),
            groups: vec![self.cells],
            ..Pattern::default()
        }
    }
}
