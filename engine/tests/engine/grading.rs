//! Grading: independence of how a puzzle is written, and soundness of every step.

use nonet_engine::generation::{DEFAULT_BUDGET, PuzzleSpec, generate};
use nonet_engine::grading::{Grade, Label, grade, grade_by};
use nonet_engine::grid::{Candidate, Candidates, Cell, Digit, Grid};
use nonet_engine::ladder;
use nonet_engine::path::{Choice, Path, next_step, shortest};
use nonet_engine::state::State;
use nonet_engine::step::Step;
use nonet_engine::technique::{Technique, Tier, Use};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn puzzles(label: Label, count: u64) -> impl Iterator<Item = (Grid, Grid)> {
    (0..count).map(move |index| {
        let puzzle = generate(PuzzleSpec::label(label), 77, index, DEFAULT_BUDGET);
        let puzzle = puzzle.expect("the budget suffices");
        (puzzle.givens, puzzle.solution)
    })
}

/// An exchange of rows, columns and digits, and perhaps a reflection.
#[derive(Debug)]
struct Symmetry {
    orders: [[usize; 9]; 3],
    is_turned: bool,
}

impl Symmetry {
    fn candidate(&self, Candidate { cell, digit }: Candidate) -> Candidate {
        let [rows, columns, digits] = &self.orders;
        let (row, column) = (rows[cell.row()], columns[cell.column()]);
        let cell = if self.is_turned {
            Cell::at(column, row)
        } else {
            Cell::at(row, column)
        };
        let digit = Digit::ALL[digits[digit.index()]];
        Candidate { cell, digit }
    }

    fn grid(&self, grid: &Grid) -> Grid {
        let mut image = Grid::EMPTY;
        for (cell, digit) in grid.filled() {
            let Candidate { cell, digit } = self.candidate(Candidate { cell, digit });
            image.set(cell, Some(digit));
        }
        image
    }

    fn step(&self, step: &Step) -> Step {
        let all = |list: &[Candidate]| list.iter().map(|&one| self.candidate(one)).collect();
        Step {
            placements: all(&step.placements),
            eliminations: all(&step.eliminations),
            ..step.clone()
        }
    }
}

fn symmetries() -> impl Strategy<Value = Symmetry> {
    let digits = Just([0, 1, 2, 3, 4, 5, 6, 7, 8]).prop_shuffle();
    (lines(), lines(), digits, any::<bool>()).prop_map(|(rows, columns, digits, is_turned)| {
        Symmetry {
            orders: [rows, columns, digits],
            is_turned,
        }
    })
}

/// An order of nine lines that keeps bands together.
fn lines() -> impl Strategy<Value = [usize; 9]> {
    let three = || Just([0, 1, 2]).prop_shuffle();
    (three(), [three(), three(), three()]).prop_map(|(bands, within)| {
        std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
    })
}

fn facts(grade: &Grade) -> (Tier, Option<Label>, u32, Vec<(Technique, u32)>) {
    (grade.tier, grade.label, grade.score, grade.counts.clone())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_grade_does_not_depend_on_how_the_puzzle_is_written(
        label in prop::sample::select(Label::ALL.to_vec()),
        seed: u64,
        symmetry in symmetries(),
    ) {
        let puzzle = generate(PuzzleSpec::label(label), seed, 0, DEFAULT_BUDGET)
            .expect("the budget suffices").givens;

        let written = symmetry.grid(&puzzle);

        prop_assert_eq!(facts(&grade(&written)), facts(&grade(&puzzle)));
    }
}

/// The placements and eliminations of all steps together, as the image has them.
fn conclusions(
    technique: Technique,
    state: &State,
    renamed: impl Fn(Candidate) -> Candidate,
) -> [BTreeSet<Candidate>; 2] {
    let steps = ladder::all(technique, state);
    let all = |of: fn(&Step) -> &Vec<Candidate>| {
        let each = steps.iter().flat_map(of);
        each.map(|&one| renamed(one)).collect()
    };
    [all(|step| &step.placements), all(|step| &step.eliminations)]
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 20, ..ProptestConfig::with_cases(6) })]

    #[test]
    fn every_technique_concludes_the_same_on_the_image_of_a_board(
        label in prop::sample::select(vec![Label::Hard, Label::Expert]),
        seed: u64,
        symmetry in symmetries(),
    ) {
        let puzzle = generate(PuzzleSpec::label(label), seed, 0, DEFAULT_BUDGET)
            .expect("the budget suffices").givens;
        let mut state = State::from(Candidates::new(&puzzle));
        let mut other = State::from(Candidates::new(&symmetry.grid(&puzzle)));
        while let Some(next) = next_step(&state, &Choice::ladder(true)) {
            for technique in walked_at(&next) {
                let here = conclusions(technique, &state, |one| symmetry.candidate(one));
                let there = conclusions(technique, &other, |one| one);
                prop_assert_eq!(here, there, "{:?} in {}", technique, state.grid());
            }
            state.change(|candidates| next.apply(candidates));
            other.change(|candidates| symmetry.step(&next).apply(candidates));
        }
    }
}

