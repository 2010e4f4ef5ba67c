//! Human techniques: a finder for each, or for some that are alike, in a file of its own.
//!
//! A finder reads a state and passes every step that it finds to a sink, in the order in which a person
//! would find them. The sink ends the search when it has enough.

mod aic;
mod als_xy_chain;
mod als_xy_wing;
mod als_xz;
mod avoidable_rectangle;
mod basic_fish;
mod bent_wings;
mod bug_plus_n;
mod bug_plus_one;
mod chain_ends;
mod colors;
mod complex_fish;
mod conclusions;
mod conjugate;
mod continuous_nice_loop;
mod death_blossom;
mod discontinuous_nice_loop;
mod duals;
mod empty_rectangle;
#[cfg(test)]
mod example;
mod exocet;
mod finned_fish;
mod fireworks;
mod forced;
mod forcing_chain;
mod forcing_net;
mod full_house;
mod guardians;
mod hidden_rectangle;
mod hidden_single;
mod hidden_subset;
mod kraken_fish;
mod lines;
mod locked_candidates;
mod medusa;
mod multi_colors;
mod multi_sector_locked_set;
mod naked_single;
mod naked_subset;
mod nested_forcing_net;
mod new_steps;
mod remote_pair;
mod sectors;
mod siamese_fish;
mod simple_colors;
mod sk_loop;
mod sue_de_coq;
mod templates;
mod tridagon;
mod two_links;
mod unique_loop;
mod unique_rectangle;
mod w_wing;
mod wxyz_wing;
mod x_chain;
mod xy_chain;

use std::ops::ControlFlow;

use crate::state::State;
use crate::step::Sink;
use crate::technique::Technique;
use nonet_grid::House;

/// Call the finder of a technique.
#[expect(clippy::too_many_lines, reason = "one line for each technique, or some that are alike")]
#[rustfmt::skip]
pub(crate) fn find(technique: Technique, state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    use Technique as T;
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

        T::Skyscraper | T::TwoStringKite => two_links::find(technique, &House::lines(), state, sink),
        T::TurbotFish => two_links::find(technique, &House::all(), state, sink),
        T::DualTwoStringKite => duals::find_kites(state, sink),
        T::EmptyRectangle => empty_rectangle::find(state, sink),
        T::DualEmptyRectangle => duals::find_empty_rectangles(state, sink),
        T::XyWing => bent_wings::find_xy(state, sink),
        T::XyzWing => bent_wings::find_xyz(state, sink),
        T::WxyzWing => wxyz_wing::find(technique, 4, state, sink),
        T::VwxyzWing => wxyz_wing::find(technique, 5, state, sink),
        T::WWing => w_wing::find(state, sink),
        T::RemotePair => remote_pair::find(state, sink),

        T::BugPlusOne => bug_plus_one::find(state, sink),
        T::BugPlusN => bug_plus_n::find(state, sink),
        T::UniqueLoop => unique_loop::find(state, sink),
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
        T::Medusa => medusa::find(state, sink),
        T::Fireworks => fireworks::find(state, sink),
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

        T::Tridagon => tridagon::find(state, sink),
        T::JuniorExocet | T::SeniorExocet => exocet::find(technique, state, sink),
        T::KrakenFish => kraken_fish::find(state, sink),
        T::SkLoop => sk_loop::find(state, sink),
        T::MultiSectorLockedSet => multi_sector_locked_set::find(state, sink),

        T::ForcingChainVerity => forcing_chain::find_verities(state, sink),
        T::ForcingChainContradiction => forcing_chain::find_contradictions(state, sink),
        T::ForcingNetVerity => forcing_net::find_verities(state, sink),
        T::ForcingNetContradiction => forcing_net::find_contradictions(state, sink),
        T::TemplateSet => templates::find_set(state, sink),
        T::TemplateDelete => templates::find_delete(state, sink),
        T::NestedForcingNet => nested_forcing_net::find(state, sink),
    }
}
