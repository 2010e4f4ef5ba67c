//! Siamese fish: two finned fish on the same lines with different fins, shown as one step. They
//! conclude no more than the two one by one, so they are hints only.

use std::ops::ControlFlow;

use super::cover::positions;
use super::finned_fish::{FinnedFish, each_fish};
use super::{Sink, Technique};
use crate::grid::{Candidates, candidates_of};
use crate::step::{Evidence, Step};

pub(super) fn find_finned_x_wings(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find(Technique::SiameseFinnedXWing, 2, state, sink)
}

pub(super) fn find_sashimi_x_wings(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find(Technique::SiameseSashimiXWing, 2, state, sink)
}

pub(super) fn find_finned_swordfish(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find(Technique::SiameseFinnedSwordfish, 3, state, sink)
}

pub(super) fn find_sashimi_swordfish(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find(Technique::SiameseSashimiSwordfish, 3, state, sink)
}

pub(super) fn find_finned_jellyfish(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find(Technique::SiameseFinnedJellyfish, 4, state, sink)
}

pub(super) fn find_sashimi_jellyfish(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find(Technique::SiameseSashimiJellyfish, 4, state, sink)
}

fn find(
    technique: Technique,
    size: u32,
    state: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let is_sashimi = matches!(
        technique,
        Technique::SiameseSashimiXWing
            | Technique::SiameseSashimiSwordfish
            | Technique::SiameseSashimiJellyfish
    );
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

/// The houses are the lines, those across of the first fish, then those of the second; the groups are
/// the fins of each.
fn conclude(technique: Technique, first: &FinnedFish, second: &FinnedFish) -> Step {
    let orientation = first.orientation;
    let lines = positions(first.base).map(|index| orientation.line(index));
    let across = [first, second].map(|fish| {
        let across = positions(fish.cover).map(|index| orientation.across(index));
        across.collect::<Vec<_>>()
    });
    let of = |cells| candidates_of(first.digit, cells);
    let evidence = Evidence {
        houses: lines.chain(across.concat()).collect(),
        candidates: of(first.body.union(second.body)).collect(),
        fins: of(first.fins.union(second.fins)).collect(),
        groups: vec![first.fins, second.fins],
        ..Evidence::default()
    };
    let eliminations = of(first.cleared.union(second.cleared)).collect();
    Step::eliminating(technique, eliminations, evidence)
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn two_fins_of_the_same_lines_clear_in_one_step() {
        let board =
            Example::new()
                .confine(5, "row 2", "r2c2 r2c7")
                .confine(5, "row 8", "r8c2 r8c8");

        let steps = board.steps(Technique::SiameseSashimiXWing);

        assert_eq!(steps, ["5: r1c8 r3c8 r7c7 r9c7"]);
    }
}
