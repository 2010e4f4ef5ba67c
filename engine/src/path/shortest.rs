//! The search for a short path: the steps that are needed, and no others.
//!
//! Two paths are tried. One is the simplest path; the other maximizes progress: at each state it follows
//! the few steps after which singles lead farthest. From either, steps are left out one by one, the last
//! first, as long as the rest still solves the puzzle and each remaining step is still found.

use std::ops::ControlFlow;

use super::{Choice, Path};
use crate::grading;
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Candidates};
use nonet_techniques::ladder;
use nonet_techniques::state::State;
use nonet_techniques::step::Step;
use nonet_techniques::technique::{Technique, Tier};

/// The beam width of the search for progress.
const WIDTH: usize = 3;

/// The most steps beyond singles of a path for which the search for progress is tried.
const DEEPEST: usize = 40;

/// Number of replays of a path without one of its steps, if each step takes long to find.
const REPLAYS_OF_EXTREME: usize = 10;

/// The shortest path found; like the simplest path, it ends early where the techniques do not solve the puzzle.
#[must_use]
pub fn shortest(start: &Candidates, choice: &Choice) -> Path {
    let simplest = Path::walk(start, choice);
    if !simplest.is_solved() {
        return simplest;
    }
    let tier = grading::tier_of(start, &choice.graded(Tier::Expert));
    let start = &Start::new(start, choice);
    if tier == Tier::Extreme {
        return pruned(start, simplest, REPLAYS_OF_EXTREME);
    }
    let simplest = pruned(start, simplest, usize::MAX);
    let eager = by_progress(start, &choice.walked(tier));
    match eager.map(|path| pruned(start, path, usize::MAX)) {
        Some(eager) if length(&eager) < length(&simplest) => eager,
        _ => simplest,
    }
}

fn length(path: &Path) -> usize {
    beyond_singles(&path.steps).count()
}

fn beyond_singles(steps: &[Step]) -> impl Iterator<Item = &Step> {
    steps.iter().filter(|step| is_beyond_singles(step))
}

fn is_beyond_singles(step: &Step) -> bool {
    step.technique.tier() > Tier::Singles
}

/// The start of paths, and the singles that they may use.
struct Start<'a> {
    candidates: &'a Candidates,
    singles: Vec<Technique>,
}

impl<'a> Start<'a> {
    fn new(candidates: &'a Candidates, choice: &Choice) -> Self {
        Self {
            candidates,
            singles: choice.graded(Tier::Singles),
        }
    }
}

/// A board, and the steps that lead to it.
#[derive(Clone)]
struct Trail<'a> {
    singles: &'a [Technique],
    candidates: Candidates,
    steps: Vec<Step>,
}

impl<'a> Trail<'a> {
    fn new(start: &'a Start<'a>) -> Self {
        let mut trail = Self {
            singles: &start.singles,
            candidates: start.candidates.clone(),
            steps: Vec::new(),
        };
        trail.follow_singles();
        trail
    }

    fn take(&mut self, step: Step) {
        step.apply(&mut self.candidates);
        self.steps.push(step);
        self.follow_singles();
    }

    fn follow_singles(&mut self) {
        let mut state = State::from(self.candidates.clone());
        while let Some(step) = ladder::first_of(self.singles, &state) {
            state.change(|candidates| step.apply(candidates));
            self.steps.push(step);
        }
        self.candidates = state.into();
    }

    fn is_solved(&self) -> bool {
        self.candidates.empty().is_empty()
    }

    fn into_path(self) -> Path {
        Path {
            steps: self.steps,
            rest: self.candidates,
        }
    }
}

