//! Soundness: all conclusions of the ladder about generated puzzles agree with their solutions.

use std::env;

use nonet_engine::generation::{DEFAULT_BUDGET, Puzzle, PuzzleSpec, generate};
use nonet_engine::grid::{Candidate, Candidates};
use nonet_engine::ladder;
use nonet_engine::state::State;
use nonet_engine::step::Step;
use nonet_engine::technique::{Technique, Use};

/// How many puzzles are walked when the environment does not say.
const PUZZLES: u64 = 1_500;

fn is_sound(step: &Step, puzzle: &Puzzle) -> bool {
    let is_true = |one: &Candidate| puzzle.solution.digit(one.cell) == Some(one.digit);
    step.placements.iter().all(is_true) && !step.eliminations.iter().any(is_true)
}

/// All steps of the easiest technique that has any.
fn next_round(state: &State) -> Vec<Step> {
    let walked = Technique::ALL.iter().filter(|one| one.used() == Use::Walk);
    let mut rounds = walked.map(|&technique| ladder::all(technique, state));
    rounds.find(|steps| !steps.is_empty()).unwrap_or_default()
}

/// In how many puzzles techniques beside the ladder are looked for.
const BESIDE: u64 = 150;

#[test]
fn every_step_of_a_technique_beside_the_ladder_agrees_with_the_solution() {
    let of_paths = || Technique::ALL.iter().filter(|one| one.used() == Use::Path);
    let mut found = 0;
    for index in 0..BESIDE {
        let puzzle = generate(PuzzleSpec::default(), 5, index, DEFAULT_BUDGET).expect("a puzzle");
        let mut state = State::from(Candidates::new(&puzzle.givens));
        loop {
            for step in of_paths().flat_map(|&technique| ladder::all(technique, &state)) {
                assert!(is_sound(&step, &puzzle), "{}: {step:?}", puzzle.givens);
                found += 1;
            }
            let round = next_round(&state);
            if round.is_empty() {
                break;
            }
            for step in &round {
                state.change(|candidates| step.apply(candidates));
            }
        }
    }
    assert!(found > 100);
}

/// `NONET_SOUNDNESS_PUZZLES=100000 cargo test --release --test soundness` takes minutes.
#[test]
fn every_step_of_every_round_agrees_with_the_solution() {
    let requested = env::var("NONET_SOUNDNESS_PUZZLES").ok();
    let puzzles = requested.map_or(PUZZLES, |count| count.parse().expect("a number"));
    for index in 0..puzzles {
        let puzzle = generate(PuzzleSpec::default(), 4, index, DEFAULT_BUDGET).expect("a puzzle");
        let mut state = State::from(Candidates::new(&puzzle.givens));
        loop {
            let round = next_round(&state);
            if round.is_empty() {
                break;
            }
            for step in &round {
                assert!(is_sound(step, &puzzle), "{}: {step:?}", puzzle.givens);
                state.change(|candidates| step.apply(candidates));
            }
        }
        assert_eq!(*state.grid(), puzzle.solution);
    }
}
