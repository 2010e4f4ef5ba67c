//! Cells whose houses can give them exactly as many digits as there are cells.

use super::LockedSectors;

use crate::step::Pattern;

impl LockedSectors {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.houses.clone(),
            groups: vec![self.cells],
            ..Pattern::default()
        }
    }
}
