//! Nested forcing nets: an assumption that fails once whatever fails under it is out.
//!
//! Under the assumption that a candidate is true, singles are followed. Where they end, every other
//! candidate is assumed as well: those from which singles lead to a contradiction are out under the
//! first assumption, and singles go on. When that leaves a cell or a house nothing, the first
//! candidate is out for good.

use std::ops::ControlFlow;

use crate::inference::nets::nested;
use crate::inference::nets::proof::prove;
use crate::state::State;
use crate::step::evidence::NestedContradiction;
use crate::step::{Sink, Step};
use crate::technique::Technique;

/// Find those that take the fewest layers.
pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    nested::contradicted(state, &mut |assumed, layers| {
        let Some((stages, failure)) = prove(state, assumed, layers) else {
            // uncovered: what was contradicted can be proved to be.
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
