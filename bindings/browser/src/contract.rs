//! The API's answers, for pages that show them. Texts are messages and the credit is null, until
//! the host fills both in.

use nonet_engine::analysis::{self, Analysis, Rating};
use nonet_engine::explanation::{Depth, Message, guide, phrase};
use nonet_engine::grid::sorting::CompactSort;
use nonet_engine::grid::{Candidate, Grid, House, HouseKind};
use nonet_engine::search::{self, Limits};
use nonet_engine::state::State;
use nonet_engine::step::{Link, LinkKind, Node, Step};
use nonet_engine::technique::Technique;
use serde::Serialize;

use crate::board::{Board, indices};
use crate::grades::read_puzzle;
use nonet_positions::error::EngineError;

/// The answer of `/check`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Checked {
    puzzle: String,
    status: &'static str,
    unique: Option<bool>,
    solutions_found: u64,
    search_complete: bool,
    nodes: u64,
    solution: Option<String>,
    attribution: (),
}

/// Count the solutions of a grid, up to two.
pub fn check(grid: &str) -> Result<Checked, EngineError> {
    let grid = Grid::parse(grid.as_bytes())?;
    let found = search::count_solutions(&grid, Limits::default());
    Ok(Checked {
        puzzle: grid.to_string(),
        status: found.status.slug(),
        unique: found.status.is_unique(),
        solutions_found: found.solutions_found,
        search_complete: found.search_complete,
        nodes: found.nodes,
        solution: found.solution.map(|solution| solution.to_string()),
        attribution: (),
    })
}

/// The answer of `/analyze`, without its credit.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Analyzed {
    puzzle: String,
    engine_version: &'static str,
    unique: bool,
    clue_count: usize,
    rating: &'static str,
    method: &'static str,
    techniques: Counts,
    solved_with_supported_techniques: bool,
    remaining_cells: usize,
    explanation: [Message; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Counts {
    naked_singles: usize,
    hidden_singles: usize,
}

/// Analyze how far singles solve a puzzle.
pub fn analyze(grid: &str) -> Result<Analyzed, EngineError> {
    let found = analysis::analyze(&read_puzzle(grid)?);
    Ok(Analyzed {
        puzzle: found.puzzle.to_string(),
        engine_version: nonet_engine::VERSION,
        unique: true,
        clue_count: found.puzzle.filled_count(),
        rating: match found.rating() {
            Rating::Complete => "complete",
            Rating::Beginner => "beginner",
            Rating::BeyondSingles => "beyond-singles",
        },
        method: "singles-v1",
        techniques: Counts {
            naked_singles: found.naked_singles(),
            hidden_singles: found.hidden_singles(),
        },
        solved_with_supported_techniques: found.remaining_cells == 0,
        remaining_cells: found.remaining_cells,
        explanation: [explain(&found)],
    })
}

fn explain(found: &Analysis) -> Message {
    let said = match found.rating() {
        Rating::Complete => return phrase("analysis-complete"),
        Rating::Beginner => phrase("analysis-solved"),
        Rating::BeyondSingles => phrase("analysis-beyond").count(found.remaining_cells),
    };
    said.with(
        "naked",
        phrase("analysis-naked").count(found.naked_singles()),
    )
    .with(
        "hidden",
        phrase("analysis-hidden").count(found.hidden_singles()),
    )
}

/// The answer of `/explain`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Explained {
    engine_version: &'static str,
    puzzle: String,
    progress: String,
    valid: bool,
    complete: bool,
    remaining_cells: usize,
    changed_givens: Vec<usize>,
    incorrect_cells: Vec<usize>,
    conflict_cells: Vec<usize>,
    attribution: (),
    wrong_eliminations: Vec<usize>,
    status: &'static str,
    explanation: Vec<Message>,
    next: Option<NextObject>,
    method: &'static str,
    level: u8,
    step: Option<StepObject>,
}

#[derive(Serialize)]
struct StepObject {
    area: Vec<usize>,
    technique: Option<TechniqueObject>,
    placements: Vec<CandidateObject>,
    eliminations: Vec<CandidateObject>,
    reasons: Vec<usize>,
    evidence: Option<EvidenceObject>,
    implications: Vec<Message>,
    notation: Option<String>,
}

#[derive(Serialize)]
struct TechniqueObject {
    slug: &'static str,
    name: &'static str,
    tier: &'static str,
    score: u32,
}

#[derive(Serialize)]
struct CandidateObject {
    index: usize,
    value: u8,
}

