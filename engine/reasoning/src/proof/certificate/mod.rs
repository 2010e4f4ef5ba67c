//! Steps as deductions: the reasons in the evidence of each technique.

mod chains;
mod colors;
mod nets;
mod patterns;

use super::deduction::{Deduction, Premise, Tie};
pub(super) use colors::medusa as of_medusa;
use nonet_grid::{Candidate, Candidates, CellSet, Digit, House};
use nonet_techniques::step::evidence::Evidence;
use nonet_techniques::step::{Link, Step};

/// The deduction that a step stands for, which was found among the candidates.
#[must_use]
pub fn certificate(state: &Candidates, step: &Step) -> Deduction {
    Deduction {
        placements: step.placements.clone(),
        eliminations: step.eliminations.clone(),
        ..grounds(state, step)
    }
}

/// The premises of a step.
#[expect(
    clippy::too_many_lines,
    reason = "it names every record, so that none is forgotten"
)]
fn grounds(state: &Candidates, step: &Step) -> Deduction {
    match &step.evidence {
        Evidence::NakedSingle(_) => cells(step.placements.iter().map(|one| one.cell).collect()),
        Evidence::RemotePair(one) => Deduction {
            links: tied(&one.links()),
            ..cells(one.cells)
        },
        Evidence::BentWing(one) => cells(one.pincers.into_iter().chain([one.pivot]).collect()),
        Evidence::BentSet(one) => cells(one.cells),
        Evidence::SueDeCoq(one) => cells(one.core.union(one.of_box).union(one.of_line)),
        Evidence::Tridagon(one) => cells(one.cells),
        Evidence::SingleInHouse(one) => single(step, one.house),
        Evidence::LockedCandidates(one) => Deduction {
            covers: vec![Premise::Places(one.digit, one.other)],
            ..places(&[one.digit], &[one.house])
        },
        Evidence::Subset(one) => patterns::subset(step, one),
        Evidence::Fish(one) => patterns::fish(one),
        Evidence::SiameseFish(one) => places(&[one.digit], &one.base),
        Evidence::KrakenFish(one) => patterns::kraken(one),
        Evidence::LockedSectors(one) => patterns::sectors(one),
        Evidence::Fireworks(one) => patterns::fireworks(one),
        Evidence::Exocet(one) => patterns::exocet(state, one),
        Evidence::Template(one) => patterns::template(state, one),
        Evidence::TwoLinks(_)
        | Evidence::DualTwoLinks(_)
        | Evidence::EmptyRectangle(_)
        | Evidence::DualEmptyRectangle(_)
        | Evidence::WWing(_) => linked(&step.evidence.pattern().links),
        Evidence::Chain(one) => chains::chain(state, one),
        Evidence::Contradiction(one) => nets::contradiction(state, step, one),
        Evidence::Verity(one) => nets::verity(state, step, one),
        Evidence::NestedContradiction(one) => nets::nested(state, one),
        Evidence::Colors(one) => colors::colors(state, one),
        Evidence::MultiColors(one) => colors::multi_colors(state, one),
        Evidence::Medusa(one) => colors::medusa(state, one),
        Evidence::AlsXz(one) => chains::row(&one.links, &one.sets),
        Evidence::AlsXyWing(one) => {
            chains::row(&one.links, &[one.wings[0], one.pivot, one.wings[1]])
        }
        Evidence::AlsXyChain(one) => chains::row(&one.links, &one.sets),
        Evidence::DeathBlossom(one) => chains::blossom(one),
        Evidence::BugPlusOne(one) => patterns::bug(state, &[one.extra]),
        Evidence::BugPlusN(one) => patterns::bug(state, &one.extra),
        Evidence::UniqueLoop(one) => patterns::unique_loop(state, one),
        Evidence::UniqueRectangle(one) => patterns::rectangle(state, one),
        Evidence::AvoidableRectangle(one) => patterns::avoidable(one),
    }
}

/// Deductions that depend only on cells.
fn cells(cells: CellSet) -> Deduction {
    Deduction {
        premises: vec![Premise::Cells(cells)],
        ..Deduction::default()
    }
}

/// Deductions that depend on the candidates for digits in houses.
fn places(digits: &[Digit], houses: &[House]) -> Deduction {
    let of_digit = |&digit| {
        houses
            .iter()
            .map(move |&house| Premise::Places(digit, house))
    };
    Deduction {
        premises: digits.iter().flat_map(of_digit).collect(),
        ..Deduction::default()
    }
}

/// Deductions that depend only on links.
fn linked(links: &[Link]) -> Deduction {
    Deduction {
        links: tied(links),
        ..Deduction::default()
    }
}

fn tied(links: &[Link]) -> Vec<Tie> {
    links.iter().copied().map(Tie::from).collect()
}

fn single(step: &Step, house: House) -> Deduction {
    let digits: Vec<_> = step.placements.iter().map(|one| one.digit).collect();
    places(&digits, &[house])
}

/// The truth that leaves a candidate once its rivals are gone: of its cell, or of houses with both.
fn reasons(to: Candidate, rival: Candidate) -> Vec<Premise> {
    if to.cell == rival.cell {
        return vec![Premise::Cells(CellSet::of(to.cell))];
    }
    let both = CellSet::of(to.cell).with(rival.cell);
    House::around(both)
        .map(|house| Premise::Places(to.digit, house))
        .collect()
}

/// Premises, each once.
fn distinct(premises: impl IntoIterator<Item = Premise>) -> Vec<Premise> {
    let mut all: Vec<Premise> = Vec::new();
    for premise in premises {
        if !all.contains(&premise) {
            all.push(premise);
        }
    }
    all
}
