//! Two conjugate pairs of a digit whose inner ends see each other: one of the outer ends holds the
//! digit, so it is eliminated from every cell that sees both. Three names for one idea,
//! distinguished by the houses:
//!
//! * skyscraper: two parallel lines with their inner ends in one line across;
//! * two-string kite: a row and a column with their inner ends in one box;
//! * turbot fish: all others.

use std::ops::ControlFlow;

use super::conjugate::{Conjugate, conjugates};
use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::{Cell, CellSet, Digit, House, HouseKind, candidates_of};

pub(crate) fn find(
    technique: Technique,
    houses: &(impl Iterator<Item = House> + Clone),
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for digit in state.promising_digits() {
        for pattern in patterns(state, digit, technique, houses.clone()) {
            sink(pattern.conclude(technique))?;
        }
    }
    ControlFlow::Continue(())
}

/// Two linked conjugate pairs, from outer end to outer end, that clear something.
#[derive(Clone, Copy)]
pub(crate) struct TwoLinks {
    pub digit: Digit,
    pub houses: [House; 2],
    pub outer: [Cell; 2],
    pub inner: [Cell; 2],
    pub cleared: CellSet,
}

/// All patterns of a digit, by pairs of some houses, that have the name of a technique, each once.
pub(crate) fn patterns(
    state: &State,
    digit: Digit,
    technique: Technique,
    houses: impl Iterator<Item = House>,
) -> Vec<TwoLinks> {
    let mut found = Vec::new();
    let pairs = conjugates(state, digit, houses);
    for (index, first) in pairs.iter().enumerate() {
        for second in &pairs[index + 1..] {
            if !first.cells().intersection(second.cells()).is_empty() {
                continue;
            }
            join(state, digit, [first, second], &mut found);
        }
    }
    found.retain(|pattern| pattern.technique() == technique);
    found
}

fn join(state: &State, digit: Digit, [first, second]: [&Conjugate; 2], found: &mut Vec<TwoLinks>) {
    for (first_inner, first_outer) in first.directions() {
        for (second_inner, second_outer) in second.directions() {
            if !first_inner.peers().contains(second_inner) {
                continue;
            }
            let seen = first_outer.peers().intersection(second_outer.peers());
            let cleared = state.places(digit).intersection(seen);
            if !cleared.is_empty() {
                found.push(TwoLinks {
                    digit,
                    houses: [first.house, second.house],
                    outer: [first_outer, second_outer],
                    inner: [first_inner, second_inner],
                    cleared,
                });
            }
        }
    }
}

impl TwoLinks {
    pub fn technique(&self) -> Technique {
        let inner = CellSet::of(self.inner[0]).with(self.inner[1]);
        let joined_in = |wanted: HouseKind| House::around(inner).any(|one| one.kind() == wanted);
        match self.houses.map(House::kind) {
            [HouseKind::Row, HouseKind::Row] if joined_in(HouseKind::Column) => {
                Technique::Skyscraper
            }
            [HouseKind::Column, HouseKind::Column] if joined_in(HouseKind::Row) => {
                Technique::Skyscraper
            }
            [HouseKind::Row, HouseKind::Column] => Technique::TwoStringKite,
            _ => Technique::TurbotFish,
        }
    }

    pub fn evidence(&self) -> evidence::TwoLinks {
        evidence::TwoLinks {
            digit: self.digit,
            houses: self.houses,
            outer: self.outer,
            inner: self.inner,
        }
    }

    fn conclude(&self, technique: Technique) -> Step {
        let eliminations = candidates_of(self.digit, self.cleared).collect();
        Step::eliminating(technique, eliminations, self.evidence())
    }
}
