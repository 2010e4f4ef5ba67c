//! The way through a puzzle on which the easiest step is taken each time.

use super::board::{Board, Boards};
use super::forcing::Nets;
use super::geometry::{bits_of, cells_of};
use super::hint::{Hint, Hints};
use super::ladder::{FINDERS, Find, ORDER_BY_COST};
use super::singles;
use crate::grid::Grid;
use crate::pace::breathe;

/// What the steps of a puzzle ask for, in tenths.
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

/// What a finder that looks everywhere at once counts as, in nodes of nets.
const WHOLE_WORK: u64 = 2_000;

/// After so many steps that are no harder than the puzzle a finder need not look from further cells.
const ENOUGH_EASY: usize = 4;

/// What a puzzle is rated at least that no finder leads on in.
const BEYOND_ALL: u16 = 110;

/// A rating in the making, which can be interrupted and resumed.
pub struct Rater {
    board: Board,
    rating: Rating,
    turn: Turn,
    /// The cells from which the finder whose turn it is has still to look.
    cells: u128,
    hints: Hints,
    nets: Nets,
    /// For each finder and digit the cells in which the digit was found to have no step.
    barren: Vec<Boards>,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// A step that is no harder than what is known is taken from any finder, the quickest first.
    Easy { cost: usize, finder: usize },
    /// The easiest step matters, so the finders are asked in their order.
    Ordered { finder: usize },
    /// Nobody's: no finder leads on.
    Nobody,
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
            turn: Turn::Ordered { finder: 0 },
            hints: Hints::new(0),
            nets: Nets::default(),
            barren: vec![[0; 9]; FINDERS.len()],
        }
    }

    /// Go on for about so many units of work; true when the rating is complete or nothing leads on.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut done = 0;
        while !self.is_finished() {
            if done >= work || breathe().is_break() {
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

    /// Ask the finder whose turn it is, or from its next cell; return how much work that was.
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
                let barren = &mut self.barren[finder];
                let is_new = |&digit: &usize| barren[digit] != self.board.cells[digit];
                let digits = (0..9).filter(is_new).fold(0, |set, digit| set | 1 << digit);
                for digit in bits_of(find(&self.board, digits, &mut self.hints)) {
                    barren[digit] = self.board.cells[digit];
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

    /// The finder whose turn it is, if it has anything to offer in it.
    fn finder(&self) -> Option<usize> {
        let known = self.rating.er;
        match self.turn {
            Turn::Easy { cost, finder } => {
                let asked = &FINDERS[finder];
                (asked.least <= known && asked.cost == ORDER_BY_COST[cost]).then_some(finder)
            }
            // Whatever such a finder could offer was looked for before.
            Turn::Ordered { finder } => (FINDERS[finder].most > known).then_some(finder),
            // uncovered: then the walk has ended, and asks nobody.
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
        self.nets.forget();
    }

    /// Give the turn to the next finder.
    fn pass(&mut self) {
        self.nets.forget();
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
