//! Steps as pages draw and tell them; candidates are pairs of a cell and a digit.

use nonet_engine::grid::{Candidate, Candidates, candidates_of};
use nonet_engine::step::{self, LinkKind, Node, Step};
use nonet_engine::technique::Tier;
use nonet_engine::telling::{self, Depth, Message};
use serde::Serialize;

use crate::refusal::Refusal;

pub type Pair = (usize, u8);

/// A step, told as deeply as asked.
#[derive(Serialize)]
pub struct Told {
    sentence: Vec<Message>,
    area: Vec<usize>,
    reasons: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deduction: Option<Deduction>,
}

/// What a step concludes, and the pattern it rests on.
#[derive(Serialize)]
pub struct Deduction {
    implications: Vec<Message>,
    placements: Vec<Pair>,
    eliminations: Vec<Pair>,
    pattern: Vec<Pair>,
    fins: Vec<Pair>,
    links: Vec<Link>,
}

#[derive(Serialize)]
struct Link {
    from: Vec<Pair>,
    to: Vec<Pair>,
    strong: bool,
}

impl Told {
    /// Tell a step that was found among some candidates: no more than the depth allows.
    pub fn of(step: &Step, state: &Candidates, depth: Depth) -> Self {
        let told = telling::guide(step, state, depth);
        Self {
            sentence: told.sentence,
            area: told.area,
            reasons: told.reasons,
            technique: (depth > Depth::Place).then(|| step.technique.slug()),
            deduction: (depth == Depth::Deduction).then(|| Deduction::of(step, told.implications)),
        }
    }
}

impl Deduction {
    fn of(step: &Step, implications: Vec<Message>) -> Self {
        let shown = step.evidence.pattern();
        let mut pattern: Vec<Pair> = shown.links.iter().flat_map(ends).collect();
        // The cell and the digits around it say all about a single.
        if step.technique.tier() != Tier::Singles {
            pattern.extend(pairs(&shown.candidates));
        }
        pattern.sort_unstable();
        pattern.dedup();
        Self {
            implications,
            placements: pairs(&step.placements),
            eliminations: pairs(&step.eliminations),
            pattern,
            fins: pairs(&shown.fins),
            links: shown.links.iter().map(Link::of).collect(),
        }
    }
}

impl Link {
    fn of(link: &step::Link) -> Self {
        Self {
            from: of_node(link.from),
            to: of_node(link.to),
            strong: link.kind == LinkKind::Strong,
        }
    }
}

fn ends(link: &step::Link) -> Vec<Pair> {
    [of_node(link.from), of_node(link.to)].concat()
}

fn of_node(Node { cells, digit }: Node) -> Vec<Pair> {
    candidates_of(digit, cells).map(pair).collect()
}

fn pairs(candidates: &[Candidate]) -> Vec<Pair> {
    candidates.iter().copied().map(pair).collect()
}

fn pair(Candidate { cell, digit }: Candidate) -> Pair {
    (cell.index(), digit.value())
}

/// Read a depth, 1 to 3.
pub fn read_depth(depth: u8) -> Result<Depth, Refusal> {
    Depth::new(depth).ok_or_else(|| Refusal::invalid(&"expected a depth, 1 to 3"))
}
