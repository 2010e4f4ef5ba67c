//! Alternating inference chain: links between any candidates, strong and weak in turn.
//!
//! If the first node is false the last is true, so one of them is: what sees both is false.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::candidates::Candidates;
use crate::chains::{open, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    open::find(tables::plain(state), Technique::Aic, sink)
}
