//! Generation: definitions of the labels and reproducibility.

use nonet_engine::analysis::analyze;
use nonet_engine::canonical::canonical;
use nonet_engine::generation::{DEFAULT_BUDGET, Puzzle, PuzzleSpec, Symmetry, full_grid, generate};
use nonet_engine::grading::{
    BEGINNER_GIVENS, EASY_GIVENS, EASY_SCORE, HARD_SCORE, Label, MEDIUM_SCORE, grade,
};
use nonet_engine::grid::{Cell, Grid, House};
use nonet_engine::rating::{Profile, Rater};
use nonet_engine::search::{Limits, Status, count_solutions};
use nonet_engine::technique::Technique;
use std::collections::{HashMap, HashSet};

fn make(label: Label, index: u64) -> Puzzle {
    generate(PuzzleSpec::label(label), 2026, index, DEFAULT_BUDGET).expect("the budget suffices")
}

fn is_symmetric(givens: &Grid) -> bool {
    givens
        .filled()
        .all(|(cell, _)| givens.digit(cell.opposite()).is_some())
}

#[test]
fn a_puzzle_of_any_label_is_unique_symmetric_and_graded_as_asked() {
    for label in Label::ALL {
        for index in 0..20 {
            let puzzle = make(label, index);

            let verdict = count_solutions(&puzzle.givens, Limits::default());
            assert_eq!(verdict.status, Status::Unique);
            assert_eq!(verdict.solution, Some(puzzle.solution));
            assert_eq!(puzzle.graded().label, Some(label));
            assert_eq!(grade(&puzzle.givens).label, Some(label));
            assert!(is_symmetric(&puzzle.givens));
        }
    }
}

#[test]
fn a_beginner_needs_full_houses_and_hidden_singles_in_boxes_only() {
    for index in 0..50 {
        let puzzle = make(Label::Beginner, index).givens;

        let analysis = analyze(&puzzle);

        assert_eq!(analysis.remaining_cells, 0);
        assert!(BEGINNER_GIVENS.contains(&puzzle.filled_count()));
        for step in analysis.steps {
            assert!(step.technique <= Technique::HiddenSingleInBox);
        }
    }
}

#[test]
fn an_easy_puzzle_needs_a_line_or_a_naked_single_and_stays_below_its_score() {
    for index in 0..50 {
        let puzzle = make(Label::Easy, index).givens;

        let grade = grade(&puzzle);

        assert!(EASY_GIVENS.contains(&puzzle.filled_count()));
        assert!(grade.score <= EASY_SCORE);
        assert!(grade.hardest >= Some(Technique::HiddenSingleInLine));
        assert!(grade.hardest <= Some(Technique::NakedSingle));
        assert!(grade.is_solved);
    }
}

#[test]
fn medium_and_hard_puzzles_stay_below_their_scores() {
    for (label, most) in [(Label::Medium, MEDIUM_SCORE), (Label::Hard, HARD_SCORE)] {
        for index in 0..20 {
            assert!(grade(&make(label, index).givens).score <= most);
        }
    }
}

fn rated(label: Label, index: u64) -> u16 {
    let mut rater = Rater::new(&make(label, index).givens, Profile::Explainer);
    assert!(rater.advance(u64::MAX));
    rater.rating().expect("the rater solves it").er
}

#[test]
fn ratings_of_a_label_are_close_together_and_apart_from_those_of_the_next() {
    let spans = [0, 8, 10, 18, 16];
    let steps = [4, 7, 12, 12];

    let mut means = Vec::new();
    for (label, span) in Label::ALL.into_iter().zip(spans) {
        let mut ratings: Vec<u16> = (0..300).map(|index| rated(label, index)).collect();
        ratings.sort_unstable();
        assert!(ratings[269] - ratings[30] <= span, "{label:?}");
        means.push(ratings.iter().copied().map(u32::from).sum::<u32>());
    }

    for (pair, step) in means.windows(2).zip(steps) {
        assert!(pair[1] >= pair[0] + 300 * step, "{means:?}");
    }
}

#[test]
fn a_puzzle_is_rated_as_requested() {
    for requested in [20..=25, 42..=44, 66..=70] {
        let spec = PuzzleSpec {
            ratings: Some(requested.clone()),
            ..PuzzleSpec::default()
        };

        let puzzle = generate(spec, 2026, 0, DEFAULT_BUDGET).expect("many are");

        let mut rater = Rater::new(&puzzle.givens, Profile::Explainer);
        assert!(rater.advance(u64::MAX));
        assert_eq!(rater.rating(), puzzle.rating);
        assert!(requested.contains(&puzzle.rating.expect("it was asked for").er));
    }
}

