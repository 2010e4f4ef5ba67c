//! Naked subset: as many cells of a house as they have candidates together keep these digits for
//! themselves, so the digits leave every other cell that sees them all.
//!
//! A pair or triple that lies in a box and a line at once, and clears something in both, is locked.

use std::ops::ControlFlow;

use super::cover::{Choice, Sets, positions};
use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::{Candidate, Cell, CellSet, DigitSet, House, candidates_of};

pub(crate) fn find(
    technique: Technique,
    size: u32,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    // The locked ones lie in a box too, and boxes come first.
    let houses = match technique {
        Technique::LockedPair | Technique::LockedTriple => 9,
        _ => House::COUNT,
    };
    for house in House::all().take(houses) {
        let cells = house.cell_array();
        let digits = cells.map(|cell| state.of(cell).bits());
        Sets::up_to(digits, size).choices(size, &mut |choice| {
            let subset = Subset::new(&cells, choice);
            // A subset in a box and a line is met in both; once is enough.
            if House::around(subset.cells).next() != Some(house) {
                return ControlFlow::Continue(());
            }
            match subset.conclude(technique, state) {
                Some(step) => sink(step),
                None => ControlFlow::Continue(()),
            }
        })?;
    }
    ControlFlow::Continue(())
}

struct Subset {
    cells: CellSet,
    digits: DigitSet,
}

impl Subset {
    fn new(cells: &[Cell; 9], choice: Choice) -> Self {
        Self {
            cells: positions(choice.sets)
                .map(|position| cells[position])
                .collect(),
            digits: DigitSet::from_bits(choice.union),
        }
    }

    fn conclude(&self, technique: Technique, state: &State) -> Option<Step> {
        let eliminations = self.eliminations(state);
        let is_wanted = match technique {
            Technique::LockedPair | Technique::LockedTriple => self.is_locked(&eliminations),
            Technique::NakedPair | Technique::NakedTriple => !self.is_locked(&eliminations),
            _ => true,
        };
        if eliminations.is_empty() || !is_wanted {
            return None;
        }
        let own = |digit| candidates_of(digit, self.cells.intersection(state.places(digit)));
        let evidence = evidence::Subset {
            houses: House::around(self.cells).collect(),
            cells: self.cells,
            digits: self.digits,
            candidates: self.digits.into_iter().flat_map(own).collect(),
        };
        Some(Step::eliminating(technique, eliminations, evidence))
    }

    fn eliminations(&self, state: &State) -> Vec<Candidate> {
        let others = self.cells.common_peers();
        let cleared = |digit| candidates_of(digit, state.places(digit).intersection(others));
        self.digits.into_iter().flat_map(cleared).collect()
    }

    fn is_locked(&self, eliminations: &[Candidate]) -> bool {
        let clears = |house: House| {
            let mut cleared = eliminations.iter();
            cleared.any(|candidate| house.cells().contains(candidate.cell))
        };
        House::around(self.cells).count() == 2 && House::around(self.cells).all(clears)
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn two_cells_with_the_same_two_digits_keep_them() {
        let board = Example::new().limit("r1c1 r1c5", &[1, 2]);

        let steps = board.steps(Technique::NakedPair);

        let others = "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9";
        assert_eq!(steps, [format!("1: {others}, 2: {others}")]);
    }

    #[test]
    fn a_pair_in_a_box_and_a_row_is_locked_and_clears_both() {
        let board = Example::new()
            .limit("r1c1 r1c2", &[1, 2])
            .confine(2, "row 1", "r1c1 r1c2")
            .confine(2, "box 1", "r1c1 r1c2")
            .confine(1, "row 1", "r1c1 r1c2 r1c9")
            .confine(1, "box 1", "r1c1 r1c2 r3c3");

        assert_eq!(board.steps(Technique::LockedPair), ["1: r1c9 r3c3"]);
        assert!(board.steps(Technique::NakedPair).is_empty());
    }

    #[test]
    fn three_cells_with_three_digits_keep_them_although_none_has_all() {
        let board = Example::new()
            .limit("r1c1", &[1, 2])
            .limit("r5c1", &[2, 3])
            .limit("r9c1", &[1, 3]);

        let steps = board.steps(Technique::NakedTriple);

        let others = "r2c1 r3c1 r4c1 r6c1 r7c1 r8c1";
        assert_eq!(steps, [format!("1: {others}, 2: {others}, 3: {others}")]);
    }

    #[test]
    fn four_cells_with_four_digits_keep_them() {
        let board = Example::new()
            .limit("r1c1 r1c4", &[1, 2, 3])
            .limit("r1c7 r1c9", &[1, 4])
            .confine(2, "row 1", "r1c1 r1c4 r1c5")
            .confine(3, "row 1", "r1c1 r1c4")
            .confine(4, "row 1", "r1c7 r1c9")
            .confine(1, "row 1", "r1c1 r1c4 r1c7 r1c9");

        assert_eq!(board.steps(Technique::NakedQuad), ["2: r1c5"]);
    }
}
