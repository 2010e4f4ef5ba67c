//! New puzzles, by a spec.

use std::ops::RangeInclusive;

use nonet_engine::generation::{BudgetExhausted, Maker, Puzzle, PuzzleSpec, Symmetry};
use nonet_engine::grading::Label;
use nonet_engine::grid::Cell;
use nonet_engine::technique::{Technique, Use};
use nonet_wasm::{Fault, Question};
use serde::Serialize;

use nonet_positions::error::EngineError;
use nonet_positions::task::{Slice, Task};

/// A spec. Seed and index are written in digits, because JavaScript's numbers are too short.
pub struct GenerationRequest {
    label: Option<String>,
    technique: Option<String>,
    max_technique: Option<String>,
    min_rating: Option<f64>,
    max_rating: Option<f64>,
    min_givens: Option<usize>,
    max_givens: Option<usize>,
    symmetry: Option<String>,
    minimal: Option<bool>,
    avoid_empty_houses: bool,
    seed: String,
    index: u64,
    budget: Option<u64>,
}

/// A puzzle of a seed.
#[derive(Serialize)]
pub struct GeneratedPuzzle {
    puzzle: String,
    label: Option<&'static str>,
}

/// This takes a few milliseconds; then the host can show progress and answer a request for a hint.
const PIECES_OF_A_SLICE: u64 = 2;
/// Nobody waits for ten million pieces of work.
const DEFAULT_BUDGET: u64 = 10_000_000;

/// A search for a puzzle.
pub struct GenerationTask(Maker);

/// The progress of a search.
#[derive(Serialize)]
pub struct Progress {
    tried: u64,
    nearest: Option<String>,
}

const FIELDS: [&str; 13] = [
    "label",
    "technique",
    "maxTechnique",
    "minRating",
    "maxRating",
    "minGivens",
    "maxGivens",
    "symmetry",
    "minimal",
    "avoidEmptyHouses",
    "seed",
    "index",
    "budget",
];

impl GenerationRequest {
    /// Read a spec. Unknown fields are rejected: ignoring one would ignore part of the spec.
    pub fn read(asked: &Question<'_>) -> Result<Self, Fault> {
        asked.has_only(&FIELDS)?;
        let text = |field| asked.given(field).map(str::to_owned);
        Ok(Self {
            label: text("label"),
            technique: text("technique"),
            max_technique: text("maxTechnique"),
            min_rating: asked.decimal("minRating")?,
            max_rating: asked.decimal("maxRating")?,
            min_givens: asked.number("minGivens")?,
            max_givens: asked.number("maxGivens")?,
            symmetry: text("symmetry"),
            minimal: asked.flag("minimal")?,
            avoid_empty_houses: asked.flag("avoidEmptyHouses")?.unwrap_or(false),
            seed: asked.text("seed")?.to_owned(),
            index: asked.number("index")?.unwrap_or(0),
            budget: asked.number("budget")?,
        })
    }

    /// Begin the search.
    pub fn begin(self) -> Result<Box<dyn Task>, EngineError> {
        let seed = self.seed.parse();
        let seed = seed.map_err(|_| EngineError::invalid(&"expected a seed, 0 to 2^64 - 1"))?;
        let (index, budget) = (self.index, self.budget.unwrap_or(DEFAULT_BUDGET));
        let maker = Maker::new(self.spec()?, seed, index, budget);
        Ok(Box::new(GenerationTask(maker)))
    }

    fn spec(&self) -> Result<PuzzleSpec, EngineError> {
        let technique = |slug: &Option<String>| slug.as_deref().map(read_technique).transpose();
        let symmetry = match &self.symmetry {
            Some(slug) => Symmetry::from_slug(slug).ok_or_else(|| unknown("symmetry", slug))?,
            None => Symmetry::default(),
        };
        let ratings = PuzzleSpec::ratings_between(self.min_rating, self.max_rating);
        let givens = self.min_givens.unwrap_or(0)..=self.max_givens.unwrap_or(Cell::COUNT);
        if givens.is_empty() || ratings.as_ref().is_some_and(RangeInclusive::is_empty) {
            return Err(EngineError::impossible(&"the lowest is above the highest"));
        }
        Ok(PuzzleSpec {
            label: self.label.as_deref().map(read_label).transpose()?,
            technique: technique(&self.technique)?,
            max_technique: technique(&self.max_technique)?,
            ratings,
            givens,
            symmetry,
            is_minimal: self.minimal,
            avoids_empty_houses: self.avoid_empty_houses,
            is_fresh: true,
        })
    }
}

impl Task for GenerationTask {
    fn advance(mut self: Box<Self>) -> Result<Slice, EngineError> {
        let maker = &mut self.0;
        if let Some(puzzle) = maker.go_on(PIECES_OF_A_SLICE) {
            return Ok(Slice::done(&GeneratedPuzzle::of(&puzzle)));
        }
        if maker.is_exhausted() {
            return Err(EngineError::limit(&BudgetExhausted::from(self.0)));
        }
        let progress = Progress {
            tried: maker.tried(),
            nearest: maker.nearest().map(ToString::to_string),
        };
        Ok(Slice::unfinished(&progress, self))
    }
}

impl GeneratedPuzzle {
    fn of(puzzle: &Puzzle) -> Self {
        Self {
            puzzle: puzzle.givens.to_string(),
            label: puzzle.graded().label.map(Label::slug),
        }
    }
}

fn read_label(slug: &str) -> Result<Label, EngineError> {
    Label::from_slug(slug).ok_or_else(|| unknown("label", slug))
}

fn read_technique(slug: &str) -> Result<Technique, EngineError> {
    let mut walked = Technique::named(slug).filter(|one| one.used() == Use::Walk);
    walked.next().ok_or_else(|| unknown("technique", slug))
}

fn unknown(what: &str, found: &str) -> EngineError {
    EngineError::impossible(&format!("there is no {what} {found}"))
}
