//! Hidden subset: as many digits of a house as they have places together keep these cells for
//! themselves, so all other digits leave the cells.

use std::ops::ControlFlow;

use super::cover::{Choice, Sets, positions};
use crate::state::State;
use crate::step::evidence::Subset;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Candidate, DigitSet, House};

pub(crate) fn find(
    technique: Technique,
    size: u32,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for house in House::all() {
        Sets::up_to(*state.positions(house), size).choices(size, &mut |choice| match conclude(
            technique, state, house, choice,
        ) {
            Some(step) => sink(step),
            None => ControlFlow::Continue(()),
        })?;
    }
    ControlFlow::Continue(())
}

fn conclude(technique: Technique, state: &State, house: House, choice: Choice) -> Option<Step> {
    let digits = DigitSet::from_bits(choice.sets);
    let cells = house.cell_array();
    let (mut kept, mut eliminations) = (Vec::new(), Vec::new());
    for cell in positions(choice.union).map(|position| cells[position]) {
        for digit in state.of(cell) {
            let is_kept = digits.contains(digit);
            let list = if is_kept {
                &mut kept
            } else {
                &mut eliminations
            };
            list.push(Candidate { cell, digit });
        }
    }
    if eliminations.is_empty() {
        return None;
    }
    let evidence = Subset {
        houses: vec![house],
        cells: kept.iter().map(|one| one.cell).collect(),
        digits,
        candidates: kept,
    };
    Some(Step::eliminating(technique, eliminations, evidence))
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn two_digits_with_the_same_two_places_keep_them() {
        let board = Example::new()
            .confine(1, "row 1", "r1c1 r1c5")
            .confine(2, "row 1", "r1c1 r1c5")
            .limit("r1c1", &[1, 2, 7])
            .limit("r1c5", &[1, 2, 8, 9]);

        assert_eq!(
            board.steps(Technique::HiddenPair),
            ["7: r1c1, 8: r1c5, 9: r1c5"]
        );
    }

    #[test]
    fn three_digits_with_three_places_keep_them_although_none_has_all() {
        let board = Example::new()
            .confine(1, "column 1", "r1c1 r5c1")
            .confine(2, "column 1", "r5c1 r9c1")
            .confine(3, "column 1", "r1c1 r9c1")
            .limit("r1c1", &[1, 3])
            .limit("r5c1", &[1, 2])
            .limit("r9c1", &[2, 3, 8]);

        assert_eq!(board.steps(Technique::HiddenTriple), ["8: r9c1"]);
    }

    #[test]
    fn four_digits_with_four_places_keep_them() {
        let corners = "r1c1 r1c3 r3c1 r3c3";
        let board = [1, 2, 3, 4]
            .into_iter()
            .fold(Example::new(), |board, digit| {
                board.confine(digit, "box 1", corners)
            })
            .limit("r1c1 r1c3 r3c1", &[1, 2, 3, 4])
            .limit("r3c3", &[1, 2, 3, 4, 9]);

        assert_eq!(board.steps(Technique::HiddenQuad), ["9: r3c3"]);
    }
}
