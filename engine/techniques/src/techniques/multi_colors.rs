//! Multi-colours: two clusters of conjugate pairs of one digit.
//!
//! Type 1: a colour of one sees a colour of the other, so one of their opposites is right, and what
//! sees both opposites loses the digit. Type 2: a colour that sees both colours of the other cluster
//! is wrong altogether.

use std::ops::ControlFlow;

use super::colors::{Cluster, clusters, seen_by};
use crate::state::State;
use crate::step::evidence::MultiColors;
use crate::step::{Sink, Step};
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
    if cleared.is_empty() {
        return ControlFlow::Continue(());
    }
    let eliminations = candidates_of(digit, cleared).collect();
    let clusters = pair.map(|cluster| cluster.colors);
    let evidence = MultiColors { digit, clusters };
    sink(Step::eliminating(technique, eliminations, evidence))
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn the_opposites_of_two_colors_that_meet_clear_what_sees_both() {
        let board =
            Example::new()
                .confine(2, "row 2", "r2c2 r2c8")
                .confine(2, "column 3", "r1c3 r7c3");

        assert_eq!(board.steps(Technique::MultiColors1), ["2: r7c8"]);
    }

    #[test]
    fn a_color_that_sees_both_colors_of_another_cluster_is_wrong() {
        let board = Example::new()
            .confine(2, "row 2", "r2c2 r2c8")
            .confine(2, "column 8", "r2c8 r6c8")
            .confine(2, "column 3", "r1c3 r6c3");

        assert_eq!(board.steps(Technique::MultiColors2), ["2: r2c2 r6c8"]);
    }
}