/// The techniques to look at: none while easy steps are left, as chains abound there.
fn walked_at(next: &Step) -> impl Iterator<Item = Technique> {
    let is_due = next.technique.tier() >= Tier::Hard;
    let walked = Technique::ALL.iter().copied();
    let walked = walked.filter(|one| one.used() == Use::Walk);
    walked.filter(move |one| is_due && one.tier() < Tier::Extreme)
}

fn assert_sound(step: &Step, solution: &Grid, puzzle: &Grid) {
    let is_true = |one: &Candidate| solution.digit(one.cell) == Some(one.digit);
    let sound = step.placements.iter().all(is_true) && !step.eliminations.iter().any(is_true);
    assert!(sound, "{puzzle}: {step:?}");
}

#[test]
fn every_step_on_the_way_of_a_path_is_sound() {
    for label in [Label::Easy, Label::Medium, Label::Hard, Label::Expert] {
        for (puzzle, solution) in puzzles(label, 25) {
            let mut state = State::from(Candidates::new(&puzzle));
            while let Some(next) = next_step(&state, &Choice::ladder(true)) {
                for step in walked_at(&next).flat_map(|one| ladder::all(one, &state)) {
                    assert_sound(&step, &solution, &puzzle);
                    assert!(step.placements.is_sorted() && step.eliminations.is_sorted());
                }
                assert_sound(&next, &solution, &puzzle);
                state.change(|candidates| next.apply(candidates));
            }
            assert_eq!(*state.grid(), solution);
        }
    }
}

#[test]
fn a_path_needs_no_harder_tier_than_the_grade_says() {
    for label in Label::ALL {
        for (puzzle, _) in puzzles(label, 40) {
            let path = Path::walk(&Candidates::new(&puzzle), &Choice::ladder(true));
            let hardest = path.steps.iter().map(|step| step.technique.tier()).max();

            assert!(hardest <= Some(grade(&puzzle).tier), "{puzzle}");
        }
    }
}

#[test]
fn singles_count_once_per_digit() {
    for (puzzle, _) in puzzles(Label::Easy, 50) {
        let grade = grade(&puzzle);

        let placed: u32 = grade.counts.iter().map(|&(_, count)| count).sum();
        assert_eq!(placed as usize + puzzle.filled_count(), Cell::COUNT);
    }
}

#[test]
fn a_full_grid_needs_no_technique() {
    let (_, solution) = puzzles(Label::Easy, 1).next().expect("a puzzle");

    let grade = grade(&solution);

    assert_eq!((grade.hardest, grade.score, grade.label), (None, 0, None));
    assert!(grade.is_solved);
}

#[test]
fn a_board_against_the_rules_is_graded_without_a_fault() {
    let crowded = Grid::parse(&[b'1'; 81]).expect("a grid");
    let mut contradictory = Grid::EMPTY;
    for column in 0..9 {
        contradictory.set(Cell::at(0, column), Some(Digit::ALL[0]));
    }

    assert!(grade(&crowded).is_solved);
    assert!(!grade(&contradictory).is_solved);
    assert!(!grade(&Grid::EMPTY).is_solved);
}

/// The steps of a path, by the names of their techniques.
fn named(puzzle: &Grid, choice: &Choice) -> Vec<Technique> {
    let path = Path::walk(&Candidates::new(puzzle), choice);
    path.steps.iter().map(|step| step.technique).collect()
}

#[test]
fn a_choice_of_techniques_is_all_that_grades_and_paths_use() {
    let chosen = [
        Technique::NakedSingle,
        Technique::XyChain,
        Technique::NakedPair,
    ];
    let choice = Choice::own(chosen);

    for (puzzle, _) in puzzles(Label::Hard, 10) {
        let graded = grade_by(&puzzle, &choice.graded(Tier::Extreme));

        assert!(graded.counts.iter().all(|(one, _)| chosen.contains(one)));
        assert!(
            named(&puzzle, &choice)
                .iter()
                .all(|one| chosen.contains(one))
        );
        let path = shortest(&Candidates::new(&puzzle), &choice);
        assert!(
            path.steps
                .iter()
                .all(|step| chosen.contains(&step.technique))
        );
    }
}

#[test]
fn in_an_order_of_ones_own_no_step_is_taken_while_one_before_it_is_found() {
    let first = [
        Technique::NakedSingle,
        Technique::XyChain,
        Technique::LockedClaiming,
    ];
    let choice = Choice::ladder(true).in_order(&first);
    let order = choice.graded(Tier::Extreme);

    for (puzzle, _) in puzzles(Label::Medium, 10) {
        let mut state = State::from(Candidates::new(&puzzle));
        let path = Path::walk(&state, &choice);
        for step in &path.steps {
            let place = order.iter().position(|&one| one == step.technique);
            let before = &order[..place.expect("a technique of the order")];

            assert!(
                before
                    .iter()
                    .all(|&one| ladder::first(one, &state).is_none())
            );
            state.change(|candidates| step.apply(candidates));
        }
        assert!(path.is_solved());
        assert_eq!(order[..3], first);
    }
}
