//! ALS-XY-chain: almost locked sets in a row, each sharing a restricted common with the next.
//!
//! Neighbouring commons differ. If the first set lacks a digit it holds its common, so the next lacks
//! it, and so on: a digit that the first and the last set share is in one of them.

use std::ops::ControlFlow;

use super::fresh::Fresh;
use crate::grid::{Candidate, CellSet, Digit, DigitSet};
use crate::inference::effort::Effort;
use crate::inference::set_web::{End, SetIndex, SetWeb};
use crate::state::State;
use crate::step::evidence::AlsXyChain;
use crate::step::{Sink, Step};
use crate::technique::Technique;

/// How many neighbours of sets are looked at, from the starts of all chains together.
const MOST_NEIGHBOURS: u64 = 5_000_000;

/// How many sets the shortest chain has; with fewer it is a wing or ALS-XZ.
const SHORTEST: usize = 4;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let web = state.set_web();
    let mut fresh = Fresh::new(sink);
    let refuted = web.refuted();
    for &(_, target) in refuted.iter().filter(|&&(sets, _)| sets >= SHORTEST) {
        find_for(web, target, &mut fresh)?;
    }
    let useful = useful(web);
    let mut effort = Effort::of(MOST_NEIGHBOURS);
    for (set, &digits) in useful.iter().enumerate() {
        for &end in web.ends(set) {
            if !digits.without(end.digit).is_empty() {
                let starts = web.distinct_neighbours(end).iter();
                let starts = starts.map(|&next| (next, end.digit));
                let row = Row::spread(web, starts);
                effort.spend(row.work)?;
                find_from(web, (set, end.digit), (&row, &useful), &mut fresh)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// For each set the digits by which it can end a chain: those whose places see a refuted candidate.
///
/// Whatever a chain excludes is refuted, so other digits need no look, and mostly few are left.
fn useful(web: &SetWeb) -> Vec<DigitSet> {
    let mut refuted = [CellSet::EMPTY; 9];
    for &(_, target) in web.refuted() {
        let Candidate { cell, digit } = web.candidate(target);
        refuted[digit.index()] = refuted[digit.index()].with(cell);
    }
    let is_useful = |end: &&End| {
        let seen = web.seen(**end);
        !seen.intersection(refuted[end.digit.index()]).is_empty()
    };
    let sets = 0..web.sets.len();
    let digits = |set| web.ends(set).iter().filter(is_useful).map(|end| end.digit);
    sets.map(|set| digits(set).fold(DigitSet::EMPTY, DigitSet::with))
        .collect()
}

/// Find the shortest chain that excludes a candidate.
fn find_for(web: &SetWeb, target: usize, fresh: &mut Fresh<'_, '_>) -> ControlFlow<()> {
    let shared = web.candidate(target).digit;
    let ends = web.seen_from(target);
    let row = Row::spread(web, ends.iter().map(|&(set, _)| (set, shared)));
    let is_last = |&(set, lost): &Lost| {
        let sees = ends.binary_search_by_key(&set, |&(set, _)| set).is_ok();
        sees && lost != shared
    };
    let Some(last) = row.order.iter().position(is_last) else {
        // uncovered: a chain leads to whatever so many sets were seen to refute.
        return ControlFlow::Continue(());
    };
    let chain = row.back_from(last);
    let first = (chain[0].0, chain[1].1);
    fresh.offer(web.excluded([first, row.order[last]]), |eliminations| {
        step(web, shared, &chain, eliminations)
    })
}

/// Find the chains from a set that hands on a digit.
fn find_from(
    web: &SetWeb,
    first: Lost,
    (row, useful): (&Row, &[DigitSet]),
    fresh: &mut Fresh<'_, '_>,
) -> ControlFlow<()> {
    for (position, &last) in row.order.iter().enumerate() {
        let shared = useful[first.0].intersection(useful[last.0]);
        let shared = shared.without(first.1).without(last.1);
        if row.sets[position] + 1 < SHORTEST || shared.is_empty() {
            continue;
        }
        fresh.offer(web.excluded([first, last]), |eliminations| {
            let shared = eliminations[0].digit;
            let mut chain = vec![(first.0, shared)];
            chain.extend(row.back_from(position));
            step(web, shared, &chain, eliminations)
        })?;
    }
    ControlFlow::Continue(())
}

fn step(web: &SetWeb, shared: Digit, chain: &[Lost], eliminations: Vec<Candidate>) -> Step {
    let sets: Vec<_> = chain.iter().map(|&(set, _)| set).collect();
    let lost = chain.iter().skip(1).map(|&(_, digit)| digit);
    let digits: Vec<_> = [shared].into_iter().chain(lost).chain([shared]).collect();
    let evidence = AlsXyChain {
        sets: sets.iter().map(|&set| web.sets[set].cells).collect(),
        links: web.links(&sets, &digits),
    };
    Step::eliminating(Technique::AlsXyChain, eliminations, evidence)
}

/// A set and the digit that it lacks.
type Lost = (SetIndex, Digit);

/// The sets that lose a digit, the nearest first.
struct Row {
    order: Vec<Lost>,
    before: Vec<Option<usize>>,
    /// How many neighbours were looked at.
    work: u64,
    /// How many sets the way to each has.
    sets: Vec<usize>,
}

impl Row {
    fn spread(web: &SetWeb, starts: impl Iterator<Item = Lost>) -> Self {
        let mut row = Self {
            order: Vec::new(),
            before: Vec::new(),
            work: web.sets.len() as u64,
            sets: Vec::new(),
        };
        let mut seen = vec![false; 9 * web.sets.len()];
        let mut handed_on = vec![false; web.nodes()];
        for start in starts {
            row.add(start, None, &mut seen);
        }
        let mut position = 0;
        while position < row.order.len() {
            let (set, lost) = row.order[position];
            for &end in web.ends(set).iter().filter(|end| end.digit != lost) {
                // What sees the same places has been reached when another set handed them on.
                if !std::mem::replace(&mut handed_on[end.node], true) {
                    let neighbours = web.distinct_neighbours(end);
                    row.work += neighbours.len() as u64;
                    for &next in neighbours {
                        row.add((next, end.digit), Some(position), &mut seen);
                    }
                }
            }
            position += 1;
        }
        row
    }

    fn add(&mut self, lost: Lost, before: Option<usize>, seen: &mut [bool]) {
        let seen = &mut seen[9 * lost.0 + lost.1.index()];
        if !*seen {
            *seen = true;
            self.order.push(lost);
            self.before.push(before);
            self.sets
                .push(before.map_or(1, |before| self.sets[before] + 1));
        }
    }

    /// The way to a position.
    fn back_from(&self, last: usize) -> Vec<Lost> {
        let mut chain = vec![self.order[last]];
        let mut position = last;
        while let Some(before) = self.before[position] {
            chain.push(self.order[before]);
            position = before;
        }
        chain.reverse();
        chain
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn four_sets_hand_a_digit_on() {
        let board = Example::new()
            .limit("r1c1", &[1, 2])
            .limit("r1c2", &[2, 3])
            .limit("r5c1", &[1, 5])
            .limit("r5c8", &[5, 7])
            .limit("r8c8", &[7, 6])
            .limit("r8c9", &[6, 3]);

        assert_eq!(board.steps(Technique::AlsXyChain), ["3: r1c9 r8c2"]);
    }
}
