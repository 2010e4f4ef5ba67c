//! Decides whether singles still solve a puzzle without some givens.

use crate::grading::SinglesClosure;
use nonet_grid::{Candidate, Cell, CellSet, Digit, Grid, House};
use nonet_search::Board;

/// A full grid, from which givens are removed that singles regain.
///
/// The places that givens rule out are kept between calls.
pub(super) struct SinglesThinning {
    puzzle: Grid,
    /// The givens of each digit.
    givens: [CellSet; 9],
    /// The cells that see a given of each digit.
    seen: [CellSet; 9],
}

impl SinglesThinning {
    /// Start with all givens.
    pub(super) fn new(solution: &Grid) -> Self {
        let mut givens = [CellSet::EMPTY; 9];
        for (cell, digit) in solution.filled() {
            givens[digit.index()] = givens[digit.index()].with(cell);
        }
        Self {
            puzzle: *solution,
            givens,
            seen: givens.map(seen_by),
        }
    }

    /// Remove all givens of these cells, if full houses and hidden singles in boxes regain them; else none.
    pub(super) fn take_by_boxes(&mut self, cells: CellSet) -> bool {
        self.take_if(cells, |rest, sure| {
            rest.is_hidden_single_in_box(sure) || rest.closure().fills_by_boxes(sure.cell)
        })
    }

    /// Remove all givens of these cells, if singles regain them; else remove none.
    pub(super) fn take_by_singles(&mut self, cells: CellSet) -> bool {
        self.take_if(cells, |rest, sure| {
            rest.is_single(sure) || rest.propagates(sure.cell) && rest.closure().fills(sure.cell)
        })
    }

    fn take_if(&mut self, cells: CellSet, is_sure: fn(&Self, Candidate) -> bool) -> bool {
        let before = (self.puzzle, self.givens, self.seen);
        let is_taken = cells
            .into_iter()
            .all(|cell| self.remove(cell).is_some_and(|sure| is_sure(self, sure)));
        if !is_taken {
            (self.puzzle, self.givens, self.seen) = before;
        }
        is_taken
    }

    /// Remove the given of a cell, and return it.
    fn remove(&mut self, cell: Cell) -> Option<Candidate> {
        let digit = self.puzzle.digit(cell)?;
        self.puzzle.set(cell, None);
        let givens = self.givens[digit.index()].without(cell);
        self.givens[digit.index()] = givens;
        self.seen[digit.index()] = seen_by(givens);
        Some(Candidate { cell, digit })
    }

    /// Whether the search's propagation, which can do more than singles and is faster, fills a cell.
    fn propagates(&self, cell: Cell) -> bool {
        let left_open = Board::new(&self.puzzle).propagate();
        left_open.is_some_and(|open| !open.contains(cell))
    }

    fn is_single(&self, sure: Candidate) -> bool {
        let mut others = Digit::ALL.into_iter().filter(|&digit| digit != sure.digit);
        others.all(|digit| self.seen[digit.index()].contains(sure.cell))
            || self.is_hidden_single(sure)
    }

    /// Whether the digit has no other place in the box of the cell.
    fn is_hidden_single_in_box(&self, Candidate { cell, digit }: Candidate) -> bool {
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
