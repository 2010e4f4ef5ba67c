//! The difficulty of puzzles: by the ladder, and by the Explainer's scale.

use std::collections::BTreeMap;

use nonet_engine::grading::{self, Label};
use nonet_engine::grid::Grid;
use nonet_engine::rating::{Profile, Rater};
use nonet_engine::search::{self, Limits};
use nonet_engine::technique::Technique;
use nonet_wasm::{Fault, Question};
use serde::Serialize;

use nonet_positions::error::EngineError;
use nonet_positions::task::{Slice, Task};

/// The grade of a puzzle by the ladder.
#[derive(Serialize)]
pub struct Grade {
    label: Option<&'static str>,
    tier: &'static str,
    /// Score and hardest technique are unknown where the ladder does not solve the puzzle.
    score: Option<u32>,
    hardest: Option<&'static str>,
    solved: bool,
    counts: BTreeMap<&'static str, u32>,
}

/// Grade a puzzle.
pub fn grade(grid: &str) -> Result<Grade, EngineError> {
    let grade = grading::grade(&read_puzzle(grid)?);
    // Collecting would sort, which takes more code than inserting.
    let mut counts = BTreeMap::new();
    for (name, count) in grade.counts_by_name() {
        counts.insert(name, count);
    }
    Ok(Grade {
        label: grade.label.map(Label::slug),
        tier: grade.tier.slug(),
        score: grade.solved_score(),
        hardest: grade.solved_hardest().map(Technique::slug),
        solved: grade.is_solved,
        counts,
    })
}

/// A puzzle to rate, and the most work that it may take; without a limit, as much as needed.
pub struct RatingRequest {
    grid: String,
    work: Option<u64>,
}

/// A rating that is under way.
pub struct RatingTask {
    rater: Rater,
    left: u64,
}

/// The rating of a puzzle, or its lower bound.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Rating {
    er: Option<f64>,
    ep: Option<f64>,
    ed: Option<f64>,
    at_least: f64,
}

/// This takes about ten milliseconds.
const WORK_OF_A_SLICE: u64 = 250_000;

impl RatingRequest {
    pub fn read(asked: &Question<'_>) -> Result<Self, Fault> {
        Ok(Self {
            grid: asked.text("grid")?.to_owned(),
            work: asked.number("work")?,
        })
    }

    /// Begin to rate.
    pub fn begin(&self) -> Result<Box<dyn Task>, EngineError> {
        Ok(Box::new(RatingTask {
            rater: Rater::new(&read_puzzle(&self.grid)?, Profile::default()),
            left: self.work.unwrap_or(u64::MAX),
        }))
    }
}

impl Task for RatingTask {
    fn advance(mut self: Box<Self>) -> Result<Slice, EngineError> {
        let share = WORK_OF_A_SLICE.min(self.left);
        self.left -= share;
        let is_finished = self.rater.advance(share);
        let rating = Rating::of(&self.rater);
        if is_finished || self.left == 0 {
            return Ok(Slice::done(&rating));
        }
        Ok(Slice::unfinished(&rating, self))
    }
}

impl Rating {
    fn of(rater: &Rater) -> Self {
        let in_ones = |tenths: u16| f64::from(tenths) / 10.0;
        let found = rater.rating();
        Self {
            er: found.map(|rating| in_ones(rating.er)),
            ep: found.map(|rating| in_ones(rating.ep)),
            ed: found.map(|rating| in_ones(rating.ed)),
            at_least: in_ones(rater.at_least()),
        }
    }
}

/// A grid with exactly one solution.
pub fn read_puzzle(text: &str) -> Result<Grid, EngineError> {
    let grid = Grid::parse(text.as_bytes())?;
    let verdict = search::count_solutions(&grid, Limits::default());
    match verdict.solution {
        Some(_) => Ok(grid),
        None => Err(EngineError::no_puzzle(verdict.status)),
    }
}
