//! Work that a host stops is distinguished from work that has come to its end.

use std::ops::ControlFlow;

use nonet_engine::grading::{grade, grade_up_to};
use nonet_engine::grid::{Candidates, Grid};
use nonet_engine::interruption::{Stopped, interruptible};
use nonet_engine::ladder::first_of;
use nonet_engine::path::{Choice, Path, next_step};
use nonet_engine::search::{Limits, count_solutions};
use nonet_engine::state::State;
use nonet_engine::technique::Technique;

const EXTREME: &[u8] =
    b"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

fn puzzle() -> Grid {
    Grid::parse(EXTREME).expect("a grid")
}

/// Work that is stopped at its first checkpoint.
fn at_once<T>(work: impl FnOnce() -> T) -> Result<T, Stopped<T>> {
    interruptible(|| ControlFlow::Break(()), work)
}

/// Work that no host stops.
fn to_the_end<T>(work: impl FnOnce() -> T) -> Result<T, Stopped<T>> {
    interruptible(|| ControlFlow::Continue(()), work)
}

#[test]
fn a_grade_that_is_stopped_is_none_of_a_puzzle_that_is_not_solved() {
    let stopped = at_once(|| grade(&puzzle()));
    let unsolved = to_the_end(|| grade_up_to(&puzzle(), Technique::SINGLES));

    assert!(stopped.is_err_and(|stopped| !stopped.so_far.is_solved));
    assert!(unsolved.is_ok_and(|grade| !grade.is_solved));
    assert!(grade(&puzzle()).is_solved);
}

#[test]
fn a_step_that_is_not_found_before_a_stop_may_exist() {
    let state = State::from(Candidates::new(&puzzle()));
    let first = || first_of(Technique::ALL, &state);

    assert_eq!(at_once(first), Err(Stopped { so_far: None }));
    assert_eq!(
        to_the_end(|| first_of(Technique::SINGLES, &state)),
        Ok(None)
    );
    assert!(to_the_end(first).is_ok_and(|step| step.is_some()));
}

#[test]
fn a_path_that_is_stopped_is_none_that_ends() {
    let candidates = Candidates::new(&puzzle());
    let choice = Choice::ladder(true);
    let next = || next_step(&State::from(candidates.clone()), &choice);

    let walked = at_once(|| Path::walk(&candidates, &choice));

    assert!(walked.is_err_and(|stopped| stopped.so_far.steps.is_empty()));
    assert_eq!(at_once(next), Err(Stopped { so_far: None }));
    assert!(to_the_end(next).is_ok_and(|step| step.is_some()));
}

#[test]
fn a_count_that_is_stopped_has_proved_nothing() {
    let without_end = Limits {
        solutions: u64::MAX,
        nodes: u64::MAX,
    };

    let stopped = at_once(|| count_solutions(&Grid::EMPTY, without_end));

    let so_far = stopped.expect_err("a stop").so_far;
    assert!(!so_far.search_complete);
    assert!(so_far.solutions_found > 0);
}
