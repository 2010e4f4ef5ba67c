//! Simple colours: one cluster of conjugate pairs. Cells that see both colours lose the digit (trap); a
//! colour that sees itself is wrong altogether (wrap).

use std::ops::ControlFlow;

use super::colors::{Cluster, clusters, seen_by};
use crate::state::State;
use crate::step::evidence::Colors;
use crate::step::{Sink, offer};
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
    let (eliminations, colors) = (candidates_of(digit, cleared).collect(), cluster.colors);
    offer(technique, eliminations, || Colors { digit, colors }, sink)
}
