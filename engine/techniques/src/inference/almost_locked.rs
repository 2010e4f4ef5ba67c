//! Almost locked sets: cells of a house with one candidate more than there are cells.

use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidates, Cell, CellSet, Digit, DigitSet, House};

/// The most digits that the regarded almost locked sets have in all; the smallest sets come first.
///
/// In none of 30,000 published grids do the sets have more than 2,200. Hostile lists of candidates may
/// have twenty times as many, and the links between sets grow with the square.
const MOST_DIGITS: usize = 2_500;

/// Cells of a house that hold all but one of these digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AlmostLockedSet {
    /// The cells.
    pub(crate) cells: CellSet,
    /// Their candidates, one more than there are cells.
    pub(crate) digits: DigitSet,
}

impl AlmostLockedSet {
    /// The cells of the set that may hold a digit.
    pub(crate) fn places(&self, candidates: &Candidates, digit: Digit) -> CellSet {
        self.cells.intersection(candidates.places(digit))
    }
}

/// All almost locked sets of some candidates, the smallest first, a single cell with two candidates included.
pub(crate) fn all(candidates: &Candidates) -> Vec<AlmostLockedSet> {
    let mut sets = Vec::with_capacity(512);
    for house in House::all() {
        let empty = house.cells().intersection(candidates.empty());
        let cells: Vec<Cell> = empty.into_iter().collect();
        grow(
            candidates,
            &cells,
            (CellSet::EMPTY, DigitSet::EMPTY),
            &mut sets,
        );
    }
    sets.sort_compactly_by_key(|set| (set.cells.len(), set.cells.bits()));
    sets.dedup();
    let mut digits = 0;
    let regarded = sets.iter().take_while(|set| {
        digits += set.digits.len();
        digits <= MOST_DIGITS
    });
    let regarded = regarded.count();
    sets.truncate(regarded);
    sets
}

/// Add every almost locked set that consists of some cells and a choice of the others.
fn grow(
    candidates: &Candidates,
    others: &[Cell],
    (cells, digits): (CellSet, DigitSet),
    sets: &mut Vec<AlmostLockedSet>,
) {
    for (position, &cell) in others.iter().enumerate() {
        let cells = cells.with(cell);
        let digits = digits.union(candidates.of(cell));
        if digits.len() == cells.len() + 1 {
            sets.push(AlmostLockedSet { cells, digits });
        }
        grow(candidates, &others[position + 1..], (cells, digits), sets);
    }
}
