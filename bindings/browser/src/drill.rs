//! Positions to practise a technique on: made here, or else an image of one that is kept.

use nonet_door::{Fault, Question};
use nonet_engine::generation::{Maker, Puzzle, Wish};
use nonet_engine::grading::Label;
use nonet_engine::grid::{Candidates, Cell, Digit};
use nonet_engine::ladder;
use nonet_engine::path::Path;
use nonet_engine::technique::{Technique, Use};
use serde::Serialize;

use crate::chance::Chance;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::task::{Task, Turn};

/// A technique, and a position with it in case that none is made.
pub struct ToDrill {
    technique: String,
    seed: String,
    kept: Position,
    /// How many pieces of work a new one may cost.
    budget: u64,
}

/// A position whose next step is of the technique, or in which at least one is.
#[derive(Serialize)]
struct Drilled {
    grid: String,
    placed: Vec<u8>,
    removed: Vec<(u8, u8)>,
    made: bool,
}

impl Drilled {
    fn of(position: Position, made: bool) -> Self {
        Self {
            grid: position.grid,
            placed: position.placed,
            removed: position.removed,
            made,
        }
    }
}

/// How far a search is.
#[derive(Serialize)]
struct Progress {
    tried: u64,
}

/// A search for a position.
pub struct Drilling {
    /// The variants that share the technique's name.
    named: Vec<Technique>,
    wish: Wish,
    seed: u64,
    maker: Maker,
    index: u64,
    left: u64,
    kept: Position,
}

const TURN: u64 = 2;
/// Some seconds on a phone, while the position before is looked at.
const DEFAULT_BUDGET: u64 = 8_000;

impl ToDrill {
    pub fn read(asked: &Question<'_>) -> Result<Self, Fault> {
        Ok(Self {
            technique: asked.text("technique")?.to_owned(),
            seed: asked.text("seed")?.to_owned(),
            kept: Position::read(asked)?,
            budget: asked.number("budget")?.unwrap_or(DEFAULT_BUDGET),
        })
    }

    /// Begin the search.
    pub fn begin(self) -> Result<Task, Refusal> {
        let seed = self.seed.parse();
        let seed = seed.map_err(|_| Refusal::invalid(&"expected a seed, 0 to 2^64 - 1"))?;
        let named: Vec<Technique> = Technique::named(&self.technique).collect();
        let first = *named.first().ok_or_else(|| {
            Refusal::invalid(&format!("there is no technique {}", self.technique))
        })?;
        let is_walked = named.iter().any(|one| one.used() == Use::Walk);
        let wish = wish_for(first);
        let left = if is_walked { self.budget } else { 0 };
        Ok(Task::Drilling(Box::new(Drilling {
            named,
            maker: Maker::new(wish.clone(), seed, 0, left),
            wish,
            seed,
            index: 0,
            left,
            kept: self.kept,
        })))
    }
}

/// A puzzle on whose path the technique is.
fn wish_for(technique: Technique) -> Wish {
    match technique {
        // It is the hardest of no puzzle, and on the path of all.
        Technique::FullHouse => Wish::label(Label::Beginner),
        _ => Wish {
            technique: Some(technique),
            ..Wish::default()
        },
    }
}

impl Drilling {
    /// Work on for a turn.
    pub fn go_on(mut self: Box<Self>) -> Result<Turn, Refusal> {
        let before = self.left.min(TURN);
        let made = self.maker.go_on(before);
        self.left -= before;
        if let Some(position) = made.and_then(|puzzle| self.position_of(&puzzle)) {
            return Turn::done(&Drilled::of(position, true));
        }
        if self.left == 0 {
            return Turn::done(&Drilled::of(image_of(&self.kept, self.seed)?, false));
        }
        if made.is_some() {
            self.index += 1;
            self.maker = Maker::new(self.wish.clone(), self.seed, self.index, self.left);
        }
        let tried = self.maker.tried();
        Turn::unfinished(&Progress { tried }, Task::Drilling(self))
    }

    /// The position of a puzzle at which a path comes to the technique.
    fn position_of(&self, puzzle: &Puzzle) -> Option<Position> {
        let mut state = Candidates::new(&puzzle.givens);
        let steps = Path::walk(&state, Technique::ALL).steps;
        let is_meant = |&at: &usize| self.named.contains(&steps[at].technique);
        let places: Vec<usize> = (0..steps.len()).filter(is_meant).collect();
        let any = Chance::new(self.seed).below(places.len().max(1));
        for step in &steps[..*places.get(any)?] {
            step.apply(&mut state);
        }
        let state = state.into();
        let mut variants = self.named.iter();
        variants
            .any(|&one| ladder::first(one, &state).is_some())
            .then(|| Position::of(&state))
    }
}

/// One of the images of a position: what a technique sees in one it sees in all.
fn image_of(position: &Position, seed: u64) -> Result<Position, Refusal> {
    let mut chance = Chance::new(seed);
    let digits = chance.order::<9>();
    let (rows, columns) = (lines(&mut chance), lines(&mut chance));
    let is_turned = chance.below(2) == 1;
    let to = |cell: Cell| match (rows[cell.row()], columns[cell.column()]) {
        (row, column) if is_turned => Cell::at(column, row),
        (row, column) => Cell::at(row, column),
    };
    position.moved(to, |digit| Digit::ALL[digits[digit.index()]])
}

/// Where each of nine lines goes: within its band, and with it.
fn lines(chance: &mut Chance) -> [usize; 9] {
    let bands = chance.order::<3>();
    let within = bands.map(|_| chance.order::<3>());
    std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
}
