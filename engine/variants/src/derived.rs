//! The rule of 45: sums of innies and outies of houses.
//!
//! Houses that touch, and bands of rows or columns, have a known sum. Cages inside them are
//! subtracted; what is left is a sum of few cells.

use std::collections::BTreeMap;

use crate::cells::CellSet;
use crate::constraints::{Constraint, Derivation, Kind, Linear};
use crate::model::{Model, signed};
use crate::tables::sets_of;

/// Innies only or outies only.
const MOST_CELLS: usize = 7;
/// Innies minus outies.
const MOST_MIXED: usize = 6;
/// Sums for one puzzle.
const MOST_SUMS: usize = 400;

/// Innies and outies: cells with the factor 1 and cells with the factor -1.
type Terms = (CellSet, CellSet);

/// Add the sums that follow from cages and houses.
pub(crate) fn add_to(model: &mut Model) {
    let cages = disjoint_cages(model);
    if cages.is_empty() {
        return;
    }
    let mut sums = Sums {
        model,
        cages,
        known: BTreeMap::new(),
        is_contradictory: false,
        found: Vec::new(),
    };
    sums.note_cages();
    for houses in sums.model.houses.unions() {
        sums.derive(houses);
        if sums.found.len() >= MOST_SUMS {
            break;
        }
    }
    let (found, is_contradictory) = (sums.found, sums.is_contradictory);
    model.constraints.extend(found);
    model.is_contradictory |= is_contradictory;
}

/// Cages without common cells, by their place among the cages.
fn disjoint_cages(model: &Model) -> Vec<(usize, CellSet)> {
    let mut used = CellSet::EMPTY;
    let mut kept = Vec::new();
    for (at, cage) in model.cages.iter().enumerate() {
        let cells = CellSet::from(cage.cells.as_slice());
        if cells.and(used).is_empty() {
            used = used.or(cells);
            kept.push((at, cells));
        }
    }
    kept
}

struct Sums<'a> {
    model: &'a Model,
    cages: Vec<(usize, CellSet)>,
    known: BTreeMap<Terms, i32>,
    is_contradictory: bool,
    found: Vec<Constraint>,
}

/// A cage that a union of houses doesn't contain completely.
struct Crossed {
    cage: usize,
    inside: CellSet,
    outside: CellSet,
}

impl Sums<'_> {
    fn note_cages(&mut self) {
        for cage in &self.model.cages {
            let terms = (cage.cells.as_slice().into(), CellSet::EMPTY);
            let sum = signed(cage.sum);
            self.is_contradictory |= *self.known.entry(terms).or_insert(sum) != sum;
        }
    }

    fn derive(&mut self, houses: &[usize]) {
        let union = houses.iter().fold(CellSet::EMPTY, |set, &house| {
            set.or(self.model.houses[house].set)
        });
        let (mut inner, mut crossed, mut free) = (Vec::new(), Vec::new(), union);
        for &(cage, cells) in &self.cages {
            let inside = cells.and(union);
            free = free.minus(cells);
            if inside == cells {
                inner.push(cage);
            } else if !inside.is_empty() {
                crossed.push(Crossed {
                    cage,
                    inside,
                    outside: cells.minus(union),
                });
            }
        }
        if free.len() > MOST_CELLS {
            return;
        }
        // Subtract no cage that crosses the border, all of them, or those with fewer cells outside.
        self.subtract(houses, free, &inner, &crossed, |_| false);
        if free.is_empty() {
            self.subtract(houses, free, &inner, &crossed, |_| true);
        }
        self.subtract(houses, free, &inner, &crossed, |cage| {
            cage.outside.len() < cage.inside.len()
        });
    }

    fn subtract(
        &mut self,
        houses: &[usize],
        free: CellSet,
        inner: &[usize],
        crossed: &[Crossed],
        is_subtracted: impl Fn(&Crossed) -> bool,
    ) {
        let (mut innies, mut outies) = (free, CellSet::EMPTY);
        let mut cages = inner.to_vec();
        for crossing in crossed {
            if is_subtracted(crossing) {
                cages.push(crossing.cage);
                outies = outies.or(crossing.outside);
            } else {
                innies = innies.or(crossing.inside);
            }
        }
        let subtracted: usize = cages.iter().map(|&cage| self.model.cages[cage].sum).sum();
        let mut total = signed(self.model.shape.total() * houses.len()) - signed(subtracted);
        if innies.is_empty() {
            std::mem::swap(&mut innies, &mut outies);
            total = -total;
        }
        let is_mixed = !outies.is_empty();
        if innies.len() + outies.len() > if is_mixed { MOST_MIXED } else { MOST_CELLS } {
            return;
        }
        let rules = cages
            .iter()
            .map(|&cage| self.model.cages[cage].rule)
            .collect();
        self.note((innies, outies), total, rules, houses);
    }

    fn note(&mut self, terms: Terms, total: i32, rules: Vec<usize>, houses: &[usize]) {
        let (innies, outies) = terms;
        if innies.is_empty() {
            self.is_contradictory |= total != 0;
            return;
        }
        if let Some(&known) = self.known.get(&terms) {
            self.is_contradictory |= known != total;
            return;
        }
        self.known.insert(terms, total);
        let cells: Vec<u8> = innies.iter().collect();
        let kind = if outies.is_empty() && self.model.all_differ(&cells) {
            let sets = usize::try_from(total)
                .map(|sum| sets_of(self.model.size(), cells.len(), sum).to_vec());
            Kind::Combination {
                cells,
                sets: sets.unwrap_or_default(),
            }
        } else {
            let factors = |cells: CellSet, factor| cells.iter().map(move |cell| (cell, factor));
            let mut terms: Vec<(u8, i32)> = factors(innies, 1).chain(factors(outies, -1)).collect();
            terms.sort_unstable();
            Kind::Linear(Linear::new(self.model, terms, total))
        };
        let derivation = Some(Derivation {
            houses: houses.to_vec(),
            total,
        });
        self.found.push(Constraint {
            kind,
            rules,
            derivation,
        });
    }
}
