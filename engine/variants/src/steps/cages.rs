//! Cages: their combinations, digits that they must contain, and arrangements of combinations.

use crate::board::Candidate;
use crate::certificate::Certificate;
use crate::constraints::{Constraint, fits};
use crate::houses::House;
use crate::model::signed;
use crate::proving::origin_of;
use crate::shape::digits_of;

use super::{
    Evidence, Solver, Step, Technique, as_digits, combination, outside, possible_sets, seeing_all,
};

/// A cage of at most this many cells is small.
const SMALL: usize = 3;
/// Sums of innies with more houses are too long for a person.
pub(super) const MOST_HOUSES: usize = 3;

impl<'m> Solver<'m> {
    pub(super) fn cage_combinations(&mut self, technique: Technique) -> Option<Step> {
        self.each_constraint(technique, |solver, _, constraint| {
            let (cells, sets) = combination(constraint)?;
            let is_small = cells.len() <= SMALL;
            if constraint.derivation.is_some() || is_small != (technique == Technique::SmallCage) {
                return None;
            }
            let possible = possible_sets(&solver.board, cells, sets);
            let allowed = possible.iter().fold(0, |mask, set| mask | set);
            let evidence = solver.cage_evidence(constraint, &possible);
            let certificate = Certificate::Cases {
                of: origin_of(constraint),
            };
            Step::new(technique, certificate, evidence).eliminating(outside(
                &solver.board,
                cells,
                allowed,
            ))
        })
    }

    pub(super) fn must_contain(&mut self) -> Option<Step> {
        self.each_constraint(Technique::MustContain, |solver, _, constraint| {
            let (cells, sets) = combination(constraint)?;
            if constraint.derivation.is_some() {
                return None;
            }
            let board = &solver.board;
            let possible = possible_sets(board, cells, sets);
            let filled = cells
                .iter()
                .filter(|&&cell| board.is_filled(cell))
                .fold(0, |mask, &cell| mask | board.at(cell));
            let needed = possible
                .iter()
                .fold(board.model.shape.all(), |mask, set| mask & set)
                & !filled;
            if possible.is_empty() || needed == 0 {
                return None;
            }
            solver.contain(constraint, cells, needed, &possible)
        })
    }

    /// Place or eliminate digits that a cage must contain, in one house if possible.
    fn contain(
        &self,
        constraint: &'m Constraint,
        cells: &[u8],
        needed: u16,
        possible: &[u16],
    ) -> Option<Step> {
        let board = &self.board;
        let mut evidence = self.cage_evidence(constraint, possible);
        let certificate = Certificate::Contained {
            of: origin_of(constraint),
        };
        if let Some((digit, cell)) =
            digits_of(needed).find_map(|digit| self.only_place(cells, digit))
        {
            evidence.digits = vec![digit];
            let step = Step::new(Technique::MustContain, certificate, evidence);
            return Some(step.placing(Candidate { cell, digit }));
        }
        let all: Vec<Candidate> = digits_of(needed)
            .flat_map(|digit| seeing_all(board, &board.places(cells, digit), digit))
            .collect();
        let in_house = |house: &&House| all.iter().any(|gone| house.set.has(gone.cell));
        let holds = |house: &&House| cells.iter().all(|&cell| house.set.has(cell));
        let house = board.model.houses.iter().filter(holds).find(in_house);
        let is_kept = |gone: &Candidate| house.is_none_or(|house| house.set.has(gone.cell));
        let gone: Vec<Candidate> = all.into_iter().filter(is_kept).collect();
        let is_used = |digit: &u8| gone.iter().any(|one| one.digit == *digit);
        evidence.digits = digits_of(needed).filter(is_used).collect();
        Step::new(Technique::MustContain, certificate, evidence).eliminating(gone)
    }

    /// A digit with its only place among some cells.
    fn only_place(&self, cells: &[u8], digit: u8) -> Option<(u8, u8)> {
        match self.board.places(cells, digit)[..] {
            [cell] => Some((digit, cell)),
            _ => None,
        }
    }

    pub(super) fn cage_arrangement(&mut self) -> Option<Step> {
        self.each_constraint(Technique::CageArrangement, |solver, _, constraint| {
            let (cells, sets) = combination(constraint)?;
            if constraint
                .derivation
                .as_ref()
                .is_some_and(|derivation| derivation.houses.len() > MOST_HOUSES)
            {
                return None;
            }
            let board = &solver.board;
            let masks: Vec<u16> = cells.iter().map(|&cell| board.at(cell)).collect();
            let mut allowed = [0; 16];
            let possible: Vec<u16> = sets
                .iter()
                .copied()
                .filter(|&set| fits(set, &masks, &mut allowed))
                .collect();
            let gone = cells
                .iter()
                .zip(allowed)
                .flat_map(|(&cell, mask)| outside(board, &[cell], mask))
                .collect();
            let certificate = Certificate::Cases {
                of: origin_of(constraint),
            };
            let evidence = solver.cage_evidence(constraint, &possible);
            Step::new(Technique::CageArrangement, certificate, evidence).eliminating(gone)
        })
    }

    /// The rules, cells, sum and combinations of a cage or of innies.
    pub(super) fn cage_evidence(&self, constraint: &'m Constraint, possible: &[u16]) -> Evidence {
        let model = self.board.model;
        let cages = model
            .cages
            .iter()
            .filter(|cage| constraint.rules == [cage.rule]);
        let cage_sum = cages.map(|cage| signed(cage.sum)).next();
        Evidence {
            rules: constraint.rules.clone(),
            houses: constraint
                .derivation
                .as_ref()
                .map_or_else(Vec::new, |derivation| derivation.houses.clone()),
            cells: constraint.cells(&model.houses).to_vec(),
            sum: constraint
                .derivation
                .as_ref()
                .map_or(cage_sum, |derivation| Some(derivation.total)),
            combinations: as_digits(possible),
            ..Evidence::default()
        }
    }
}
