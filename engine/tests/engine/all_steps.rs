//! All steps at a position: none is false or left out, and the easiest come first.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use nonet_engine::difficulty::Difficulty;
use nonet_engine::generation::{DEFAULT_BUDGET, PuzzleSpec, generate};
use nonet_engine::grid::{Candidate, Candidates, Grid};
use nonet_engine::interruption::interruptible;
use nonet_engine::ladder;
use nonet_engine::path::{AllSteps, Choice, Path};
use nonet_engine::proof::prove_step;
use nonet_engine::state::State;
use nonet_engine::step::Step;
use nonet_engine::technique::Technique;

/// How many puzzles are walked.
const PUZZLES: u64 = 3;

/// Every so many-th position of a walk is looked at.
const STRIDE: usize = 12;

/// A name of a technique, and the placements and eliminations of one of its steps.
type Conclusions = (&'static str, Vec<Candidate>, Vec<Candidate>);

fn conclusions(step: &Step) -> Conclusions {
    let name = step.technique.slug();
    (name, step.placements.clone(), step.eliminations.clone())
}

fn puzzle(index: u64) -> (Grid, Grid) {
    let puzzle = generate(PuzzleSpec::default(), 11, index, DEFAULT_BUDGET).expect("a puzzle");
    (puzzle.givens, puzzle.solution)
}

/// Some positions on the way to a solution.
fn positions(givens: &Grid) -> Vec<Candidates> {
    let mut candidates = Candidates::new(givens);
    let path = Path::walk(&candidates, &Choice::ladder(true));
    let mut positions = vec![candidates.clone()];
    for step in path.steps {
        step.apply(&mut candidates);
        positions.push(candidates.clone());
    }
    positions.into_iter().step_by(STRIDE).collect()
}

fn require_sound(step: &Step, position: &Candidates, solution: &Grid) {
    let proof = prove_step(position, step).expect("a step that holds");
    assert_eq!(proof.placements, step.placements);
    assert_eq!(proof.eliminations, step.eliminations);
    let is_true = |one: &Candidate| solution.digit(one.cell) == Some(one.digit);
    assert!(step.placements.iter().all(is_true), "{step:?}");
    assert!(!step.eliminations.iter().any(is_true), "{step:?}");
}

#[test]
fn every_step_is_proved_and_none_is_false() {
    for (givens, solution) in (0..PUZZLES).map(puzzle) {
        for position in positions(&givens) {
            for step in AllSteps::new(position.clone().into(), Technique::ALL) {
                require_sound(&step, &position, &solution);
            }
        }
    }
}

#[test]
fn all_that_techniques_find_comes_once_and_the_easiest_first() {
    for (givens, _) in (0..PUZZLES).map(puzzle) {
        for position in positions(&givens) {
            let all = AllSteps::new(position.clone().into(), Technique::ALL);
            let steps: Vec<Step> = all.collect();

            let state = State::from(position);
            let found = Technique::ALL.iter();
            let found = found.flat_map(|&technique| ladder::all(technique, &state));
            let found: BTreeSet<Conclusions> = found.map(|step| conclusions(&step)).collect();
            assert!(steps.is_sorted_by_key(Difficulty::of));
            assert_eq!(steps.len(), found.len());
            assert_eq!(
                steps.iter().map(conclusions).collect::<BTreeSet<_>>(),
                found
            );
        }
    }
}

#[test]
fn of_steps_with_the_same_conclusions_the_easiest_is_kept() {
    for (givens, _) in (0..PUZZLES).map(puzzle) {
        let position = Candidates::new(&givens);
        for step in AllSteps::new(position.clone().into(), Technique::ALL).take(200) {
            let state = State::from(position.clone());
            let named = Technique::named(step.technique.slug());
            let same = named.flat_map(|variant| ladder::all(variant, &state));
            let same = same.filter(|other| conclusions(other) == conclusions(&step));

            let easiest = same.map(|other| Difficulty::of(&other)).min();

            assert_eq!(easiest, Some(Difficulty::of(&step)));
        }
    }
}

#[test]
fn a_search_that_is_ended_gives_what_it_has_in_order_and_names_what_is_left() {
    let (givens, _) = puzzle(0);
    let state = || State::from(Candidates::new(&givens));
    let whole: Vec<Step> = AllSteps::new(state(), Technique::ALL).collect();
    let mut counts = Vec::new();
    for budget in [0, 1, 10, 50] {
        let mut left = budget;
        let pace = move || {
            if left == 0 {
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        };

        let mut all = AllSteps::new(state(), Technique::ALL);
        let some: Vec<Step> =
            interruptible(pace, || all.by_ref().collect()).unwrap_or_else(|stopped| stopped.so_far);

        assert!(some.is_sorted_by_key(Difficulty::of));
        assert!(some.iter().all(|step| whole.contains(step)));
        let unfinished: BTreeSet<Technique> = all.unfinished().collect();
        let is_missing = |step: &&Step| !some.contains(step);
        let missing = whole.iter().filter(is_missing);
        let missing: BTreeSet<&str> = missing.map(|step| step.technique.slug()).collect();
        let named: BTreeSet<&str> = unfinished.iter().map(|one| one.slug()).collect();
        assert!(missing.is_subset(&named), "{missing:?} {named:?}");
        assert!(!unfinished.is_empty());
        counts.push(some.len());
    }
    assert_eq!(counts[0], 0);
    assert!(counts.is_sorted() && counts[3] > 0);
}

#[test]
fn only_the_techniques_that_are_asked_for_are_searched_each_once() {
    let (givens, _) = puzzle(1);
    let state = State::from(Candidates::new(&givens));
    let asked = [
        Technique::NakedSingle,
        Technique::FullHouse,
        Technique::NakedSingle,
    ];

    let mut all = AllSteps::new(state, &asked);

    assert_eq!(all.unfinished().count(), 2);
    assert!(all.by_ref().all(|step| asked.contains(&step.technique)));
    assert_eq!(all.unfinished().count(), 0);
}
