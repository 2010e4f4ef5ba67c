//! The registry: every technique with its name, tier, score and finder, the easiest first.

use std::ops::ControlFlow;

use super::{
    Finder, aic, als_xy_chain, als_xy_wing, als_xz, continuous_nice_loop, death_blossom,
    discontinuous_nice_loop, full_house, grouped_aic, grouped_continuous_nice_loop,
    grouped_discontinuous_nice_loop, hidden_single, naked_single, remote_pair, sue_de_coq,
    templates, x_chain, xy_chain,
};
use crate::candidates::Candidates;
use crate::step::Step;

/// How demanding a technique is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Full houses, hidden and naked singles.
    Singles,
    /// Locked candidates, pairs and triples.
    Medium,
    /// Quads, basic fish, single-digit patterns, wings, uniqueness and colouring.
    Hard,
    /// Large finned fish, chains and almost locked sets.
    Expert,
    /// Complex fish, forcing chains and what follows.
    Extreme,
}

impl Tier {
    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Extreme => "extreme",
        }
    }
}

/// Who may use a rung.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// Grading, paths and hints.
    Walk,
    /// Hints only: the steps join what other rungs find one by one.
    Hint,
}

/// One rung of the ladder.
#[derive(Debug)]
pub struct Rung {
    /// The technique.
    pub technique: Technique,
    /// Its stable name; variants of a technique share one.
    pub slug: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// How demanding it is.
    pub tier: Tier,
    /// What one step adds to the score of a puzzle, on `HoDoKu`'s scale.
    pub score: u32,
    /// Who may use it.
    pub used: Use,
    /// How to find it.
    pub find: Finder,
}

/// Write a technique as one entry: its doc, variant, slug, name, tier, score, use and finder.
macro_rules! ladder {
    ($(
        #[doc = $doc:literal]
        $variant:ident: $slug:literal, $name:literal, $tier:ident, $score:literal, $used:ident,
        $find:path;
    )*) => {
        /// A technique, in the order of the ladder.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Technique {
            $(#[doc = $doc] $variant,)*
        }

        /// All techniques, the easiest first; the position of a technique is its value.
        pub const LADDER: &[Rung] = &[
            $(Rung {
                technique: Technique::$variant,
                slug: $slug,
                name: $name,
                tier: Tier::$tier,
                score: $score,
                used: Use::$used,
                find: $find,
            },)*
        ];
    };
}

