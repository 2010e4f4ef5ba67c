//! Chains that start and end with the same digit: cells that see both ends lose it.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use crate::inference::chains::evidence;
use crate::inference::chains::graph::Graph;
use crate::inference::chains::wave::{Reached, Wave, WaveLinks};
use crate::step::evidence::Chain;
use crate::step::{LinkKind, Sink, Step};
use crate::technique::Technique;
use nonet_grid::DigitSet;
use nonet_grid::rows::members;
use nonet_grid::sorting::CompactSort;

/// The shortest chain: one or two links conclude nothing new.
const SHORTEST: usize = 3;

/// Find the chains of some digits along some links of single candidates, the shortest first.
pub(crate) fn find(
    technique: Technique,
    graph: &Graph,
    links: WaveLinks<'_>,
    digits: DigitSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    let waves: Vec<_> = (0..graph.singles)
        .filter(|&start| digits.contains(graph.nodes[start].digit))
        .filter(|&start| links.strong.row(start).iter().any(|&bits| bits != 0))
        .map(|start| (start, Wave::spread(links, start, false)))
        .collect();
    for (end, index) in ends(graph, &waves) {
        let (start, wave) = &waves[index];
        let eliminations = graph.seen_by_both(*start, end.node);
        new_steps.offer(eliminations, |eliminations| {
            let path = wave.path(links, end);
            let links = evidence::links_along(&graph.nodes, &path, LinkKind::Strong);
            let sets = Vec::new();
            let evidence = Chain { links, sets };
            Step::eliminating(technique, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// The ends of all chains that eliminate something, with the position of their wave, by length.
fn ends(graph: &Graph, waves: &[(usize, Wave)]) -> Vec<(Reached, usize)> {
    let mut ends = Vec::new();
    for (index, (start, wave)) in waves.iter().enumerate() {
        let digit = graph.nodes[*start].digit;
        for (level, row) in wave
            .levels(true, false)
            .filter(|&(level, _)| level >= SHORTEST)
        {
            for node in members(row).filter(|node| node > start) {
                if graph.nodes[node].digit == digit && graph.common(*start, node).next().is_some() {
                    let marked = false;
                    ends.push((
                        Reached {
                            level,
                            node,
                            marked,
                        },
                        index,
                    ));
                }
            }
        }
    }
    ends.sort_compactly_by_key(|&(end, index)| (end.level, index, end.node));
    ends
}
