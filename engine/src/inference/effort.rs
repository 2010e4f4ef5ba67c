//! How much a finder may do.
//!
//! Lists of candidates come from strangers, and some that no puzzle has make a finder try millions of
//! combinations. Effort counts work and never time, so the same steps are found on every machine. What
//! puzzles need lies below the limits: a limit cuts off what is far from any puzzle, and the longest
//! searches for mutant fish.

use std::ops::ControlFlow;

use crate::pace::breathe;

/// So often whoever runs the work is asked whether it may go on.
const UNITS_IN_A_BREATH: u64 = 256;

/// What is left to do, in the units of the finder that spends it.
#[derive(Debug)]
pub(crate) struct Effort(u64);

impl Effort {
    /// Allow so many units.
    pub(crate) const fn of(units: u64) -> Self {
        Self(units)
    }

    /// Take units off; break when there are not as many, and from then on.
    pub(crate) fn spend(&mut self, units: u64) -> ControlFlow<()> {
        let left = self.0.checked_sub(units);
        let was = std::mem::replace(&mut self.0, left.unwrap_or(0));
        if was / UNITS_IN_A_BREATH != self.0 / UNITS_IN_A_BREATH {
            breathe()?;
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
    use super::Effort;

    #[test]
    fn effort_ends_with_its_units() {
        let mut effort = Effort::of(3);

        let spent = [2, 1, 1].map(|units| effort.spend(units).is_continue());

        assert_eq!(spent, [true, true, false]);
    }

    #[test]
    fn too_much_at_once_is_the_end() {
        let mut effort = Effort::of(3);

        assert!(effort.spend(4).is_break());
        assert!(effort.spend(1).is_break());
    }
}
