//! Singles: the last cell of a house or a cage, a digit with one place, a cell with one candidate.

use crate::board::at;
use crate::certificate::{Certificate, Origin};
use crate::houses::HouseName;
use crate::model::signed;
use crate::shape::{bit, digits_of, is_single, lowest};

use super::{Evidence, Solver, Step, Technique};

impl Solver<'_> {
    pub(super) fn full_house(&self) -> Option<Step> {
        let board = &self.board;
        board
            .model
            .houses
            .iter()
            .enumerate()
            .find_map(|(number, house)| {
                let mut open = house
                    .cells
                    .iter()
                    .copied()
                    .filter(|&cell| !board.is_filled(cell));
                let (cell, None) = (open.next()?, open.next()) else {
                    return None;
                };
                let mask = board.at(cell);
                is_single(mask).then(|| {
                    let digit = lowest(mask);
                    let evidence = Evidence {
                        houses: vec![number],
                        cells: vec![cell],
                        digits: vec![digit],
                        ..Evidence::default()
                    };
                    Step::new(Technique::FullHouse, Certificate::Cell { cell }, evidence)
                        .placing(at(cell, digit))
                })
            })
    }

    pub(super) fn cage_last_cell(&self) -> Option<Step> {
        let board = &self.board;
        board.model.cages.iter().find_map(|cage| {
            let mut open = cage
                .cells
                .iter()
                .copied()
                .filter(|&cell| !board.is_filled(cell));
            let (cell, None) = (open.next()?, open.next()) else {
                return None;
            };
            let filled = cage.cells.iter().filter(|&&other| other != cell);
            let rest = signed(cage.sum)
                - filled
                    .map(|&other| i32::from(lowest(board.at(other))))
                    .sum::<i32>();
            let digit = u8::try_from(rest)
                .ok()
                .filter(|&digit| digits_of(board.at(cell)).any(|known| known == digit))?;
            let certificate = Certificate::Cases {
                of: Origin::Rule(cage.rule),
            };
            let evidence = Evidence {
                rules: vec![cage.rule],
                cells: vec![cell],
                digits: vec![digit],
                sum: Some(signed(cage.sum)),
                ..Evidence::default()
            };
            Some(Step::new(Technique::CageLastCell, certificate, evidence).placing(at(cell, digit)))
        })
    }

    pub(super) fn hidden_single(&self, technique: Technique) -> Option<Step> {
        let board = &self.board;
        let wants_region = technique == Technique::HiddenSingleInRegion;
        board
            .model
            .houses
            .iter()
            .enumerate()
            .find_map(|(number, house)| {
                if matches!(house.name, HouseName::Region(_)) != wants_region {
                    return None;
                }
                let (mut once, mut twice) = (0, 0);
                for &cell in &house.cells {
                    twice |= once & board.at(cell);
                    once |= board.at(cell);
                }
                house
                    .cells
                    .iter()
                    .filter(|&&cell| !board.is_filled(cell))
                    .find_map(|&cell| {
                        let digit = digits_of(board.at(cell) & !twice).next()?;
                        let certificate = Certificate::Contained {
                            of: Origin::House(number),
                        };
                        let evidence = Evidence {
                            houses: vec![number],
                            cells: vec![cell],
                            digits: vec![digit],
                            ..Evidence::default()
                        };
                        Some(Step::new(technique, certificate, evidence).placing(at(cell, digit)))
                    })
            })
    }

    pub(super) fn naked_single(&self) -> Option<Step> {
        let board = &self.board;
        let cell = board
            .model
            .shape
            .cells()
            .find(|&cell| !board.is_filled(cell) && is_single(board.at(cell)))?;
        let digit = lowest(board.at(cell));
        debug_assert_eq!(board.at(cell), bit(digit));
        let evidence = Evidence {
            cells: vec![cell],
            digits: vec![digit],
            ..Evidence::default()
        };
        Some(
            Step::new(Technique::NakedSingle, Certificate::Cell { cell }, evidence)
                .placing(at(cell, digit)),
        )
    }
}
