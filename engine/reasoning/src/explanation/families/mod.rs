//! One file for each family of techniques.

pub mod almost_locked;
pub mod branches;
pub mod chains;
pub mod colours;
pub mod complex_fish;
pub mod crossings;
pub mod deadly;
pub mod fish;
pub mod forcing;
pub mod houses;
pub mod kraken;
pub mod links;
pub mod medusa;
pub mod nested;
pub mod rectangles;
pub mod sectors;
pub mod singles;
pub mod two_links;
pub mod wings;

use super::view::{Explanation, View};
use nonet_techniques::step::evidence::Evidence;

/// Explain a step by its evidence; the family distinguishes techniques that share a kind of
/// evidence.
pub fn explain(view: View<'_>) -> Explanation {
    match &view.step.evidence {
        Evidence::SingleInHouse(one) => singles::explain_in_house(view, one),
        Evidence::NakedSingle(_) => singles::explain_naked_single(view),
        Evidence::LockedCandidates(one) => houses::explain_locked_candidates(view, one),
        Evidence::Subset(one) => houses::explain_subset(view, one),
        Evidence::Fish(one) => fish::explain(view, one),
        Evidence::SiameseFish(one) => fish::explain_siamese(view, one),
        Evidence::RemotePair(one) => chains::explain_remote_pair(view, one),
        Evidence::BugPlusOne(one) => houses::explain_bug(view, one),
        Evidence::TwoLinks(one) => two_links::explain_two_links(view, one),
        Evidence::DualTwoLinks(one) => two_links::explain_two_kites(view, one),
        Evidence::EmptyRectangle(one) => two_links::explain_empty_rectangle(view, one),
        Evidence::DualEmptyRectangle(one) => two_links::explain_two_empty_rectangles(view, one),
        Evidence::BentWing(one) => wings::explain_bent_wing(view, one),
        Evidence::WWing(one) => wings::explain_w_wing(view, one),
        Evidence::UniqueRectangle(one) => rectangles::explain_unique(view, one),
        Evidence::AvoidableRectangle(one) => rectangles::explain_avoidable(view, one),
        Evidence::Colors(one) => colours::explain_simple(view, one),
        Evidence::MultiColors(one) => colours::explain_multi(view, one),
        Evidence::Chain(one) => chains::explain_chain_or_loop(view, one),
        Evidence::SueDeCoq(one) => houses::explain_sue_de_coq(view, one),
        Evidence::AlsXz(one) => almost_locked::explain_pair(view, one),
        Evidence::AlsXyWing(one) => almost_locked::explain_wing(view, one),
        Evidence::AlsXyChain(one) => almost_locked::explain_row(view, one),
        Evidence::DeathBlossom(one) => almost_locked::explain_blossom(view, one),
        Evidence::BugPlusN(one) => deadly::explain_bug(view, one),
        Evidence::UniqueLoop(one) => deadly::explain_loop(view, one),
        Evidence::Tridagon(one) => deadly::explain_tridagon(view, one),
        Evidence::BentSet(one) => crossings::explain_bent_set(view, one),
        Evidence::Fireworks(one) => crossings::explain_fireworks(view, one),
        Evidence::Exocet(one) => crossings::explain_exocet(view, one),
        Evidence::Medusa(one) => medusa::explain_groups(view, one),
        Evidence::KrakenFish(one) => kraken::explain_kraken(view, one),
        Evidence::LockedSectors(one) => sectors::explain_full(view, one),
        Evidence::Contradiction(one) => forcing::explain_contradiction(view, one),
        Evidence::Verity(one) => forcing::explain_verity(view, one),
        Evidence::NestedContradiction(one) => nested::explain(view, one),
        Evidence::Template(one) => houses::explain_template(view, one),
    }
}
