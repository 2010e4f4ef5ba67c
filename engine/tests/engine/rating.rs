//! Ratings: their bounds at every stop, their steps, and their agreement with the Sudoku Explainer.

use nonet_engine::generation::{DEFAULT_BUDGET, PuzzleSpec, generate};
use nonet_engine::grading::Label;
use nonet_engine::grid::{Candidate, Grid};
use nonet_engine::rating::{Profile, Rater, Rating, TracedStep};
use proptest::prelude::*;

/// The ratings of the Sukaku Explainer 1.18.1, in tenths.
const EXPLAINED: [(&str, u16); 7] = [
    // A UVWXYZ-wing comes before the cycles.
    (
        ".4...328......9.....6.5......26..5.45.8.2..1.......6.......8.9..54.......9.3..1..",
        66,
    ),
    // A grouped link is split in one way only, and closes in the houses of its own chain only as a ring.
    (
        "906000004070090510050300002000842100020906050009751000300009040015020030400000201",
        71,
    ),
    // A step that is easy, but later in the order, would spoil a rectangle.
    (
        "000205000007000100300907008290000084100854002000000000710509046900040001002601800",
        72,
    ),
    // A cycle eliminates nothing in its own cells.
    (
        "080090040400020003000874000030050060805000902000201000500000004001030700009000600",
        72,
    ),
    // Four strong links in a row.
    (
        ".........9.1...7.2...241....1..9..8..2.....9....7.5...19..7..2636.....787..3.2..1",
        61,
    ),
    // The same, on the way to a chain.
    (
        "...79.6.........389.3.8..4..4......31..942..67......9..8..7.5.449.........5.28...",
        71,
    ),
    // Of wings that are equally hard, the one whose name comes last.
    (
        "96.2....5..37....8.....9.2...16.4.59....7....45.1.38...3.9.....6....79..8....1.36",
        62,
    ),
];

fn grid(text: &str) -> Grid {
    Grid::parse(text.as_bytes()).expect("a grid")
}

fn rated(mut rater: Rater) -> Rating {
    rater.advance(u64::MAX);
    rater.rating().expect("the finders suffice")
}

fn rate(puzzle: &Grid) -> Rating {
    rated(Rater::new(puzzle, Profile::Explainer))
}

fn made(label: Label, index: u64) -> (Grid, Grid) {
    let puzzle =
        generate(PuzzleSpec::label(label), 5, index, DEFAULT_BUDGET).expect("enough tries");
    (puzzle.givens, puzzle.solution)
}

/// Rows and columns exchanged, bands and digits rotated.
fn image(puzzle: &Grid, bands: usize, digits: u8, is_turned: bool) -> Grid {
    let text = puzzle.to_ascii();
    let at = |row: usize, column: usize| {
        let (row, column) = if is_turned {
            (column, row)
        } else {
            (row, column)
        };
        match text[(row + 3 * bands) % 9 * 9 + column] {
            digit @ b'1'..=b'9' => b'1' + (digit - b'1' + digits) % 9,
            empty => empty,
        }
    };
    let cells: Vec<u8> = (0..81).map(|cell| at(cell / 9, cell % 9)).collect();
    Grid::parse(&cells).expect("a grid")
}

#[test]
fn puzzles_are_rated_as_the_explainer_rates_them() {
    let found = EXPLAINED.map(|(puzzle, _)| rate(&grid(puzzle)).er);

    assert_eq!(found, EXPLAINED.map(|(_, er)| er));
}

#[test]
fn the_exchange_asks_for_no_four_links_and_no_wings_of_six_cells_and_more() {
    let puzzle = grid(EXPLAINED[4].0);

    let found = rated(Rater::new(&puzzle, Profile::Exchange));

    assert_eq!((found.er, found.hardest), (79, "Nishio Forcing Chains"));
}

/// The steps of a rating, which says the same without them.
fn steps_of(puzzle: &Grid) -> Vec<TracedStep> {
    let mut rater = Rater::traced(puzzle, Profile::Explainer);
    rater.advance(u64::MAX);
    assert_eq!(rater.rating(), Some(rate(puzzle)));
    rater.trace().expect("a trace").to_vec()
}

#[test]
fn a_trace_has_no_step_harder_than_the_rating() {
    for index in 0..20 {
        let (puzzle, _) = made(Label::Expert, index);

        let steps = steps_of(&puzzle);

        let hardest = steps.iter().map(|step| step.rating).max();
        assert_eq!(hardest, Some(rate(&puzzle).er));
    }
}

#[test]
fn a_trace_leads_to_the_solution() {
    for index in 0..20 {
        let (puzzle, solution) = made(Label::Expert, index);
        let holds = |candidate: &Candidate| solution.digit(candidate.cell) == Some(candidate.digit);

        let steps = steps_of(&puzzle);

        let placed: Vec<_> = steps.iter().filter_map(|step| step.placement).collect();
        assert_eq!(placed.len(), 81 - puzzle.filled_count());
        assert!(placed.iter().all(holds));
        assert!(!steps.iter().flat_map(|step| &step.eliminations).any(holds));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn no_more_is_claimed_at_any_stop_than_the_rating(index in 0u64..2_000, is_expert: bool) {
        let (puzzle, _) = made(if is_expert { Label::Expert } else { Label::Hard }, index);

        for profile in [Profile::Explainer, Profile::Exchange] {
            let whole = rated(Rater::new(&puzzle, profile)).er;
            let mut rater = Rater::new(&puzzle, profile);
            while !rater.advance(1) {
                prop_assert!(rater.at_least() <= whole);
            }
            prop_assert_eq!(rater.at_least(), whole);
        }
    }
}

#[test]
fn the_puzzles_above_are_rated_alike_in_their_images() {
    for (puzzle, er) in &EXPLAINED[1..4] {
        for bands in 0..3 {
            for is_turned in [false, true] {
                let image = image(&grid(puzzle), bands, 4, is_turned);

                assert_eq!(rate(&image).er, *er, "bands {bands}, turned {is_turned}");
            }
        }
    }
}
