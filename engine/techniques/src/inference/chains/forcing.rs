//! The consequences along chains, with groups, of each candidate being true or false.

use super::evidence;
use super::network::Network;
use super::wave::Wave;
use crate::inference::nets::Premise;
use crate::inference::numbering::Numbering;
use crate::step::{Link, LinkKind};
use nonet_grid::Candidate;

/// The waves from each candidate being true; the network has those from its being false.
#[derive(Debug)]
pub(crate) struct Forcing {
    from_true: Vec<Wave>,
}

impl Forcing {
    /// Spread from every candidate of a network.
    pub(crate) fn of(network: &Network) -> Self {
        let singles = 0..network.graph.singles;
        let spread = |node| Wave::spread(network.wave_links(), node, true);
        Self {
            from_true: singles.map(spread).collect(),
        }
    }

    /// The wave from a candidate being true, or false; there may be none from false.
    pub(crate) fn wave<'a>(
        &'a self,
        network: &'a Network,
        node: usize,
        is_true: bool,
    ) -> Option<&'a Wave> {
        if is_true {
            return self.from_true.get(node);
        }
        network.wave(node)
    }

    /// The links from a premise to a consequence.
    pub(crate) fn links(
        &self,
        network: &Network,
        numbering: &Numbering,
        premise: Premise,
        target: Premise,
    ) -> Vec<Link> {
        let start = numbering.number(premise.candidate);
        let wave = self.wave(network, start, premise.is_true);
        let end = numbering.number(target.candidate);
        let reached = wave.and_then(|wave| Some((wave, wave.reach(end, target.is_true)?)));
        let Some((wave, reached)) = reached else {
            // uncovered: callers pass a target that is among the consequences.
            return Vec::new();
        };
        let first = if premise.is_true {
            LinkKind::Weak
        } else {
            LinkKind::Strong
        };
        let path = wave.path(network.wave_links(), reached);
        evidence::links_along(&network.graph.nodes, &path, first)
    }
}

/// The conclusion about a node that is a candidate.
pub(crate) fn conclusion(network: &Network, node: usize, is_true: bool) -> Premise {
    let candidate: Candidate = network.graph.single(node);
    Premise { candidate, is_true }
}
