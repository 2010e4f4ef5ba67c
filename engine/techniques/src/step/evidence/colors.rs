//! Colouring: cells that hold a digit all or not at all.

use super::{Colors, Medusa, MultiColors};
use crate::step::Pattern;
use nonet_grid::{CellSet, Digit, candidates_of};

/// The two colours of a cluster.
type Cluster = [CellSet; 2];

impl Colors {
    pub(super) fn pattern(&self) -> Pattern {
        pattern(self.digit, &[self.colors])
    }
}

impl MultiColors {
    pub(super) fn pattern(&self) -> Pattern {
        pattern(self.digit, &self.clusters)
    }
}

impl Medusa {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.house.into_iter().collect(),
            candidates: self.colors.concat(),
            groups: self.cell.into_iter().map(CellSet::of).collect(),
            ..Pattern::default()
        }
    }
}

fn pattern(digit: Digit, clusters: &[Cluster]) -> Pattern {
    let cells = clusters.iter().map(|[one, other]| one.union(*other));
    Pattern {
        candidates: cells
            .flat_map(|cells| candidates_of(digit, cells))
            .collect(),
        groups: clusters.concat(),
        ..Pattern::default()
    }
}
