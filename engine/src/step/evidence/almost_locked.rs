//! Almost locked sets, and cells that share the digits of a crossing.

use crate::grid::{Candidate, Cell, CellSet, Digit, House};
use crate::step::{Link, Pattern};

/// Two almost locked sets with a restricted common, or with two.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AlsXz {
    /// The sets.
    pub sets: [CellSet; 2],
    /// A digit that one of them alone can hold.
    pub common: Digit,
    /// A second such digit, if there is one.
    pub second: Option<Digit>,
    /// From a digit in the first set to a digit in the second.
    pub links: Vec<Link>,
}

impl AlsXz {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern::of_links(&self.links, self.sets.to_vec())
    }
}

/// An almost locked set with a restricted common to each of two others.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AlsXyWing {
    /// The set between.
    pub pivot: CellSet,
    /// The others.
    pub wings: [CellSet; 2],
    /// What the pivot and each wing cannot both hold.
    pub commons: [Digit; 2],
    /// From a digit in the first wing through the pivot to the same digit in the second.
    pub links: Vec<Link>,
}

impl AlsXyWing {
    pub(super) fn pattern(&self) -> Pattern {
        let [one, other] = self.wings;
        Pattern::of_links(&self.links, vec![one, self.pivot, other])
    }
}

/// Almost locked sets in a row, each with a restricted common to the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AlsXyChain {
    /// The sets, in order.
    pub sets: Vec<CellSet>,
    /// From a digit in the first set to the same digit in the last.
    pub links: Vec<Link>,
}

impl AlsXyChain {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern::of_links(&self.links, self.sets.clone())
    }
}

/// A cell, and an almost locked set for each of its candidates.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DeathBlossom {
    /// The cell.
    pub stem: Cell,
    /// The sets, by the candidates of the stem.
    pub petals: Vec<CellSet>,
    /// From each candidate of the stem to its petal.
    pub links: Vec<Link>,
}

impl DeathBlossom {
    pub(super) fn pattern(&self) -> Pattern {
        let stem = std::iter::once(CellSet::of(self.stem));
        let groups = stem.chain(self.petals.iter().copied()).collect();
        Pattern::of_links(&self.links, groups)
    }
}

/// Cells of a crossing that share their digits with a line and a box.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SueDeCoq {
    /// The box.
    pub in_box: House,
    /// The line.
    pub line: House,
    /// The cells where they cross.
    pub core: CellSet,
    /// The cells in the rest of the box.
    pub of_box: CellSet,
    /// The cells in the rest of the line.
    pub of_line: CellSet,
    /// The candidates of all.
    pub candidates: Vec<Candidate>,
}

impl SueDeCoq {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: vec![self.in_box, self.line],
            candidates: self.candidates.clone(),
            groups: vec![self.core, self.of_box, self.of_line],
            ..Pattern::default()
        }
    }
}