/// Beam search for the steps after which singles lead farthest.
fn by_progress(start: &Start<'_>, techniques: &[Technique]) -> Option<Path> {
    let mut trails = vec![Trail::new(start)];
    for _ in 0..DEEPEST {
        if let Some(solved) = trails.iter().find(|trail| trail.is_solved()) {
            return Some(solved.clone().into_path());
        }
        let mut next: Vec<(usize, usize, usize, Step)> = Vec::new();
        for (index, trail) in trails.iter().enumerate() {
            let state = State::from(trail.candidates.clone());
            for &technique in techniques.iter().filter(|one| one.tier() > Tier::Singles) {
                for step in ladder::all(technique, &state) {
                    let (empty, open) = left_after(&state, &step, &start.singles);
                    next.push((empty, open, index, step));
                }
            }
        }
        next.sort_compactly_by_key(|&(empty, open, index, _)| (empty, open, index));
        next.dedup_by_key(|&mut (empty, open, ..)| (empty, open));
        let follow = |(_, _, index, step): (usize, usize, usize, Step)| {
            let mut trail: Trail<'_> = trails[index].clone();
            trail.take(step);
            trail
        };
        trails = next.into_iter().take(WIDTH).map(follow).collect();
    }
    None
}

/// Numbers of empty cells and open candidates after the singles that follow a step.
fn left_after(state: &State, step: &Step, singles: &[Technique]) -> (usize, usize) {
    let mut candidates: Candidates = (**state).clone();
    step.apply(&mut candidates);
    let rest = grading::after(candidates, singles);
    let open = rest.empty().into_iter().map(|cell| rest.of(cell).len());
    (rest.empty().len(), open.sum())
}

/// Leave out the steps that are not needed, with at most so many replays.
fn pruned(start: &Start<'_>, path: Path, mut replays: usize) -> Path {
    let mut steps: Vec<Step> = beyond_singles(&path.steps).cloned().collect();
    let mut best = path;
    let mut index = steps.len();
    while index > 0 && replays > 0 {
        index -= 1;
        let rest = without(&steps, index);
        if !suffices(start, &rest) {
            continue;
        }
        replays -= 1;
        if let Some(shorter) = replay(start, &rest) {
            steps = beyond_singles(&shorter.steps).cloned().collect();
            best = shorter;
            // Steps that were needed before may not be needed without this one.
            index = steps.len();
        }
    }
    best
}

fn without(steps: &[Step], index: usize) -> Vec<Step> {
    let mut rest = steps.to_vec();
    rest.remove(index);
    rest
}

/// Whether the conclusions of some steps, without a check of their evidence, and singles solve the puzzle.
fn suffices(start: &Start<'_>, steps: &[Step]) -> bool {
    let mut candidates = start.candidates.clone();
    for step in steps {
        for &placement in &step.placements {
            let is_open = candidates.of(placement.cell).contains(placement.digit);
            if is_open && candidates.empty().contains(placement.cell) {
                candidates.place(placement);
            }
        }
        for &lost in &step.eliminations {
            candidates.eliminate(lost);
        }
    }
    let rest = grading::after(candidates, &start.singles);
    rest.empty().is_empty()
}

/// Replay some steps; none when one is not found in its turn, or they do not solve the puzzle.
fn replay(start: &Start<'_>, steps: &[Step]) -> Option<Path> {
    let mut trail = Trail::new(start);
    for step in steps {
        if trail.is_solved() {
            break;
        }
        let state = State::from(trail.candidates.clone());
        let left = Left::of(&state, step);
        if left.is_nothing() {
            continue;
        }
        trail.take(found_again(&state, step, &left)?);
    }
    trail.is_solved().then(|| trail.into_path())
}

/// The conclusions of a step that are still to be drawn.
struct Left {
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

impl Left {
    fn of(state: &State, step: &Step) -> Self {
        let is_open = |one: &&Candidate| {
            state.empty().contains(one.cell) && state.of(one.cell).contains(one.digit)
        };
        Self {
            placements: step.placements.iter().filter(is_open).copied().collect(),
            eliminations: step.eliminations.iter().filter(is_open).copied().collect(),
        }
    }

    fn is_nothing(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }

    fn is_in(&self, step: &Step) -> bool {
        let has = |all: &[Candidate], some: &[Candidate]| some.iter().all(|one| all.contains(one));
        has(&step.placements, &self.placements) && has(&step.eliminations, &self.eliminations)
    }
}

/// A step of the same technique that concludes as much.
fn found_again(state: &State, step: &Step, left: &Left) -> Option<Step> {
    let mut again = None;
    let _ = ladder::find(step.technique, state, &mut |found| {
        if left.is_in(&found) {
            again = Some(found);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    again
}
