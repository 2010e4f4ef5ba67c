//! Steps as pages draw and explain them; candidates are pairs of a cell and a digit.

use nonet_grid::{Candidate, Candidates, Cell, CellSet, Digit, House, candidates_of};
use nonet_reasoning::explanation::{self, Depth, Message};
use nonet_techniques::step::evidence::Evidence;
use nonet_techniques::step::{self, LinkKind, Node, Pattern, Step};
use nonet_techniques::technique::Tier;
use nonet_wasm::Question;
use serde::Serialize;

use crate::error::EngineError;

/// A candidate: its cell and its digit.
pub type Pair = (usize, u8);

/// A step, explained to a depth.
#[derive(Serialize)]
pub struct ExplainedStep {
    sentence: Vec<Message>,
    area: Vec<usize>,
    reasons: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deduction: Option<Deduction>,
    /// Its rating in tenths, where that is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u16>,
}

/// The conclusions of a step, and its pattern.
#[derive(Serialize)]
pub struct Deduction {
    implications: Vec<Message>,
    notation: Option<String>,
    placements: Vec<Pair>,
    eliminations: Vec<Pair>,
    roles: Vec<Role>,
    links: Vec<Link>,
    /// The houses, each by its number; those of cover sets are counted on from 27.
    houses: Vec<usize>,
    /// The sets of cells that act as one and have no letter in the text.
    groups: Vec<Vec<usize>>,
    /// The sets of cells that the text names by letters, in their order.
    sets: Vec<Vec<usize>>,
}

#[derive(Serialize)]
struct Link {
    from: Vec<Pair>,
    to: Vec<Pair>,
    strong: bool,
}

impl ExplainedStep {
    /// Explain a step that was found among some candidates, to a depth.
    #[must_use]
    pub fn of(step: &Step, state: &Candidates, depth: Depth) -> Self {
        let explained = explanation::guide(step, state, depth);
        Self {
            sentence: explained.sentence,
            area: explained.area,
            reasons: explained.reasons,
            technique: (depth > Depth::Place).then(|| step.technique.slug()),
            deduction: (depth == Depth::Deduction)
                .then(|| Deduction::of(step, explained.implications, explained.notation)),
            rating: None,
        }
    }

    /// The same with its rating, if that is wanted.
    #[must_use]
    pub fn rated(self, rating: Option<u16>) -> Self {
        Self { rating, ..self }
    }
}

impl Deduction {
    fn of(step: &Step, implications: Vec<Message>, notation: Option<String>) -> Self {
        let shown = step.evidence.pattern();
        let (groups, sets) = shown.groups.split_at(unlettered(step, &shown));
        Self {
            implications,
            notation,
            placements: pairs(&step.placements),
            eliminations: pairs(&step.eliminations),
            // A single is explained by its cell and the digits around it.
            roles: match step.technique.tier() {
                Tier::Singles => Vec::new(),
                _ => Roles::of(step, &shown).0,
            },
            links: shown.links.iter().map(Link::of).collect(),
            houses: houses(step, &shown),
            groups: of_sets(groups),
            sets: of_sets(sets),
        }
    }
}

/// The number of sets without a letter, which come first.
fn unlettered(step: &Step, shown: &Pattern) -> usize {
    match &step.evidence {
        Evidence::AlsXz(_) | Evidence::AlsXyWing(_) | Evidence::AlsXyChain(_) => 0,
        // The stem.
        Evidence::DeathBlossom(_) => 1,
        _ => shown.groups.len(),
    }
}

fn of_sets(sets: &[CellSet]) -> Vec<Vec<usize>> {
    let cells = |set: &CellSet| set.into_iter().map(Cell::index).collect();
    sets.iter().map(cells).collect()
}

fn houses(step: &Step, shown: &Pattern) -> Vec<usize> {
    let bases = match &step.evidence {
        Evidence::Fish(one) => one.base.len(),
        Evidence::KrakenFish(one) => one.base.len(),
        Evidence::SiameseFish(one) => one.base.len(),
        _ => House::COUNT,
    };
    let numbered = shown.houses.iter().enumerate();
    let number =
        |(at, house): (usize, &House)| house.number() + if at < bases { 0 } else { House::COUNT };
    numbered.map(number).collect()
}

/// The role of each candidate that takes part in a step.
struct Roles(Vec<Role>);

type Role = (usize, u8, &'static str);

const COLOURS: [&str; 4] = ["first", "second", "third", "fourth"];

impl Roles {
    fn of(step: &Step, shown: &Pattern) -> Self {
        match &step.evidence {
            Evidence::Colors(one) => Self::of_colours(one.digit, &one.colors),
            Evidence::MultiColors(one) => Self::of_colours(one.digit, &one.clusters.concat()),
            Evidence::Medusa(one) => Self::of_groups(&one.colors),
            _ => Self::of_pattern(shown),
        }
    }

    fn of_colours(digit: Digit, colours: &[CellSet]) -> Self {
        let mut roles = Self(Vec::new());
        for (&cells, colour) in colours.iter().zip(COLOURS) {
            roles.keep(Node { cells, digit }, colour);
        }
        roles
    }

    fn of_groups(groups: &[Vec<Candidate>]) -> Self {
        let mut roles = Self(Vec::new());
        for (candidates, colour) in groups.iter().zip(COLOURS) {
            for &one in candidates {
                roles.keep(one.into(), colour);
            }
        }
        roles
    }

    fn of_pattern(shown: &Pattern) -> Self {
        let mut roles = Self(Vec::new());
        if shown.links.is_empty() {
            let pattern = shown.candidates.iter();
            pattern.for_each(|&one| roles.keep(one.into(), "pattern"));
        }
        for link in &shown.links {
            let (from, to) = match link.kind {
                LinkKind::Strong => ("off", "on"),
                LinkKind::Weak => ("on", "off"),
            };
            roles.keep(link.from, from);
            roles.keep(link.to, to);
        }
        for fin in pairs(&shown.fins) {
            match roles.role(fin) {
                Some(role) => *role = "fin",
                None => roles.0.push((fin.0, fin.1, "fin")),
            }
        }
        roles
    }

    fn role(&mut self, pair: Pair) -> Option<&mut &'static str> {
        let mut known = self.0.iter_mut();
        let found = known.find(|&&mut (cell, digit, _)| (cell, digit) == pair);
        found.map(|(_, _, role)| role)
    }

    /// The first role of a candidate is kept.
    fn keep(&mut self, node: Node, role: &'static str) {
        for pair in of_node(node) {
            if self.role(pair).is_none() {
                self.0.push((pair.0, pair.1, role));
            }
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

fn of_node(Node { cells, digit }: Node) -> Vec<Pair> {
    candidates_of(digit, cells).map(pair).collect()
}

/// Candidates as pairs.
#[must_use]
pub fn pairs(candidates: &[Candidate]) -> Vec<Pair> {
    candidates.iter().copied().map(pair).collect()
}

fn pair(Candidate { cell, digit }: Candidate) -> Pair {
    (cell.index(), digit.value())
}

/// Read a depth, 1 to 3, if it is given.
///
/// # Errors
/// It is something else.
pub fn read_depth(asked: &Question<'_>) -> Result<Option<Depth>, EngineError> {
    let depth = asked.number("depth")?.map(Depth::new);
    match depth {
        Some(None) => Err(EngineError::invalid(&"expected a depth, 1 to 3")),
        depth => Ok(depth.flatten()),
    }
}
