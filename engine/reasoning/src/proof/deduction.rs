//! A deduction as data: its premises, its links, and its conclusions.

use nonet_grid::{Candidate, CellSet, Digit, House};
use nonet_techniques::step::Link;

/// A fact that holds in every solution, or in the only one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Premise {
    /// Each of the cells holds one of its candidates, and those of a house hold different ones.
    Cells(CellSet),
    /// The house has a place for the digit.
    Places(Digit, House),
    /// These candidates are not all that their cells may hold: two digits of each could be swapped.
    Deadly(Vec<Candidate>),
    /// The candidate is true or false.
    Either(Candidate),
}

/// A link, and the cells that it rests on where neither a cell nor a house explains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tie {
    /// The link.
    pub link: Link,
    /// Cells that cannot all be filled if a strong link fails: an almost locked set.
    pub within: Option<CellSet>,
}

impl From<Link> for Tie {
    fn from(link: Link) -> Self {
        let within = None;
        Self { link, within }
    }
}

/// A claim: its premises and its conclusions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deduction {
    /// Lemmas: each is proved first, separately, and then holds.
    pub lemmas: Vec<Deduction>,
    /// The premises other than the links.
    pub premises: Vec<Premise>,
    /// Cells and houses that hold all candidates of the premises but the fins: so they can be counted.
    pub covers: Vec<Premise>,
    /// The candidates of the premises that no cover holds.
    pub fins: Vec<Candidate>,
    /// The links, in the order of the text.
    pub links: Vec<Tie>,
    /// The digits that are claimed to be right.
    pub placements: Vec<Candidate>,
    /// The candidates that are claimed to be wrong.
    pub eliminations: Vec<Candidate>,
}
