//! Continuous nice loop: a chain that closes into a circle of alternating links.
//!
//! Each weak link then holds exactly one true node, so the digit goes from whatever sees both its
//! nodes, and the other digits go from a cell that has both.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::candidates::Candidates;
use crate::chains::{loops, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::plain(state);
    loops::find(network, state, Technique::ContinuousNiceLoop, sink)
}
