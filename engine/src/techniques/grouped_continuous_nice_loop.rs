//! Continuous nice loop with groups: a node may be a digit in several cells of a house.
//!
//! Almost locked sets link as well: a set that lacks one of its digits holds each of the others.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::Candidates;
use crate::inference::chains::{loops, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::grouped(state);
    loops::find(network, state, Technique::GroupedContinuousNiceLoop, sink)
}

pub(super) fn find_with_sets(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::with_sets(state);
    loops::find(
        network,
        state,
        Technique::AlsGroupedContinuousNiceLoop,
        sink,
    )
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn groups_close_a_circle() {
        let board = Example::new()
            .confine(4, "box 1", "r1c1 r1c2 r3c3")
            .confine(4, "box 3", "r1c7 r1c8 r3c7");

        assert_eq!(
            board.steps(Technique::GroupedContinuousNiceLoop),
            ["4: r1c4 r1c5 r1c6 r3c4 r3c5 r3c6"]
        );
    }
}
