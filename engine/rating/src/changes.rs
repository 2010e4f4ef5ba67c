//! The changes of a board: cells where candidates were eliminated, such as since a finder last
//! found no step.
//!
//! Candidates only disappear, so a pattern is new only where something has changed.

use super::board::Boards;

/// The cells and digits that have changed.
#[derive(Clone, Copy, Default)]
pub(super) struct Changes {
    pub(super) cells: u128,
    pub(super) digits: u16,
}

impl Changes {
    /// All cells and digits.
    pub(super) const ALL: Self = Self {
        cells: u128::MAX,
        digits: 0x1ff,
    };

    /// Add where the candidates of two boards differ.
    pub(super) fn add(&mut self, before: &Boards, after: &Boards) {
        for digit in 0..9 {
            let changed = before[digit] ^ after[digit];
            self.cells |= changed;
            self.digits |= u16::from(changed != 0) << digit;
        }
    }
}