#[test]
fn what_is_requested_stands_above_the_guards_of_a_label() {
    let hard = PuzzleSpec {
        ratings: Some(62..=79),
        ..PuzzleSpec::label(Label::Hard)
    };
    let beginner = PuzzleSpec {
        givens: 30..=35,
        ..PuzzleSpec::label(Label::Beginner)
    };

    let hard = generate(hard, 2026, 0, DEFAULT_BUDGET).expect("some are");
    let beginner = generate(beginner, 2026, 0, DEFAULT_BUDGET).expect("some are");

    assert_eq!(hard.graded().label, Some(Label::Hard));
    assert_eq!(beginner.graded().label, Some(Label::Beginner));
    assert!(beginner.givens.filled_count() <= 35);
}

#[test]
fn a_requested_technique_is_the_hardest_that_the_puzzle_needs() {
    for technique in [
        Technique::NakedTriple,
        Technique::XyWing,
        Technique::Skyscraper,
    ] {
        let spec = PuzzleSpec {
            technique: Some(technique),
            ..PuzzleSpec::default()
        };

        let puzzle = generate(spec, 2026, 1, 100_000).expect("the budget suffices");

        assert_eq!(grade(&puzzle.givens).hardest, Some(technique));
    }
}

#[test]
fn rare_techniques_are_found_within_the_budget_of_one_spec() {
    for technique in [
        Technique::Swordfish,
        Technique::Jellyfish,
        Technique::NakedQuad,
        Technique::HiddenQuad,
        Technique::SimpleColorsTrap,
    ] {
        let spec = PuzzleSpec {
            technique: Some(technique),
            symmetry: Symmetry::None,
            ..PuzzleSpec::default()
        };

        let puzzle = generate(spec, 2026, 0, 20_000).expect("it is met");

        assert_eq!(grade(&puzzle.givens).hardest, Some(technique));
        assert!(is_unique(&puzzle.givens));
    }
}

#[test]
fn nothing_beyond_the_most_that_is_requested_is_needed() {
    let spec = PuzzleSpec {
        max_technique: Some(Technique::NakedPair),
        ..PuzzleSpec::default()
    };
    for index in 0..20 {
        let puzzle =
            generate(spec.clone(), 2026, index, 1).expect("every candidate is as requested");

        let grade = grade(&puzzle.givens);
        assert!(grade.hardest <= spec.max_technique && grade.is_solved);
    }
}

#[test]
fn singles_do_not_solve_what_is_harder_than_easy() {
    for label in [Label::Medium, Label::Hard, Label::Expert] {
        for index in 0..10 {
            assert!(analyze(&make(label, index).givens).remaining_cells > 0);
        }
    }
}

#[test]
fn an_exhausted_budget_reports_what_was_tried() {
    let refused = generate(PuzzleSpec::label(Label::Beginner), 1, 0, 0);

    let refused = refused.expect_err("nothing was tried");
    assert_eq!((refused.tried, refused.nearest), (0, None));
}

#[test]
fn a_larger_budget_does_not_change_the_puzzle() {
    let small = generate(PuzzleSpec::label(Label::Hard), 5, 5, DEFAULT_BUDGET);
    let large = generate(PuzzleSpec::label(Label::Hard), 5, 5, 10 * DEFAULT_BUDGET);

    assert_eq!(small, large);
}

#[test]
fn a_seed_and_an_index_give_the_same_puzzle_on_every_machine() {
    let pinned = Label::ALL.map(|label| make(label, 7).givens.to_string());

    assert_eq!(pinned, PINNED);
}

fn is_unique(puzzle: &Grid) -> bool {
    count_solutions(puzzle, Limits::default()).status == Status::Unique
}

fn is_minimal(puzzle: &Grid) -> bool {
    let mut givens = puzzle.filled_cells().into_iter();
    !givens.any(|cell| is_unique(&puzzle.without([cell])))
}

#[test]
fn the_givens_are_as_symmetric_as_requested() {
    // A cell in the lower left triangle goes with so many others.
    let sizes = [1, 2, 4, 2, 2, 4, 2, 4, 8];
    for (symmetry, size) in Symmetry::ALL.into_iter().zip(sizes) {
        let spec = PuzzleSpec {
            symmetry,
            ..PuzzleSpec::default()
        };

        let puzzle = generate(spec, 2026, 0, 1).expect("any puzzle will do");

        assert_eq!(symmetry.orbit(Cell::at(7, 2)).len(), size);
        assert!(is_unique(&puzzle.givens));
        let givens = puzzle.givens.filled_cells();
        for cell in givens {
            assert!(symmetry.orbit(cell).is_subset(givens));
        }
    }
}

