//! Discontinuous nice loop: a chain that comes back to its first candidate and contradicts it.
//!
//! If the candidate's truth makes it false, it is false; if its falsehood makes it true, it is true.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::candidates::Candidates;
use crate::chains::{discontinuities, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = tables::plain(state);
    discontinuities::find(network, state, Technique::DiscontinuousNiceLoop, sink)
}
