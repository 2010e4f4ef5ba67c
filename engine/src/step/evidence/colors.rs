//! Colouring: cells that hold a digit all or not at all.

use crate::grid::{Candidate, Cell, CellSet, Digit, House, candidates_of};
use crate::step::Pattern;

/// The two colours of a cluster.
pub type Cluster = [CellSet; 2];

/// One cluster of conjugate pairs of a digit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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

/// Two colours over several digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Medusa {
    /// The candidates of each colour; where one is wrong, it is the first.
    pub colors: [Vec<Candidate>; 2],
    /// The cell that the wrong colour would fill twice, or leave without a digit.
    pub cell: Option<Cell>,
    /// The house that would have a digit of the wrong colour twice.
    pub house: Option<House>,
}

impl Medusa {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.house.into_iter().collect(),
            candidates: self.colors.concat(),
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
