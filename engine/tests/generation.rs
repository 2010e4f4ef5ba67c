//! Generation: definitions of the labels and reproducibility.

use nonet_engine::analysis::analyze;
use nonet_engine::generation::{BudgetExhausted, DEFAULT_BUDGET, Puzzle, Wish, generate};
use nonet_engine::grading::{
    BEGINNER_GIVENS, EASY_GIVENS, EASY_SCORE, HARD_SCORE, Label, MEDIUM_SCORE, grade,
};
use nonet_engine::grid::Grid;
use nonet_engine::search::{Limits, Status, count_solutions};
use nonet_engine::technique::Technique;

fn make(label: Label, index: u64) -> Puzzle {
    generate(Wish::label(label), 2026, index, DEFAULT_BUDGET).expect("the budget suffices")
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
            assert_eq!(puzzle.label, Some(label));
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

#[test]
fn a_wished_technique_is_the_hardest_that_the_puzzle_needs() {
    for technique in [
        Technique::NakedTriple,
        Technique::XyWing,
        Technique::Skyscraper,
    ] {
        let wish = Wish {
            technique: Some(technique),
            ..Wish::default()
        };

        let puzzle = generate(wish, 2026, 1, 100_000).expect("the budget suffices");

        assert_eq!(grade(&puzzle.givens).hardest, Some(technique));
    }
}

#[test]
fn nothing_beyond_the_most_that_is_wished_is_needed() {
    let wish = Wish {
        max_technique: Some(Technique::NakedPair),
        ..Wish::default()
    };
    for index in 0..20 {
        let puzzle = generate(wish, 2026, index, 1).expect("every candidate is as wished");

        let grade = grade(&puzzle.givens);
        assert!(grade.hardest <= wish.max_technique && grade.is_solved);
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
fn an_exhausted_budget_tells_what_was_tried() {
    let refused = generate(Wish::label(Label::Beginner), 1, 0, 0);

    assert_eq!(refused, Err(BudgetExhausted { tried: 0 }));
}

#[test]
fn a_larger_budget_does_not_change_the_puzzle() {
    let small = generate(Wish::label(Label::Hard), 5, 5, DEFAULT_BUDGET);
    let large = generate(Wish::label(Label::Hard), 5, 5, 10 * DEFAULT_BUDGET);

    assert_eq!(small, large);
}

#[test]
fn a_seed_and_an_index_give_the_same_puzzle_on_every_machine() {
    let pinned = Label::ALL.map(|label| make(label, 7).givens.to_string());

    assert_eq!(pinned, PINNED);
}

const PINNED: [&str; 5] = [
    "1--7-84624---62--8----49---5-761-89-31-----26-46-273-1---29----2--48---98693-1--5",
    "1--7--4-24----2--8-----9-----761-89-31-----26-46-273-----2-----2--4----98-9--1--5",
    "1----3-9--3-9-548--5---6--3--2-----9--1---6--4-----7--8--3---5--435-7-6--9-2----4",
    "-5---9-8--16-852------2-----89---6-17-------83-1---95-----3------546-87--7-5---1-",
    "-5---846------652-----7------18-9--5-3-----9-5--1-76------9-----287------935---7-",
];
