//! Positions to practise a technique on: newly made, or else an image of a stored one.

use nonet_engine::generation::{Maker, Puzzle, PuzzleSpec};
use nonet_engine::grading::Label;
use nonet_engine::grid::{Candidates, Cell, Digit};
use nonet_engine::ladder;
use nonet_engine::path::{Choice, Path};
use nonet_engine::technique::{Technique, Use};
use nonet_wasm::{Fault, Question};
use serde::Serialize;

use crate::random::SplitMix64;
use nonet_positions::error::EngineError;
use nonet_positions::position::Position;
use nonet_positions::task::{Slice, Task};

/// A technique, and a stored position for it in case none is found in time.
pub struct DrillRequest {
    technique: String,
    seed: String,
    kept: Position,
    /// The most pieces of work that the search may take.
    budget: u64,
}

/// A position whose next step is of the technique, or in which at least one is.
#[derive(Serialize)]
struct DrillPosition {
    grid: String,
    placed: Vec<u8>,
    removed: Vec<(u8, u8)>,
    made: bool,
}

impl DrillPosition {
    fn of(position: Position, made: bool) -> Self {
        Self {
            grid: position.grid,
            placed: position.placed,
            removed: position.removed,
            made,
        }
    }
}

/// The progress of a search.
#[derive(Serialize)]
struct Progress {
    tried: u64,
}

/// A search for a position.
pub struct DrillTask {
    /// The variants that share the technique's name.
    named: Vec<Technique>,
    spec: PuzzleSpec,
    seed: u64,
    maker: Maker,
    index: u64,
    left: u64,
    kept: Position,
}

const PIECES_OF_A_SLICE: u64 = 2;
/// A few seconds on a phone, while the player looks at the previous position.
const DEFAULT_BUDGET: u64 = 8_000;

impl DrillRequest {
    pub fn read(asked: &Question<'_>) -> Result<Self, Fault> {
        Ok(Self {
            technique: asked.text("technique")?.to_owned(),
            seed: asked.text("seed")?.to_owned(),
            kept: Position::read(asked)?,
            budget: asked.number("budget")?.unwrap_or(DEFAULT_BUDGET),
        })
    }

    /// Begin the search.
    pub fn begin(self) -> Result<Box<dyn Task>, EngineError> {
        let seed = self.seed.parse();
        let seed = seed.map_err(|_| EngineError::invalid(&"expected a seed, 0 to 2^64 - 1"))?;
        let named: Vec<Technique> = Technique::named(&self.technique).collect();
        let first = *named.first().ok_or_else(|| {
            EngineError::invalid(&format!("there is no technique {}", self.technique))
        })?;
        let is_walked = named.iter().any(|one| one.used() == Use::Walk);
        let spec = spec_for(first);
        let left = if is_walked { self.budget } else { 0 };
        Ok(Box::new(DrillTask {
            named,
            maker: Maker::new(spec.clone(), seed, 0, left),
            spec,
            seed,
            index: 0,
            left,
            kept: self.kept,
        }))
    }
}

/// The spec for a puzzle whose path contains the technique.
fn spec_for(technique: Technique) -> PuzzleSpec {
    match technique {
        // It is the hardest technique of no puzzle, but every path has it.
        Technique::FullHouse => PuzzleSpec::label(Label::Beginner),
        _ => PuzzleSpec {
            technique: Some(technique),
            ..PuzzleSpec::default()
        },
    }
}

impl Task for DrillTask {
    fn advance(mut self: Box<Self>) -> Result<Slice, EngineError> {
        let before = self.left.min(PIECES_OF_A_SLICE);
        let made = self.maker.go_on(before);
        self.left -= before;
        if let Some(position) = made.and_then(|puzzle| self.position_of(&puzzle)) {
            return Ok(Slice::done(&DrillPosition::of(position, true)));
        }
        if self.left == 0 {
            let image = image_of(&self.kept, self.seed)?;
            return Ok(Slice::done(&DrillPosition::of(image, false)));
        }
        if made.is_some() {
            self.index += 1;
            self.maker = Maker::new(self.spec.clone(), self.seed, self.index, self.left);
        }
        let tried = self.maker.tried();
        Ok(Slice::unfinished(&Progress { tried }, self))
    }
}

impl DrillTask {
    /// The position at which the path of a puzzle reaches the technique.
    fn position_of(&self, puzzle: &Puzzle) -> Option<Position> {
        let mut state = Candidates::new(&puzzle.givens);
        let steps = Path::walk(&state, &Choice::ladder(true)).steps;
        let is_meant = |&at: &usize| self.named.contains(&steps[at].technique);
        let places: Vec<usize> = (0..steps.len()).filter(is_meant).collect();
        let any = SplitMix64::new(self.seed).below(places.len().max(1));
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

/// A random image of a position: a technique applies to all images or to none.
fn image_of(position: &Position, seed: u64) -> Result<Position, EngineError> {
    let mut random = SplitMix64::new(seed);
    let digits = random.order::<9>();
    let (rows, columns) = (lines(&mut random), lines(&mut random));
    let is_turned = random.below(2) == 1;
    let to = |cell: Cell| match (rows[cell.row()], columns[cell.column()]) {
        (row, column) if is_turned => Cell::at(column, row),
        (row, column) => Cell::at(row, column),
    };
    position.moved(to, |digit| Digit::ALL[digits[digit.index()]])
}

/// A random order of nine lines that keeps bands together.
fn lines(random: &mut SplitMix64) -> [usize; 9] {
    let bands = random.order::<3>();
    let within = bands.map(|_| random.order::<3>());
    std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
}
