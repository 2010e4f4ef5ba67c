//! W-wing: two cells with the same two candidates, and a conjugate pair of one of these digits whose
//! ends see one cell each. One of the cells holds the other digit, so no cell that sees both does.

use std::ops::ControlFlow;

use super::conjugate::{Conjugate, conjugates};
use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::{Cell, CellSet, Digit, House, candidates_of};

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (twos, _) = state.twos_and_threes();
    let mut rest = twos;
    for first in twos {
        rest = rest.without(first);
        // Cells that see each other are a naked pair.
        for second in rest.difference(first.peers()) {
            if state.of(first) == state.of(second) {
                find_between(state, [first, second], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn find_between(state: &State, ends: [Cell; 2], sink: &mut Sink<'_>) -> ControlFlow<()> {
    let seen = CellSet::of(ends[0]).with(ends[1]).common_peers();
    for digit in state.of(ends[0]) {
        let cleared = state.places(digit).intersection(seen);
        let Some(bridge) = state.of(ends[0]).without(digit).only() else {
            // uncovered: the cell has two digits.
            continue;
        };
        if cleared.is_empty() {
            continue;
        }
        for pair in conjugates(state, bridge, House::all()) {
            if let Some(inner) = span(pair, ends) {
                sink(conclude(ends, inner, [digit, bridge], pair.house, cleared))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The ends of the pair in the order of the cells that they see.
fn span(pair: Conjugate, [first, second]: [Cell; 2]) -> Option<[Cell; 2]> {
    let fits =
        |&(near, far): &(Cell, Cell)| first.peers().contains(near) && second.peers().contains(far);
    let (near, far) = pair.directions().into_iter().find(fits)?;
    Some([near, far])
}

fn conclude(
    ends: [Cell; 2],
    inner: [Cell; 2],
    [digit, bridge]: [Digit; 2],
    house: House,
    cleared: CellSet,
) -> Step {
    let evidence = evidence::WWing {
        ends,
        bridge: inner,
        house,
        bridged: bridge,
        digit,
    };
    let eliminations = candidates_of(digit, cleared).collect();
    Step::eliminating(Technique::WWing, eliminations, evidence)
}
