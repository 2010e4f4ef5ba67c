//! How hard steps are, one against another.

use crate::walks;
use nonet_engine::difficulty::Difficulty;
use nonet_engine::step::Step;
use nonet_engine::step::evidence::Evidence;
use nonet_engine::technique::Technique;

/// How many candidates a step colours.
fn colored(step: &Step) -> Option<usize> {
    match &step.evidence {
        Evidence::Medusa(one) => Some(one.colors.iter().map(Vec::len).sum()),
        _ => None,
    }
}

#[test]
fn a_short_chain_is_easier_than_colouring_half_the_grid() {
    let (mut easier, mut harder) = (0, 0);

    walks::walk(&mut |_, _, steps| {
        let chains = steps
            .iter()
            .filter(|step| step.technique == Technique::XyChain);
        let Some(chain) = chains.map(Difficulty::of).min() else {
            return;
        };
        for (step, colored) in steps.iter().filter_map(|step| Some((step, colored(step)?))) {
            let is_easier = Difficulty::of(step) < chain;
            assert!(!is_easier || colored < 20, "{step:?}");
            assert!(is_easier || colored > 6, "{step:?}");
            if is_easier { easier += 1 } else { harder += 1 }
        }
    });

    assert!(easier > 0 && harder > 0, "{easier} and {harder}");
}

#[test]
fn no_colouring_is_harder_than_a_forcing_chain() {
    let bounds = Technique::Medusa.least_rating()..=Technique::ForcingChainVerity.least_rating();
    let mut seen = 0;

    walks::visit_lessons(&mut |_, steps| {
        for step in steps.iter().filter(|step| colored(step).is_some()) {
            assert!(bounds.contains(&Difficulty::of(step).rating), "{step:?}");
            seen += 1;
        }
    });

    assert!(seen > 0);
}
