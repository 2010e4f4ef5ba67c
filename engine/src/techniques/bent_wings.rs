//! XY-wing and XYZ-wing: a pivot and two pincers with two candidates each. Whatever the pivot holds,
//! a pincer or the pivot itself holds the shared digit, so it leaves every cell that sees them all.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, candidates_of};
use crate::step::{Evidence, Step};

/// The pivot has two candidates, one shared with each pincer.
pub(super) fn find_xy(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (twos, _) = state.twos_and_threes();
    for pivot in twos {
        each_pincers(state, pivot, twos, &mut |pincers, digits| {
            let shared = digits[0]
                .intersection(digits[1])
                .difference(state.of(pivot));
            let (true, Some(digit)) = (digits[0] != digits[1], shared.only()) else {
                return ControlFlow::Continue(());
            };
            let wing = Wing {
                pivot,
                pincers,
                digit,
                seen_from: pincers,
            };
            wing.conclude(Technique::XyWing, state, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// The pivot has three candidates, one of them shared by all three cells.
pub(super) fn find_xyz(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (twos, threes) = state.twos_and_threes();
    for pivot in threes {
        each_pincers(state, pivot, twos, &mut |pincers, digits| {
            let shared = digits[0].intersection(digits[1]);
            let is_wing = digits[0].union(digits[1]) == state.of(pivot);
            let (true, Some(digit)) = (is_wing, shared.only()) else {
                return ControlFlow::Continue(());
            };
            let wing = Wing {
                pivot,
                pincers,
                digit,
                seen_from: pincers.with(pivot),
            };
            wing.conclude(Technique::XyzWing, state, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Two of the cells that see the pivot and share a candidate with it, and their candidates.
fn each_pincers(
    state: &Candidates,
    pivot: Cell,
    twos: CellSet,
    found: &mut dyn FnMut(CellSet, [DigitSet; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let meets = |cell: &Cell| !state.of(*cell).intersection(state.of(pivot)).is_empty();
    let nearby = twos.intersection(pivot.peers());
    let nearby: CellSet = nearby.into_iter().filter(meets).collect();
    let mut rest = nearby;
    for first in nearby {
        rest = rest.without(first);
        for second in rest {
            let pincers = CellSet::of(first).with(second);
            found(pincers, [state.of(first), state.of(second)])?;
        }
    }
    ControlFlow::Continue(())
}

struct Wing {
    pivot: Cell,
    pincers: CellSet,
    digit: Digit,
    seen_from: CellSet,
}

impl Wing {
    fn conclude(
        &self,
        technique: Technique,
        state: &Candidates,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let places = state.places(self.digit);
        let cleared = places.intersection(self.seen_from.common_peers());
        if cleared.is_empty() {
            return ControlFlow::Continue(());
        }
        let own = |cell: Cell| {
            let candidate = move |digit| Candidate { cell, digit };
            state.of(cell).into_iter().map(candidate)
        };
        let cells = std::iter::once(self.pivot).chain(self.pincers);
        let evidence = Evidence {
            candidates: cells.flat_map(own).collect(),
            ..Evidence::default()
        };
        let eliminations = candidates_of(self.digit, cleared).collect();
        sink(Step::eliminating(technique, eliminations, evidence))
    }
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn the_pincers_of_an_xy_wing_clear_their_shared_digit() {
        let board = Example::new()
            .limit("r1c1", &[1, 2])
            .limit("r1c5", &[1, 3])
            .limit("r5c1", &[2, 3]);

        assert_eq!(board.steps(Technique::XyWing), ["3: r5c5"]);
    }

    #[test]
    fn an_xyz_wing_clears_what_sees_its_pivot_too() {
        let board = Example::new()
            .limit("r1c1", &[1, 2, 3])
            .limit("r1c5", &[1, 3])
            .limit("r2c2", &[2, 3]);

        assert_eq!(board.steps(Technique::XyzWing), ["3: r1c2 r1c3"]);
    }
}
