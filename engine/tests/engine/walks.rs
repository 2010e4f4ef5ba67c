//! Steps to look at: the first of every technique on the way through some puzzles, and all of the
//! technique of each lesson at its example.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::LazyLock;
use std::thread;

use nonet_engine::generation::{DEFAULT_BUDGET, PuzzleSpec, generate};
use nonet_engine::grid::{Candidate, Candidates, Cell, CellSet, Digit, Grid};
use nonet_engine::ladder;
use nonet_engine::state::State;
use nonet_engine::step::Step;
use nonet_engine::technique::Technique;

/// How many puzzles are walked.
const PUZZLES: u64 = 8;

/// How many steps of a technique are taken in a state.
const STEPS: usize = 6;

/// A state on the way through a puzzle.
struct Stop {
    candidates: Candidates,
    solution: Grid,
    steps: Vec<Step>,
}

/// All states of all walks. Finding their steps takes longer than most tests of them.
static STOPS: LazyLock<Vec<Stop>> = LazyLock::new(|| {
    thread::scope(|scope| {
        let walks: Vec<_> = (0..PUZZLES)
            .map(|index| scope.spawn(move || stops(index)))
            .collect();
        let walked = walks.into_iter().map(|walk| walk.join().expect("a walk"));
        walked.flatten().collect()
    })
});

/// Visit the states of some puzzles, with the first steps of all techniques in each.
pub fn walk(visit: &mut dyn FnMut(&State, &Grid, &[Step])) {
    for stop in STOPS.iter() {
        let state = State::from(stop.candidates.clone());
        visit(&state, &stop.solution, &stop.steps);
    }
}

fn stops(index: u64) -> Vec<Stop> {
    let puzzle = generate(PuzzleSpec::default(), 9, index, DEFAULT_BUDGET).expect("a puzzle");
    let mut state = State::from(Candidates::new(&puzzle.givens));
    let mut visited = Vec::new();
    loop {
        let steps = first_steps(Technique::ALL.iter().copied(), &state);
        let next = steps.first().cloned();
        visited.push(Stop {
            candidates: state.clone(),
            solution: puzzle.solution,
            steps,
        });
        let Some(step) = next else { return visited };
        state.change(|candidates| step.apply(candidates));
    }
}

/// Visit the example of each lesson, with the first steps of its technique.
pub fn visit_lessons(visit: &mut dyn FnMut(&State, &[Step])) {
    let place = "../src/nonet/puzzles/lessons/examples.tsv";
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join(place);
    let lessons = std::fs::read_to_string(place).expect("the examples of the lessons");
    for lesson in lessons.lines() {
        let fields: Vec<&str> = lesson.split('\t').collect();
        let state = position(fields[1], fields[2], fields[4]);
        let steps = first_steps(Technique::named(fields[0]), &state);
        assert!(!steps.is_empty(), "{lesson}");
        visit(&state, &steps);
    }
}

fn first_steps(techniques: impl Iterator<Item = Technique>, state: &State) -> Vec<Step> {
    let mut steps = Vec::new();
    for technique in techniques {
        let mut left = STEPS;
        let _ = ladder::find(technique, state, &mut |step| {
            steps.push(step);
            left -= 1;
            if left > 0 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
    steps
}

/// A board on the way to the solution of a puzzle, with candidates that are gone, as `r1c2<>3 r4c5<>67`.
fn position(puzzle: &str, board: &str, gone: &str) -> State {
    let [givens, grid] =
        [puzzle, board].map(|text| Grid::parse(text.as_bytes()).expect("a grid of a lesson"));
    let mut candidates = Candidates::new(&grid);
    let is_placed = |&(cell, _): &(Cell, Digit)| givens.digit(cell).is_none();
    let placed: CellSet = grid
        .filled()
        .filter(is_placed)
        .map(|(cell, _)| cell)
        .collect();
    candidates.regard_as_placed(placed);
    for one in gone.split_whitespace() {
        let (cell, digits) = one.split_once("<>").expect("a cell and digits");
        let cell = Cell::named(cell).expect("a cell");
        for digit in digits.bytes().map(|digit| Digit::new(digit - b'0')) {
            let digit = digit.expect("a digit");
            candidates.eliminate(Candidate { cell, digit });
        }
    }
    candidates.into()
}
