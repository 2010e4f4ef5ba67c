//! Continuous nice loop: a chain that closes into a circle of alternating links.
//!
//! Each weak link then holds exactly one true node, so the digit goes from whatever sees both its
//! nodes, and the other digits go from a cell that has both.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::Candidates;
use crate::inference::chains::{loops, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::plain(state);
    loops::find(network, state, Technique::ContinuousNiceLoop, sink)
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn every_weak_link_of_a_circle_becomes_strong() {
        let board = Example::new()
            .limit("r1c1", &[1, 2])
            .limit("r1c5", &[2, 3])
            .limit("r5c5", &[3, 4])
            .limit("r5c1", &[4, 1]);

        assert_eq!(
            board.steps(Technique::ContinuousNiceLoop),
            [concat!(
                "1: r2c1 r3c1 r4c1 r6c1 r7c1 r8c1 r9c1, 2: r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9, ",
                "3: r2c5 r3c5 r4c5 r6c5 r7c5 r8c5 r9c5, 4: r5c2 r5c3 r5c4 r5c6 r5c7 r5c8 r5c9",
            )]
        );
    }
}
