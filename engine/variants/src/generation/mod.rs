//! Generation: a full grid, then rules that fit it, then as few givens as a level allows.

mod cages;
mod layout;
mod mix;
mod regions;
mod removal;
mod walk;

use nonet_grid::interruption::checkpoint;
use nonet_grid::random::Random;
use serde_json::json;

use crate::board::Board;
use crate::grading::{Grade, solve_path};
use crate::model::Model;
use crate::puzzle::Puzzle;
use crate::reader::Fault;
use crate::search::Search;
use crate::shape::Shape;
use crate::steps::{Level, Solver};

use mix::Mix;

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
    for grid in 0..budget {
        if checkpoint().is_break() {
            return Err(Failure::Exhausted(grid));
        }
        let mut random = Random::new(seed, grid);
        let mix = Mix::new(&mut random);
        let attempt = Attempt {
            order,
            mix,
            random: &mut random,
        };
        if let Some(made) = attempt.run() {
            return Ok(made);
        }
    }
    Err(Failure::Exhausted(budget))
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

/// The layouts of rules that are tried on one full grid.
const fn tries(order: &Order) -> usize {
    match order.shape.size() {
        16 => 2,
        12 => 3,
        _ => 5,
    }
}

/// Attempts at a puzzle on one full grid.
struct Attempt<'a> {
    order: &'a Order,
    mix: Mix,
    random: &'a mut Random,
}

impl Attempt<'_> {
    fn run(mut self) -> Option<Generated> {
        let bare = self.bare()?;
        let solution = self.fill(&bare)?;
        (0..tries(self.order))
            .take_while(|_| checkpoint().is_continue())
            .find_map(|_| self.try_once(bare.clone(), &solution))
    }

    /// Lay out rules, and remove givens or add cages.
    fn try_once(&mut self, mut puzzle: Puzzle, solution: &[u8]) -> Option<Generated> {
        for kind in &self.order.kinds {
            for rule in layout::rules_for(kind, self.order, solution, self.random) {
                puzzle.add_rule(&rule, kind).ok()?;
            }
        }
        let grade = if self.has("killer") {
            self.lay_cages(&mut puzzle, solution)?
        } else {
            self.remove_givens(&mut puzzle, solution)?
        };
        let model = Model::new(&puzzle).ok()?;
        let found = Search::new(&model).run(2, crate::search::DEFAULT_NODE_BUDGET);
        let is_unique = found.is_complete && found.solutions == [solution];
        is_unique.then_some(Generated {
            puzzle,
            solution: solution.to_vec(),
            grade,
        })
    }

    /// Check that a puzzle has the level, and that its hardest technique isn't excluded.
    fn accepts(&self, grade: &Grade) -> bool {
        grade.level == self.order.level
            && (grade.level == Level::Extreme
                || grade.hardest.is_none_or(|hardest| self.mix.has(hardest)))
    }

    /// The path of a board, without the excluded techniques.
    fn solves(&self, board: Board) -> bool {
        let mut solver = Solver::new(board).without(self.mix.excluded());
        solve_path(&mut solver, self.order.level).1
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
