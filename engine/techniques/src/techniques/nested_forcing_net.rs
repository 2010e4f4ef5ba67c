//! Nested forcing nets: an assumption that fails after inner assumptions have failed.
//!
//! Under the assumption that a candidate is true, singles are applied. Where they end, every other
//! candidate is assumed as well: those that lead to a contradiction by singles are eliminated under
//! the first assumption, and singles go on. When a cell or a house has nothing left, the first
//! candidate is wrong.

use std::ops::ControlFlow;

use crate::inference::nets::nested;
use crate::inference::nets::proof::prove;
use crate::state::State;
use crate::step::evidence::NestedContradiction;
use crate::step::{Sink, Step};
use crate::technique::Technique;

/// Find the nets with the fewest layers.
pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    nested::contradicted(state, &mut |assumed, layers| {
        let Some((stages, failure)) = prove(state, assumed, layers) else {
            // uncovered: every candidate that failed has a proof.
            return ControlFlow::Continue(());
        };
        let (cell, house) = failure.place();
        let evidence = NestedContradiction {
            assumed,
            stages,
            cell,
            house,
        };
        sink(Step::eliminating(
            Technique::NestedForcingNet,
            vec![assumed],
            evidence,
        ))
    })
}
