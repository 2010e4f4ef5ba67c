//! Forcing chains and nets: what assumptions lead to.

use crate::grid::{Candidate, Cell, CellSet, House};
use crate::step::{Link, Pattern};

/// What follows from one assumption.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Branch {
    /// The candidate.
    pub assumed: Candidate,
    /// Whether it is taken to be true.
    pub is_true: bool,
    /// The links from there, in order.
    pub links: Vec<Link>,
}

/// An assumption that leaves a cell without candidates, or a house without a place for a digit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Contradiction {
    /// Ways there from the same assumption, at least one.
    pub branches: Vec<Branch>,
    /// The cell, unless it is a house.
    pub cell: Option<Cell>,
    /// The house.
    pub house: Option<House>,
}

impl Contradiction {
    pub(super) fn pattern(&self) -> Pattern {
        pattern(&self.branches, self.house, self.cell.map(CellSet::of))
    }
}

/// What follows from an assumption up to where another, made within it, fails.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// The links, in order, from the assumption and from what failed before.
    pub links: Vec<Link>,
    /// The assumption within, and how it fails; none in the last stage.
    pub refuted: Option<Contradiction>,
}

/// An assumption that leaves a cell without candidates, or a house without a place for a digit, once
/// candidates are out that fail under it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NestedContradiction {
    /// The candidate that is taken to be true.
    pub assumed: Candidate,
    /// What follows, in order.
    pub stages: Vec<Stage>,
    /// The cell, unless it is a house.
    pub cell: Option<Cell>,
    /// The house.
    pub house: Option<House>,
}

impl NestedContradiction {
    pub(super) fn pattern(&self) -> Pattern {
        let trunk = self.stages.iter().map(|stage| Branch {
            assumed: self.assumed,
            is_true: true,
            links: stage.links.clone(),
        });
        let refuted = self.stages.iter().filter_map(|stage| stage.refuted.clone());
        let branches: Vec<Branch> = trunk
            .chain(refuted.flat_map(|refuted| refuted.branches))
            .collect();
        pattern(&branches, self.house, self.cell.map(CellSet::of))
    }
}

/// Assumptions of which one is true, and that agree.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Verity {
    /// A branch for each assumption.
    pub branches: Vec<Branch>,
    /// The house whose places for a digit they are, if they are not of one cell.
    pub house: Option<House>,
}

impl Verity {
    pub(super) fn pattern(&self) -> Pattern {
        let cells = self.branches.iter().map(|branch| branch.assumed.cell);
        let cells = self.house.is_none().then(|| cells.collect());
        pattern(&self.branches, self.house, cells)
    }
}

fn pattern(branches: &[Branch], house: Option<House>, cells: Option<CellSet>) -> Pattern {
    let mut candidates: Vec<_> = branches.iter().map(|branch| branch.assumed).collect();
    candidates.dedup();
    Pattern {
        houses: house.into_iter().collect(),
        candidates,
        links: branches
            .iter()
            .flat_map(|branch| branch.links.clone())
            .collect(),
        branches: branches.iter().map(|branch| branch.links.len()).collect(),
        groups: cells.into_iter().collect(),
        ..Pattern::default()
    }
}
