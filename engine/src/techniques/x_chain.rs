//! X-chain: links of one digit, strong and weak in turn, a strong one at either end.
//!
//! One of the two ends holds the digit, so it goes from every cell that sees both.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::candidates::Candidates;
use crate::chains::wave::Web;
use crate::chains::{ends, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let links = tables::links(state);
    let web = Web {
        weak: &links.weak_in_houses,
        strong: &links.strong_in_houses,
        marks: None,
    };
    ends::find(&links.graph, web, Technique::XChain, sink)
}
