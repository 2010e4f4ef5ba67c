//! Fish: a digit in as many rows as columns.

use crate::board::Candidate;
use crate::certificate::{Certificate, Origin, Truth};
use crate::shape::digits_of;

use super::{Evidence, Solver, Step, Technique, each_choice};

impl Solver<'_> {
    pub(super) fn fish(&self, technique: Technique, count: usize) -> Option<Step> {
        let size = self.board.model.size();
        digits_of(self.board.model.shape.all()).find_map(|digit| {
            [(0, size), (size, 0)]
                .into_iter()
                .find_map(|(base, cover)| {
                    let lines = self.lines_of(digit, base, count);
                    each_choice(lines.len(), count, |chosen| {
                        let bases: Vec<usize> = chosen.iter().map(|&place| lines[place]).collect();
                        self.fish_of(technique, digit, &bases, cover)
                    })
                })
        })
    }

    fn fish_of(
        &self,
        technique: Technique,
        digit: u8,
        bases: &[usize],
        cover: usize,
    ) -> Option<Step> {
        let houses = &self.board.model.houses;
        let places: Vec<u8> = bases
            .iter()
            .flat_map(|&base| self.board.places(&houses[base].cells, digit))
            .collect();
        let size = self.board.model.size();
        let meets = |&line: &usize| places.iter().any(|&cell| houses[line].set.has(cell));
        let covers: Vec<usize> = (cover..cover + size).filter(meets).collect();
        if covers.len() != bases.len() {
            return None;
        }
        let outside = |one: &Candidate| !places.contains(&one.cell);
        let gone = covers
            .iter()
            .flat_map(|&line| self.placed(&houses[line].cells, digit))
            .filter(outside)
            .collect();
        let truth = |&house: &usize| Truth::Digit {
            of: Origin::House(house),
            digit,
        };
        let certificate = Certificate::Pigeonhole {
            bases: bases.iter().map(truth).collect(),
            covers: covers.iter().map(truth).collect(),
        };
        let evidence = Evidence {
            houses: bases.to_vec(),
            covers,
            cells: places,
            digits: vec![digit],
            ..Evidence::default()
        };
        Step::new(technique, certificate, evidence).eliminating(gone)
    }
}
