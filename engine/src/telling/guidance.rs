//! A hint in three steps: where to look, which technique, and the whole deduction.

use serde::Serialize;

use super::eureka::in_eureka;
use super::families::{
    almost_locked, chains, colours, fish, forcing, houses, nested, rectangles, singles, two_links,
    wings,
};
use super::message::Message;
use super::view::{Explanation, View};
use crate::grid::{Candidates, Cell, CellSet};
use crate::step::Step;
use crate::step::evidence::Evidence;

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// Where to look.
    Place,
    /// The technique, without its cells.
    Idea,
    /// All of it.
    Deduction,
}

impl Depth {
    /// The depth with this number, 1 to 3.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::Place),
            2 => Some(Self::Idea),
            3 => Some(Self::Deduction),
            _ => None,
        }
    }
}

/// One step of a hint: sentences, and the cells to look at, ascending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Guidance {
    /// What is said.
    pub sentence: Vec<Message>,
    /// The cells to look at.
    pub area: Vec<usize>,
    /// The cells that the deduction rests on; known at the last depth alone.
    pub reasons: Vec<usize>,
    /// Its steps, where it is a chain; known at the last depth alone.
    pub implications: Vec<Message>,
    /// The chain, or chains, in Eureka notation; known at the last depth alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
}

/// Tell as much about a step as the depth allows.
///
/// The step is one that is found among these candidates.
///
/// # Panics
/// When the step is of other candidates.
#[must_use]
pub fn guide(step: &Step, state: &Candidates, depth: Depth) -> Guidance {
    let told = explain(View { step, state });
    let (sentence, reasons, implications) = match depth {
        Depth::Place => (vec![told.place.look], CellSet::EMPTY, Vec::new()),
        Depth::Idea => (told.idea, CellSet::EMPTY, Vec::new()),
        Depth::Deduction => (told.deduction, told.pattern, told.implications),
    };
    Guidance {
        sentence,
        area: numbers(told.place.area),
        reasons: numbers(reasons),
        implications,
        notation: match depth {
            Depth::Deduction => in_eureka(step, state),
            _ => None,
        },
    }
}

fn numbers(cells: CellSet) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}

/// Tell a step by its evidence; where techniques share a kind of evidence, its family tells them apart.
fn explain(view: View<'_>) -> Explanation {
    match &view.step.evidence {
        Evidence::SingleInHouse(one) => singles::tell_in_house(view, one),
        Evidence::NakedSingle(_) => singles::tell_naked_single(view),
        Evidence::LockedCandidates(one) => houses::tell_locked_candidates(view, one),
        Evidence::Subset(one) => houses::tell_subset(view, one),
        Evidence::Fish(one) => fish::tell(view, one),
        Evidence::SiameseFish(one) => fish::tell_siamese(view, one),
        Evidence::RemotePair(one) => chains::tell_remote_pair(view, one),
        Evidence::BugPlusOne(one) => houses::tell_bug(view, one),
        Evidence::TwoLinks(one) => two_links::tell_two_links(view, one),
        Evidence::DualTwoLinks(one) => two_links::tell_two_kites(view, one),
        Evidence::EmptyRectangle(one) => two_links::tell_empty_rectangle(view, one),
        Evidence::DualEmptyRectangle(one) => two_links::tell_two_empty_rectangles(view, one),
        Evidence::BentWing(one) => wings::tell_bent_wing(view, one),
        Evidence::WWing(one) => wings::tell_w_wing(view, one),
        Evidence::UniqueRectangle(one) => rectangles::tell_unique(view, one),
        Evidence::AvoidableRectangle(one) => rectangles::tell_avoidable(view, one),
        Evidence::Colors(one) => colours::tell_simple(view, one),
        Evidence::MultiColors(one) => colours::tell_multi(view, one),
        Evidence::Chain(one) => chains::tell_chain_or_loop(view, one),
        Evidence::SueDeCoq(one) => houses::tell_sue_de_coq(view, one),
        Evidence::AlsXz(one) => almost_locked::tell_pair(view, one),
        Evidence::AlsXyWing(one) => almost_locked::tell_wing(view, one),
        Evidence::AlsXyChain(one) => almost_locked::tell_row(view, one),
        Evidence::DeathBlossom(one) => almost_locked::tell_blossom(view, one),
        Evidence::Contradiction(one) => forcing::tell_contradiction(view, one),
        Evidence::Verity(one) => forcing::tell_verity(view, one),
        Evidence::NestedContradiction(one) => nested::tell(view, one),
        Evidence::Template(_) => houses::tell_template(view),
    }
}
