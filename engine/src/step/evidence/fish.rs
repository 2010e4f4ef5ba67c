//! Fish: base and cover houses.

use super::forcing::Branch;
use crate::grid::{CellSet, Digit, House, candidates_of};
use crate::step::Pattern;

/// Houses whose places for a digit as many others cover, but for fins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The houses that the fish starts from.
    pub base: Vec<House>,
    /// The houses that it covers.
    pub cover: Vec<House>,
    /// The places of the base that are covered.
    pub body: CellSet,
    /// The places of the base that are not.
    pub fins: CellSet,
}

impl Fish {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: [&*self.base, &*self.cover].concat(),
            candidates: candidates_of(self.digit, self.body).collect(),
            fins: candidates_of(self.digit, self.fins).collect(),
            ..Pattern::default()
        }
    }
}

/// Two finned fish with the same base.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SiameseFish {
    /// The digit.
    pub digit: Digit,
    /// The lines that both start from.
    pub base: Vec<House>,
    /// The lines that each covers.
    pub covers: [Vec<House>; 2],
    /// The places of the base that one of them covers.
    pub body: CellSet,
    /// The fins of each.
    pub fins: [CellSet; 2],
}

impl SiameseFish {
    pub(super) fn pattern(&self) -> Pattern {
        let [first, second] = &self.covers;
        let [fins, others] = self.fins;
        Pattern {
            houses: [&*self.base, &**first, &**second].concat(),
            candidates: candidates_of(self.digit, self.body).collect(),
            fins: candidates_of(self.digit, fins.union(others)).collect(),
            groups: self.fins.to_vec(),
            ..Pattern::default()
        }
    }
}

/// A fish with fins, each of which excludes the same candidate by a chain.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KrakenFish {
    /// The digit.
    pub digit: Digit,
    /// The lines that the fish starts from.
    pub base: Vec<House>,
    /// The lines that it covers.
    pub cover: Vec<House>,
    /// The places of the base that are covered.
    pub body: CellSet,
    /// The places of the base that are not.
    pub fins: CellSet,
    /// From each fin to the candidate that goes.
    pub branches: Vec<Branch>,
}

impl KrakenFish {
    pub(super) fn pattern(&self) -> Pattern {
        let branches = self.branches.iter();
        Pattern {
            houses: [&*self.base, &*self.cover].concat(),
            candidates: candidates_of(self.digit, self.body).collect(),
            links: branches
                .clone()
                .flat_map(|branch| branch.links.clone())
                .collect(),
            branches: branches.map(|branch| branch.links.len()).collect(),
            fins: candidates_of(self.digit, self.fins).collect(),
            ..Pattern::default()
        }
    }
}
