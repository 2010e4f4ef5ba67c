//! Rates a puzzle by taking the steps that the Explainer takes.

use super::ahead::Ahead;
use super::board::{Board, Boards};
use super::changes::Changes;
use super::forcing::Nets;
use super::geometry::cells_of;
use super::hint::{Hint, Hints};
use super::ladder::{COSTS, FINDERS, Find, Finder, Profile};
use super::links::LinkGraphs;
use super::singles;
use super::traced_step::TracedStep;
use nonet_grid::Grid;
use nonet_grid::interruption::checkpoint;

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

/// The lower bound for a puzzle that the finders do not solve.
const BEYOND_ALL: u16 = 110;

/// A rating that can be paused and resumed.
pub struct Rater {
    board: Board,
    profile: Profile,
    rating: Rating,
    turn: Turn,
    /// The cells that the current finder has still to search from.
    cells: u128,
    hints: Hints,
    graphs: LinkGraphs,
    nets: Nets,
    ahead: Ahead,
    /// For each finder, the changes since it last found no step.
    pending: Vec<Changes>,
    /// The candidates that `pending` knows of.
    before: Boards,
    /// The steps so far, if they are wanted.
    trace: Option<Vec<TracedStep>>,
}

/// Index of the next finder.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// Steps of the finders before this one change no rating, so the quickest are asked first.
    Easy {
        cost: usize,
        finder: usize,
        end: usize,
    },
    /// The finders are asked in their order, for one step.
    Ordered { finder: usize },
    /// None: the finders do not solve the puzzle.
    Nobody,
}

impl Rater {
    /// Start rating a puzzle; whether it has exactly one solution is not checked.
    #[must_use]
    pub fn new(puzzle: &Grid, profile: Profile) -> Self {
        let board = Board::new(puzzle);
        Self {
            cells: board.empty,
            before: board.cells,
            board,
            profile,
            rating: Rating::default(),
            turn: Turn::Ordered { finder: 0 },
            hints: Hints::new(0),
            graphs: LinkGraphs::default(),
            nets: Nets::default(),
            ahead: Ahead::default(),
            pending: vec![Changes::ALL; FINDERS.len()],
            trace: None,
        }
    }

