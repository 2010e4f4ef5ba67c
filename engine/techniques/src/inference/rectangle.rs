//! Rectangles: four cells in two rows, two columns and two boxes. If they held the same two digits
//! crosswise and none were given, the digits could be swapped: the puzzle would have two solutions.

use crate::step::evidence::UniqueRectangle;
use nonet_grid::{Candidates, Cell, CellSet, DigitSet, candidates_at};

/// The corners in turn: neighbours share a row or a column, the corner after next is opposite.
pub(crate) type Corners = [Cell; 4];

/// Every rectangle of the grid, as corners and as a set.
pub(crate) static ALL: [(Corners, CellSet); 486] = {
    let mut all = [([Cell::at(0, 0); 4], CellSet::EMPTY); 486];
    let mut count = 0;
    let mut index = 0;
    while index < 81 * 81 {
        let (top, left) = (index / 81 / 9, index / 81 % 9);
        let (bottom, right) = (index % 81 / 9, index % 9);
        let is_in_two_boxes = (top / 3 == bottom / 3) != (left / 3 == right / 3);
        if top < bottom && left < right && is_in_two_boxes {
            let [first, third] = [Cell::at(top, left), Cell::at(bottom, right)];
            let [second, fourth] = [Cell::at(top, right), Cell::at(bottom, left)];
            let cells = CellSet::of(first).with(second).with(third).with(fourth);
            all[count] = ([first, second, third, fourth], cells);
            count += 1;
        }
        index += 1;
    }
    all
};

/// A rectangle of empty cells, at least one of which has just the two digits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rectangle {
    /// The corners in turn.
    pub(crate) corners: Corners,
    /// The two digits.
    pub(crate) digits: DigitSet,
    /// The corners with no other candidates.
    pub(crate) floor: CellSet,
    /// The corners with further candidates.
    pub(crate) roof: CellSet,
    /// The candidates of the roof besides the two digits.
    pub(crate) extra: DigitSet,
}

impl Rectangle {
    /// All rectangles; a corner may have lost one of the digits, but not both.
    pub(crate) fn all(candidates: &Candidates) -> Vec<Self> {
        let (twos, _) = candidates.twos_and_threes();
        let mut found = Vec::new();
        for &(corners, cells) in &ALL {
            let floors = cells.intersection(twos);
            if floors.is_empty() || !cells.is_subset(candidates.empty()) {
                continue;
            }
            for floor in floors {
                let digits = candidates.of(floor);
                let mut others = floors.into_iter();
                // Floors with equal digits give the same rectangle.
                if others.find(|&other| candidates.of(other) == digits) == Some(floor) {
                    found.extend(Self::new(corners, digits, candidates));
                }
            }
        }
        found
    }

    fn new(corners: Corners, digits: DigitSet, candidates: &Candidates) -> Option<Self> {
        let (mut floor, mut roof) = (CellSet::EMPTY, CellSet::EMPTY);
        let mut extra = DigitSet::EMPTY;
        for cell in corners {
            let own = candidates.of(cell);
            if own.intersection(digits).is_empty() {
                return None;
            }
            let beside = own.difference(digits);
            let part = if beside.is_empty() {
                &mut floor
            } else {
                &mut roof
            };
            *part = part.with(cell);
            extra = extra.union(beside);
        }
        Some(Self {
            corners,
            digits,
            floor,
            roof,
            extra,
        })
    }

    /// Whether two of the corners are opposite.
    pub(crate) fn is_diagonal(&self, cells: CellSet) -> bool {
        let [first, second, third, fourth] = self.corners;
        cells == CellSet::of(first).with(third) || cells == CellSet::of(second).with(fourth)
    }

    /// The rectangle as evidence, without a subset.
    pub(crate) fn evidence(&self, candidates: &Candidates) -> UniqueRectangle {
        let own = |cell: Cell, digits: DigitSet| {
            candidates_at(cell, candidates.of(cell).intersection(digits))
        };
        let roof = self.roof.into_iter();
        UniqueRectangle {
            corners: self.corners,
            digits: self.digits,
            roof: self.roof,
            candidates: self
                .corners
                .into_iter()
                .flat_map(|cell| own(cell, self.digits))
                .collect(),
            extra: roof.flat_map(|cell| own(cell, self.extra)).collect(),
            subset: None,
            houses: Vec::new(),
        }
    }
}
