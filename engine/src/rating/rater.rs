//! Rates a puzzle by always taking the easiest step.

use super::board::{Board, Boards};
use super::forcing::Nets;
use super::geometry::{bits_of, cells_of};
use super::hint::{Hint, Hints};
use super::ladder::{FINDERS, Find, ORDER_BY_COST};
use super::singles;
use crate::grid::Grid;
use crate::interruption::checkpoint;

/// The rating of a puzzle, in tenths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

/// The cost of a finder that searches the whole board, in nodes of nets.
const WHOLE_WORK: u64 = 2_000;

/// After so many easy steps a finder does not search from further cells.
const ENOUGH_EASY: usize = 4;

/// The lower bound for a puzzle that the finders do not solve.
const BEYOND_ALL: u16 = 110;

/// A rating that can be paused and resumed.
pub struct Rater {
    board: Board,
    rating: Rating,
    turn: Turn,
    /// The cells that the current finder has still to search from.
    cells: u128,
    hints: Hints,
    nets: Nets,
    /// For each finder and digit: the digit's cells when it was last found to have no step.
    exhausted: Vec<Boards>,
}

/// Which finder is next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// Easy steps may come from any finder, so the quickest are asked first.
    Easy { cost: usize, finder: usize },
    /// The easiest step is needed, so the finders are asked in their order.
    Ordered { finder: usize },
    /// None: the finders do not solve the puzzle.
    Nobody,
}

impl Rater {
    /// Start rating a puzzle; whether it has exactly one solution is not checked.
    #[must_use]
    pub fn new(puzzle: &Grid) -> Self {
        let board = Board::new(puzzle);
        Self {
            cells: board.empty,
            board,
            rating: Rating::default(),
            turn: Turn::Ordered { finder: 0 },
            hints: Hints::new(0),
            nets: Nets::default(),
            exhausted: vec![[0; 9]; FINDERS.len()],
        }
    }

    /// Continue for about `work` units; true when the rating is complete or no finder has a step.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut done = 0;
        while !self.is_finished() {
            if done >= work || checkpoint().is_break() {
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

    /// The proven lower bound of the rating, in tenths.
    #[must_use]
    pub fn at_least(&self) -> u16 {
        let next = match self.turn {
            Turn::Easy { .. } => 0,
            Turn::Ordered { finder } => FINDERS[finder].least,
            Turn::Nobody => BEYOND_ALL,
        };
        self.rating.er.max(next)
    }

    fn is_finished(&self) -> bool {
        self.board.empty == 0 || self.turn == Turn::Nobody || self.board.is_dead()
    }

    /// Run the current finder, or one cell of it; returns the cost.
    fn look(&mut self) -> u64 {
        let Some(finder) = self.finder() else {
            self.pass();
            return 0;
        };
        let mut is_done = true;
        let mut work = WHOLE_WORK;
        match &FINDERS[finder].find {
            Find::Whole(find) => {
                let _ = find(&self.board, &mut self.hints);
            }
            Find::ByDigit(find) => {
                let exhausted = &mut self.exhausted[finder];
                let is_new = |&digit: &usize| exhausted[digit] != self.board.cells[digit];
                let digits = (0..9).filter(is_new).fold(0, |set, digit| set | 1 << digit);
                for digit in bits_of(find(&self.board, digits, &mut self.hints)) {
                    exhausted[digit] = self.board.cells[digit];
                }
            }
            Find::ByCell(find) => {
                let before = self.nets.work();
                if let Some(cell) = cells_of(self.cells).next() {
                    find(&self.board, cell, &mut self.nets, &mut self.hints);
                    self.cells &= !(1 << cell);
                }
                is_done = self.cells == 0 || self.hints.has_easy(ENOUGH_EASY);
                work = self.nets.work() - before;
            }
        }
        if is_done {
            self.take_hints();
        }
        work
    }

    /// The current finder, if it can have a useful step.
    fn finder(&self) -> Option<usize> {
        let known = self.rating.er;
        match self.turn {
            Turn::Easy { cost, finder } => {
                let asked = &FINDERS[finder];
                (asked.least <= known && asked.cost == ORDER_BY_COST[cost]).then_some(finder)
            }
            // The steps of other finders were searched before.
            Turn::Ordered { finder } => (FINDERS[finder].most > known).then_some(finder),
            // uncovered: the walk has ended then.
            Turn::Nobody => None,
        }
    }

    fn take_hints(&mut self) {
        let hints = self.hints.take();
        if hints.is_empty() {
            self.pass();
            return;
        }
        for hint in &hints {
            self.count(hint);
            hint.apply(&mut self.board);
        }
        let known = self.rating.er;
        if self.rating.ep > 0 && known >= singles::HIDDEN_IN_BOX {
            singles::fill(&mut self.board, known);
        }
        self.turn = Turn::Easy { cost: 0, finder: 0 };
        self.hints = Hints::easy_only(self.rating.er);
        self.cells = self.board.empty;
        self.nets.clear();
    }

    /// Go on to the next finder.
    fn pass(&mut self) {
        self.nets.clear();
        self.cells = self.board.empty;
        self.turn = match self.turn {
            Turn::Easy { cost, finder } if finder + 1 < FINDERS.len() => Turn::Easy {
                cost,
                finder: finder + 1,
            },
            Turn::Easy { cost, .. } if cost + 1 < ORDER_BY_COST.len() => Turn::Easy {
                cost: cost + 1,
                finder: 0,
            },
            Turn::Easy { .. } => {
                self.hints = Hints::new(self.rating.er);
                Turn::Ordered { finder: 0 }
            }
            Turn::Ordered { finder } if finder + 1 < FINDERS.len() => {
                Turn::Ordered { finder: finder + 1 }
            }
            _ => Turn::Nobody,
        };
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