    /// Start rating a puzzle, and keep every step.
    #[must_use]
    pub fn traced(puzzle: &Grid, profile: Profile) -> Self {
        Self {
            trace: Some(Vec::new()),
            ..Self::new(puzzle, profile)
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

    /// The steps so far, if they were asked for.
    #[must_use]
    pub fn trace(&self) -> Option<&[TracedStep]> {
        self.trace.as_deref()
    }

    /// The proven lower bound of the rating, in tenths.
    ///
    /// The next step is of a finder that is not done yet. Later ones may offer easier steps.
    #[must_use]
    pub fn at_least(&self) -> u16 {
        let next = match self.turn {
            Turn::Ordered { finder } if self.board.empty != 0 => self.least_from(finder),
            Turn::Nobody => BEYOND_ALL,
            _ => 0,
        };
        self.rating.er.max(next)
    }

    /// The least that a step of a finder, or of a later one, is rated.
    fn least_from(&self, first: usize) -> u16 {
        let asked = FINDERS[first..]
            .iter()
            .filter(|finder| self.profile.has(finder));
        asked.map(|finder| finder.least).min().unwrap_or(BEYOND_ALL)
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
            Find::Touching(find, size) => {
                let pending = &mut self.pending[finder];
                let _ = find(&self.board, pending.cells, *size, &mut self.hints);
                if self.hints.is_empty() {
                    pending.cells = 0;
                }
            }
            Find::ByDigit(find, size) => {
                let pending = &mut self.pending[finder];
                pending.digits &= !find(&self.board, pending.digits, *size, &mut self.hints);
            }
            Find::ByLinks(find, size) => {
                let (pending, graphs) = (&mut self.pending[finder], &mut self.graphs);
                let digits = pending.digits;
                pending.digits &= !find(&self.board, graphs, digits, *size, &mut self.hints);
            }
            Find::ByCell(find, level) => {
                let before = self.nets.work();
                if let Some(cell) = cells_of(self.cells).next() {
                    find(&self.board, cell, *level, &mut self.nets, &mut self.hints);
                    self.cells &= !(1 << cell);
                }
                is_done = self.cells == 0;
                work = self.nets.work() - before;
            }
        }
        if is_done {
            self.take_hints();
        }
        work
    }

    /// The current finder, if it is asked.
    fn finder(&self) -> Option<usize> {
        let is_asked = |finder: &Finder| self.profile.has(finder);
        match self.turn {
            Turn::Easy { cost, finder, .. } => {
                let asked = &FINDERS[finder];
                (asked.cost == COSTS[cost] && is_asked(asked)).then_some(finder)
            }
            Turn::Ordered { finder } => is_asked(&FINDERS[finder]).then_some(finder),
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
            if let Some(trace) = &mut self.trace {
                trace.push(TracedStep::new(hint, &self.board));
            }
            hint.apply(&mut self.board);
            self.ahead.follow(hint);
        }
        self.begin();
    }

    /// Ask for the next step: first the finders whose steps are known to change no rating.
    fn begin(&mut self) {
        let known = self.rating.er;
        if self.trace.is_none() && self.ahead.is_solved(&self.board, known) {
            self.board.empty = 0;
            if self.rating.ep == 0 {
                self.rating.ep = known;
            }
            return;
        }
        let is_easy = |finder: &&Finder| finder.most <= known && !finder.is_fragile;
        let end = match self.trace {
            Some(_) => 0,
            None => FINDERS.iter().take_while(is_easy).count(),
        };
        if self.trace.is_none() && self.rating.ep > 0 && known >= singles::HIDDEN_IN_BOX {
            singles::fill(&mut self.board, known);
        }
        self.note_changes();
        self.hints = Hints::easy_only(known);
        self.cells = self.board.empty;
        self.nets.clear();
        self.turn = Turn::Easy {
            cost: 0,
            finder: 0,
            end,
        };
        if end == 0 {
            self.begin_ordered(0);
        }
    }

    fn note_changes(&mut self) {
        for pending in &mut self.pending {
            pending.add(&self.before, &self.board.cells);
        }
        self.before = self.board.cells;
    }

    fn begin_ordered(&mut self, finder: usize) {
        self.hints = Hints::new(0);
        self.turn = Turn::Ordered { finder };
    }

    /// Go on to the next finder.
    fn pass(&mut self) {
        self.nets.clear();
        self.cells = self.board.empty;
        match self.turn {
            Turn::Easy { cost, finder, end } if finder + 1 < end => {
                let finder = finder + 1;
                self.turn = Turn::Easy { cost, finder, end };
            }
            Turn::Easy { cost, end, .. } if cost + 1 < COSTS.len() => {
                self.turn = Turn::Easy {
                    cost: cost + 1,
                    finder: 0,
                    end,
                };
            }
            Turn::Easy { end, .. } => self.begin_ordered(end),
            Turn::Ordered { finder } if finder + 1 < FINDERS.len() => {
                self.turn = Turn::Ordered { finder: finder + 1 };
            }
            _ => self.turn = Turn::Nobody,
        }
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

#[cfg(test)]
mod tests {
    use super::super::ladder::FINDERS;
    use super::{Changes, Profile, Rater};
    use nonet_grid::Grid;

    /// Chains of all kinds; rectangles; wings; nets; cell forcing chains.
    const PUZZLES: [&str; 5] = [
        "000205000007000100300907008290000084100854002000000000710509046900040001002601800",
        "...79.6.........389.3.8..4..4......31..942..67......9..8..7.5.449.........5.28...",
        "96.2....5..37....8.....9.2...16.4.59....7....45.1.38...3.9.....6....79..8....1.36",
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        "003010800900050006700040003000104000070000050090578020040000080107000905502090407",
    ];

    #[test]
    fn a_rating_without_a_trace_is_that_of_all_steps() {
        for puzzle in PUZZLES {
            let puzzle = Grid::parse(puzzle.as_bytes()).expect("a grid");
            let mut rater = Rater::new(&puzzle, Profile::Explainer);
            let mut traced = Rater::traced(&puzzle, Profile::Explainer);

            rater.advance(u64::MAX);
            traced.advance(u64::MAX);

            assert_eq!(rater.rating(), traced.rating());
        }
    }

    #[test]
    fn finders_miss_no_step_by_looking_only_where_something_has_changed() {
        for puzzle in PUZZLES {
            let puzzle = Grid::parse(puzzle.as_bytes()).expect("a grid");
            let mut rater = Rater::traced(&puzzle, Profile::Explainer);
            let mut everywhere = Rater::traced(&puzzle, Profile::Explainer);

            rater.advance(u64::MAX);
            while !everywhere.advance(1) {
                everywhere.pending = vec![Changes::ALL; FINDERS.len()];
            }

            assert!(rater.rating().is_some());
            assert_eq!(rater.trace(), everywhere.trace());
        }
    }
}
