//! Discontinuous nice loop with groups: a node may be a digit in several cells of a house.
//!
//! Almost locked sets link as well: a set that lacks one of its digits holds each of the others.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::candidates::Candidates;
use crate::chains::{discontinuities, tables};

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
