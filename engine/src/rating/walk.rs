//! The way through a puzzle on which the easiest step is taken each time.

use std::ops::ControlFlow;

use super::board::Board;
use super::forcing::{self, Nets};
use super::geometry::cells_of;
use super::hint::{Hint, Hints};
use super::{
    aligned, bent, branches, bug, chains, links, locking, singles, subsets, unique, wings,
};
use crate::grid::Grid;

/// What the steps of a puzzle ask for, in tenths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rating {
    /// The rating of the hardest step.
    pub er: u16,
    /// The rating of the hardest step up to the first that places a digit.
    pub ep: u16,
    /// The rating of the first step.
    pub ed: u16,
    /// The name of the hardest step; empty before the first.
    pub hardest: &'static str,
}

/// How a step is looked for.
enum Finder {
    /// At once, which takes less than a millisecond or two.
    Whole(fn(&Board, &mut Hints) -> ControlFlow<()>),
    /// From one cell after the other.
    ByCell(fn(&Board, usize, &mut Nets, &mut Hints)),
}

/// The finders in the order in which the Explainer asks them, each with the least that its steps are rated.
const FINDERS: &[(u16, Finder)] = &[
    (10, Finder::Whole(singles::hidden)),
    (17, Finder::Whole(locking::direct)),
    (
        20,
        Finder::Whole(|board, hints| subsets::direct_hidden(board, 2, hints)),
    ),
    (23, Finder::Whole(singles::naked)),
    (
        25,
        Finder::Whole(|board, hints| subsets::direct_hidden(board, 3, hints)),
    ),
    (26, Finder::Whole(locking::indirect)),
    (
        30,
        Finder::Whole(|board, hints| subsets::naked(board, 2, hints)),
    ),
    (
        32,
        Finder::Whole(|board, hints| subsets::fish(board, 2, hints)),
    ),
    (
        34,
        Finder::Whole(|board, hints| subsets::hidden(board, 2, hints)),
    ),
    (
        36,
        Finder::Whole(|board, hints| subsets::naked(board, 3, hints)),
    ),
    (
        38,
        Finder::Whole(|board, hints| subsets::fish(board, 3, hints)),
    ),
    (
        40,
        Finder::Whole(|board, hints| subsets::hidden(board, 3, hints)),
    ),
    (40, Finder::Whole(links::two)),
    (43, Finder::Whole(links::two_grouped)),
    (42, Finder::Whole(wings::xy)),
    (44, Finder::Whole(wings::xyz)),
    (45, Finder::Whole(unique::loops)),
    (
        50,
        Finder::Whole(|board, hints| subsets::naked(board, 4, hints)),
    ),
    (
        52,
        Finder::Whole(|board, hints| subsets::fish(board, 4, hints)),
    ),
    (
        54,
        Finder::Whole(|board, hints| subsets::hidden(board, 4, hints)),
    ),
    (54, Finder::Whole(links::three)),
    (57, Finder::Whole(links::three_grouped)),
    (
        55,
        Finder::Whole(|board, hints| bent::wings(board, 3, hints)),
    ),
    (56, Finder::Whole(bug::graves)),
    (
        62,
        Finder::Whole(|board, hints| bent::wings(board, 4, hints)),
    ),
    (62, Finder::Whole(aligned::pairs)),
    (65, Finder::Whole(chains::of_one_kind)),
    (
        66,
        Finder::Whole(|board, hints| bent::wings(board, 5, hints)),
    ),
    (70, Finder::Whole(chains::mixed)),
    (
        75,
        Finder::Whole(|board, hints| bent::wings(board, 6, hints)),
    ),
    (75, Finder::Whole(aligned::triplets)),
    (75, Finder::ByCell(forcing::nishio)),
    (80, Finder::Whole(branches::multiple)),
    (
        85,
        Finder::ByCell(|board, cell, nets, hints| forcing::dynamic(board, cell, 0, nets, hints)),
    ),
    (
        90,
        Finder::ByCell(|board, cell, nets, hints| forcing::dynamic(board, cell, 1, nets, hints)),
    ),
];

/// What a finder that looks everywhere at once counts as, in nodes of nets.
const WHOLE_WORK: u64 = 2_000;

/// A rating in the making, which can be interrupted and resumed.
pub struct Rater {
    board: Board,
    rating: Rating,
    /// The finder that is next, and the cells that it has still to look from.
    finder: usize,
    cells: u128,
    hints: Hints,
    nets: Nets,
}

impl Rater {
    /// Begin to rate a puzzle; that it has exactly one solution is not checked.
    #[must_use]
    pub fn new(puzzle: &Grid) -> Self {
        let board = Board::new(puzzle);
        Self {
            cells: board.empty,
            board,
            rating: Rating::default(),
            finder: 0,
            hints: Hints::new(0),
            nets: Nets::default(),
        }
    }

    /// Go on for about so many units of work; true when the rating is complete or nothing leads on.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut done = 0;
        while !self.is_finished() {
            if done >= work {
                return false;
            }
            done += self.look();
        }
        true
    }

    /// The rating, once the puzzle is solved.
    #[must_use]
    pub fn rating(&self) -> Option<Rating> {
        (self.board.empty == 0).then_some(self.rating)
    }

    /// What the puzzle is rated at least, in tenths: no easier step than this leads on.
    #[must_use]
    pub fn at_least(&self) -> u16 {
        let next = FINDERS.get(self.finder).map_or(95, |(rating, _)| *rating);
        self.rating.er.max(next)
    }

    fn is_finished(&self) -> bool {
        self.board.empty == 0 || self.finder == FINDERS.len() || self.board.is_dead()
    }

    /// Ask the next finder, or from the next cell; return how much work that was.
    fn look(&mut self) -> u64 {
        let known = if self.rating.ep > 0 {
            self.rating.er
        } else {
            0
        };
        if self.finder == 0
            && known >= singles::HIDDEN_IN_BOX
            && singles::fill(&mut self.board, known)
        {
            return 0;
        }
        let mut is_done = true;
        let mut work = WHOLE_WORK;
        match &FINDERS[self.finder].1 {
            Finder::Whole(find) => {
                let _ = find(&self.board, &mut self.hints);
            }
            Finder::ByCell(find) => {
                let before = self.nets.work();
                if let Some(cell) = cells_of(self.cells).next() {
                    find(&self.board, cell, &mut self.nets, &mut self.hints);
                    self.cells &= !(1 << cell);
                }
                // What is no harder than the puzzle is taken as soon as it is found.
                is_done = self.cells == 0 || self.hints.has_easy();
                work = self.nets.work() - before;
            }
        }
        if is_done {
            self.finish_finder();
        }
        work
    }

    fn finish_finder(&mut self) {
        let hints = self.hints.take();
        if hints.is_empty() {
            self.finder += 1;
        } else {
            for hint in &hints {
                self.count(hint);
                hint.apply(&mut self.board);
            }
            self.finder = 0;
        }
        self.cells = self.board.empty;
        let is_begun = self.rating.ed > 0;
        self.hints = Hints::new(if is_begun { self.rating.er } else { 0 });
    }

    fn count(&mut self, hint: &Hint) {
        if self.rating.er < hint.rating {
            self.rating.er = hint.rating;
            self.rating.hardest = hint.name;
        }
        if self.rating.ed == 0 {
            self.rating.ed = hint.rating;
        }
        if self.rating.ep == 0 && hint.places.is_some() {
            self.rating.ep = self.rating.er;
        }
    }
}
