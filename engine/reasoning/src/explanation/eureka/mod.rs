//! Steps in Eureka notation, which players use in all languages: `(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4`.
//!
//! `=` is a strong link, `-` a weak one. Nodes in the same cells share them: `(4=7)r3c8`. An almost
//! locked set has all its digits, the one that it passes on last: `(8=3562)r7c1569`. Fish are
//! `(4)r28\c37 fr2c9`, the colours of a medusa `{(1)r1c1,(2)r1c9}={(2)r1c1}`, and sets of a crossing
//! `(2479)r1c46,(24)r1c2`.

mod cells;
mod chain;
mod patterns;

use cells::{figure, write_cells};
use chain::{write_branches, write_chain, write_round, write_row};

use super::families::links::ChainReading;
use nonet_grid::{Candidate, Candidates, CellSet, Digit};
use nonet_techniques::step::evidence::{AlsXz, BentWing, DeathBlossom, Evidence};
use nonet_techniques::step::{Link, LinkKind, Step};

/// The premises and conclusions of a step; `None` if it has no notation, or a net branches.
pub fn in_eureka(step: &Step, state: &Candidates) -> Option<String> {
    let mut written = write_evidence(step, state).filter(|written| !written.is_empty())?;
    write_conclusions(&mut written, step);
    Some(written)
}

#[expect(
    clippy::too_many_lines,
    reason = "it names every record, so that none is forgotten"
)]
fn write_evidence(step: &Step, state: &Candidates) -> Option<String> {
    Some(match &step.evidence {
        // Links of candidates and groups.
        Evidence::Chain(one) => {
            let (links, sets) = (&one.links, &one.sets);
            let reading = ChainReading { state, links, sets };
            write_chain(links, &reading.sets_of_links(), state)
        }
        Evidence::RemotePair(one) => write_chain(&one.links(), &[], state),
        Evidence::TwoLinks(_) | Evidence::EmptyRectangle(_) | Evidence::WWing(_) => {
            write_chain(&step.evidence.pattern().links, &[], state)
        }
        Evidence::DualTwoLinks(_) | Evidence::DualEmptyRectangle(_) => {
            let shown = step.evidence.pattern();
            let (first, second) = shown.links.split_at(shown.branches[0]);
            let chains = [first, second].map(|links| write_chain(links, &[], state));
            chains.join("; ")
        }
        Evidence::Contradiction(one) => write_branches(step, &one.branches, state)?,
        Evidence::Verity(one) => write_branches(step, &one.branches, state)?,

        // Rows of almost locked sets.
        Evidence::BentWing(one) => write_wing(state, one),
        Evidence::AlsXz(one) => write_pair(step, state, one),
        Evidence::AlsXyWing(one) => {
            let ([first, last], [x, y]) = (one.wings, one.commons);
            let digit = step.eliminations[0].digit;
            write_row(state, &[first, one.pivot, last], &[digit, x, y, digit])
        }
        Evidence::AlsXyChain(one) => {
            let strong = |link: &&Link| link.kind == LinkKind::Strong;
            let passed = one.links.iter().filter(strong).map(|link| link.to.digit);
            let first = one.links[0].from.digit;
            let digits: Vec<Digit> = [first].into_iter().chain(passed).collect();
            write_row(state, &one.sets, &digits)
        }
        Evidence::DeathBlossom(one) => write_blossom(step, state, one),

        // A deduction without links of its own.
        Evidence::KrakenFish(one) => {
            let branches = write_branches(step, &one.branches, state)?;
            format!("{}; {branches}", patterns::write_kraken(one))
        }
        Evidence::Fish(one) => patterns::write_fish(one),
        Evidence::SiameseFish(one) => patterns::write_siamese(one),
        Evidence::Medusa(one) => patterns::write_medusa(one, state),
        Evidence::SueDeCoq(one) => patterns::write_sue_de_coq(one, state),

        Evidence::SingleInHouse(_)
        | Evidence::NakedSingle(_)
        | Evidence::LockedCandidates(_)
        | Evidence::Subset(_)
        | Evidence::BugPlusOne(_)
        | Evidence::BugPlusN(_)
        | Evidence::UniqueLoop(_)
        | Evidence::UniqueRectangle(_)
        | Evidence::AvoidableRectangle(_)
        | Evidence::Colors(_)
        | Evidence::MultiColors(_)
        | Evidence::BentSet(_)
        | Evidence::Fireworks(_)
        | Evidence::Tridagon(_)
        | Evidence::Exocet(_)
        | Evidence::LockedSectors(_)
        | Evidence::NestedContradiction(_)
        | Evidence::Template(_) => return None,
    })
}

/// From one pincer to the other; where the pivot too may hold their shared digit, it is in one set with a pincer.
fn write_wing(state: &Candidates, one: &BentWing) -> String {
    let ([near, far], [x, y]) = (one.pincers.map(CellSet::of), one.forcing);
    let (pivot, shared) = (CellSet::of(one.pivot), one.shared);
    if one.is_in_pivot {
        return write_row(state, &[near, pivot.union(far)], &[shared, x, shared]);
    }
    write_row(state, &[near, pivot, far], &[shared, x, y, shared])
}

/// From each candidate of the stem through its petal.
fn write_blossom(step: &Step, state: &Candidates, one: &DeathBlossom) -> String {
    let (center, shared) = (CellSet::of(one.stem), step.eliminations[0].digit);
    let petals = one.links.iter().zip(&one.petals);
    let petals = petals.map(|(link, &petal)| {
        let row = write_row(state, &[petal], &[link.to.digit, shared]);
        format!("({}){}-{row}", figure(link.from.digit), write_cells(center))
    });
    petals.collect::<Vec<_>>().join("; ")
}

/// A ring of two sets, or a chain for each digit that one of them holds.
fn write_pair(step: &Step, state: &Candidates, one: &AlsXz) -> String {
    if let Some(second) = one.second {
        return write_round(state, &one.sets, &[second, one.common, second]);
    }
    let is_lost = |digit: &Digit| step.eliminations.iter().any(|lost| lost.digit == *digit);
    let lost = Digit::ALL.into_iter().filter(is_lost);
    let chains = lost.map(|digit| write_row(state, &one.sets, &[digit, one.common, digit]));
    chains.collect::<Vec<_>>().join("; ")
}

fn write_conclusions(written: &mut String, step: &Step) {
    let (sign, concluded) = match step.placements[..] {
        [] => ("<>", &step.eliminations),
        _ => ("=", &step.placements),
    };
    let mut before = " => ";
    for digit in Digit::ALL {
        let cells = cells_of(concluded, digit);
        if !cells.is_empty() {
            written.push_str(before);
            written.push_str(&write_cells(cells));
            written.push_str(sign);
            written.push(figure(digit));
            before = ", ";
        }
    }
}

fn cells_of(candidates: &[Candidate], digit: Digit) -> CellSet {
    let own = candidates.iter().filter(|one| one.digit == digit);
    own.map(|one| one.cell).collect()
}