// Within a tier the order is that of HoDoKu's defaults, so that figures can be compared.
ladder! {
    // Singles
    /// The last empty cell of a house.
    FullHouse: "full-house", "Full house", Singles, 4, Walk,
    full_house::find;
    /// The only place for a digit in a box.
    HiddenSingleInBox: "hidden-single", "Hidden single", Singles, 14, Walk,
    hidden_single::find_in_boxes;
    /// The only place for a digit in a row or a column.
    HiddenSingleInLine: "hidden-single", "Hidden single", Singles, 14, Walk,
    hidden_single::find_in_lines;
    /// The only digit for a cell.
    NakedSingle: "naked-single", "Naked single", Singles, 4, Walk,
    naked_single::find;

    // Medium: locked candidates, pairs and triples

    // Hard: quads, basic fish, single-digit patterns, wings, uniqueness, colouring

    /// A chain of cells with the same two candidates.
    RemotePair: "remote-pair", "Remote pair", Hard, 110, Walk,
    remote_pair::find;

    // Expert: larger finned fish

    // Expert: chains
    /// Cells of a crossing that share their digits with a line and a box.
    SueDeCoq: "sue-de-coq", "Sue de Coq", Expert, 250, Walk,
    sue_de_coq::find;
    /// A chain of one digit.
    XChain: "x-chain", "X-chain", Expert, 260, Walk,
    x_chain::find;
    /// A chain of cells with two candidates.
    XyChain: "xy-chain", "XY-chain", Expert, 260, Walk,
    xy_chain::find;
    /// A chain that closes without a contradiction.
    ContinuousNiceLoop: "continuous-nice-loop", "Continuous nice loop", Expert, 280, Walk,
    continuous_nice_loop::find;
    /// A chain between two ends of which one is true.
    Aic: "aic", "Alternating inference chain", Expert, 280, Walk,
    aic::find;
    /// A chain that contradicts its first candidate.
    DiscontinuousNiceLoop: "discontinuous-nice-loop", "Discontinuous nice loop", Expert, 280, Walk,
    discontinuous_nice_loop::find;
    /// A closed chain with groups.
    GroupedContinuousNiceLoop: "grouped-continuous-nice-loop", "Grouped continuous nice loop",
    Expert, 300, Walk,
    grouped_continuous_nice_loop::find;
    /// An open chain with groups.
    GroupedAic: "grouped-aic", "Grouped alternating inference chain", Expert, 300, Walk,
    grouped_aic::find;
    /// A contradictory chain with groups.
    GroupedDiscontinuousNiceLoop: "grouped-discontinuous-nice-loop",
    "Grouped discontinuous nice loop", Expert, 300, Walk,
    grouped_discontinuous_nice_loop::find;

    // Expert: almost locked sets
    /// Two almost locked sets with a restricted common.
    AlsXz: "als-xz", "ALS-XZ", Expert, 300, Walk,
    als_xz::find;
    /// An almost locked set with restricted commons to two others.
    AlsXyWing: "als-xy-wing", "ALS-XY-wing", Expert, 320, Walk,
    als_xy_wing::find;
    /// Four or more almost locked sets in a row.
    AlsXyChain: "als-xy-chain", "ALS-XY-chain", Expert, 340, Walk,
    als_xy_chain::find;
    /// A cell with an almost locked set for each of its candidates.
    DeathBlossom: "death-blossom", "Death blossom", Expert, 360, Walk,
    death_blossom::find;
    /// A closed chain with almost locked sets.
    AlsGroupedContinuousNiceLoop: "grouped-continuous-nice-loop", "Grouped continuous nice loop",
    Expert, 300, Walk,
    grouped_continuous_nice_loop::find_with_sets;
    /// An open chain with almost locked sets.
    AlsGroupedAic: "grouped-aic", "Grouped alternating inference chain", Expert, 300, Walk,
    grouped_aic::find_with_sets;
    /// A contradictory chain with almost locked sets.
    AlsGroupedDiscontinuousNiceLoop: "grouped-discontinuous-nice-loop",
    "Grouped discontinuous nice loop", Expert, 300, Walk,
    grouped_discontinuous_nice_loop::find_with_sets;

    // Extreme: complex fish

    // Extreme: forcing chains and nets, templates
    /// A cell that is in every template of a digit.
    TemplateSet: "template-set", "Template set", Extreme, 10_000, Walk,
    templates::find_set;
    /// A candidate that is in no template of its digit.
    TemplateDelete: "template-delete", "Template delete", Extreme, 10_000, Walk,
    templates::find_delete;
}

impl Technique {
    /// The rung of the technique.
    #[must_use]
    pub const fn rung(self) -> &'static Rung {
        &LADDER[self as usize]
    }
}

impl Rung {
    /// The first step of the technique.
    #[must_use]
    pub fn first(&self, state: &Candidates) -> Option<Step> {
        let mut first = None;
        let _ = (self.find)(state, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Every step of the technique.
    #[must_use]
    pub fn all(&self, state: &Candidates) -> Vec<Step> {
        let mut all = Vec::new();
        let _ = (self.find)(state, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        all
    }
}

/// The singles, the easiest first.
#[must_use]
pub const fn singles() -> &'static [Rung] {
    LADDER.split_at(4).0
}

/// The rungs that share a stable name.
pub fn rungs(slug: &str) -> impl Iterator<Item = &'static Rung> {
    LADDER.iter().filter(move |rung| rung.slug == slug)
}
