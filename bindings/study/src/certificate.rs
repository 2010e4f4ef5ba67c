//! The premises of a step, as data for the prover.

use nonet_grid::{CellSet, House, HouseKind};
use nonet_positions::error::EngineError;
use nonet_positions::position::Position;
use nonet_positions::reading::read_candidates;
use nonet_positions::steps::{Pair, pairs};
use nonet_reasoning::proof::{self, Deduction, Premise, Tie};
use nonet_techniques::ladder;
use nonet_techniques::step::{LinkKind, Node};
use nonet_techniques::technique::Technique;
use nonet_wasm::Question;
use serde::Serialize;

/// A deduction, with the names that the library and the API have for its parts.
#[derive(Serialize)]
pub struct Certificate {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lemmas: Vec<Self>,
    premises: Vec<PremiseData>,
    covers: Vec<PremiseData>,
    fins: Vec<Pair>,
    links: Vec<LinkData>,
    placements: Vec<Pair>,
    eliminations: Vec<Pair>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum PremiseData {
    Cells { cells: Vec<usize> },
    Places { digit: u8, house: HouseData },
    Deadly { candidates: Vec<Pair> },
    Either { candidate: Pair },
}

#[derive(Serialize)]
struct HouseData {
    kind: &'static str,
    index: usize,
}

#[derive(Serialize)]
struct LinkData {
    start: NodeData,
    end: NodeData,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    within: Option<Vec<usize>>,
}

#[derive(Serialize)]
struct NodeData {
    cells: Vec<usize>,
    digit: u8,
}

/// Find the certificate of a step of a position, by its technique and its conclusions; none if it is not proved.
pub fn certify(asked: &Question<'_>) -> Result<Option<Certificate>, EngineError> {
    let state = Position::read(asked)?.state()?;
    let placements = read_candidates(&asked.pairs("placements")?)?;
    let eliminations = read_candidates(&asked.pairs("eliminations")?)?;
    let named = Technique::named(asked.text("technique")?);
    let mut steps = named.flat_map(|one| ladder::all(one, &state));
    let step =
        steps.find(|step| step.placements == placements && step.eliminations == eliminations);
    let proved = step.filter(|step| proof::prove_step(&state, step).is_ok());
    Ok(proved.map(|step| Certificate::of(&proof::certificate(&state, &step))))
}

impl Certificate {
    fn of(one: &Deduction) -> Self {
        let premises = |all: &[Premise]| all.iter().map(PremiseData::of).collect();
        Self {
            lemmas: one.lemmas.iter().map(Self::of).collect(),
            premises: premises(&one.premises),
            covers: premises(&one.covers),
            fins: pairs(&one.fins),
            links: one.links.iter().map(LinkData::of).collect(),
            placements: pairs(&one.placements),
            eliminations: pairs(&one.eliminations),
        }
    }
}

impl PremiseData {
    fn of(premise: &Premise) -> Self {
        match premise {
            Premise::Cells(cells) => Self::Cells {
                cells: numbers(*cells),
            },
            Premise::Places(digit, house) => Self::Places {
                digit: digit.value(),
                house: HouseData::of(*house),
            },
            Premise::Deadly(candidates) => Self::Deadly {
                candidates: pairs(candidates),
            },
            Premise::Either(one) => Self::Either {
                candidate: (one.cell.index(), one.digit.value()),
            },
        }
    }
}

impl HouseData {
    fn of(house: House) -> Self {
        let kind = match house.kind() {
            HouseKind::Box => "box",
            HouseKind::Row => "row",
            HouseKind::Column => "column",
        };
        Self {
            kind,
            index: house.index(),
        }
    }
}

impl LinkData {
    fn of(Tie { link, within }: &Tie) -> Self {
        let node = |Node { cells, digit }: Node| NodeData {
            cells: numbers(cells),
            digit: digit.value(),
        };
        Self {
            start: node(link.from),
            end: node(link.to),
            kind: match link.kind {
                LinkKind::Strong => "strong",
                LinkKind::Weak => "weak",
            },
            within: within.map(numbers),
        }
    }
}

fn numbers(cells: CellSet) -> Vec<usize> {
    cells.into_iter().map(nonet_grid::Cell::index).collect()
}
