//! Naked and hidden subsets in any house.

use crate::board::{Candidate, at};
use crate::certificate::{Certificate, Origin, Truth};
use crate::constraints::Kind;
use crate::shape::{bit, digits_of};

use super::{Evidence, Solver, Step, Technique, each_choice, outside};

impl Solver<'_> {
    pub(super) fn naked_subset(&mut self, technique: Technique, count: usize) -> Option<Step> {
        self.each_constraint(technique, |solver, _, constraint| {
            let Kind::House(number) = constraint.kind else {
                return None;
            };
            let open = solver.open_cells(number);
            if count >= open.len() {
                return None;
            }
            let fits = |&cell: &u8| solver.board.at(cell).count_ones() as usize <= count;
            let few: Vec<u8> = open.iter().copied().filter(fits).collect();
            each_choice(few.len(), count, |chosen| {
                let cells: Vec<u8> = chosen.iter().map(|&place| few[place]).collect();
                let digits = solver.board.union(&cells);
                if digits.count_ones() as usize != count {
                    return None;
                }
                let others: Vec<u8> = open
                    .iter()
                    .copied()
                    .filter(|cell| !cells.contains(cell))
                    .collect();
                let gone = outside(&solver.board, &others, !digits);
                subset(technique, number, (cells, digits), gone, true)
            })
        })
    }

    pub(super) fn hidden_subset(&mut self, technique: Technique, count: usize) -> Option<Step> {
        self.each_constraint(technique, |solver, _, constraint| {
            let Kind::House(number) = constraint.kind else {
                return None;
            };
            let open = solver.open_cells(number);
            let board = &solver.board;
            if count >= open.len() {
                return None;
            }
            let digits = digits_of(board.union(&open));
            let few: Vec<u8> = digits
                .filter(|&digit| board.places(&open, digit).len() <= count)
                .collect();
            each_choice(few.len(), count, |chosen| {
                let digits = chosen.iter().fold(0, |mask, &place| mask | bit(few[place]));
                let cells: Vec<u8> = open
                    .iter()
                    .copied()
                    .filter(|&cell| board.at(cell) & digits != 0)
                    .collect();
                if cells.len() != count {
                    return None;
                }
                let gone = outside(board, &cells, digits);
                subset(technique, number, (cells, digits), gone, false)
            })
        })
    }

    fn open_cells(&self, house: usize) -> Vec<u8> {
        let cells = &self.board.model.houses[house].cells;
        cells
            .iter()
            .copied()
            .filter(|&cell| !self.board.is_filled(cell))
            .collect()
    }

    pub(super) fn lines_of(&self, digit: u8, first: usize, count: usize) -> Vec<usize> {
        let (board, size) = (&self.board, self.board.model.size());
        let fits = |&house: &usize| {
            (2..=count).contains(&board.places(&board.model.houses[house].cells, digit).len())
        };
        (first..first + size).filter(fits).collect()
    }

    pub(super) fn placed(&self, cells: &[u8], digit: u8) -> Vec<Candidate> {
        self.board
            .places(cells, digit)
            .into_iter()
            .map(|cell| at(cell, digit))
            .collect()
    }
}

/// A step that eliminates candidates by a subset.
fn subset(
    technique: Technique,
    house: usize,
    (cells, digits): (Vec<u8>, u16),
    gone: Vec<Candidate>,
    is_naked: bool,
) -> Option<Step> {
    let in_cells = cells.iter().map(|&cell| Truth::Cell(cell)).collect();
    let in_house = digits_of(digits)
        .map(|digit| Truth::Digit {
            of: Origin::House(house),
            digit,
        })
        .collect();
    let (bases, covers) = if is_naked {
        (in_cells, in_house)
    } else {
        (in_house, in_cells)
    };
    let digits = digits_of(digits).collect();
    let evidence = Evidence {
        houses: vec![house],
        cells,
        digits,
        ..Evidence::default()
    };
    Step::new(
        technique,
        Certificate::Pigeonhole { bases, covers },
        evidence,
    )
    .eliminating(gone)
}
