//! XY-chain: cells with two candidates, each of which hands its second digit to the next.
//!
//! Whichever digit the first cell holds, the first or the last cell holds the digit that both ends
//! share, so it goes from every cell that sees both.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::candidates::Candidates;
use crate::chains::wave::Web;
use crate::chains::{ends, tables};
use crate::digit::DigitSet;

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let links = tables::links(state);
    let web = Web {
        weak: &links.weak_in_houses,
        strong: &links.strong_in_cells,
        marks: None,
    };
    ends::find(&links.graph, web, DigitSet::ALL, Technique::XyChain, sink)
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn cells_of_two_candidates_hand_a_digit_on() {
        let board = Example::new()
            .limit("r1c1", &[1, 2])
            .limit("r1c5", &[2, 3])
            .limit("r5c5", &[3, 4])
            .limit("r5c2", &[4, 1]);

        assert_eq!(
            board.steps(Technique::XyChain),
            ["1: r1c2 r2c2 r3c2 r4c1 r5c1 r6c1"]
        );
    }
}
