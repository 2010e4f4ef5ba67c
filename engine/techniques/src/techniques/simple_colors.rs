//! Simple colours: one cluster of conjugate pairs. What sees both colours loses the digit (trap); a
//! colour that sees itself is wrong altogether (wrap).

use std::ops::ControlFlow;

use super::colors::{Cluster, clusters, seen_by};
use crate::state::State;
use crate::step::evidence::Colors;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{CellSet, Digit, candidates_of};

pub(crate) fn find_traps(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in state.promising_digits() {
        for cluster in clusters(state, digit) {
            let [first, second] = cluster.colors.map(seen_by);
            let trapped = first.intersection(second).difference(cluster.cells());
            let cleared = state.places(digit).intersection(trapped);
            conclude(Technique::SimpleColorsTrap, (digit, cluster), cleared, sink)?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn find_wraps(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in state.promising_digits() {
        for cluster in clusters(state, digit) {
            for color in cluster.colors {
                if !color.intersection(seen_by(color)).is_empty() {
                    conclude(Technique::SimpleColorsWrap, (digit, cluster), color, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn conclude(
    technique: Technique,
    (digit, cluster): (Digit, Cluster),
    cleared: CellSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if cleared.is_empty() {
        return ControlFlow::Continue(());
    }
    let eliminations = candidates_of(digit, cleared).collect();
    let colors = cluster.colors;
    let evidence = Colors { digit, colors };
    sink(Step::eliminating(technique, eliminations, evidence))
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn a_cell_that_sees_both_colors_is_trapped() {
        let board = Example::new()
            .confine(2, "row 1", "r1c2 r1c8")
            .confine(2, "column 8", "r1c8 r5c8")
            .confine(2, "box 6", "r5c8 r6c9");

        assert_eq!(board.steps(Technique::SimpleColorsTrap), ["2: r6c2"]);
    }

    #[test]
    fn a_color_that_sees_itself_is_wrong() {
        let board = Example::new()
            .confine(2, "row 1", "r1c1 r1c5")
            .confine(2, "column 5", "r1c5 r6c5")
            .confine(2, "row 6", "r6c2 r6c5")
            .confine(2, "column 2", "r3c2 r6c2");

        assert_eq!(
            board.steps(Technique::SimpleColorsWrap),
            ["2: r1c1 r3c2 r6c5"]
        );
    }
}
