//! The finders, in the order in which the Explainer asks them.

use std::ops::ControlFlow;

use Cost::{Little, More, Most, Much, Quick};
use Find::{ByCell, ByDigit, ByLinks, Touching, Whole};

use super::board::Board;
use super::forcing::{self, Nets};
use super::hint::Hints;
use super::links::LinkGraphs;
use super::{
    aligned, bent, branches, bug, chains, links, locking, nishio, singles, subsets, unique, wings,
};

/// The finders to use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Profile {
    /// Those that the Sukaku Explainer 1.18.1 asks by default.
    #[default]
    Explainer,
    /// Those that the lists of the Sudoku Exchange were rated with.
    Exchange,
}

impl Profile {
    /// Whether a finder is asked.
    pub(super) fn has(self, finder: &Finder) -> bool {
        self == Self::Explainer || finder.is_in_exchange
    }
}

/// A finder, with the least and the most that its steps are rated, in tenths.
pub(super) struct Finder {
    pub(super) least: u16,
    pub(super) most: u16,
    pub(super) cost: Cost,
    pub(super) find: Find,
    /// Whether the Sudoku Exchange asked it.
    is_in_exchange: bool,
    /// Whether its patterns last only while no other step touches them.
    pub(super) is_fragile: bool,
}

impl Finder {
    const fn not_in_exchange(mut self) -> Self {
        self.is_in_exchange = false;
        self
    }

    const fn fragile(mut self) -> Self {
        self.is_fragile = true;
        self
    }
}

/// The search for a step.
pub(super) enum Find {
    /// At once, which takes less than a millisecond or two.
    Whole(fn(&Board, &mut Hints) -> ControlFlow<()>),
    /// At once, for patterns of a size that touch at least one of the changed cells.
    Touching(fn(&Board, u128, u32, &mut Hints) -> ControlFlow<()>, u32),
    /// At once, for some digits that are independent of each other, and a size; returns the digits without steps.
    ByDigit(fn(&Board, u16, u32, &mut Hints) -> u16, u32),
    /// The same, by the strong links of each digit.
    ByLinks(
        fn(&Board, &mut LinkGraphs, u16, u32, &mut Hints) -> u16,
        u32,
    ),
    /// From one cell after the other, to a level.
    ByCell(fn(&Board, usize, u8, &mut Nets, &mut Hints), u8),
}

/// The typical time of a finder; fast ones come first if the rating of a step doesn't matter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cost {
    Quick,
    Little,
    More,
    Much,
    Most,
}

pub(super) const COSTS: [Cost; 5] = [Quick, Little, More, Much, Most];

/// Chains have no highest rating.
const ANY: u16 = u16::MAX;

const fn finder((least, most): (u16, u16), cost: Cost, find: Find) -> Finder {
    Finder {
        least,
        most,
        cost,
        find,
        is_in_exchange: true,
        is_fragile: false,
    }
}

pub(super) const FINDERS: &[Finder] = &[
    finder((10, 15), Quick, Whole(singles::hidden)),
    finder((17, 19), More, ByDigit(locking::direct, 0)),
    finder((20, 20), More, Touching(subsets::direct_hidden, 2)),
    finder((23, 23), Quick, Whole(singles::naked)),
    finder((25, 25), More, Touching(subsets::direct_hidden, 3)),
    finder((26, 28), Quick, ByDigit(locking::indirect, 0)),
    finder((30, 30), Quick, Touching(subsets::naked, 2)),
    finder((32, 32), Little, ByDigit(subsets::fish, 2)),
    finder((34, 34), Quick, Touching(subsets::hidden, 2)),
    finder((36, 36), Little, Touching(subsets::naked, 3)),
    finder((38, 38), More, ByDigit(subsets::fish, 3)),
    finder((40, 40), More, Touching(subsets::hidden, 3)),
    finder((40, 41), Little, ByLinks(links::plain, 2)),
    finder((43, 43), More, ByLinks(links::grouped, 2)),
    finder((42, 42), Little, Whole(wings::xy)),
    finder((44, 44), More, Whole(wings::xyz)),
    finder((45, ANY), More, Touching(unique::loops, 0)).fragile(),
    finder((50, 50), More, Touching(subsets::naked, 4)),
    finder((52, 52), More, ByDigit(subsets::fish, 4)),
    finder((54, 54), More, Touching(subsets::hidden, 4)),
    finder((54, 56), More, ByLinks(links::plain, 3)),
    finder((57, 57), More, ByLinks(links::grouped, 3)),
    finder((55, 56), More, Touching(bent::wings, 3)),
    finder((56, 62), More, Whole(bug::graves)),
    finder((58, 60), More, ByLinks(links::plain, 4)).not_in_exchange(),
    finder((61, 61), More, ByLinks(links::grouped, 4)).not_in_exchange(),
    finder((62, 64), More, Touching(bent::wings, 4)),
    finder((62, 62), Most, Touching(aligned::pairs, 2)),
    finder((66, 66), More, Touching(bent::wings, 5)).not_in_exchange(),
    finder((65, ANY), More, ByDigit(chains::all, 0)),
    finder((75, 75), More, Touching(bent::wings, 6)).not_in_exchange(),
    finder((75, 75), Most, Touching(aligned::triplets, 3)),
    finder((75, ANY), Most, ByDigit(nishio::all, 0)),
    finder((80, ANY), More, Whole(branches::multiple)),
    finder((85, ANY), Much, ByCell(forcing::dynamic, 0)),
    finder((90, ANY), Most, ByCell(forcing::dynamic, 1)),
    finder((95, ANY), Most, ByCell(forcing::dynamic, 2)),
    finder((100, ANY), Most, ByCell(forcing::dynamic, 3)),
    finder((105, ANY), Most, ByCell(forcing::dynamic, 4)),
];
