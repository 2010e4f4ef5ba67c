//! The finders, in the order in which the Explainer asks them.

use std::ops::ControlFlow;

use super::board::Board;
use super::forcing::{self, Nets};
use super::hint::Hints;
use super::{
    aligned, bent, branches, bug, chains, links, locking, singles, subsets, unique, wings,
};

/// Which finders are asked.
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

/// How a step is looked for.
pub(super) enum Find {
    /// At once, which takes less than a millisecond or two.
    Whole(fn(&Board, &mut Hints) -> ControlFlow<()>),
    /// The same, for patterns of a size.
    Sized(fn(&Board, u32, &mut Hints) -> ControlFlow<()>, u32),
    /// At once, for some digits that are independent of each other, and a size; returns the digits without steps.
    ByDigit(fn(&Board, u16, u32, &mut Hints) -> u16, u32),
    /// From one cell after the other, to a level.
    ByCell(fn(&Board, usize, u8, &mut Nets, &mut Hints), u8),
}

/// How long a finder takes; what is quick is asked first when the rating of a step does not matter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cost {
    Quick,
    Some,
    More,
    Much,
    Most,
}

pub(super) const COSTS: [Cost; 5] = [Cost::Quick, Cost::Some, Cost::More, Cost::Much, Cost::Most];

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

const fn whole(
    rated: (u16, u16),
    cost: Cost,
    find: fn(&Board, &mut Hints) -> ControlFlow<()>,
) -> Finder {
    finder(rated, cost, Find::Whole(find))
}

const fn sized(
    rated: (u16, u16),
    cost: Cost,
    find: fn(&Board, u32, &mut Hints) -> ControlFlow<()>,
    size: u32,
) -> Finder {
    finder(rated, cost, Find::Sized(find, size))
}

const fn by_digit(
    rated: (u16, u16),
    cost: Cost,
    find: fn(&Board, u16, u32, &mut Hints) -> u16,
    size: u32,
) -> Finder {
    finder(rated, cost, Find::ByDigit(find, size))
}

const fn by_cell(
    least: u16,
    cost: Cost,
    find: fn(&Board, usize, u8, &mut Nets, &mut Hints),
    level: u8,
) -> Finder {
    finder((least, ANY), cost, Find::ByCell(find, level))
}

pub(super) const FINDERS: &[Finder] = &[
    whole((10, 15), Cost::Quick, singles::hidden),
    whole((17, 19), Cost::More, locking::direct),
    sized((20, 20), Cost::More, subsets::direct_hidden, 2),
    whole((23, 23), Cost::Quick, singles::naked),
    sized((25, 25), Cost::More, subsets::direct_hidden, 3),
    whole((26, 28), Cost::Quick, locking::indirect),
    sized((30, 30), Cost::Quick, subsets::naked, 2),
    by_digit((32, 32), Cost::Some, subsets::fish, 2),
    sized((34, 34), Cost::Quick, subsets::hidden, 2),
    sized((36, 36), Cost::Some, subsets::naked, 3),
    by_digit((38, 38), Cost::More, subsets::fish, 3),
    sized((40, 40), Cost::More, subsets::hidden, 3),
    by_digit((40, 41), Cost::Some, links::plain, 2),
    by_digit((43, 43), Cost::More, links::grouped, 2),
    whole((42, 42), Cost::Some, wings::xy),
    whole((44, 44), Cost::More, wings::xyz),
    whole((45, ANY), Cost::More, unique::loops).fragile(),
    sized((50, 50), Cost::More, subsets::naked, 4),
    by_digit((52, 52), Cost::More, subsets::fish, 4),
    sized((54, 54), Cost::More, subsets::hidden, 4),
    by_digit((54, 56), Cost::More, links::plain, 3),
    by_digit((57, 57), Cost::More, links::grouped, 3),
    sized((55, 56), Cost::More, bent::wings, 3),
    whole((56, 62), Cost::More, bug::graves),
    by_digit((58, 60), Cost::More, links::plain, 4).not_in_exchange(),
    by_digit((61, 61), Cost::More, links::grouped, 4).not_in_exchange(),
    sized((62, 64), Cost::More, bent::wings, 4),
    whole((62, 62), Cost::Most, aligned::pairs),
    sized((66, 66), Cost::More, bent::wings, 5).not_in_exchange(),
    whole((65, ANY), Cost::More, chains::all),
    sized((75, 75), Cost::More, bent::wings, 6).not_in_exchange(),
    whole((75, 75), Cost::Most, aligned::triplets),
    by_cell(
        75,
        Cost::Most,
        |board, cell, _, nets, hints| forcing::nishio(board, cell, nets, hints),
        0,
    ),
    whole((80, ANY), Cost::More, branches::multiple),
    by_cell(85, Cost::Much, forcing::dynamic, 0),
    by_cell(90, Cost::Most, forcing::dynamic, 1),
    by_cell(95, Cost::Most, forcing::dynamic, 2),
    by_cell(100, Cost::Most, forcing::dynamic, 3),
    by_cell(105, Cost::Most, forcing::dynamic, 4),
];
