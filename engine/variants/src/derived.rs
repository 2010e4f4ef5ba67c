//! The rule of 45: sums of innies and outies of houses.
//!
//! Houses that touch, and bands of rows or columns, have a known sum. Cages inside them are
//! subtracted; what is left is a sum of few cells.

use std::collections::{BTreeMap, BTreeSet};

use crate::cells::CellSet;
use crate::constraints::{Constraint, Derivation, Kind, Linear};
use crate::model::{HouseName, Model, signed};
use crate::tables::sets_of;

/// Innies only or outies only.
const MOST_CELLS: usize = 7;
/// Innies minus outies.
const MOST_MIXED: usize = 6;
/// Sums for one puzzle.
const MOST_SUMS: usize = 400;
/// Houses in one sum, apart from bands.
const MOST_HOUSES: usize = 3;
/// Houses besides rows, columns and regions.
const MOST_EXTRA: usize = 8;

type Terms = Vec<(u8, i32)>;

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
    for houses in unions(sums.model) {
        sums.derive(&houses);
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

/// Houses whose sum is worth a look: one to three that touch, and bands at the edges.
fn unions(model: &Model) -> Vec<Vec<usize>> {
    let size = model.size();
    let count = model.houses.len().min(3 * size + MOST_EXTRA);
    let mut unions: Vec<Vec<usize>> = (0..count).map(|house| vec![house]).collect();
    let touching = |one: usize, other: usize| touch(model, one, other);
    let pairs: Vec<(usize, usize)> = (0..count)
        .flat_map(|one| (one + 1..count).map(move |other| (one, other)))
        .filter(|&(one, other)| touching(one, other))
        .collect();
    unions.extend(pairs.iter().map(|&(one, other)| vec![one, other]));
    unions.extend(triples(model, count, &pairs));
    for first in [0, size] {
        for length in MOST_HOUSES + 1..size {
            unions.push((first..first + length).collect());
            unions.push((first + size - length..first + size).collect());
        }
    }
    unions
}

/// Three houses without common cells, of which one touches both others.
fn triples(model: &Model, count: usize, pairs: &[(usize, usize)]) -> BTreeSet<Vec<usize>> {
    let mut triples = BTreeSet::new();
    for &(one, two) in pairs {
        for three in (0..count).filter(|&three| three != one && three != two) {
            let touches = touch(model, one, three) || touch(model, two, three);
            if touches && are_apart(model, one, three) && are_apart(model, two, three) {
                let mut triple = vec![one, two, three];
                triple.sort_unstable();
                triples.insert(triple);
            }
        }
    }
    triples
}

fn are_apart(model: &Model, one: usize, other: usize) -> bool {
    model.houses[one]
        .set
        .and(model.houses[other].set)
        .is_empty()
}

/// Neighbouring rows or columns, or two regions with a common border.
fn touch(model: &Model, one: usize, other: usize) -> bool {
    let (first, second) = (&model.houses[one], &model.houses[other]);
    match (first.name, second.name) {
        (HouseName::Row(one), HouseName::Row(other))
        | (HouseName::Column(one), HouseName::Column(other)) => one.abs_diff(other) == 1,
        (HouseName::Row(_) | HouseName::Column(_), _)
        | (_, HouseName::Row(_) | HouseName::Column(_)) => false,
        _ => {
            one != other
                && are_apart(model, one, other)
                && first.cells.iter().any(|&cell| {
                    model
                        .shape
                        .neighbours(cell)
                        .any(|next| second.set.has(next))
                })
        }
    }
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
            let mut terms: Terms = cage.cells.iter().map(|&cell| (cell, 1)).collect();
            terms.sort_unstable();
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
        let mut terms: Terms = free.iter().map(|cell| (cell, 1)).collect();
        let mut cages = inner.to_vec();
        for crossing in crossed {
            if is_subtracted(crossing) {
                cages.push(crossing.cage);
                terms.extend(crossing.outside.iter().map(|cell| (cell, -1)));
            } else {
                terms.extend(crossing.inside.iter().map(|cell| (cell, 1)));
            }
        }
        let subtracted: usize = cages.iter().map(|&cage| self.model.cages[cage].sum).sum();
        let mut total = signed(self.model.shape.total() * houses.len()) - signed(subtracted);
        if terms.iter().all(|&(_, factor)| factor < 0) {
            for term in &mut terms {
                term.1 = 1;
            }
            total = -total;
        }
        terms.sort_unstable();
        let rules = cages
            .iter()
            .map(|&cage| self.model.cages[cage].rule)
            .collect();
        self.note(terms, total, rules, houses);
    }

    fn note(&mut self, terms: Terms, total: i32, rules: Vec<usize>, houses: &[usize]) {
        if terms.is_empty() {
            self.is_contradictory |= total != 0;
            return;
        }
        let is_mixed = terms.iter().any(|&(_, factor)| factor < 0);
        if terms.len() > if is_mixed { MOST_MIXED } else { MOST_CELLS } {
            return;
        }
        if let Some(&known) = self.known.get(&terms) {
            self.is_contradictory |= known != total;
            return;
        }
        self.known.insert(terms.clone(), total);
        let cells: Vec<u8> = terms.iter().map(|&(cell, _)| cell).collect();
        let kind = if !is_mixed && self.model.all_differ(&cells) {
            let sets = usize::try_from(total)
                .map(|sum| sets_of(self.model.size(), cells.len(), sum).to_vec());
            Kind::Combination {
                cells,
                sets: sets.unwrap_or_default(),
            }
        } else {
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
