//! Nets within nets: singles are applied under an assumption, and where they end, inner assumptions
//! that lead to contradictions are eliminated.
//!
//! This works in layers. A layer tries every remaining candidate on the same board, and then
//! eliminates those that fail, all at once. So which assumptions fail, and after how many layers,
//! depends only on the candidates, and the transposed puzzle has the same steps.

use std::ops::ControlFlow;

use super::spread::Net;
use super::{Premise, failing};
use nonet_grid::budget::Budget;
use nonet_grid::{Candidate, Candidates};

/// The budget of all layers together, in inner assumptions. Puzzles need a tenth of it.
const MOST_ASSUMPTIONS: u64 = 4_000_000;

/// Visit the candidates that fail after the fewest layers, with the number of layers.
///
/// Candidates that already fail by singles are left out: these are plain nets.
///
/// # Errors
/// Breaks when the visitor does, or when the budget is used up.
pub(crate) fn contradicted(
    candidates: &Candidates,
    visit: &mut dyn FnMut(Candidate, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut budget = Budget::of(MOST_ASSUMPTIONS);
    let start = Net::of(candidates);
    let assumed = start.undecided().map(|one| (one, assuming(&start, one)));
    let mut nets: Vec<_> = assumed.filter(|(_, net)| net.failure.is_none()).collect();
    let mut layer = 0;
    let mut any = false;
    while !any && !nets.is_empty() {
        layer += 1;
        let mut unfinished = Vec::with_capacity(nets.len());
        for (assumed, mut net) in nets {
            budget.spend(net.undecided().count() as u64)?;
            let failing = failing(&net);
            net.refute(&failing, &mut ());
            if net.failure.is_some() {
                any = true;
                visit(assumed, layer)?;
            } else if !failing.is_empty() {
                unfinished.push((assumed, net));
            }
        }
        nets = unfinished;
    }
    ControlFlow::Continue(())
}

fn assuming(net: &Net, candidate: Candidate) -> Net {
    let mut net = net.clone();
    net.assume(Premise::truth_of(candidate), &mut ());
    net
}
