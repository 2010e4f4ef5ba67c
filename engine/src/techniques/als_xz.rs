//! ALS-XZ: two almost locked sets with a digit X that only one of them can hold.
//!
//! The set without X holds every other of its digits, so a digit Z that both share is in one of the
//! two and goes from what sees all its places in both. With two such X each set holds exactly one of
//! them: both sets are locked, and every digit goes from what sees all its places.

use std::ops::ControlFlow;

use super::fresh::Fresh;
use crate::grid::{Candidate, Digit, candidates_of};
use crate::inference::set_web::{SetIndex, SetWeb};
use crate::order::PutInOrder;
use crate::state::State;
use crate::step::evidence::AlsXz;
use crate::step::{Sink, Step};
use crate::technique::Technique;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let web = state.set_web();
    let mut fresh = Fresh::new(sink);
    for one in 0..web.sets.len() {
        let commons = restricted_commons(web, one);
        for commons in commons.chunk_by(|one, other| one.0 == other.0) {
            let other = commons[0].0;
            let digits: Vec<_> = commons.iter().map(|&(_, digit)| digit).collect();
            offer(web, [one, other], &digits, &mut fresh)?;
        }
    }
    ControlFlow::Continue(())
}

/// The later sets that share a restricted common with a set, with these digits, ascending.
fn restricted_commons(web: &SetWeb, one: SetIndex) -> Vec<(SetIndex, Digit)> {
    let mut commons = Vec::new();
    for &end in web.ends(one) {
        let later = web.neighbours(end).filter(|&other| other > one);
        commons.extend(later.map(|other| (other, end.digit)));
    }
    commons.put_in_order();
    commons
}

fn offer(
    web: &SetWeb,
    pair: [SetIndex; 2],
    commons: &[Digit],
    fresh: &mut Fresh<'_, '_>,
) -> ControlFlow<()> {
    for (position, &second) in commons.iter().enumerate() {
        for &first in &commons[..position] {
            let all = doubly_linked(web, pair, [first, second]);
            let [one, other] = web.cells(pair);
            let own = one.union(other);
            let outside = all.iter().filter(|found| !own.contains(found.cell));
            let outside = outside.copied().collect();
            // Published examples leave the cells of both sets alone: that step is found too.
            for eliminations in [all, outside] {
                fresh.offer(eliminations, |eliminations| {
                    let evidence = AlsXz {
                        sets: web.cells(pair),
                        common: first,
                        second: Some(second),
                        links: web.links(&pair, &[second, first, second]),
                    };
                    Step::eliminating(Technique::AlsXz, eliminations, evidence)
                })?;
            }
        }
    }
    for &common in commons {
        let eliminations = web.excluded(pair.map(|set| (set, common)));
        fresh.offer(eliminations, |eliminations| {
            let shared = eliminations[0].digit;
            let evidence = AlsXz {
                sets: web.cells(pair),
                common,
                second: commons.contains(&shared).then_some(shared),
                links: web.links(&pair, &[shared, common, shared]),
            };
            Step::eliminating(Technique::AlsXz, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// What two sets exclude that share two restricted commons.
fn doubly_linked(web: &SetWeb, [one, other]: [SetIndex; 2], commons: [Digit; 2]) -> Vec<Candidate> {
    let mut eliminations = Vec::new();
    for digit in commons {
        let [a, b] = [one, other].map(|set| web.seen(web.end(set, digit)));
        eliminations.extend(candidates_of(digit, a.intersection(b)));
    }
    for set in [one, other] {
        let locked = web.ends(set).iter();
        for &end in locked.filter(|end| !commons.contains(&end.digit)) {
            eliminations.extend(candidates_of(end.digit, web.seen(end)));
        }
    }
    eliminations
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn one_of_two_sets_holds_the_digit_that_both_share() {
        let board = Example::new()
            .limit("r1c1", &[1, 2])
            .limit("r1c2", &[2, 3])
            .limit("r5c1", &[1, 4])
            .limit("r6c1", &[4, 3]);

        assert_eq!(
            board.steps(Technique::AlsXz),
            ["3: r2c1 r3c1 r4c2 r5c2 r6c2"]
        );
    }
}
