//! XY-chain: cells with two candidates, each of which shares its second digit with the next.
//!
//! Whichever digit the first cell holds, the first or the last cell holds the digit that both ends
//! share, so it is eliminated from every cell that sees both.

use std::ops::ControlFlow;

use super::chain_ends;
use crate::state::State;
use crate::step::Sink;
use crate::technique::Technique;
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, candidates_at};

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut pairs = PairCells::of(state);
    let mut starts = pairs.twos.into_iter();
    if !starts.any(|start| pairs.has_chain_from(start)) {
        return ControlFlow::Continue(());
    }
    let links = state.links();
    let (along, digits) = (links.along(&links.strong_in_cells), DigitSet::ALL);
    chain_ends::find(Technique::XyChain, &links.graph, along, digits, sink)
}

/// The cells with two candidates, for a quick test whether there is a chain at all.
struct PairCells<'a> {
    state: &'a State,
    twos: CellSet,
    /// Placements whose consequences were not followed yet.
    pending: Vec<Candidate>,
}

impl<'a> PairCells<'a> {
    fn of(state: &'a State) -> Self {
        Self {
            state,
            twos: state.twos_and_threes().0,
            pending: Vec::new(),
        }
    }

    fn has_chain_from(&mut self, start: Cell) -> bool {
        let mut digits = self.state.of(start).into_iter();
        digits.any(|shared| self.has_chain(start, shared))
    }

    /// Whether a chain from a cell that lacks a digit ends at another that holds it and excludes something.
    fn has_chain(&mut self, start: Cell, shared: Digit) -> bool {
        let seen = self.state.places(shared).intersection(start.peers());
        let mut lacking = [CellSet::EMPTY; 9];
        self.pending.clear();
        self.push_other(start, shared);
        while let Some(Candidate { cell, digit }) = self.pending.pop() {
            let sees_both = seen.intersection(cell.peers());
            if digit == shared && cell != start && !sees_both.is_empty() {
                return true;
            }
            let lacking = &mut lacking[digit.index()];
            let takers = self.twos.intersection(self.state.places(digit));
            let takers = takers.intersection(cell.peers()).difference(*lacking);
            *lacking = lacking.union(takers);
            for taker in takers {
                self.push_other(taker, digit);
            }
        }
        false
    }

    fn push_other(&mut self, cell: Cell, lacking: Digit) {
        let other = self.state.of(cell).without(lacking).only();
        self.pending.extend(candidates_at(cell, other));
    }
}
