//! XY-wing and XYZ-wing: a pivot and two pincers with two candidates each. For each digit of the pivot,
//! a pincer or the pivot itself holds the shared digit, so it leaves every cell that sees them all.

use std::ops::ControlFlow;

use crate::state::State;
use crate::step::evidence::BentWing;
use crate::step::{Sink, offer};
use crate::technique::Technique;
use nonet_grid::{Cell, CellSet, Digit, DigitSet, candidates_of};

/// The pivot has two candidates, one shared with each pincer.
pub(crate) fn find_xy(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (twos, _) = state.twos_and_threes();
    for pivot in twos {
        each_pincers(state, pivot, twos, &mut |pincers, own| {
            let shared = own[0].intersection(own[1]).difference(state.of(pivot));
            let (true, Some(shared)) = (own[0] != own[1], shared.only()) else {
                return ControlFlow::Continue(());
            };
            let wing = BentWing {
                pivot,
                pincers,
                forcing: beside(own, shared),
                shared,
                is_in_pivot: false,
            };
            conclude(Technique::XyWing, state, wing, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// The pivot has three candidates, one of them shared by all three cells.
pub(crate) fn find_xyz(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (twos, threes) = state.twos_and_threes();
    for pivot in threes {
        each_pincers(state, pivot, twos, &mut |pincers, own| {
            let is_wing = own[0].union(own[1]) == state.of(pivot);
            let shared = own[0].intersection(own[1]);
            let (true, Some(shared)) = (is_wing, shared.only()) else {
                return ControlFlow::Continue(());
            };
            let wing = BentWing {
                pivot,
                pincers,
                forcing: beside(own, shared),
                shared,
                is_in_pivot: true,
            };
            conclude(Technique::XyzWing, state, wing, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Two of the cells that see the pivot and share a candidate with it, and their candidates.
fn each_pincers(
    state: &State,
    pivot: Cell,
    twos: CellSet,
    found: &mut dyn FnMut([Cell; 2], [DigitSet; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let meets = |cell: &Cell| !state.of(*cell).intersection(state.of(pivot)).is_empty();
    let nearby = twos.intersection(pivot.peers());
    let nearby: CellSet = nearby.into_iter().filter(meets).collect();
    let mut rest = nearby;
    for first in nearby {
        rest = rest.without(first);
        for second in rest {
            found([first, second], [state.of(first), state.of(second)])?;
        }
    }
    ControlFlow::Continue(())
}

/// The digit of each pincer other than the shared one.
fn beside(own: [DigitSet; 2], shared: Digit) -> [Digit; 2] {
    own.map(|own| {
        let other = own.without(shared).only();
        other.expect("a pincer has two candidates")
    })
}

fn conclude(
    technique: Technique,
    state: &State,
    wing: BentWing,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut cells: CellSet = wing.pincers.into_iter().collect();
    if wing.is_in_pivot {
        cells = cells.with(wing.pivot);
    }
    let places = state.places(wing.shared);
    let cleared = places.intersection(cells.common_peers());
    let eliminations = candidates_of(wing.shared, cleared).collect();
    offer(technique, eliminations, || wing, sink)
}
