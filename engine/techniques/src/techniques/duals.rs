//! Dual patterns: two kites, or two empty rectangles, that share their base and are
//! shown as one step. They conclude no more than the two one by one, so they are hints only.

use std::ops::ControlFlow;

use super::{empty_rectangle, two_links};
use crate::state::State;
use crate::step::evidence::{DualEmptyRectangle, DualTwoLinks};
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Candidate, Digit, House, candidates_of};

/// Two kites, of one digit or of two, whose inner ends are the same two cells.
pub(crate) fn find_kites(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let of_digit =
        |digit| two_links::patterns(state, digit, Technique::TwoStringKite, House::lines());
    let kites: Vec<_> = Digit::ALL.into_iter().flat_map(of_digit).collect();
    for (index, first) in kites.iter().enumerate() {
        for second in &kites[index + 1..] {
            let [one, other] = first.inner;
            let is_shared = second.inner == [one, other] || second.inner == [other, one];
            if is_shared && (first.digit != second.digit || first.cleared != second.cleared) {
                let cleared = [first, second].map(|kite| candidates_of(kite.digit, kite.cleared));
                let eliminations = cleared.into_iter().flatten().collect();
                let patterns = [first.evidence(), second.evidence()];
                let evidence = DualTwoLinks { patterns };
                let technique = Technique::DualTwoStringKite;
                sink(Step::eliminating(technique, eliminations, evidence))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two empty rectangles in the same box.
pub(crate) fn find_empty_rectangles(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let patterns = empty_rectangle::patterns(state, digit);
        for (index, first) in patterns.iter().enumerate() {
            for second in &patterns[index + 1..] {
                if first.house == second.house && first.cleared != second.cleared {
                    let eliminations: Vec<Candidate> = vec![first.cleared, second.cleared];
                    let patterns = [first.evidence(), second.evidence()];
                    let evidence = DualEmptyRectangle { patterns };
                    let technique = Technique::DualEmptyRectangle;
                    sink(Step::eliminating(technique, eliminations, evidence))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
