//! The pattern: evidence of any technique in one shape, for drawing.

use super::Link;
use super::evidence::Branch;
use nonet_grid::{Candidate, CellSet, House};

/// The pattern behind a step; the parts that a technique does not use stay empty.
///
/// The roles of the parts are in the record of the technique, not in their order here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// The houses to look at, the defining ones first.
    pub houses: Vec<House>,
    /// The candidates that form the pattern.
    pub candidates: Vec<Candidate>,
    /// The links of a chain, in order.
    pub links: Vec<Link>,
    /// Number of links of each assumption, in order, if there are several assumptions.
    pub branches: Vec<usize>,
    /// The candidates that disturb a pattern and restrict its eliminations.
    pub fins: Vec<Candidate>,
    /// The sets of cells that act as one: almost locked sets, the two colours of a colouring.
    pub groups: Vec<CellSet>,
}

impl Pattern {
    /// All cells of the pattern; those of its houses do not count.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        let candidates = self.candidates.iter().chain(&self.fins);
        let cells: CellSet = candidates.map(|one| one.cell).collect();
        let linked = self
            .links
            .iter()
            .flat_map(|link| [link.from.cells, link.to.cells]);
        linked
            .chain(self.groups.iter().copied())
            .fold(cells, CellSet::union)
    }

    /// Some candidates.
    pub(super) fn of(candidates: impl IntoIterator<Item = Candidate>) -> Self {
        Self {
            candidates: candidates.into_iter().collect(),
            ..Self::default()
        }
    }

    /// A chain, and the sets that it runs through.
    pub(super) fn of_links(links: &[Link], groups: impl IntoIterator<Item = CellSet>) -> Self {
        let candidates = Link::candidates(links);
        let pattern = Self::of(candidates).with_links(links.to_vec());
        pattern.with_groups(groups)
    }

    /// The implications of each of some assumptions.
    pub(super) fn assuming(branches: &[Branch]) -> Self {
        let mut pattern = Self::of(branches.iter().map(|branch| branch.assumed));
        pattern.candidates.dedup();
        pattern.with_branches(branches)
    }

    /// The same, in these houses.
    pub(super) fn in_houses(mut self, houses: impl IntoIterator<Item = House>) -> Self {
        self.houses.extend(houses);
        self
    }

    /// The same, with fins.
    pub(super) fn with_fins(mut self, fins: impl IntoIterator<Item = Candidate>) -> Self {
        self.fins.extend(fins);
        self
    }

    /// The same, with sets of cells that act as one.
    pub(super) fn with_groups(mut self, groups: impl IntoIterator<Item = CellSet>) -> Self {
        self.groups.extend(groups);
        self
    }

    /// The same, with the links of a chain.
    pub(super) fn with_links(self, links: Vec<Link>) -> Self {
        Self { links, ..self }
    }

    /// The same, with the consequences of assumptions.
    pub(super) fn with_branches(mut self, branches: &[Branch]) -> Self {
        for branch in branches {
            self.links.extend_from_slice(&branch.links);
            self.branches.push(branch.links.len());
        }
        self
    }

    /// Two patterns that are shown as one.
    pub(super) fn with(mut self, other: Self) -> Self {
        self.branches = vec![self.links.len(), other.links.len()];
        self.houses.extend(other.houses);
        self.candidates.extend(other.candidates);
        self.links.extend(other.links);
        self
    }
}
