//! Chains as evidence: their links in order, which are explained as numbered implications.

use super::network::Network;
use crate::step::evidence::Chain;
use crate::step::{Link, LinkKind, Node};

/// The links of a path whose first link has this kind.
pub(crate) fn links_along(nodes: &[Node], path: &[usize], first: LinkKind) -> Vec<Link> {
    Link::chain(path.iter().map(|&node| nodes[node]), first)
}

/// A path of a network, with the almost locked sets that its strong links need.
pub(crate) fn chain_along(network: &Network, path: &[usize], first: LinkKind) -> Chain {
    let links = links_along(&network.graph.nodes, path, first);
    let ends = path.windows(2).zip(&links);
    let strong = ends.filter(|(_, link)| link.kind == LinkKind::Strong);
    let sets = strong.filter_map(|(ends, _)| network.set_between(ends[0], ends[1]));
    let sets = sets.collect();
    Chain { links, sets }
}
