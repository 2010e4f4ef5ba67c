//! Forcing chains and nets: the links of their branches, and the cells and houses of their singles.

use super::{distinct, reasons, tied};
use crate::proof::deduction::{Deduction, Premise, Tie};
use nonet_grid::{Candidate, Candidates, Cell, CellSet, Digit, House};
use nonet_techniques::step::evidence::{Branch, Contradiction, NestedContradiction, Verity};
use nonet_techniques::step::{Link, LinkKind, Node, Step};
use nonet_techniques::technique::Family;

/// An assumption that leaves a cell or a house nothing.
pub fn contradiction(state: &Candidates, step: &Step, one: &Contradiction) -> Deduction {
    let links = links_of(&one.branches);
    let failed = failure(state, &Lost::by(&one.branches), one.cell, one.house);
    branched(state, step, &links, failed)
}

/// Assumptions of which one is true, and that agree.
pub fn verity(state: &Candidates, step: &Step, one: &Verity) -> Deduction {
    let links = links_of(&one.branches);
    let first = one.branches[0].assumed;
    let choice = if let Some(house) = one.house {
        Premise::Places(first.digit, house)
    } else if one.branches.iter().all(|branch| branch.is_true) {
        Premise::Cells(CellSet::of(first.cell))
    } else {
        Premise::Either(first)
    };
    let failed = one.branches.iter().flat_map(|branch| {
        let lost = Lost::by(std::slice::from_ref(branch));
        lost.failed(state)
    });
    let concluded = step.placements.iter().chain(&step.eliminations);
    let anyway = concluded.flat_map(|&one| unconditional(state, one));
    let premises = [choice].into_iter().chain(failed).chain(anyway);
    branched(state, step, &links, premises.collect())
}

/// An assumption that fails once others, made within it, have failed.
pub fn nested(state: &Candidates, one: &NestedContradiction) -> Deduction {
    let mut premises = Vec::new();
    let mut weak = Vec::new();
    let mut lost = Lost::default();
    for stage in &one.stages {
        let inner = stage.refuted.iter().flat_map(|inner| &inner.branches);
        let links = links_of(inner.clone());
        let links: Vec<Link> = links
            .into_iter()
            .chain(stage.links.iter().copied())
            .collect();
        premises.extend(inner.map(|branch| Premise::Either(branch.assumed)));
        premises.extend(singles(state, &links));
        lost.add(&links);
        if let Some(inner) = &stage.refuted {
            premises.extend(failure(state, &lost, inner.cell, inner.house));
            let tried = inner.branches.iter().map(|branch| branch.assumed);
            lost.candidates.extend(tried);
        }
        weak.extend(weak_of(&links));
    }
    premises.extend(failure(state, &lost, one.cell, one.house));
    Deduction {
        premises: distinct(premises),
        links: weak,
        ..Deduction::default()
    }
}

fn links_of<'a>(branches: impl IntoIterator<Item = &'a Branch>) -> Vec<Link> {
    let links = branches.into_iter().flat_map(|branch| &branch.links);
    links.copied().collect()
}

/// The links of a chain as they are; of a net, whose singles need several links, the reasons of these.
fn branched(state: &Candidates, step: &Step, links: &[Link], premises: Vec<Premise>) -> Deduction {
    if step.technique.family() == Family::ForcingNet {
        let premises = premises.into_iter().chain(singles(state, links));
        return Deduction {
            premises: distinct(premises),
            links: weak_of(links),
            ..Deduction::default()
        };
    }
    Deduction {
        premises,
        links: tied(links),
        ..Deduction::default()
    }
}

fn weak_of(links: &[Link]) -> Vec<Tie> {
    let weak = links.iter().filter(|link| link.kind == LinkKind::Weak);
    weak.copied().map(Tie::from).collect()
}

/// The cells and houses that leave a net its singles; also those that hold without its assumption.
fn singles(state: &Candidates, links: &[Link]) -> Vec<Premise> {
    let strong = links.iter().filter(|link| link.kind == LinkKind::Strong);
    let led = strong.flat_map(|link| match [link.to, link.from].map(only) {
        [Some(to), Some(rival)] => reasons(to, rival),
        _ => Vec::new(),
    });
    let weak = links.iter().filter(|link| link.kind == LinkKind::Weak);
    let anyway = weak.filter_map(|link| only(link.from));
    led.chain(anyway.flat_map(|one| unconditional(state, one)))
        .collect()
}

fn only(node: Node) -> Option<Candidate> {
    let digit = node.digit;
    node.cells.only().map(|cell| Candidate { cell, digit })
}

/// Why a candidate is right on the board as it is, if it is.
fn unconditional(state: &Candidates, Candidate { cell, digit }: Candidate) -> Vec<Premise> {
    let mut premises = Vec::new();
    if state.of(cell).len() == 1 {
        premises.push(Premise::Cells(CellSet::of(cell)));
    }
    let is_last = |house: &House| {
        let places = state.places_in(digit, *house);
        places.only() == Some(cell)
    };
    let houses = cell.houses().into_iter().filter(is_last);
    premises.extend(houses.map(|house| Premise::Places(digit, house)));
    premises
}

/// The candidates that links make false.
#[derive(Default)]
struct Lost {
    candidates: Vec<Candidate>,
}

impl Lost {
    fn by(branches: &[Branch]) -> Self {
        let mut lost = Self::default();
        for branch in branches {
            if !branch.is_true {
                lost.candidates.push(branch.assumed);
            }
            lost.add(&branch.links);
        }
        lost
    }

    fn add(&mut self, links: &[Link]) {
        let weak = links.iter().filter(|link| link.kind == LinkKind::Weak);
        let ends = weak.flat_map(|link| {
            let digit = link.to.digit;
            let cells = link.to.cells.into_iter();
            cells.map(move |cell| Candidate { cell, digit })
        });
        self.candidates.extend(ends);
    }

    fn has_all(&self, digit: Digit, cells: CellSet) -> bool {
        let has = |cell| self.candidates.contains(&Candidate { cell, digit });
        cells.into_iter().all(has)
    }

    /// The cells and houses that have nothing left.
    fn failed(&self, state: &Candidates) -> Vec<Premise> {
        let mut failed = Vec::new();
        for one in &self.candidates {
            let mut digits = state.of(one.cell).into_iter();
            if digits.all(|digit| self.has_all(digit, CellSet::of(one.cell))) {
                failed.push(Premise::Cells(CellSet::of(one.cell)));
            }
            for house in one.cell.houses() {
                if self.has_all(one.digit, state.places_in(one.digit, house)) {
                    failed.push(Premise::Places(one.digit, house));
                }
            }
        }
        distinct(failed)
    }
}

/// The cell without candidates, or the house without candidates for a digit.
fn failure(
    state: &Candidates,
    lost: &Lost,
    cell: Option<Cell>,
    house: Option<House>,
) -> Vec<Premise> {
    let is_named = |premise: &Premise| match premise {
        Premise::Cells(cells) => cells.only() == cell,
        Premise::Places(_, failed) => Some(*failed) == house,
        _ => false,
    };
    let named = cell.map(|cell| Premise::Cells(CellSet::of(cell)));
    let failed = lost.failed(state).into_iter().filter(is_named);
    distinct(named.into_iter().chain(failed))
}
