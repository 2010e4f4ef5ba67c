//! Chains as evidence: their links in order, ready to be told as numbered implications.

use super::network::Network;
use crate::grid::{Candidate, CellSet};
use crate::step::{Evidence, Link, LinkKind, Node};

/// The links of a path whose first link has this kind; kinds alternate from there.
pub(crate) fn alternating(nodes: &[Node], path: &[usize], first: LinkKind) -> Vec<Link> {
    let second = match first {
        LinkKind::Strong => LinkKind::Weak,
        LinkKind::Weak => LinkKind::Strong,
    };
    let kinds = [first, second].into_iter().cycle();
    let ends = path.windows(2).zip(kinds);
    ends.map(|(ends, kind)| Link {
        from: nodes[ends[0]],
        to: nodes[ends[1]],
        kind,
    })
    .collect()
}

/// A chain as evidence: its candidates once each, its links, and its almost locked sets in order.
pub(crate) fn of_links(links: Vec<Link>, groups: Vec<CellSet>) -> Evidence {
    Evidence {
        candidates: candidates(&links),
        links,
        groups,
        ..Evidence::default()
    }
}

/// A path of a network as evidence.
pub(crate) fn of_path(network: &Network, path: &[usize], first: LinkKind) -> Evidence {
    let links = alternating(&network.graph.nodes, path, first);
    let ends = path.windows(2).zip(&links);
    let strong = ends.filter(|(_, link)| link.kind == LinkKind::Strong);
    let sets = strong.filter_map(|(ends, _)| network.set_between(ends[0], ends[1]));
    let sets = sets.collect();
    of_links(links, sets)
}

fn candidates(links: &[Link]) -> Vec<Candidate> {
    let nodes = links.iter().flat_map(|link| [link.from, link.to]);
    let in_cells = |Node { cells, digit }| {
        let in_cell = move |cell| Candidate { cell, digit };
        cells.into_iter().map(in_cell)
    };
    let mut candidates: Vec<_> = nodes.flat_map(in_cells).collect();
    candidates.sort_unstable();
    candidates.dedup();
    candidates
}
