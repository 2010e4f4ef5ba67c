//! X-chain: links of one digit, strong and weak in turn, a strong one at either end.
//!
//! One of the two ends holds the digit, so it is eliminated from every cell that sees both.

use std::ops::ControlFlow;

use super::chain_ends;
use crate::state::State;
use crate::step::Sink;
use crate::technique::Technique;
use nonet_grid::{Cell, CellSet, Digit, DigitSet, House};

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let promising = state.promising_digits().into_iter();
    let promising = promising.filter(|&digit| Pairs::of(state, digit).has_chain());
    let digits: DigitSet = promising.collect();
    if digits.is_empty() {
        return ControlFlow::Continue(());
    }
    let links = state.links();
    let along = links.along(&links.strong_in_houses);
    chain_ends::find(Technique::XChain, &links.graph, along, digits, sink)
}

/// The conjugate pairs of a digit, for a quick test whether it has a chain at all.
struct Pairs {
    places: CellSet,
    linked: CellSet,
    partners: [CellSet; 81],
}

impl Pairs {
    fn of(state: &State, digit: Digit) -> Self {
        let mut pairs = Self {
            places: state.places(digit),
            linked: CellSet::EMPTY,
            partners: [CellSet::EMPTY; 81],
        };
        for house in House::all() {
            let places = pairs.places.intersection(house.cells());
            if places.len() == 2 {
                pairs.linked = pairs.linked.union(places);
                for cell in places {
                    let partners = &mut pairs.partners[cell.index()];
                    *partners = partners.union(places.without(cell));
                }
            }
        }
        pairs
    }

    fn has_chain(&self) -> bool {
        self.linked
            .into_iter()
            .any(|start| self.has_chain_from(start))
    }

    /// Whether a chain starts at a cell and excludes something.
    fn has_chain_from(&self, start: Cell) -> bool {
        let mut excluded = CellSet::EMPTY;
        let mut holding = self.partners[start.index()];
        let mut newly = holding;
        while !newly.is_empty() {
            let seen = newly.into_iter();
            let seen = seen.fold(CellSet::EMPTY, |all, cell| all.union(cell.peers()));
            let lost = seen.intersection(self.linked).difference(excluded);
            excluded = excluded.union(lost);
            let partners = lost.into_iter().map(|cell| self.partners[cell.index()]);
            newly = partners
                .fold(CellSet::EMPTY, CellSet::union)
                .difference(holding);
            holding = holding.union(newly);
            let places = self.places.intersection(start.peers());
            if newly.into_iter().any(|end| meet(places, end.peers())) {
                return true;
            }
        }
        false
    }
}

const fn meet(one: CellSet, other: CellSet) -> bool {
    !one.intersection(other).is_empty()
}
