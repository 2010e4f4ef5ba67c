//! ALS-XY-wing: an almost locked set that shares one restricted common with each of two others.
//!
//! The pivot lacks at most one of the two commons X and Y, so one of the wings lacks its common and
//! holds every other of its digits: a digit that both wings share goes from what sees all its places.

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;

use super::fresh::Fresh;
use crate::grid::Digit;
use crate::inference::chains::bits::common_ones;
use crate::inference::effort::Effort;
use crate::inference::set_web::{End, SetIndex, SetWeb};
use crate::state::State;
use crate::step::evidence::AlsXyWing;
use crate::step::{Sink, Step};
use crate::technique::Technique;

/// How many sets a wing has.
const SETS: usize = 3;

/// How many pairs of wings are tried.
const MOST_WINGS: u64 = 500_000;

/// Two wings, each with its restricted common.
type Wings = [(SetIndex, Digit); 2];

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let web = state.set_web();
    let mut search = Search {
        web,
        fresh: Fresh::new(sink),
        known: FxHashSet::default(),
        effort: Effort::of(MOST_WINGS),
    };
    let refuted = web.refuted().iter();
    for &(_, target) in refuted.take_while(|&&(sets, _)| sets <= SETS) {
        search.find_for(target)?;
    }
    ControlFlow::Continue(())
}

struct Search<'a, 'b, 'c> {
    web: &'a SetWeb,
    fresh: Fresh<'b, 'c>,
    known: FxHashSet<u64>,
    effort: Effort,
}

impl Search<'_, '_, '_> {
    /// Find the wings that exclude a candidate.
    fn find_for(&mut self, target: usize) -> ControlFlow<()> {
        let web = self.web;
        let wings = web.seen_from(target);
        for (position, &(one, z)) in wings.iter().enumerate() {
            for &(other, _) in &wings[position + 1..] {
                for &x in web.ends(one).iter().filter(|x| x.digit != z.digit) {
                    for &y in web.ends(other).iter().filter(|y| y.digit != z.digit) {
                        if x.digit != y.digit {
                            self.offer(z.digit, [(one, x), (other, y)])?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn offer(&mut self, shared: Digit, wings: [(SetIndex, End); 2]) -> ControlFlow<()> {
        let web = self.web;
        let [(one, x), (other, y)] = wings;
        self.effort.spend(1)?;
        let pivots = common_ones(web.neighbour_bits(x), web.neighbour_bits(y));
        let Some(pivot) = pivots.into_iter().find(|&set| set != one && set != other) else {
            return ControlFlow::Continue(());
        };
        let key = wings.map(|(set, end)| (set, end.digit));
        if !self.known.insert(packed(key)) {
            return ControlFlow::Continue(());
        }
        self.fresh.offer(web.excluded(key), |eliminations| {
            let digits = [shared, x.digit, y.digit, shared];
            let evidence = AlsXyWing {
                pivot: web.sets[pivot].cells,
                wings: web.cells([one, other]),
                commons: [x.digit, y.digit],
                links: web.links(&[one, pivot, other], &digits),
            };
            Step::eliminating(Technique::AlsXyWing, eliminations, evidence)
        })
    }
}

/// Two wings in one word: there are fewer than 4,000 sets.
fn packed(wings: Wings) -> u64 {
    let [one, other] = wings.map(|(set, digit)| (set << 4 | digit.index()) as u64);
    one << 32 | other
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn a_pivot_locks_one_of_two_sets() {
        let board = Example::new()
            .limit("r1c1", &[1, 2])
            .limit("r1c2", &[2, 3])
            .limit("r5c1", &[1, 5])
            .limit("r5c8", &[5, 6])
            .limit("r5c9", &[6, 3]);

        assert_eq!(board.steps(Technique::AlsXyWing), ["3: r1c9 r5c2"]);
    }
}
