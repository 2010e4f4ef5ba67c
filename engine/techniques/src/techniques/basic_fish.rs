//! Basic fish: in as many parallel lines as the digit has lines across, the digit is settled, so it
//! leaves the rest of the lines across. X-wing has two lines, swordfish three, jellyfish four.

use std::ops::ControlFlow;

use super::cover::{Choice, Sets, positions};
use super::lines::Orientation;
use crate::state::State;
use crate::step::evidence::Fish;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{CellSet, Digit, candidates_of};

pub(crate) fn find(
    technique: Technique,
    size: u32,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for digit in state.promising_digits() {
        for orientation in Orientation::BOTH {
            let masks = orientation.masks(state.places(digit));
            Sets::up_to(masks, size).choices(size, &mut |choice| match conclude(
                technique,
                state,
                (digit, orientation),
                choice,
            ) {
                Some(step) => sink(step),
                None => ControlFlow::Continue(()),
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn conclude(
    technique: Technique,
    state: &State,
    (digit, orientation): (Digit, Orientation),
    choice: Choice,
) -> Option<Step> {
    let places = state.places(digit);
    let base = orientation.lines(choice.sets);
    let cover = orientation.lines_across(choice.union);
    let cleared = places.intersection(cover).difference(base);
    if cleared.is_empty() {
        return None;
    }
    let lines = positions(choice.sets).map(|index| orientation.line(index));
    let across = positions(choice.union).map(|index| orientation.across(index));
    let evidence = Fish {
        digit,
        base: lines.collect(),
        cover: across.collect(),
        body: places.intersection(base),
        fins: CellSet::EMPTY,
    };
    let eliminations = candidates_of(digit, cleared).collect();
    Some(Step::eliminating(technique, eliminations, evidence))
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn a_digit_in_two_columns_of_two_rows_leaves_the_rest_of_the_columns() {
        let board =
            Example::new()
                .confine(7, "row 1", "r1c1 r1c5")
                .confine(7, "row 9", "r9c1 r9c5");

        let steps = board.steps(Technique::XWing);

        let left = "r2c1 r2c5 r3c1 r3c5 r4c1 r4c5 r5c1 r5c5 r6c1 r6c5 r7c1 r7c5 r8c1 r8c5";
        assert_eq!(steps, [format!("7: {left}")]);
    }

    #[test]
    fn a_swordfish_needs_no_line_with_all_three_places() {
        let board = Example::new()
            .confine(7, "column 1", "r1c1 r4c1")
            .confine(7, "column 5", "r4c5 r8c5")
            .confine(7, "column 9", "r1c9 r8c9")
            .confine(7, "row 1", "r1c1 r1c9")
            .confine(7, "row 4", "r4c1 r4c5 r4c6");

        let steps = board.steps(Technique::Swordfish);

        assert_eq!(steps, ["7: r4c6 r8c2 r8c3 r8c4 r8c6 r8c7 r8c8"]);
    }

    #[test]
    fn a_jellyfish_has_four_lines() {
        let board = Example::new()
            .confine(7, "row 1", "r1c1 r1c4")
            .confine(7, "row 4", "r4c4 r4c6")
            .confine(7, "row 6", "r6c6 r6c9")
            .confine(7, "row 9", "r9c1 r9c9")
            .confine(7, "column 1", "r1c1 r9c1")
            .confine(7, "column 4", "r1c4 r4c4")
            .confine(7, "column 6", "r4c6 r6c6 r7c6");

        let steps = board.steps(Technique::Jellyfish);

        assert_eq!(steps, ["7: r2c9 r3c9 r5c9 r7c6 r7c9 r8c9"]);
    }
}
