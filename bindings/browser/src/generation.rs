//! New puzzles, as they are wished.

use nonet_door::{Fault, Question};
use nonet_engine::generation::{BudgetExhausted, Maker, Puzzle, Symmetry, Wish};
use nonet_engine::grading::Label;
use nonet_engine::grid::Cell;
use nonet_engine::technique::{Technique, Use};
use serde::Serialize;

use crate::refusal::Refusal;
use crate::task::{Task, Turn};

/// What a puzzle is asked to be. Seed and index are written in digits: JavaScript's numbers are too short.
pub struct Wished {
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
pub struct Made {
    puzzle: String,
    label: Option<&'static str>,
}

/// So many pieces of work take some milliseconds, after which the host hears how far the search is,
/// and whoever waits for a hint is answered.
const TURN: u64 = 2;
/// Ten million pieces of work are more than anybody waits for.
const DEFAULT_BUDGET: u64 = 10_000_000;

/// A search for a puzzle.
pub struct Making(Maker);

/// How far a search is.
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

impl Wished {
    /// Read a wish; a word in it that is not understood would be a wish that is not heard.
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
    pub fn begin(self) -> Result<Task, Refusal> {
        let seed = self.seed.parse();
        let seed = seed.map_err(|_| Refusal::invalid(&"expected a seed, 0 to 2^64 - 1"))?;
        let (index, budget) = (self.index, self.budget.unwrap_or(DEFAULT_BUDGET));
        let maker = Maker::new(self.wish()?, seed, index, budget);
        Ok(Task::Making(Box::new(Making(maker))))
    }

    fn wish(&self) -> Result<Wish, Refusal> {
        let technique = |slug: &Option<String>| slug.as_deref().map(read_technique).transpose();
        let symmetry = match &self.symmetry {
            Some(slug) => Symmetry::from_slug(slug).ok_or_else(|| unknown("symmetry", slug))?,
            None => Symmetry::default(),
        };
        Ok(Wish {
            label: self.label.as_deref().map(read_label).transpose()?,
            technique: technique(&self.technique)?,
            max_technique: technique(&self.max_technique)?,
            ratings: Wish::ratings_between(self.min_rating, self.max_rating),
            givens: self.min_givens.unwrap_or(0)..=self.max_givens.unwrap_or(Cell::COUNT),
            symmetry,
            is_minimal: self.minimal,
            avoids_empty_houses: self.avoid_empty_houses,
        })
    }
}

impl Making {
    /// Work on for a turn.
    pub fn go_on(mut self: Box<Self>) -> Result<Turn, Refusal> {
        let maker = &mut self.0;
        if let Some(puzzle) = maker.go_on(TURN) {
            return Turn::done(&Made::of(&puzzle));
        }
        if maker.is_exhausted() {
            return Err(BudgetExhausted::from(self.0).into());
        }
        let progress = Progress {
            tried: maker.tried(),
            nearest: maker.nearest().map(ToString::to_string),
        };
        Turn::unfinished(&progress, Task::Making(self))
    }
}

impl Made {
    fn of(puzzle: &Puzzle) -> Self {
        Self {
            puzzle: puzzle.givens.to_string(),
            label: puzzle.graded().label.map(Label::slug),
        }
    }
}

fn read_label(slug: &str) -> Result<Label, Refusal> {
    Label::from_slug(slug).ok_or_else(|| unknown("label", slug))
}

fn read_technique(slug: &str) -> Result<Technique, Refusal> {
    let mut walked = Technique::named(slug).filter(|one| one.used() == Use::Walk);
    walked.next().ok_or_else(|| unknown("technique", slug))
}

fn unknown(what: &str, found: &str) -> Refusal {
    Refusal::wish(&format!("there is no {what} {found}"))
}
