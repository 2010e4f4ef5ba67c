//! Alternating inference chain with groups: a node may be a digit in several cells of a house.
//!
//! When the group is false none of its cells holds the digit; when it is true, one does.
//!
//! Almost locked sets link as well: a set that lacks one of its digits holds each of the others.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::Candidates;
use crate::inference::chains::{open, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::grouped(state);
    open::find(network, Technique::GroupedAic, sink)
}

pub(super) fn find_with_sets(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::with_sets(state);
    open::find(network, Technique::AlsGroupedAic, sink)
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn a_group_carries_a_chain_on() {
        let board = Example::new()
            .confine(4, "box 1", "r1c1 r1c2 r3c3")
            .confine(4, "column 7", "r1c7 r6c7")
            .confine(4, "row 5", "r5c8 r5c2");

        assert_eq!(board.steps(Technique::GroupedAic), ["4: r1c2 r4c3 r6c3"]);
    }
}
