//! The next step on a player's board, all steps of a technique, and whole paths.

use std::cell::RefCell;
use std::rc::Rc;

use nonet_engine::grid::{Candidate, Candidates, CellSet, Grid};
use nonet_engine::ladder;
use nonet_engine::path::{self, Path};
use nonet_engine::state::State;
use nonet_engine::step::Step;
use nonet_engine::technique::Technique;
use nonet_engine::telling::{Depth, say};
use serde::{Deserialize, Serialize};

use crate::board::{Answer, Board, OneGrid};
use crate::grades::read_puzzle;
use crate::position::state_at;
use crate::refusal::Refusal;
use crate::shown::{Told, read_depth};

/// A board, what the player has ruled out, and how much to tell.
#[derive(Deserialize)]
pub struct Asked {
    puzzle: String,
    board: String,
    #[serde(default)]
    eliminated: Vec<(u8, u8)>,
    depth: u8,
    /// Whether a single solution may be taken for granted; it may, unless this says no.
    uniqueness: Option<bool>,
}

/// A hint, or why there is none.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Hint {
    Step {
        status: &'static str,
        #[serde(flatten)]
        told: Told,
    },
    None(Answer),
}

/// Tell the next step, as deeply as asked; a mistake is named first.
pub fn hint(asked: &Asked) -> Result<Hint, Refusal> {
    let depth = read_depth(asked.depth)?;
    let board = Board::compare(&asked.puzzle, &asked.board, &asked.eliminated)?;
    if board.has_mistakes() {
        return Ok(Hint::None(board.mistakes()));
    }
    if board.remaining() == 0 {
        return Ok(Hint::None(Answer::fine("complete", say("check-complete"))));
    }
    let state = state_of(&board.grid, board.placed, &board.eliminated);
    Ok(match next_step(asked, &state) {
        Some(step) => Hint::Step {
            status: "hint",
            told: Told::of(&step, &state, depth),
        },
        None => Hint::None(Answer::fine("unsupported", say("hint-unsupported"))),
    })
}

thread_local! {
    /// The last step that was found, and on which board: it is asked for three times, deeper each time.
    static LAST: RefCell<Option<(Place, Option<Rc<Step>>)>> = const { RefCell::new(None) };
}

/// All that a step depends on.
#[derive(PartialEq)]
struct Place {
    puzzle: String,
    board: String,
    eliminated: Vec<(u8, u8)>,
    uniqueness: bool,
}

/// The simplest step on a board.
fn next_step(asked: &Asked, state: &State) -> Option<Rc<Step>> {
    let place = Place {
        puzzle: asked.puzzle.clone(),
        board: asked.board.clone(),
        eliminated: asked.eliminated.clone(),
        uniqueness: asked.uniqueness.unwrap_or(true),
    };
    LAST.with_borrow_mut(|last| match last {
        Some((known, step)) if *known == place => step.clone(),
        _ => {
            let techniques = if place.uniqueness {
                Technique::ALL
            } else {
                Technique::without_uniqueness()
            };
            let step = path::next_step(state, techniques).map(Rc::new);
            *last = Some((place, step.clone()));
            step
        }
    })
}

/// A position, a technique, and how much to tell: all, unless it is said.
#[derive(Deserialize)]
pub struct Wanted {
    grid: String,
    #[serde(default)]
    removed: Vec<(u8, u8)>,
    #[serde(default)]
    placed: Vec<u8>,
    technique: String,
    depth: Option<u8>,
}

/// All steps of a technique.
pub fn steps(wanted: &Wanted) -> Result<Vec<Told>, Refusal> {
    let depth = wanted.depth.map_or(Ok(Depth::Deduction), read_depth)?;
    let state = state_at(&wanted.grid, &wanted.placed, &wanted.removed)?;
    let named: Vec<Technique> = Technique::named(&wanted.technique).collect();
    if named.is_empty() {
        return Err(Refusal::invalid(&format!(
            "there is no technique {:?}",
            wanted.technique
        )));
    }
    let found = named.iter().flat_map(|&one| ladder::all(one, &state));
    Ok(found.map(|step| Told::of(&step, &state, depth)).collect())
}

/// The steps of a puzzle, each told in the state in which it is taken.
#[derive(Serialize)]
pub struct Explained {
    solved: bool,
    steps: Vec<Told>,
}

/// Tell how a person solves a puzzle.
pub fn explain(asked: &OneGrid) -> Result<Explained, Refusal> {
    let mut state = Candidates::new(&read_puzzle(&asked.grid)?);
    let path = Path::walk(&state, Technique::ALL);
    let told = path.steps.iter().map(|step| {
        let told = Told::of(step, &state, Depth::Deduction);
        step.apply(&mut state);
        told
    });
    Ok(Explained {
        steps: told.collect(),
        solved: path.is_solved(),
    })
}

fn state_of(grid: &Grid, placed: CellSet, eliminated: &[Candidate]) -> State {
    let mut candidates = Candidates::new(grid);
    candidates.regard_as_placed(placed);
    for &candidate in eliminated {
        candidates.eliminate(candidate);
    }
    candidates.into()
}
