//! Alternating inference chain: links between any candidates, strong and weak in turn.
//!
//! If the first node is false the last is true, so one of them is: what sees both is false.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::Candidates;
use crate::inference::chains::{open, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    open::find(tables::plain(state), Technique::Aic, sink)
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn equal_ends_exclude_their_digit_from_what_sees_both() {
        let board = Example::new()
            .confine(1, "row 1", "r1c5 r1c7")
            .limit("r5c5", &[1, 2])
            .limit("r5c8", &[2, 3])
            .limit("r8c8", &[3, 1]);

        assert_eq!(board.steps(Technique::Aic), ["1: r2c8 r3c8 r7c7 r8c7 r9c7"]);
    }

    #[test]
    fn different_ends_that_see_each_other_exclude_each_others_digit() {
        let board = Example::new()
            .confine(1, "row 1", "r1c1 r1c8")
            .limit("r8c8", &[1, 5])
            .confine(5, "row 4", "r4c8 r4c1");

        assert_eq!(board.steps(Technique::Aic), ["1: r4c1, 5: r1c1"]);
    }
}
