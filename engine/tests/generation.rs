//! Generation: definitions of the labels and reproducibility.

use nonet_engine::analysis::analyze;
use nonet_engine::generation::{
    BEGINNER_GIVENS, BudgetExhausted, DEFAULT_BUDGET, EASY_GIVENS, EASY_SCORE, Label, Puzzle,
    generate, grade,
};
use nonet_engine::search::{Limits, Status, count_solutions};
use nonet_engine::techniques::Technique;

fn make(label: Label, index: u64) -> Puzzle {
    generate(label, 2026, index, DEFAULT_BUDGET).expect("the budget suffices")
}

#[test]
fn a_puzzle_of_any_label_is_unique_symmetric_and_graded_as_asked() {
    for label in Label::ALL {
        for index in 0..20 {
            let puzzle = make(label, index);

            let verdict = count_solutions(&puzzle.givens, Limits::default());
            assert_eq!(verdict.status, Status::Unique);
            assert_eq!(verdict.solution, Some(puzzle.solution));
            assert_eq!(grade(&puzzle.givens), Some(label));
            for (cell, _) in puzzle.givens.filled() {
                assert!(puzzle.givens.digit(cell.opposite()).is_some());
            }
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

        let analysis = analyze(&puzzle);

        let score: u32 = analysis
            .steps
            .iter()
            .map(|step| step.technique.rung().score)
            .sum();
        let hardest = analysis.steps.iter().map(|step| step.technique).max();
        assert_eq!(analysis.remaining_cells, 0);
        assert!(EASY_GIVENS.contains(&puzzle.filled_count()));
        assert!(score <= EASY_SCORE);
        assert!(hardest >= Some(Technique::HiddenSingleInLine));
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
    let refused = generate(Label::Beginner, 1, 0, 0);

    assert_eq!(refused, Err(BudgetExhausted { tried: 0 }));
}

#[test]
fn a_larger_budget_does_not_change_the_puzzle() {
    let small = generate(Label::Hard, 5, 5, DEFAULT_BUDGET);
    let large = generate(Label::Hard, 5, 5, 10 * DEFAULT_BUDGET);

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
    "---7-3-5-46-2---------6-8--847-3------5---3------9-782--6-8---------1-98-7-9-6---",
    "1----3-9--3-9-548--5---6--3--2-----9--1---6--4-----7--8--3---5--435-7-6--9-2----4",
    "-5---846------652-----7------18-9--5-3-----9-5--1-76------9-----287------935---7-",
];
