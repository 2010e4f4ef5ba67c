//! Decides whether a puzzle keeps its only solution without some givens.

use super::rectangles::rectangles;
use crate::grading::SinglesClosure;
use nonet_grid::{Candidate, Cell, CellSet, Digit, Grid, House};
use nonet_search::{Board, Limits, Status};

/// A puzzle with exactly one solution, from which givens are removed.
///
/// A given is superfluous when no other digit is possible in its cell: this is faster than counting
/// solutions. The places that givens rule out are kept between calls.
#[derive(Clone)]
pub(super) struct Thinning {
    solution: Grid,
    /// The givens of each digit.
    givens: [CellSet; 9],
    /// The cells that see a given of each digit.
    seen: [CellSet; 9],
    /// Cells of which one must be given, where they are known.
    unavoidable: Vec<CellSet>,
}

impl Thinning {
    /// Start with the givens of a puzzle that has this solution and no other.
    pub(super) fn new(puzzle: &Grid, solution: &Grid) -> Self {
        let mut givens = [CellSet::EMPTY; 9];
        for (cell, digit) in puzzle.filled() {
            givens[digit.index()] = givens[digit.index()].with(cell);
        }
        Self {
            solution: *solution,
            givens,
            seen: givens.map(seen_by),
            unavoidable: Vec::new(),
        }
    }

    /// Start with a full grid, of which many givens will be taken.
    ///
    /// Rectangles that lose their last given are recognized sooner than a second solution is found.
    pub(super) fn of_full(solution: &Grid) -> Self {
        Self {
            unavoidable: rectangles(solution),
            ..Self::new(solution, solution)
        }
    }

    /// Remove all givens of these cells, if the solution stays the only one; else remove none.
    pub(super) fn take(&mut self, cells: CellSet) -> bool {
        !self.would_empty_a_rectangle(cells) && self.take_if(cells, Self::is_sure)
    }

    /// Remove all givens of these cells, if full houses and hidden singles in boxes regain them; else none.
    pub(super) fn take_by_boxes(&mut self, cells: CellSet) -> bool {
        self.take_if(cells, |rest, sure| {
            rest.is_alone_in_box(sure) || rest.closure().fills_by_boxes(sure.cell)
        })
    }

    /// Remove all givens of these cells, if singles regain them; else remove none.
    pub(super) fn take_by_singles(&mut self, cells: CellSet) -> bool {
        self.take_if(cells, |rest, sure| {
            rest.is_single(sure) || rest.closure().fills(sure.cell)
        })
    }

    fn would_empty_a_rectangle(&self, cells: CellSet) -> bool {
        let kept = CellSet::ALL.difference(self.open()).difference(cells);
        let mut touched = self
            .unavoidable
            .iter()
            .filter(|set| !set.intersection(cells).is_empty());
        touched.any(|set| set.intersection(kept).is_empty())
    }

    fn take_if(&mut self, cells: CellSet, is_sure: fn(&Self, Candidate) -> bool) -> bool {
        let before = (self.givens, self.seen);
        let is_taken = cells
            .into_iter()
            .all(|cell| self.remove(cell).is_some_and(|sure| is_sure(self, sure)));
        if !is_taken {
            (self.givens, self.seen) = before;
        }
        is_taken
    }

    /// Remove the given of a cell; the result is what it was.
    fn remove(&mut self, cell: Cell) -> Option<Candidate> {
        let digit = self.solution.digit(cell)?;
        let givens = self.givens[digit.index()].without(cell);
        self.givens[digit.index()] = givens;
        self.seen[digit.index()] = seen_by(givens);
        Some(Candidate { cell, digit })
    }

    /// Whether the cell, which is empty now, can hold no other digit.
    fn is_sure(&self, sure: Candidate) -> bool {
        if self.is_single(sure) {
            return true;
        }
        let mut board = Board::new(&self.solution.without(self.open()));
        board.exclude(sure);
        let one = Limits {
            solutions: 1,
            nodes: u64::MAX,
        };
        // A search that was stopped proves nothing.
        board.count_solutions(one).status == Status::Unsolvable
    }

    fn is_single(&self, sure: Candidate) -> bool {
        let mut others = Digit::ALL.into_iter().filter(|&digit| digit != sure.digit);
        others.all(|digit| self.seen[digit.index()].contains(sure.cell))
            || self.is_hidden_single(sure)
    }

    /// Whether the digit has no other place in the box of the cell.
    fn is_alone_in_box(&self, Candidate { cell, digit }: Candidate) -> bool {
        let others = self
            .open()
            .difference(self.seen[digit.index()])
            .without(cell);
        House::of_box(cell.box_index())
            .cells()
            .intersection(others)
            .is_empty()
    }

    /// Whether the digit has no other place in a house of the cell.
    fn is_hidden_single(&self, Candidate { cell, digit }: Candidate) -> bool {
        let others = self
            .open()
            .difference(self.seen[digit.index()])
            .without(cell);
        let houses = cell.houses().into_iter();
        houses
            .map(|house| house.cells().intersection(others))
            .any(CellSet::is_empty)
    }

    fn closure(&self) -> SinglesClosure {
        let unseen = self.seen.map(|seen| CellSet::ALL.difference(seen));
        SinglesClosure::of(unseen, self.open())
    }

    fn open(&self) -> CellSet {
        let givens = self.givens.iter().copied();
        CellSet::ALL.difference(givens.fold(CellSet::EMPTY, CellSet::union))
    }
}

fn seen_by(givens: CellSet) -> CellSet {
    givens
        .into_iter()
        .fold(CellSet::EMPTY, |seen, cell| seen.union(cell.peers()))
}
