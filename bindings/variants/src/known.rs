//! The puzzle of the last questions: a player asks about the same one again and again.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use nonet_variants::board::Board;
use nonet_variants::hosting;
use nonet_variants::model::Model;
use nonet_variants::puzzle::Puzzle;
use nonet_variants::search::{DEFAULT_NODE_BUDGET, Found, Search};
use nonet_wasm::Question;
use serde_json::{Value, json};

use crate::error::Error;

thread_local! {
    static LAST: RefCell<Option<Rc<Known>>> = const { RefCell::new(None) };
}

/// A puzzle, and its solution once somebody needed it.
pub struct Known {
    text: String,
    puzzle: Puzzle,
    pub model: Model,
    solution: OnceCell<Result<Rc<[u8]>, &'static str>>,
}

impl Known {
    /// The puzzle of a question.
    pub fn of(asked: &Question<'_>) -> Result<Rc<Self>, Error> {
        let text = asked.text("puzzle")?;
        let last = LAST.with_borrow(|last| last.clone().filter(|last| last.text == text));
        if let Some(last) = last {
            return Ok(last);
        }
        Self::new(text.to_owned(), Puzzle::read(text)?)
    }

    /// The puzzle of an identifier.
    pub fn from_id(id: &str) -> Result<Rc<Self>, Error> {
        let puzzle = Puzzle::from_id(id)?;
        Self::new(puzzle.to_json().to_string(), puzzle)
    }

    fn new(text: String, puzzle: Puzzle) -> Result<Rc<Self>, Error> {
        let model = Model::new(&puzzle)?;
        let known = Rc::new(Self {
            text,
            puzzle,
            model,
            solution: OnceCell::new(),
        });
        LAST.set(Some(known.clone()));
        Ok(known)
    }

    /// Its identifier; none if its rules are too many for one.
    pub fn id(&self) -> Option<String> {
        self.puzzle.id().ok()
    }

    /// The puzzle as shapes.
    pub fn drawing(&self) -> Value {
        json!(self.puzzle.draw())
    }

    /// The puzzle in normal form.
    pub fn puzzle(&self) -> Value {
        self.puzzle.to_json()
    }

    /// By cell, the cells that can't hold the same digit.
    pub fn peers(&self) -> Value {
        let cells = self.model.shape.cells();
        let seen = cells.map(|cell| {
            self.model.sees[usize::from(cell)]
                .iter()
                .collect::<Vec<u8>>()
        });
        json!(seen.collect::<Vec<_>>())
    }

    /// The board of a question: its digits, and the candidates that are left.
    pub fn board(&self, asked: &Question<'_>) -> Result<Board<'_>, Error> {
        let masks = asked.given("candidates").map(|list| {
            let mask = |mask: &str| mask.parse::<u16>().ok();
            list.split(',').map(mask).collect::<Option<Vec<u16>>>()
        });
        let expected = || Error::invalid("candidates: expected a number for each cell");
        let masks = masks.map(|masks| masks.ok_or_else(expected)).transpose()?;
        Ok(hosting::read_board(
            &self.model,
            asked.given("board"),
            masks.as_deref(),
        )?)
    }

    pub fn search(&self, limit: usize, nodes: u64) -> Found {
        Search::new(&self.model).run(limit, nodes)
    }

    /// The only solution.
    pub fn solution(&self) -> Result<Rc<[u8]>, Error> {
        let solve = || {
            let mut found = self.search(2, DEFAULT_NODE_BUDGET);
            match status(&found) {
                "unique" => Ok(found.solutions.remove(0).into()),
                other => Err(other),
            }
        };
        self.solution
            .get_or_init(solve)
            .clone()
            .map_err(Error::no_puzzle)
    }
}

/// The result of a search.
pub fn status(found: &Found) -> &'static str {
    match (found.solutions.len(), found.is_complete) {
        (2.., _) => "multiple",
        (_, false) => "unknown",
        (1, true) => "unique",
        (0, true) => "unsolvable",
    }
}
