//! Budgets of work for finders.
//!
//! Candidate lists come from strangers, and some that no puzzle leads to make a finder try millions of
//! combinations. A budget counts work, never time, so the same steps are found on every machine. Real
//! puzzles stay below the limits, which cut off only artificial boards and the longest searches for
//! mutant fish.

use std::ops::ControlFlow;

use crate::interruption::checkpoint;

/// Number of units between two checkpoints.
const UNITS_PER_CHECKPOINT: u64 = 256;

/// The units that are left; each finder defines its own unit.
#[derive(Debug)]
pub struct Budget(u64);

impl Budget {
    /// A budget of this many units.
    #[must_use]
    pub const fn of(units: u64) -> Self {
        Self(units)
    }

    /// Spend units; breaks once fewer are left, and ever after.
    pub fn spend(&mut self, units: u64) -> ControlFlow<()> {
        let left = self.0.checked_sub(units);
        let was = std::mem::replace(&mut self.0, left.unwrap_or(0));
        if was / UNITS_PER_CHECKPOINT != self.0 / UNITS_PER_CHECKPOINT {
            checkpoint()?;
        }
        if left.is_some() {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;

    #[test]
    fn effort_ends_with_its_units() {
        let mut budget = Budget::of(3);

        let spent = [2, 1, 1].map(|units| budget.spend(units).is_continue());

        assert_eq!(spent, [true, true, false]);
    }

    #[test]
    fn too_much_at_once_is_the_end() {
        let mut budget = Budget::of(3);

        assert!(budget.spend(4).is_break());
        assert!(budget.spend(1).is_break());
    }
}
