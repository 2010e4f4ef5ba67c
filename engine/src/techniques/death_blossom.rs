//! Death blossom: a stem cell, and an almost locked set as a petal for each of its candidates.
//!
//! The stem sees all places of its candidate in the petal. Whichever candidate the stem holds, that
//! petal lacks it and holds every other of its digits: a digit that all petals share goes from what
//! sees all its places in all of them.

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;

use super::fresh::Fresh;
use crate::grid::{Candidate, Cell, CellSet, Digit, candidates_of};
use crate::inference::effort::Effort;
use crate::inference::set_web::{SetIndex, SetWeb};
use crate::state::State;
use crate::step::evidence::DeathBlossom;
use crate::step::{Link, LinkKind, Sink, Step};
use crate::technique::Technique;

/// What some petals exclude, for each digit.
type Excluded = [CellSet; 9];

/// How many petals are joined to others, over all stems.
const MOST_PETALS: u64 = 100_000;

/// How many different conclusions of a stem's first petals are followed.
const CONCLUSIONS: usize = 20_000;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let web = state.set_web();
    let mut fresh = Fresh::new(sink);
    let mut effort = Effort::of(MOST_PETALS);
    let stems = state.empty().into_iter();
    for stem in stems.filter(|&stem| state.of(stem).len() > 1) {
        find_at(state, web, stem, (&mut effort, &mut fresh))?;
    }
    ControlFlow::Continue(())
}

fn find_at(
    state: &State,
    web: &SetWeb,
    stem: Cell,
    (effort, fresh): (&mut Effort, &mut Fresh<'_, '_>),
) -> ControlFlow<()> {
    let digits: Vec<Digit> = state.of(stem).into_iter().collect();
    let petals: Vec<_> = digits
        .iter()
        .map(|&digit| petals(web, stem, digit))
        .collect();
    let mut possible = [CellSet::ALL; 9];
    for petals in &petals {
        let mut any = [CellSet::EMPTY; 9];
        for (_, excluded) in petals {
            any = both(&any, excluded, CellSet::union);
        }
        possible = both(&possible, &any, CellSet::intersection);
    }
    if is_nothing(&possible) {
        return ControlFlow::Continue(());
    }
    for (excluded, chosen) in conclusions(&possible, &petals, effort) {
        fresh.offer(candidates(&excluded), |eliminations| {
            let evidence = evidence(web, stem, &digits, &chosen);
            Step::eliminating(Technique::DeathBlossom, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// The petals for one candidate of the stem, with what each of them excludes without it.
fn petals(web: &SetWeb, stem: Cell, digit: Digit) -> Vec<(SetIndex, Excluded)> {
    let node = web.node_of(Candidate { cell: stem, digit });
    let petals = web.seen_from(node).into_iter().map(|(set, _)| {
        let mut excluded = [CellSet::EMPTY; 9];
        for &end in web.ends(set).iter().filter(|end| end.digit != digit) {
            excluded[end.digit.index()] = web.seen(end);
        }
        (set, excluded)
    });
    petals.collect()
}

/// Everything that a choice of petals excludes, each with the first choice that does.
fn conclusions(
    possible: &Excluded,
    petals: &[Vec<(SetIndex, Excluded)>],
    effort: &mut Effort,
) -> Vec<(Excluded, Vec<SetIndex>)> {
    let mut conclusions = vec![(*possible, Vec::new())];
    for petals in petals {
        let mut known = FxHashSet::default();
        let mut next: Vec<(Excluded, Vec<SetIndex>)> = Vec::new();
        for (excluded, chosen) in &conclusions {
            for (petal, of_petal) in petals {
                if effort.spend(1).is_break() {
                    // uncovered: no board is known that takes so much.
                    return Vec::new();
                }
                let excluded = both(excluded, of_petal, CellSet::intersection);
                if is_nothing(&excluded) || next.len() == CONCLUSIONS {
                    continue;
                }
                if known.insert(excluded) {
                    let chosen = chosen.iter().chain([petal]).copied().collect();
                    next.push((excluded, chosen));
                }
            }
        }
        conclusions = next;
    }
    conclusions
}

fn both(one: &Excluded, other: &Excluded, join: fn(CellSet, CellSet) -> CellSet) -> Excluded {
    std::array::from_fn(|digit| join(one[digit], other[digit]))
}

fn is_nothing(excluded: &Excluded) -> bool {
    excluded.iter().all(|cells| cells.is_empty())
}

fn candidates(excluded: &Excluded) -> Vec<Candidate> {
    let of_digits = Digit::ALL.into_iter().zip(excluded);
    let candidates = of_digits.flat_map(|(digit, &cells)| candidates_of(digit, cells));
    candidates.collect()
}

fn evidence(web: &SetWeb, stem: Cell, digits: &[Digit], chosen: &[SetIndex]) -> DeathBlossom {
    let links = digits.iter().zip(chosen).map(|(&digit, &petal)| Link {
        from: Candidate { cell: stem, digit }.into(),
        to: web.places(web.end(petal, digit)),
        kind: LinkKind::Weak,
    });
    DeathBlossom {
        stem,
        petals: chosen.iter().map(|&petal| web.sets[petal].cells).collect(),
        links: links.collect(),
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn every_candidate_of_the_stem_locks_a_petal() {
        let board = Example::new()
            .limit("r5c5", &[1, 2, 3])
            .limit("r1c5", &[1, 9])
            .limit("r5c1", &[2, 9])
            .limit("r5c3", &[3, 4])
            .limit("r2c3", &[4, 9]);

        assert_eq!(board.steps(Technique::DeathBlossom), ["9: r1c1"]);
    }
}
