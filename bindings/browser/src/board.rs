//! A player's board against its puzzle.

use nonet_engine::comparison::Comparison;
use nonet_engine::explanation::{Message, explain_missing_notes, explain_mistakes, phrase};
use nonet_engine::grid::{Candidate, Cell, CellSet, Digit, Grid};
use nonet_engine::search::{self, Limits, Reason};
use nonet_wasm::{Fault, Question};
use serde::Serialize;

use nonet_positions::error::EngineError;
use nonet_positions::reading::read_candidates;

/// The number of solutions of a grid, as far as it is known.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Verdict {
    grid: String,
    status: &'static str,
    solutions_found: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Why>,
}

/// Why a grid does not have exactly one solution.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Why {
    Undecided {
        index: usize,
        values: [u8; 2],
        #[serde(skip_serializing_if = "Option::is_none")]
        other: Option<usize>,
    },
    Clash {
        indexes: Vec<usize>,
    },
}

impl From<Reason> for Why {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Undecided {
                cell,
                digits,
                other,
            } => Self::Undecided {
                index: cell.index(),
                values: digits.map(Digit::value),
                other: other.map(Cell::index),
            },
            Reason::Clash(cells) => Self::Clash {
                indexes: indices(cells),
            },
        }
    }
}

/// Check whether a grid is a puzzle, and if not, where it fails.
pub fn verify(grid: &str) -> Result<Verdict, EngineError> {
    let grid = Grid::parse(grid.as_bytes())?;
    let found = search::count_solutions(&grid, Limits::default());
    Ok(Verdict {
        grid: grid.to_string(),
        status: found.status.slug(),
        solutions_found: found.solutions_found,
        why: search::why_not_unique(&grid).map(Why::from),
    })
}

/// A puzzle, the player's board, and the candidates that were ruled out.
#[derive(PartialEq, Eq)]
pub struct PlayedBoard {
    puzzle: String,
    board: String,
    eliminated: Vec<(u8, u8)>,
}

impl PlayedBoard {
    pub fn read(asked: &Question<'_>) -> Result<Self, Fault> {
        Ok(Self {
            puzzle: asked.text("puzzle")?.to_owned(),
            board: asked.text("board")?.to_owned(),
            eliminated: asked.pairs("eliminated")?,
        })
    }
}

/// The comparison of a board with its puzzle's solution.
pub struct Board {
    pub puzzle: Grid,
    pub grid: Grid,
    /// The cells that the player filled.
    pub placed: CellSet,
    /// The candidates that were ruled out in empty cells.
    pub eliminated: Vec<Candidate>,
    pub compared: Comparison,
    /// The cells whose right digit was ruled out.
    pub lacking: CellSet,
}

impl Board {
    /// Compare a board with the one solution of its puzzle.
    pub fn compare(played: &PlayedBoard) -> Result<Self, EngineError> {
        let puzzle = Grid::parse(played.puzzle.as_bytes())?;
        let grid = Grid::parse(played.board.as_bytes())?;
        let verdict = search::count_solutions(&puzzle, Limits::default());
        let solution = verdict
            .solution
            .ok_or_else(|| EngineError::no_puzzle(verdict.status))?;
        let mut eliminated = read_candidates(&played.eliminated)?;
        // A candidate that was ruled out in a filled cell means nothing.
        eliminated.retain(|one| grid.digit(one.cell).is_none());
        let is_lacking = |one: &&Candidate| solution.digit(one.cell) == Some(one.digit);
        let lacking = eliminated.iter().filter(is_lacking);
        Ok(Self {
            compared: Comparison::of(&puzzle, &grid, &solution),
            placed: Cell::all()
                .filter(|&cell| grid.digit(cell) != puzzle.digit(cell))
                .collect(),
            lacking: lacking.map(|one| one.cell).collect(),
            eliminated,
            puzzle,
            grid,
        })
    }

    /// Whether anything is wrong.
    pub fn has_mistakes(&self) -> bool {
        !self.wrong().union(self.lacking).is_empty()
    }

    /// The cells where a digit is wrong.
    pub const fn wrong(&self) -> CellSet {
        self.compared.wrong()
    }

    /// Number of empty cells.
    pub fn remaining(&self) -> usize {
        Cell::COUNT - self.grid.filled_count()
    }

    /// The answer that names the mistakes; missing notes come last, when nothing else is wrong.
    pub fn mistakes(&self) -> Answer {
        let is_noted = self.wrong().is_empty();
        let cells = if is_noted { self.lacking } else { self.wrong() };
        Answer::wrong(self.explain_mistakes(), cells)
    }

    /// The mistakes in words.
    pub fn explain_mistakes(&self) -> Vec<Message> {
        if self.wrong().is_empty() {
            return vec![explain_missing_notes(self.lacking)];
        }
        let Comparison {
            changed_givens,
            incorrect,
            conflicting,
        } = self.compared;
        explain_mistakes(changed_givens, incorrect, conflicting)
    }
}

/// The state of a board, in words.
#[derive(Serialize)]
pub struct Answer {
    pub status: &'static str,
    pub sentence: Vec<Message>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<Vec<usize>>,
}

impl Answer {
    /// Something is wrong in some cells.
    pub fn wrong(sentence: Vec<Message>, cells: CellSet) -> Self {
        Self {
            status: "wrong",
            sentence,
            wrong: Some(indices(cells)),
        }
    }

    /// Nothing is wrong.
    pub fn fine(status: &'static str, sentence: Message) -> Self {
        Self {
            status,
            sentence: vec![sentence],
            wrong: None,
        }
    }
}

/// Check whether the board is right so far.
pub fn check(asked: &Question<'_>) -> Result<Answer, EngineError> {
    let board = Board::compare(&PlayedBoard::read(asked)?)?;
    if board.has_mistakes() {
        return Ok(board.mistakes());
    }
    Ok(match board.remaining() {
        0 => Answer::fine("complete", phrase("check-complete")),
        left => Answer::fine("right", phrase("check-right").count(left)),
    })
}

/// Cells as numbers, ascending.
pub fn indices(cells: CellSet) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}
