//! Rectangles: four cells that must not hold two digits only.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, candidates_of};
use crate::step::Pattern;

/// Four empty cells with the same two digits, and what else they may hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UniqueRectangle {
    /// The corners in turn: neighbours share a row or a column.
    pub corners: [Cell; 4],
    /// The two digits.
    pub digits: DigitSet,
    /// The two digits in the corners.
    pub candidates: Vec<Candidate>,
    /// The corners with further candidates.
    pub roof: CellSet,
    /// These candidates.
    pub extra: Vec<Candidate>,
    /// The cells that complete a subset with the roof (type 3).
    pub subset: Option<CellSet>,
    /// The houses of that subset.
    pub houses: Vec<House>,
}

impl UniqueRectangle {
    pub(super) fn pattern(&self) -> Pattern {
        let groups = self.subset.map(|subset| vec![self.roof, subset]);
        Pattern {
            houses: self.houses.clone(),
            candidates: self.candidates.clone(),
            fins: self.extra.clone(),
            groups: groups.unwrap_or_default(),
            ..Pattern::default()
        }
    }
}

/// Four cells, some of them filled since, that two digits would complete crosswise.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AvoidableRectangle {
    /// The corners in turn.
    pub corners: [Cell; 4],
    /// What completes the rectangle, corner by corner.
    pub completing: [Digit; 4],
    /// The corners that are empty.
    pub open: CellSet,
    /// What both of them may hold beside that (type 2).
    pub extra: Option<Digit>,
}

impl AvoidableRectangle {
    pub(super) fn pattern(&self) -> Pattern {
        let corners = self.corners.into_iter().zip(self.completing);
        let extra = self.extra.into_iter();
        Pattern {
            candidates: corners
                .map(|(cell, digit)| Candidate { cell, digit })
                .collect(),
            fins: extra
                .flat_map(|digit| candidates_of(digit, self.open))
                .collect(),
            ..Pattern::default()
        }
    }
}
