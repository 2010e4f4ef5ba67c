//! Siamese fish: two finned fish on the same lines with different fins, shown as one step. They
//! conclude no more than the two one by one, so they are hints only.

use std::ops::ControlFlow;

use super::finned_fish::{FinnedFish, each_fish};
use crate::state::State;
use crate::step::evidence::SiameseFish;
use crate::step::{Sink, Step};
use crate::technique::{Family, Fish, Technique};
use nonet_grid::candidates_of;

pub(crate) fn find(
    technique: Technique,
    size: u32,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let is_sashimi = technique.family() == Family::Fish(Fish::SiameseSashimi);
    let mut shoal = Vec::new();
    each_fish(state, size, &mut |fish| {
        shoal.push(fish);
        ControlFlow::Continue(())
    })?;
    for (index, first) in shoal.iter().enumerate() {
        for second in &shoal[index + 1..] {
            let is_wanted = first.is_sashimi == is_sashimi || second.is_sashimi == is_sashimi;
            if is_wanted && are_twins(first, second) {
                sink(conclude(technique, first, second))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn are_twins(first: &FinnedFish, second: &FinnedFish) -> bool {
    let lines = |fish: &FinnedFish| (fish.digit, fish.orientation, fish.base);
    lines(first) == lines(second)
        && first.cleared.intersection(second.cleared).is_empty()
        && first.fins != second.fins
}

fn conclude(technique: Technique, first: &FinnedFish, second: &FinnedFish) -> Step {
    let orientation = first.orientation;
    let evidence = SiameseFish {
        digit: first.digit,
        base: orientation.houses(first.base),
        covers: [first, second].map(|fish| orientation.houses_across(fish.cover)),
        body: first.body.union(second.body),
        fins: [first.fins, second.fins],
    };
    let cleared = first.cleared.union(second.cleared);
    let eliminations = candidates_of(first.digit, cleared).collect();
    Step::eliminating(technique, eliminations, evidence)
}
