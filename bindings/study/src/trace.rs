//! A rating, step by step.

use nonet_grid::Grid;
use nonet_positions::error::EngineError;
use nonet_positions::steps::{Pair, pairs};
use nonet_positions::task::{Slice, Task};
use nonet_rating::{Profile, Rater, TracedStep};
use nonet_wasm::Question;
use serde::Serialize;

/// This takes about ten milliseconds.
const WORK_OF_A_SLICE: u64 = 250_000;

/// A step of a rating; ratings are in tenths.
#[derive(Serialize)]
struct RatedStep {
    er: u16,
    name: &'static str,
    placements: Vec<Pair>,
    eliminations: Vec<Pair>,
}

/// The steps so far, and the rating once they solve the puzzle.
#[derive(Serialize)]
struct Trace {
    er: Option<u16>,
    steps: Vec<RatedStep>,
}

/// Number of steps so far.
#[derive(Serialize)]
struct Progress {
    count: usize,
}

struct TraceTask(Rater);

/// Begin to rate a puzzle, which the other module has verified.
pub fn begin(asked: &Question<'_>) -> Result<Box<dyn Task>, EngineError> {
    let puzzle = Grid::parse(asked.text("grid")?.as_bytes())?;
    let rater = Rater::traced(&puzzle, Profile::default());
    Ok(Box::new(TraceTask(rater)))
}

impl Task for TraceTask {
    fn advance(mut self: Box<Self>) -> Result<Slice, EngineError> {
        let is_finished = self.0.advance(WORK_OF_A_SLICE);
        let steps = self.0.trace().unwrap_or_default();
        if !is_finished {
            let count = steps.len();
            return Ok(Slice::unfinished(&Progress { count }, self));
        }
        Ok(Slice::done(&Trace {
            er: self.0.rating().map(|rating| rating.er),
            steps: steps.iter().map(RatedStep::of).collect(),
        }))
    }
}

impl RatedStep {
    fn of(step: &TracedStep) -> Self {
        let placed: Vec<_> = step.placement.into_iter().collect();
        Self {
            er: step.rating,
            name: step.name,
            placements: pairs(&placed),
            eliminations: pairs(&step.eliminations),
        }
    }
}
