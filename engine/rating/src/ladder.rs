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
    /// At once, for some digits that are independent of each other; returns the digits without steps.
    ByDigit(fn(&Board, u16, &mut Hints) -> u16),
    /// From one cell after the other.
    ByCell(fn(&Board, usize, &mut Nets, &mut Hints)),
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

const fn whole(
    (least, most): (u16, u16),
    cost: Cost,
    find: fn(&Board, &mut Hints) -> ControlFlow<()>,
) -> Finder {
    Finder {
        least,
        most,
        cost,
        find: Find::Whole(find),
        is_in_exchange: true,
        is_fragile: false,
    }
}

const fn by_digit(
    (least, most): (u16, u16),
    cost: Cost,
    find: fn(&Board, u16, &mut Hints) -> u16,
) -> Finder {
    Finder {
        least,
        most,
        cost,
        find: Find::ByDigit(find),
        is_in_exchange: true,
        is_fragile: false,
    }
}

const fn by_cell(least: u16, cost: Cost, find: fn(&Board, usize, &mut Nets, &mut Hints)) -> Finder {
    Finder {
        least,
        most: ANY,
        cost,
        find: Find::ByCell(find),
        is_in_exchange: true,
        is_fragile: false,
    }
}

pub(super) const FINDERS: &[Finder] = &[
    whole((10, 15), Cost::Quick, singles::hidden),
    whole((17, 19), Cost::More, locking::direct),
    whole((20, 20), Cost::More, |board, hints| {
        subsets::direct_hidden(board, 2, hints)
    }),
    whole((23, 23), Cost::Quick, singles::naked),
    whole((25, 25), Cost::More, |board, hints| {
        subsets::direct_hidden(board, 3, hints)
    }),
    whole((26, 28), Cost::Quick, locking::indirect),
    whole((30, 30), Cost::Quick, |board, hints| {
        subsets::naked(board, 2, hints)
    }),
    by_digit((32, 32), Cost::Some, |board, digits, hints| {
        subsets::fish(board, digits, 2, hints)
    }),
    whole((34, 34), Cost::Quick, |board, hints| {
        subsets::hidden(board, 2, hints)
    }),
    whole((36, 36), Cost::Some, |board, hints| {
        subsets::naked(board, 3, hints)
    }),
    by_digit((38, 38), Cost::More, |board, digits, hints| {
        subsets::fish(board, digits, 3, hints)
    }),
    whole((40, 40), Cost::More, |board, hints| {
        subsets::hidden(board, 3, hints)
    }),
    by_digit((40, 41), Cost::Some, links::two),
    by_digit((43, 43), Cost::More, links::two_grouped),
    whole((42, 42), Cost::Some, wings::xy),
    whole((44, 44), Cost::More, wings::xyz),
    whole((45, ANY), Cost::More, unique::loops).fragile(),
    whole((50, 50), Cost::More, |board, hints| {
        subsets::naked(board, 4, hints)
    }),
    by_digit((52, 52), Cost::More, |board, digits, hints| {
        subsets::fish(board, digits, 4, hints)
    }),
    whole((54, 54), Cost::More, |board, hints| {
        subsets::hidden(board, 4, hints)
    }),
    by_digit((54, 56), Cost::More, links::three),
    by_digit((57, 57), Cost::More, links::three_grouped),
    whole((55, 56), Cost::More, |board, hints| {
        bent::wings(board, 3, hints)
    }),
    whole((56, 62), Cost::More, bug::graves),
    by_digit((58, 60), Cost::More, links::four).not_in_exchange(),
    by_digit((61, 61), Cost::More, links::four_grouped).not_in_exchange(),
    whole((62, 64), Cost::More, |board, hints| {
        bent::wings(board, 4, hints)
    }),
    whole((62, 62), Cost::Most, aligned::pairs),
    whole((66, 66), Cost::More, |board, hints| {
        bent::wings(board, 5, hints)
    })
    .not_in_exchange(),
    whole((65, ANY), Cost::More, chains::all),
    whole((75, 75), Cost::More, |board, hints| {
        bent::wings(board, 6, hints)
    })
    .not_in_exchange(),
    whole((75, 75), Cost::Most, aligned::triplets),
    by_cell(75, Cost::Most, forcing::nishio),
    whole((80, ANY), Cost::More, branches::multiple),
    by_cell(85, Cost::Much, |board, cell, nets, hints| {
        forcing::dynamic(board, cell, 0, nets, hints);
    }),
    by_cell(90, Cost::Most, |board, cell, nets, hints| {
        forcing::dynamic(board, cell, 1, nets, hints);
    }),
    by_cell(95, Cost::Most, |board, cell, nets, hints| {
        forcing::dynamic(board, cell, 2, nets, hints);
    }),
    by_cell(100, Cost::Most, |board, cell, nets, hints| {
        forcing::dynamic(board, cell, 3, nets, hints);
    }),
    by_cell(105, Cost::Most, |board, cell, nets, hints| {
        forcing::dynamic(board, cell, 4, nets, hints);
    }),
];
