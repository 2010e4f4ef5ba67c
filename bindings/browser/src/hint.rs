//! Hints for a player's board, all steps of a technique, and whole paths.

use std::cell::RefCell;
use std::ops::ControlFlow;

use nonet_engine::difficulty::Difficulty;
use nonet_engine::explanation::{Depth, Message, phrase};
use nonet_engine::grid::{Candidate, Candidates, CellSet, Grid};
use nonet_engine::ladder;
use nonet_engine::path::{Choice, Path, StepSearch};
use nonet_engine::state::State;
use nonet_engine::step::Step;
use nonet_engine::technique::{Technique, Tier};
use nonet_wasm::{Fault, Question};
use serde::Serialize;

use crate::board::{Answer, Board, PlayedBoard};
use crate::contract::Explained;
use crate::grades::read_puzzle;
use nonet_positions::error::EngineError;
use nonet_positions::json;
use nonet_positions::position::Position;
use nonet_positions::steps::{ExplainedStep, read_depth};

/// The next step, explained.
#[derive(Serialize)]
struct Hint {
    status: &'static str,
    #[serde(flatten)]
    explained: ExplainedStep,
}

/// The progress of the search for a step.
#[derive(Serialize)]
struct Progress {
    sentence: [Message; 1],
}

/// Explain the next step to the requested depth; a mistake is named first.
///
/// A long search runs in slices: the same question again continues it.
pub fn hint(asked: &Question<'_>) -> Result<String, EngineError> {
    let depth = read_depth(asked)?.unwrap_or(Depth::Place);
    let in_contract = asked.flag("contract")?.unwrap_or(false);
    let request = HintRequest::read(asked)?;
    let known = LAST.take().filter(|last| last.request == request);
    let mut search = if let Some(known) = known {
        known
    } else {
        let board = Board::compare(&request.played)?;
        let standing = if in_contract {
            stand_in_contract(&board, depth).map(|said| json::object("answer", &said))
        } else {
            say_at_once(&board).map(|said| json::object("answer", &said))
        };
        if let Some(said) = standing {
            return Ok(said);
        }
        HintSearch::begin(request, board)
    };
    search.go_on();
    let explained = if in_contract {
        search.explain_in_contract(depth)
    } else {
        search.explain(depth)
    };
    LAST.set(Some(search));
    Ok(explained)
}

fn stand_in_contract(board: &Board, depth: Depth) -> Option<Explained> {
    if board.has_mistakes() {
        let why = board.explain_mistakes();
        return Some(Explained::standing(board, depth, "invalid-progress", why));
    }
    let why = || vec![phrase("answer-complete")];
    (board.remaining() == 0).then(|| Explained::standing(board, depth, "complete", why()))
}

fn say_at_once(board: &Board) -> Option<Answer> {
    if board.has_mistakes() {
        return Some(board.mistakes());
    }
    let is_full = board.remaining() == 0;
    is_full.then(|| Answer::fine("complete", phrase("check-complete")))
}

thread_local! {
    /// The last search: players ask for the same step three times, deeper each time.
    static LAST: RefCell<Option<HintSearch>> = const { RefCell::new(None) };
}

/// The search for the simplest step on a board, and its result once it has ended.
struct HintSearch {
    request: HintRequest,
    board: Board,
    state: State,
    search: StepSearch,
    found: ControlFlow<Option<Step>>,
}

impl HintSearch {
    fn begin(request: HintRequest, board: Board) -> Self {
        Self {
            search: StepSearch::new(Choice::ladder(request.uniqueness)),
            request,
            state: state_of(&board.grid, board.placed, &board.eliminated),
            board,
            found: ControlFlow::Continue(()),
        }
    }

    /// Search for one slice: until the next technique may take long.
    fn go_on(&mut self) {
        while self.found.is_continue() {
            self.found = self.search.go_on(&self.state);
            let upcoming = self.search.upcoming();
            if upcoming.is_some_and(|next| next.tier() == Tier::Extreme) {
                return;
            }
        }
    }

    fn progress(&self) -> String {
        let (tried, of) = self.search.progress();
        let sentence = [phrase("hint-looking").with("tried", tried).count(of)];
        json::object("progress", &Progress { sentence })
    }

    fn explain_in_contract(&self, depth: Depth) -> String {
        let explained = match &self.found {
            ControlFlow::Continue(()) => return self.progress(),
            ControlFlow::Break(Some(step)) => {
                Explained::step(&self.board, &self.state, step, depth)
            }
            ControlFlow::Break(None) => {
                let why = vec![phrase("hint-unsupported")];
                Explained::standing(&self.board, depth, "unsupported", why)
            }
        };
        json::object("answer", &explained)
    }

    fn explain(&self, depth: Depth) -> String {
        match &self.found {
            ControlFlow::Continue(()) => self.progress(),
            ControlFlow::Break(Some(step)) => {
                let explained = ExplainedStep::of(step, &self.state, depth);
                let status = "hint";
                json::object("answer", &Hint { status, explained })
            }
            ControlFlow::Break(None) => {
                let said = phrase("hint-unsupported");
                json::object("answer", &Answer::fine("unsupported", said))
            }
        }
    }
}

/// Everything that the step depends on.
#[derive(PartialEq, Eq)]
struct HintRequest {
    played: PlayedBoard,
    /// Whether techniques that rely on a unique solution are allowed; the default is yes.
    uniqueness: bool,
}

impl HintRequest {
    fn read(asked: &Question<'_>) -> Result<Self, Fault> {
        Ok(Self {
            played: PlayedBoard::read(asked)?,
            uniqueness: asked.flag("uniqueness")?.unwrap_or(true),
        })
    }
}

/// All steps of a technique in a position, explained in full unless a depth is given.
pub fn steps(asked: &Question<'_>) -> Result<Vec<ExplainedStep>, EngineError> {
    let depth = read_depth(asked)?.unwrap_or(Depth::Deduction);
    let is_rated = asked.flag("rated")?.unwrap_or(false);
    let state = Position::read(asked)?.state()?;
    let technique = asked.text("technique")?;
    let mut named = Technique::named(technique).peekable();
    if named.peek().is_none() {
        return Err(EngineError::invalid(&format!(
            "there is no technique {technique}"
        )));
    }
    let found = named.flat_map(|one| ladder::all(one, &state));
    Ok(found
        .map(|step| {
            let rating = is_rated.then(|| Difficulty::of(&step).rating);
            ExplainedStep::of(&step, &state, depth).rated(rating)
        })
        .collect())
}

/// The steps that solve a puzzle, each explained in the state in which it is taken.
#[derive(Serialize)]
pub struct ExplainedPath {
    solved: bool,
    steps: Vec<ExplainedStep>,
}

/// Explain how a person solves a puzzle.
pub fn explain(grid: &str) -> Result<ExplainedPath, EngineError> {
    let mut state = Candidates::new(&read_puzzle(grid)?);
    let path = Path::walk(&state, &Choice::ladder(true));
    let explained = path.steps.iter().map(|step| {
        let explained = ExplainedStep::of(step, &state, Depth::Deduction);
        step.apply(&mut state);
        explained
    });
    Ok(ExplainedPath {
        steps: explained.collect(),
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
