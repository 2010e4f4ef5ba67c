//! Alternating inference chain with groups: a node may be a digit in several cells of a house.
//!
//! When the group is false none of its cells holds the digit; when it is true, one does.
//!
//! Almost locked sets link as well: a set that lacks one of its digits holds each of the others.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::candidates::Candidates;
use crate::chains::{open, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::grouped(state);
    open::find(network, Technique::GroupedAic, sink)
}

pub(super) fn find_with_sets(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::with_sets(state);
    open::find(network, Technique::AlsGroupedAic, sink)
}
