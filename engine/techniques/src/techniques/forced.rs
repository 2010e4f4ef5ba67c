//! The consequences, along chains with groups, of a candidate being true or false.

use crate::inference::chains::forcing::Forcing;
use crate::inference::chains::network::Network;
use crate::inference::chains::wave::Wave;
use crate::inference::nets::Premise;
use crate::state::State;
use crate::step::Link;
use nonet_grid::Candidate;

/// A state with its chains.
pub(crate) struct Forced<'a> {
    pub(crate) state: &'a State,
    pub(crate) network: &'a Network,
    forcing: &'a Forcing,
}

impl<'a> Forced<'a> {
    pub(crate) fn on(state: &'a State) -> Self {
        Self {
            state,
            network: state.grouped_chains(),
            forcing: state.forcing(),
        }
    }

    /// The node of a candidate.
    pub(crate) fn node(&self, candidate: Candidate) -> usize {
        self.state.links().numbering().number(candidate)
    }

    /// The wave from a node being true, or false; there may be none from false.
    pub(crate) fn wave(&self, node: usize, is_true: bool) -> Option<&'a Wave> {
        self.forcing.wave(self.network, node, is_true)
    }

    /// The links from a premise to a consequence.
    pub(crate) fn links(&self, premise: Premise, target: Premise) -> Vec<Link> {
        let numbering = self.state.links().numbering();
        self.forcing.links(self.network, numbering, premise, target)
    }
}
