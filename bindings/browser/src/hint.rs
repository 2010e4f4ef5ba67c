//! The next step on a player's board, all steps of a technique, and whole paths.

use std::cell::RefCell;
use std::ops::ControlFlow;

use nonet_door::{Fault, Question};
use nonet_engine::grid::{Candidate, Candidates, CellSet, Grid};
use nonet_engine::ladder;
use nonet_engine::path::{Path, StepSearch};
use nonet_engine::state::State;
use nonet_engine::step::Step;
use nonet_engine::technique::{Technique, Tier};
use nonet_engine::telling::{Depth, Message, say};
use serde::Serialize;

use crate::answers::write;
use crate::board::{Answer, Board, Played};
use crate::grades::read_puzzle;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::shown::{Told, read_depth};

/// The next step, told.
#[derive(Serialize)]
struct Hint {
    status: &'static str,
    #[serde(flatten)]
    told: Told,
}

/// How far the search for a step is.
#[derive(Serialize)]
struct Progress {
    sentence: [Message; 1],
}

/// Tell the next step, as deeply as asked; a mistake is named first.
///
/// A step that takes long is looked for in turns: asked again, the search goes on.
pub fn hint(asked: &Question<'_>) -> Result<String, Refusal> {
    let depth = read_depth(asked)?.unwrap_or(Depth::Place);
    let place = Place::read(asked)?;
    let known = LAST.take().filter(|last| last.place == place);
    let mut looking = if let Some(known) = known {
        known
    } else {
        let board = Board::compare(&place.played)?;
        if let Some(said) = say_at_once(&board) {
            return Ok(write("answer", &said));
        }
        Looking::begin(place, &board)
    };
    looking.go_on();
    let told = looking.tell(depth);
    LAST.set(Some(looking));
    Ok(told)
}

fn say_at_once(board: &Board) -> Option<Answer> {
    if board.has_mistakes() {
        return Some(board.mistakes());
    }
    let is_full = board.remaining() == 0;
    is_full.then(|| Answer::fine("complete", say("check-complete")))
}

thread_local! {
    /// The last step that was looked for: it is asked for three times, deeper each time.
    static LAST: RefCell<Option<Looking>> = const { RefCell::new(None) };
}

/// The search for the simplest step on a board, and what it has found once it is at its end.
struct Looking {
    place: Place,
    state: State,
    search: StepSearch<'static>,
    found: ControlFlow<Option<Step>>,
}

impl Looking {
    fn begin(place: Place, board: &Board) -> Self {
        let techniques = if place.uniqueness {
            Technique::ALL
        } else {
            Technique::without_uniqueness()
        };
        Self {
            place,
            state: state_of(&board.grid, board.placed, &board.eliminated),
            search: StepSearch::new(techniques),
            found: ControlFlow::Continue(()),
        }
    }

    /// Look for a turn: until a technique comes that may take long.
    fn go_on(&mut self) {
        while self.found.is_continue() {
            self.found = self.search.go_on(&self.state);
            let upcoming = self.search.upcoming();
            if upcoming.is_some_and(|next| next.tier() == Tier::Extreme) {
                return;
            }
        }
    }

    fn tell(&self, depth: Depth) -> String {
        match &self.found {
            ControlFlow::Continue(()) => {
                let (tried, of) = self.search.progress();
                let sentence = [say("hint-looking").with("tried", tried).count(of)];
                write("progress", &Progress { sentence })
            }
            ControlFlow::Break(Some(step)) => {
                let told = Told::of(step, &self.state, depth);
                let status = "hint";
                write("answer", &Hint { status, told })
            }
            ControlFlow::Break(None) => {
                let said = say("hint-unsupported");
                write("answer", &Answer::fine("unsupported", said))
            }
        }
    }
}

/// All that a step depends on.
#[derive(PartialEq, Eq)]
struct Place {
    played: Played,
    /// Whether a single solution may be taken for granted; it may, unless this says no.
    uniqueness: bool,
}

impl Place {
    fn read(asked: &Question<'_>) -> Result<Self, Fault> {
        Ok(Self {
            played: Played::read(asked)?,
            uniqueness: asked.flag("uniqueness")?.unwrap_or(true),
        })
    }
}

/// All steps of a technique in a position; all of them is told, unless it is said how much.
pub fn steps(asked: &Question<'_>) -> Result<Vec<Told>, Refusal> {
    let depth = read_depth(asked)?.unwrap_or(Depth::Deduction);
    let state = Position::read(asked)?.state()?;
    let technique = asked.text("technique")?;
    let mut named = Technique::named(technique).peekable();
    if named.peek().is_none() {
        return Err(Refusal::invalid(&format!(
            "there is no technique {technique}"
        )));
    }
    let found = named.flat_map(|one| ladder::all(one, &state));
    Ok(found.map(|step| Told::of(&step, &state, depth)).collect())
}

/// The steps of a puzzle, each told in the state in which it is taken.
#[derive(Serialize)]
pub struct Explained {
    solved: bool,
    steps: Vec<Told>,
}

/// Tell how a person solves a puzzle.
pub fn explain(grid: &str) -> Result<Explained, Refusal> {
    let mut state = Candidates::new(&read_puzzle(grid)?);
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
