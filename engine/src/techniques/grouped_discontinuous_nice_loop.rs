//! Discontinuous nice loop with groups: a node may be a digit in several cells of a house.
//!
//! Almost locked sets link as well: a set that lacks one of its digits holds each of the others.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::Candidates;
use crate::inference::chains::{discontinuities, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::grouped(state);
    discontinuities::find(
        network,
        state,
        Technique::GroupedDiscontinuousNiceLoop,
        sink,
    )
}

pub(super) fn find_with_sets(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::with_sets(state);
    discontinuities::find(
        network,
        state,
        Technique::AlsGroupedDiscontinuousNiceLoop,
        sink,
    )
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn a_group_carries_a_contradiction_on() {
        let board = Example::new()
            .confine(4, "box 1", "r1c1 r1c2 r3c3")
            .confine(4, "column 7", "r1c7 r6c7");

        assert_eq!(
            board.steps(Technique::GroupedDiscontinuousNiceLoop),
            ["4: r6c3"]
        );
    }
}
