//! Discontinuous nice loop: a chain that comes back to its first candidate and contradicts it.
//!
//! If the candidate's truth makes it false, it is false; if its falsehood makes it true, it is true.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::Candidates;
use crate::inference::chains::{discontinuities, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::plain(state);
    discontinuities::find(network, state, Technique::DiscontinuousNiceLoop, sink)
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn a_candidate_goes_that_refutes_itself_or_whose_rival_proves_itself() {
        let board = Example::new()
            .limit("r1c1", &[1, 2])
            .limit("r1c5", &[2, 3])
            .limit("r5c5", &[3, 1])
            .confine(1, "column 1", "r1c1 r5c1");

        let steps = board.steps(Technique::DiscontinuousNiceLoop);

        // What sees the proved candidate refutes itself as well.
        assert_eq!(steps[..2], ["2: r1c1", "1: r5c1"]);
    }
}
