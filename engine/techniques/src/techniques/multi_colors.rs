//! Multi-colours: two clusters of conjugate pairs of one digit.
//!
//! Type 1: a colour of one sees a colour of the other, so one of their opposites is right, and cells
//! that see both opposites lose the digit. Type 2: a colour that sees both colours of the other cluster
//! is wrong altogether.

use std::ops::ControlFlow;

use super::colors::{Cluster, clusters, seen_by};
use crate::state::State;
use crate::step::evidence::MultiColors;
use crate::step::{Sink, offer};
use crate::technique::Technique;
use nonet_grid::{CellSet, Digit, candidates_of};

pub(crate) fn find_type_1(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_pair(state, &mut |digit, pair| {
        let [first, second] = pair;
        let mut cleared = CellSet::EMPTY;
        for (color, opposite) in first.sides() {
            for (other, other_opposite) in second.sides() {
                if !color.intersection(seen_by(other)).is_empty() {
                    let both = seen_by(opposite).intersection(seen_by(other_opposite));
                    cleared = cleared.union(both.intersection(state.places(digit)));
                }
            }
        }
        conclude(Technique::MultiColors1, (digit, pair), cleared, sink)
    })
}

pub(crate) fn find_type_2(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_pair(state, &mut |digit, pair| {
        for [first, second] in [pair, [pair[1], pair[0]]] {
            for color in first.colors {
                let sees = |other: CellSet| !color.intersection(seen_by(other)).is_empty();
                if second.colors.into_iter().all(sees) {
                    conclude(
                        Technique::MultiColors2,
                        (digit, [first, second]),
                        color,
                        sink,
                    )?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

fn each_pair(
    state: &State,
    found: &mut dyn FnMut(Digit, [Cluster; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in state.promising_digits() {
        let clusters = clusters(state, digit);
        for (index, &first) in clusters.iter().enumerate() {
            for &second in &clusters[index + 1..] {
                found(digit, [first, second])?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn conclude(
    technique: Technique,
    (digit, pair): (Digit, [Cluster; 2]),
    cleared: CellSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let eliminations = candidates_of(digit, cleared).collect();
    let clusters = pair.map(|cluster| cluster.colors);
    offer(
        technique,
        eliminations,
        || MultiColors { digit, clusters },
        sink,
    )
}