#[derive(Serialize)]
struct EvidenceObject {
    units: Vec<UnitObject>,
    candidates: Vec<CandidateObject>,
    fins: Vec<CandidateObject>,
    groups: Vec<Vec<usize>>,
    links: Vec<LinkObject>,
}

#[derive(Serialize)]
struct UnitObject {
    r#type: &'static str,
    index: usize,
}

#[derive(Serialize)]
struct LinkObject {
    start: NodeObject,
    end: NodeObject,
    kind: &'static str,
}

#[derive(Serialize)]
struct NodeObject {
    cells: Vec<usize>,
    value: u8,
}

#[derive(Serialize)]
struct NextObject {
    progress: String,
    eliminated: Vec<CandidateObject>,
}

impl Explained {
    /// A board without a step.
    pub fn standing(board: &Board, depth: Depth, status: &'static str, why: Vec<Message>) -> Self {
        let is_valid = board.wrong().is_empty();
        Self {
            engine_version: nonet_engine::VERSION,
            puzzle: board.puzzle.to_string(),
            progress: board.grid.to_string(),
            valid: is_valid,
            complete: is_valid && board.remaining() == 0,
            remaining_cells: board.remaining(),
            changed_givens: indices(board.compared.changed_givens),
            incorrect_cells: indices(board.compared.incorrect),
            conflict_cells: indices(board.compared.conflicting),
            attribution: (),
            method: "ladder-v1",
            level: match depth {
                Depth::Place => 1,
                Depth::Idea => 2,
                Depth::Deduction => 3,
            },
            wrong_eliminations: indices(board.lacking),
            status,
            explanation: why,
            step: None,
            next: None,
        }
    }

    /// A board and its next step, in the detail of the requested depth.
    pub fn step(board: &Board, state: &State, step: &Step, depth: Depth) -> Self {
        let said = guide(step, state, depth);
        let is_whole = depth == Depth::Deduction;
        let in_full = |candidates| {
            if is_whole {
                objects(candidates)
            } else {
                Vec::new()
            }
        };
        Self {
            step: Some(StepObject {
                area: said.area,
                technique: (depth > Depth::Place).then(|| technique(step.technique)),
                placements: in_full(&step.placements),
                eliminations: in_full(&step.eliminations),
                reasons: said.reasons,
                evidence: is_whole.then(|| evidence(step)),
                implications: said.implications,
                notation: said.notation,
            }),
            next: is_whole.then(|| after(board, step)),
            ..Self::standing(board, depth, "step", said.sentence)
        }
    }
}

fn technique(one: Technique) -> TechniqueObject {
    TechniqueObject {
        slug: one.slug(),
        name: one.name(),
        tier: one.tier().slug(),
        score: one.score(),
    }
}

fn evidence(step: &Step) -> EvidenceObject {
    let shown = step.evidence.pattern();
    EvidenceObject {
        units: shown.houses.iter().copied().map(unit).collect(),
        candidates: objects(&shown.candidates),
        fins: objects(&shown.fins),
        groups: shown.groups.iter().copied().map(indices).collect(),
        links: shown.links.iter().map(link).collect(),
    }
}

fn unit(house: House) -> UnitObject {
    UnitObject {
        r#type: match house.kind() {
            HouseKind::Box => "box",
            HouseKind::Row => "row",
            HouseKind::Column => "column",
        },
        index: house.index(),
    }
}

fn link(one: &Link) -> LinkObject {
    LinkObject {
        start: node(one.from),
        end: node(one.to),
        kind: match one.kind {
            LinkKind::Strong => "strong",
            LinkKind::Weak => "weak",
        },
    }
}

fn node(Node { cells, digit }: Node) -> NodeObject {
    NodeObject {
        cells: indices(cells),
        value: digit.value(),
    }
}

fn objects(candidates: &[Candidate]) -> Vec<CandidateObject> {
    let object = |one: &Candidate| CandidateObject {
        index: one.cell.index(),
        value: one.digit.value(),
    };
    candidates.iter().map(object).collect()
}

/// The board after a step, and the eliminations in its empty cells.
fn after(board: &Board, step: &Step) -> NextObject {
    let mut grid = board.grid;
    for one in &step.placements {
        grid.set(one.cell, Some(one.digit));
    }
    let mut eliminated = [&board.eliminated[..], &step.eliminations].concat();
    eliminated.retain(|one| grid.digit(one.cell).is_none());
    eliminated.sort_compactly();
    eliminated.dedup();
    NextObject {
        progress: grid.to_string(),
        eliminated: objects(&eliminated),
    }
}
