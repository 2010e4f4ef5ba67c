//! Colouring: cells that hold a digit all or not at all.

use crate::grid::{CellSet, Digit, candidates_of};
use crate::step::Pattern;

/// The two colours of a cluster.
pub type Cluster = [CellSet; 2];

/// One cluster of conjugate pairs of a digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The digit.
    pub digit: Digit,
    /// Its two colours.
    pub colors: Cluster,
}

impl Colors {
    pub(super) fn pattern(&self) -> Pattern {
        pattern(self.digit, &[self.colors])
    }
}

/// Two clusters of the same digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MultiColors {
    /// The digit.
    pub digit: Digit,
    /// The two colours of each; in type 2 the wrong one is in the first.
    pub clusters: [Cluster; 2],
}

impl MultiColors {
    pub(super) fn pattern(&self) -> Pattern {
        pattern(self.digit, &self.clusters)
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
