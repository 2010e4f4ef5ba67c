//! Forcing chains and nets: what assumptions lead to.

use super::{Branch, Contradiction, NestedContradiction, Verity};
use crate::step::Pattern;
use nonet_grid::{CellSet, House};

impl Contradiction {
    pub(super) fn pattern(&self) -> Pattern {
        pattern(&self.branches, self.house, self.cell.map(CellSet::of))
    }
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
