//! The ladder: which finder finds the steps of which technique.

use std::ops::ControlFlow;

use crate::grid::House;
use crate::pace::breathe;
use crate::state::State;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use crate::techniques::{
    aic, als_xy_chain, als_xy_wing, als_xz, avoidable_rectangle, basic_fish, bent_wings,
    bug_plus_one, complex_fish, continuous_nice_loop, death_blossom, discontinuous_nice_loop,
    duals, empty_rectangle, finned_fish, forcing_chain, forcing_net, full_house, hidden_rectangle,
    hidden_single, hidden_subset, locked_candidates, multi_colors, naked_single, naked_subset,
    nested_forcing_net, remote_pair, siamese_fish, simple_colors, sue_de_coq, templates, two_links,
    unique_rectangle, w_wing, x_chain, xy_chain,
};

/// Hand every step of a technique to the sink until the sink breaks.
///
/// # Errors
/// Breaks when the sink does, when the finder's effort is used up, or when the pace says so.
#[expect(clippy::too_many_lines, reason = "one line for each technique, or some that are alike")]
#[rustfmt::skip]
pub fn find(technique: Technique, state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    use Technique as T;
    breathe()?;
    match technique {
        T::FullHouse => full_house::find(state, sink),
        T::HiddenSingleInBox => hidden_single::find(technique, House::boxes(), state, sink),
        T::HiddenSingleInLine => hidden_single::find(technique, House::lines(), state, sink),
        T::NakedSingle => naked_single::find(state, sink),

        T::LockedPointing => locked_candidates::find(technique, House::boxes(), state, sink),
        T::LockedClaiming => locked_candidates::find(technique, House::lines(), state, sink),
        T::LockedPair | T::NakedPair => naked_subset::find(technique, 2, state, sink),
        T::LockedTriple | T::NakedTriple => naked_subset::find(technique, 3, state, sink),
        T::NakedQuad => naked_subset::find(technique, 4, state, sink),
        T::HiddenPair => hidden_subset::find(technique, 2, state, sink),
        T::HiddenTriple => hidden_subset::find(technique, 3, state, sink),
        T::HiddenQuad => hidden_subset::find(technique, 4, state, sink),

        T::XWing => basic_fish::find(technique, 2, state, sink),
        T::Swordfish => basic_fish::find(technique, 3, state, sink),
        T::Jellyfish => basic_fish::find(technique, 4, state, sink),
        T::FinnedXWing | T::SashimiXWing => finned_fish::find(technique, 2, state, sink),
        T::FinnedSwordfish | T::SashimiSwordfish => finned_fish::find(technique, 3, state, sink),
        T::FinnedJellyfish | T::SashimiJellyfish => finned_fish::find(technique, 4, state, sink),
        T::SiameseFinnedXWing | T::SiameseSashimiXWing => siamese_fish::find(technique, 2, state, sink),
        T::SiameseFinnedSwordfish | T::SiameseSashimiSwordfish => siamese_fish::find(technique, 3, state, sink),
        T::SiameseFinnedJellyfish | T::SiameseSashimiJellyfish => siamese_fish::find(technique, 4, state, sink),
        T::FinnedFrankenXWing => complex_fish::find_franken(technique, 2, state, sink),
        T::FrankenSwordfish | T::FinnedFrankenSwordfish => complex_fish::find_franken(technique, 3, state, sink),
        T::FrankenJellyfish | T::FinnedFrankenJellyfish => complex_fish::find_franken(technique, 4, state, sink),
        T::FinnedMutantJellyfish => complex_fish::find_mutant(technique, 4, state, sink),
        T::FinnedMutantSquirmbag => complex_fish::find_mutant(technique, 5, state, sink),
        T::FinnedMutantWhale => complex_fish::find_mutant(technique, 6, state, sink),

        T::Skyscraper | T::TwoStringKite | T::TurbotFish => two_links::find(technique, state, sink),
        T::DualTwoStringKite => duals::find_kites(state, sink),
        T::EmptyRectangle => empty_rectangle::find(state, sink),
        T::DualEmptyRectangle => duals::find_empty_rectangles(state, sink),
        T::XyWing => bent_wings::find_xy(state, sink),
        T::XyzWing => bent_wings::find_xyz(state, sink),
        T::WWing => w_wing::find(state, sink),
        T::RemotePair => remote_pair::find(state, sink),

        T::BugPlusOne => bug_plus_one::find(state, sink),
        T::UniqueRectangle1 => unique_rectangle::find_type_1(state, sink),
        T::UniqueRectangle2 | T::UniqueRectangle5 => unique_rectangle::find_shared_extra(technique, state, sink),
        T::UniqueRectangle3 => unique_rectangle::find_type_3(state, sink),
        T::UniqueRectangle4 => unique_rectangle::find_type_4(state, sink),
        T::UniqueRectangle6 => unique_rectangle::find_type_6(state, sink),
        T::HiddenRectangle => hidden_rectangle::find(state, sink),
        T::AvoidableRectangle1 => avoidable_rectangle::find_type_1(state, sink),
        T::AvoidableRectangle2 => avoidable_rectangle::find_type_2(state, sink),

        T::SimpleColorsTrap => simple_colors::find_traps(state, sink),
        T::SimpleColorsWrap => simple_colors::find_wraps(state, sink),
        T::MultiColors1 => multi_colors::find_type_1(state, sink),
        T::MultiColors2 => multi_colors::find_type_2(state, sink),
        T::XChain => x_chain::find(state, sink),
        T::XyChain => xy_chain::find(state, sink),
        T::Aic => aic::find(technique, state.chains(), sink),
        T::GroupedAic => aic::find(technique, state.grouped_chains(), sink),
        T::AlsGroupedAic => aic::find(technique, state.chains_with_sets(), sink),
        T::ContinuousNiceLoop => continuous_nice_loop::find(technique, state.chains(), state, sink),
        T::GroupedContinuousNiceLoop => continuous_nice_loop::find(technique, state.grouped_chains(), state, sink),
        T::AlsGroupedContinuousNiceLoop => continuous_nice_loop::find(technique, state.chains_with_sets(), state, sink),
        T::DiscontinuousNiceLoop => discontinuous_nice_loop::find(technique, state.chains(), state, sink),
        T::GroupedDiscontinuousNiceLoop => discontinuous_nice_loop::find(technique, state.grouped_chains(), state, sink),
        T::AlsGroupedDiscontinuousNiceLoop => discontinuous_nice_loop::find(technique, state.chains_with_sets(), state, sink),

        T::SueDeCoq => sue_de_coq::find(state, sink),
        T::AlsXz => als_xz::find(state, sink),
        T::AlsXyWing => als_xy_wing::find(state, sink),
        T::AlsXyChain => als_xy_chain::find(state, sink),
        T::DeathBlossom => death_blossom::find(state, sink),

        T::ForcingChainVerity => forcing_chain::find_verities(state, sink),
        T::ForcingChainContradiction => forcing_chain::find_contradictions(state, sink),
        T::ForcingNetVerity => forcing_net::find_verities(state, sink),
        T::ForcingNetContradiction => forcing_net::find_contradictions(state, sink),
        T::TemplateSet => templates::find_set(state, sink),
        T::TemplateDelete => templates::find_delete(state, sink),
        T::NestedForcingNet => nested_forcing_net::find(state, sink),
    }
}

/// The first step of a technique.
#[must_use]
pub fn first(technique: Technique, state: &State) -> Option<Step> {
    let mut first = None;
    let _ = find(technique, state, &mut |step| {
        first = Some(step);
        ControlFlow::Break(())
    });
    first
}

/// The first step of the easiest of some techniques that finds one.
#[must_use]
pub fn first_of(techniques: &[Technique], state: &State) -> Option<Step> {
    let mut techniques = techniques.iter();
    techniques.find_map(|&technique| first(technique, state))
}

/// Every step of a technique.
#[must_use]
pub fn all(technique: Technique, state: &State) -> Vec<Step> {
    let mut all = Vec::new();
    let _ = find(technique, state, &mut |step| {
        all.push(step);
        ControlFlow::Continue(())
    });
    all
}