#[test]
fn a_puzzle_is_minimal_or_not_as_requested() {
    for symmetry in [Symmetry::None, Symmetry::HalfTurn] {
        for is_minimal_required in [true, false] {
            let spec = PuzzleSpec {
                symmetry,
                is_minimal: Some(is_minimal_required),
                ..PuzzleSpec::default()
            };

            let puzzle = generate(spec, 2026, 0, DEFAULT_BUDGET).expect("some are");

            assert!(is_unique(&puzzle.givens));
            assert_eq!(is_minimal(&puzzle.givens), is_minimal_required);
        }
    }
}

#[test]
fn every_house_has_a_given_when_empty_ones_are_avoided() {
    for index in 0..50 {
        let spec = PuzzleSpec {
            avoids_empty_houses: true,
            ..PuzzleSpec::default()
        };

        let givens = generate(spec, 2026, index, 1)
            .expect("any will do")
            .givens
            .filled_cells();

        for house in House::all() {
            assert!(!house.cells().intersection(givens).is_empty());
        }
    }
}

#[test]
fn there_are_as_many_givens_as_requested() {
    for (label, givens) in [
        (None, 30..=31),
        (Some(Label::Hard), 27..=27),
        (None, 23..=23),
    ] {
        let spec = PuzzleSpec {
            label,
            givens: givens.clone(),
            symmetry: Symmetry::None,
            ..PuzzleSpec::default()
        };

        let puzzle = generate(spec, 2026, 0, DEFAULT_BUDGET).expect("many have");

        assert!(givens.contains(&puzzle.givens.filled_count()));
        assert!(is_unique(&puzzle.givens));
    }
}

#[test]
fn an_error_says_how_near_a_candidate_came() {
    let spec = PuzzleSpec {
        technique: Some(Technique::TemplateSet),
        givens: 0..=30,
        ..PuzzleSpec::default()
    };

    let refused = generate(spec, 2026, 0, 20).expect_err("nobody needs templates");

    let nearest = refused.nearest.expect("some have few givens");
    assert_eq!(refused.tried, 20);
    assert_eq!(nearest.parts, ["the technique"]);
    assert!(nearest.graded.is_some());
}

#[test]
fn no_technique_is_the_hardest_in_more_than_a_quarter_of_hard_or_a_fifth_of_expert_puzzles() {
    for (label, made, most) in [(Label::Hard, 1000, 250), (Label::Expert, 200, 40)] {
        let mut counts: HashMap<&str, usize> = HashMap::new();
        for index in 0..made {
            let hardest = grade(&make(label, index).givens).hardest;
            let slug = hardest.expect("it is not full").slug();
            *counts.entry(slug).or_default() += 1;
        }

        assert!(counts.values().all(|&count| count <= most), "{counts:?}");
    }
}

#[test]
fn an_extreme_puzzle_is_made_on_request() {
    let puzzle = generate(PuzzleSpec::label(Label::Extreme), 2026, 0, 20_000).expect("some are");

    let mut rater = Rater::new(&puzzle.givens, Profile::Explainer);
    rater.advance(u64::MAX);
    assert!(rater.at_least() >= 80);
    assert_eq!(puzzle.graded().label, Some(Label::Extreme));
    assert_eq!(grade(&puzzle.givens).label, Some(Label::Extreme));
    assert!(is_unique(&puzzle.givens));
}

#[test]
fn a_batch_has_no_two_images_of_one_puzzle() {
    for label in Label::ALL {
        let forms: HashSet<Grid> = (0..50)
            .map(|index| canonical(&make(label, index).givens))
            .collect();

        assert_eq!(forms.len(), 50);
    }
}

const PINNED: [&str; 5] = [
    "1--7-84624---62--8----49---5-761-89-31-----26-46-273-1---29----2--48---98693-1--5",
    "6------------87-5-87-4-3---2-3---6-5--9-2-4--5-1---9-3---2-8-31-3-17------------9",
    "1----3-9--3-9-548--5---6--3--2-----9--1---6--4-----7--8--3---5--435-7-6--9-2----4",
    "5--4-3-877--8--3-----6--2-41-4----3-3-------9-2----4-84-1--5-----8--9--565-2-8--3",
    "4--9----1------42--2-37-6-5--214------8-6-1------972--9-7-52-6--53------6----1--2",
];

#[test]
fn a_full_grid_obeys_the_rules_and_has_its_seed_and_index_alone() {
    let grids: HashSet<String> = (0..50)
        .map(|index| full_grid(1, index).to_string())
        .collect();

    assert_eq!(grids.len(), 50);
    for index in 0..50 {
        let grid = full_grid(1, index);
        let verdict = count_solutions(&grid, Limits::default());
        assert_eq!(
            (grid.filled().count(), verdict.status),
            (81, Status::Unique)
        );
    }
}
