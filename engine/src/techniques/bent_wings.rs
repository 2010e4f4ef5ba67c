//! XY-wing and XYZ-wing: a pivot and two pincers with two candidates each. Whatever the pivot holds,
//! a pincer or the pivot itself holds the shared digit, so it leaves every cell that sees them all.

use crate::grid::{Cell, CellSet, DigitSet, candidates_of};
use crate::state::State;
use crate::step::evidence::BentWing;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use std::ops::ControlFlow;

/// The pivot has two candidates, one shared with each pincer.
pub(crate) fn find_xy(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (twos, _) = state.twos_and_threes();
    for pivot in twos {
        each_pincers(state, pivot, twos, &mut |pincers, [one, other]| {
            let shared = one.intersection(other).difference(state.of(pivot));
            let is_wing = one != other;
            conclude(state, (pivot, pincers), [one, other, shared], is_wing, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// The pivot has three candidates, one of them shared by all three cells.
pub(crate) fn find_xyz(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (twos, threes) = state.twos_and_threes();
    for pivot in threes {
        each_pincers(state, pivot, twos, &mut |pincers, [one, other]| {
            let shared = one.intersection(other);
            let is_wing = one.union(other) == state.of(pivot);
            conclude(state, (pivot, pincers), [one, other, shared], is_wing, sink)
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

/// Conclude from a pivot and two pincers, if the candidates of both pincers and what they share, as far
/// as it makes a wing, are those of one.
fn conclude(
    state: &State,
    (pivot, pincers): (Cell, [Cell; 2]),
    [one, other, shared]: [DigitSet; 3],
    is_wing: bool,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let (true, Some(shared)) = (is_wing, shared.only()) else {
        return ControlFlow::Continue(());
    };
    let forcing = [one, other].map(|own| own.without(shared).only());
    let [Some(first), Some(second)] = forcing else {
        return ControlFlow::Continue(());
    };
    let wing = BentWing {
        pivot,
        pincers,
        forcing: [first, second],
        shared,
        is_in_pivot: state.of(pivot).contains(shared),
    };
    let mut cells: CellSet = pincers.into_iter().collect();
    let mut technique = Technique::XyWing;
    if wing.is_in_pivot {
        cells = cells.with(pivot);
        technique = Technique::XyzWing;
    }
    let cleared = state.places(shared).intersection(cells.common_peers());
    if cleared.is_empty() {
        return ControlFlow::Continue(());
    }
    let eliminations = candidates_of(shared, cleared).collect();
    sink(Step::eliminating(technique, eliminations, wing))
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
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
