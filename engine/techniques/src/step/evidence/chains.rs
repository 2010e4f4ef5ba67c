//! Chains and loops.

use super::{Chain, RemotePair};
use crate::step::{Link, LinkKind, Node};
use nonet_grid::Candidate;

/// The way in which the ends of a chain meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// They are different nodes.
    Open,
    /// It leads back to its first node, which it refutes or proves.
    Back,
    /// It leads on into itself.
    Ring,
}

impl Chain {
    /// The way in which its ends meet.
    #[must_use]
    pub fn shape(&self) -> Shape {
        match (self.links.first(), self.links.last()) {
            (Some(first), Some(last)) if last.to != first.from => Shape::Open,
            (Some(first), Some(last)) if last.kind != first.kind => Shape::Ring,
            _ => Shape::Back,
        }
    }
}

impl RemotePair {
    /// The chain for the first digit; the other half of the proof swaps the two digits.
    #[must_use]
    pub fn links(&self) -> Vec<Link> {
        let nodes = self.path.iter().enumerate().flat_map(|(position, &cell)| {
            let digits = [position, position + 1].map(|turn| self.digits[turn % 2]);
            digits.map(|digit| Node::from(Candidate { cell, digit }))
        });
        Link::chain(nodes, LinkKind::Strong)
    }
}
