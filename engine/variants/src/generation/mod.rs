//! Generation: a full grid, then rules that fit it, then as few givens as a level allows.

mod cages;
mod layout;
mod regions;
mod removal;
mod walk;

use std::ops::Range;

use nonet_grid::interruption::checkpoint;
use nonet_grid::random::Random;
use serde_json::json;

use crate::grading::Grade;
use crate::model::Model;
use crate::puzzle::Puzzle;
use crate::reader::Fault;
use crate::search::Search;
use crate::shape::Shape;
use crate::steps::{Level, Technique};

/// The grids tried for one puzzle, unless the caller chooses another number.
pub const DEFAULT_BUDGET: u64 = 2_000;

/// The kinds of puzzles that can be generated.
pub const KINDS: [&str; 22] = [
    "classic",
    "diagonal",
    "windoku",
    "disjoint",
    "jigsaw",
    "killer",
    "anti-knight",
    "anti-king",
    "non-consecutive",
    "parity",
    "greater",
    "kropki",
    "xv",
    "thermo",
    "arrow",
    "palindrome",
    "renban",
    "whisper",
    "between",
    "little-killer",
    "quadruple",
    "sandwich",
];

/// Kinds whose rules apply to the whole grid, and so precede the full grid.
const GLOBAL: [&str; 6] = [
    "diagonal",
    "windoku",
    "disjoint",
    "anti-knight",
    "anti-king",
    "non-consecutive",
];
const FILLING_BUDGET: u64 = 2_000;
const FILLINGS: usize = 4;

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Order {
    /// The shape of the grid.
    pub shape: Shape,
    /// The kinds of rules, at least one.
    pub kinds: Vec<String>,
    /// The level.
    pub level: Level,
}

/// A new puzzle.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Vec<u8>,
    /// Its grade.
    pub grade: Grade,
}

/// Why there is no puzzle.
#[derive(Clone, Debug)]
pub enum Failure {
    /// The order can't be met by any puzzle.
    Impossible(Fault),
    /// None of so many grids led to a puzzle.
    Exhausted(u64),
}

/// Make a puzzle; the same order and seed give the same puzzle.
///
/// # Errors
/// When the kinds are unknown or don't fit the size, or when the budget is used up.
pub fn generate(order: &Order, seed: u64, budget: u64) -> Result<Generated, Failure> {
    require_possible(order).map_err(Failure::Impossible)?;
    let draw = Random::new(seed, u64::MAX).below(100);
    let mut rejected = Vec::new();
    for attempt in 0..budget {
        if checkpoint().is_break() {
            return Err(Failure::Exhausted(attempt));
        }
        let mut random = Random::new(seed, attempt);
        let made = Attempt {
            order,
            random: &mut random,
        }
        .run();
        let Some(made) = made else { continue };
        let is_common = made
            .grade
            .hardest
            .is_some_and(|one| !allowance(one).contains(&draw));
        if !is_common || rejected.len() == most_rejected(order.level) {
            return Ok(made);
        }
        rejected.push(made);
    }
    rejected.pop().ok_or(Failure::Exhausted(budget))
}

/// The draws, of a hundred, with which a technique may be the hardest: some are so common that they
/// would be the hardest of most puzzles of their level.
const fn allowance(technique: Technique) -> Range<usize> {
    match technique {
        Technique::MustContain => 0..35,
        Technique::CageContradiction | Technique::ShortChain => 0..40,
        Technique::HiddenSingleInLine | Technique::Innie | Technique::Chain => 0..50,
        Technique::SmallCage => 50..100,
        Technique::Intersection | Technique::CageArrangement => 0..60,
        _ => 0..100,
    }
}

/// Puzzles with a very common hardest technique that are rejected before one is kept.
const fn most_rejected(level: Level) -> usize {
    match level {
        Level::Extreme => 0,
        // Each takes a second.
        Level::Expert => 2,
        _ => 8,
    }
}

fn require_possible(order: &Order) -> Result<(), Fault> {
    if order.kinds.is_empty() {
        return Err(Fault::new("kind", "expected at least one kind"));
    }
    if let Some(unknown) = order
        .kinds
        .iter()
        .find(|kind| !KINDS.contains(&kind.as_str()))
    {
        return Err(Fault::new(
            "kind",
            format!("expected one of {}, found {unknown:?}", KINDS.join(", ")),
        ));
    }
    let has = |kind: &str| order.kinds.iter().any(|known| known == kind);
    if has("jigsaw") && has("disjoint") {
        return Err(Fault::new(
            "kind",
            "`disjoint` needs the standard boxes, and `jigsaw` has none",
        ));
    }
    let mut puzzle = Puzzle::blank(order.shape, order.shape.boxes());
    for kind in GLOBAL.iter().filter(|kind| has(kind)) {
        puzzle.add_rule(&json!({"type": kind}), kind)?;
    }
    let model = Model::new(&puzzle)?;
    let found = Search::new(&model).run(1, FILLING_BUDGET);
    if found.is_complete && found.solutions.is_empty() {
        return Err(Fault::new("kind", "no grid of this size meets these rules"));
    }
    Ok(())
}

/// One attempt at a puzzle.
struct Attempt<'a> {
    order: &'a Order,
    random: &'a mut Random,
}

impl Attempt<'_> {
    fn run(&mut self) -> Option<Generated> {
        let mut puzzle = self.bare()?;
        let solution = self.fill(&puzzle)?;
        for kind in &self.order.kinds {
            for rule in layout::rules_for(kind, self.order.shape, &solution, self.random) {
                puzzle.add_rule(&rule, kind).ok()?;
            }
        }
        let grade = if self.has("killer") {
            self.lay_cages(&mut puzzle, &solution)?
        } else {
            self.remove_givens(&mut puzzle, &solution)?
        };
        let model = Model::new(&puzzle).ok()?;
        let found = Search::new(&model).run(2, crate::search::DEFAULT_NODE_BUDGET);
        let is_unique = found.is_complete && found.solutions == [&solution[..]];
        is_unique.then_some(Generated {
            puzzle,
            solution,
            grade,
        })
    }

    fn has(&self, kind: &str) -> bool {
        self.order.kinds.iter().any(|known| known == kind)
    }

    /// A puzzle with its regions and the rules of the whole grid.
    fn bare(&mut self) -> Option<Puzzle> {
        let shape = self.order.shape;
        let regions = if self.has("jigsaw") {
            regions::walk(shape, self.random)
        } else {
            shape.boxes()
        };
        let mut puzzle = Puzzle::blank(shape, regions);
        for kind in GLOBAL.iter().filter(|kind| self.has(kind)) {
            puzzle.add_rule(&json!({"type": kind}), kind).ok()?;
        }
        Some(puzzle)
    }

    /// A random full grid that fits the rules.
    fn fill(&mut self, puzzle: &Puzzle) -> Option<Vec<u8>> {
        let model = Model::new(puzzle).ok()?;
        (0..FILLINGS).find_map(|_| {
            let seed = self.random.below(1 << 30) as u64;
            let mut search = Search::random(&model, Random::new(seed, 0));
            search.run(1, FILLING_BUDGET).solutions.pop()
        })
    }
}
