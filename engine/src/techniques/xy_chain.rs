//! XY-chain: cells with two candidates, each of which hands its second digit to the next.
//!
//! Whichever digit the first cell holds, the first or the last cell holds the digit that both ends
//! share, so it goes from every cell that sees both.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::candidates::Candidates;
use crate::chains::wave::Web;
use crate::chains::{ends, tables};

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let links = tables::links(state);
    let web = Web {
        weak: &links.weak_in_houses,
        strong: &links.strong_in_cells,
        marks: None,
    };
    ends::find(&links.graph, web, Technique::XyChain, sink)
}
