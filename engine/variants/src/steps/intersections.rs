//! Intersections of houses, and the law of leftovers.

use crate::cells::CellSet;
use crate::certificate::{Certificate, Origin};
use crate::model::Model;
use crate::shape::digits_of;

use super::{Evidence, Solver, Step, Technique, outside, seeing_all};

/// More places than these can't be seen by one cell outside.
const MOST_PLACES: usize = 4;
/// Leftovers of more cells are hard to see.
const MOST_LEFT: usize = 4;

/// As many houses as others, and the cells outside their intersection.
pub(super) struct Leftovers {
    houses: Vec<usize>,
    others: Vec<usize>,
    left: Vec<u8>,
    right: Vec<u8>,
}

/// Bands of rows or columns with as many regions that overlap them most.
pub(super) fn leftovers_of(model: &Model) -> Vec<Leftovers> {
    let size = model.size();
    let mut found: Vec<Leftovers> = Vec::new();
    if model.has_boxes {
        return found;
    }
    for first in [0, size] {
        for length in 1..=size / 2 {
            for start in first..=first + size - length {
                let houses: Vec<usize> = (start..start + length).collect();
                let band = union(model, &houses);
                let mut regions: Vec<usize> = (2 * size..3 * size).collect();
                regions.sort_by_key(|&region| {
                    std::cmp::Reverse(model.houses[region].set.and(band).len())
                });
                regions.truncate(length);
                let other = union(model, &regions);
                let left: Vec<u8> = band.minus(other).iter().collect();
                let right: Vec<u8> = other.minus(band).iter().collect();
                let is_known = found
                    .iter()
                    .any(|one| one.left == left && one.right == right);
                if (1..=MOST_LEFT).contains(&left.len()) && !is_known {
                    found.push(Leftovers {
                        houses,
                        others: regions,
                        left,
                        right,
                    });
                }
            }
        }
    }
    found
}

fn union(model: &Model, houses: &[usize]) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |set, &house| {
        set.or(model.houses[house].set)
    })
}

impl Solver<'_> {
    pub(super) fn intersection(&mut self) -> Option<Step> {
        self.each_constraint(Technique::Intersection, |solver, _, constraint| {
            let crate::constraints::Kind::House(number) = constraint.kind else {
                return None;
            };
            let board = &solver.board;
            let house = &board.model.houses[number];
            digits_of(board.model.shape.all()).find_map(|digit| {
                let places = board.places(&house.cells, digit);
                if !(2..=MOST_PLACES).contains(&places.len()) {
                    return None;
                }
                let gone = seeing_all(board, &places, digit);
                let holds = |set: CellSet| places.iter().all(|&cell| set.has(cell));
                let others = board.model.houses.iter().enumerate();
                let shared = others.filter(|&(other, house)| other != number && holds(house.set));
                let evidence = Evidence {
                    houses: vec![number],
                    covers: shared.map(|(other, _)| other).collect(),
                    cells: places.clone(),
                    digits: vec![digit],
                    ..Evidence::default()
                };
                let certificate = Certificate::Contained {
                    of: Origin::House(number),
                };
                Step::new(Technique::Intersection, certificate, evidence).eliminating(gone)
            })
        })
    }

    pub(super) fn leftovers(&self) -> Option<Step> {
        let board = &self.board;
        self.leftovers.iter().find_map(|one| {
            [(&one.left, &one.right), (&one.right, &one.left)]
                .into_iter()
                .find_map(|(cells, others)| {
                    let allowed = board.union(others);
                    let evidence = Evidence {
                        houses: one.houses.clone(),
                        covers: one.others.clone(),
                        cells: cells.clone(),
                        outies: others.clone(),
                        ..Evidence::default()
                    };
                    let certificate = Certificate::Leftovers {
                        houses: one.houses.clone(),
                        others: one.others.clone(),
                    };
                    Step::new(Technique::Leftovers, certificate, evidence)
                        .eliminating(outside(board, cells, allowed))
                })
        })
    }
}
