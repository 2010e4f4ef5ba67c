//! The independent checker of certificates: it shares no code with search and finders.

mod cases;
mod demands;

use std::collections::BTreeSet;
use std::fmt;

use crate::board::{Board, Candidate, at};
use crate::cells::CellSet;
use crate::certificate::{Certificate, Origin, Truth};
use crate::constraints::Kind;
use crate::domains::Masks;
use crate::model::Model;
use crate::shape::{bit, digits_of};
use crate::tables::sets_of;

use cases::{
    can_count, can_fill, can_increase, can_lie_between, can_sandwich, excludes, needs, sums_of,
    terms_of,
};
use demands::{Demand, What};

/// Why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It names a house, rule, cell or digit that the puzzle doesn't have.
    Unknown,
    /// A conclusion concerns a candidate that the board doesn't have.
    NotACandidate(Candidate),
    /// The certificate doesn't prove a conclusion.
    NotProved(Candidate),
    /// The certificate is inconsistent in itself.
    Invalid,
    /// There are no conclusions.
    Empty,
}

impl fmt::Display for Flaw {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => to.write_str("unknown"),
            Self::NotACandidate(_) => to.write_str("not-a-candidate"),
            Self::NotProved(_) => to.write_str("not-proved"),
            Self::Invalid => to.write_str("invalid"),
            Self::Empty => to.write_str("empty"),
        }
    }
}

/// Check that a certificate proves placements and eliminations on a board.
///
/// # Errors
/// The first flaw.
pub fn check(
    board: &Board,
    certificate: &Certificate,
    placements: &[Candidate],
    eliminations: &[Candidate],
) -> Result<(), Flaw> {
    let checker = Checker {
        board,
        model: board.model,
    };
    if placements.is_empty() && eliminations.is_empty() {
        return Err(Flaw::Empty);
    }
    let (count, size) = (board.model.shape.count(), board.model.size());
    for &one in placements.iter().chain(eliminations) {
        let is_known =
            usize::from(one.cell) < count && (1..=size).contains(&usize::from(one.digit));
        if !is_known || !board.has(one) {
            return Err(Flaw::NotACandidate(one));
        }
    }
    for &one in eliminations {
        if !checker.refutes(certificate, one)? {
            return Err(Flaw::NotProved(one));
        }
    }
    for &one in placements {
        if !checker.places(certificate, one)? {
            return Err(Flaw::NotProved(one));
        }
    }
    Ok(())
}

struct Checker<'a> {
    board: &'a Board<'a>,
    model: &'a Model,
}

impl Checker<'_> {
    /// Whether a certificate proves that a candidate is the digit of its cell.
    fn places(&self, certificate: &Certificate, placed: Candidate) -> Result<bool, Flaw> {
        match certificate {
            Certificate::Cell { cell } => {
                Ok(*cell == placed.cell && self.board.at(*cell) == bit(placed.digit))
            }
            Certificate::Contained { of } => {
                let truth = Truth::Digit {
                    of: of.clone(),
                    digit: placed.digit,
                };
                Ok(self.candidates(&truth)? == [placed])
            }
            _ => {
                let others = digits_of(self.board.at(placed.cell) & !bit(placed.digit));
                others
                    .map(|digit| self.refutes(certificate, at(placed.cell, digit)))
                    .try_fold(true, |all, one| Ok(all && one?))
            }
        }
    }

    /// Whether a certificate proves that a candidate is false.
    fn refutes(&self, certificate: &Certificate, candidate: Candidate) -> Result<bool, Flaw> {
        match certificate {
            Certificate::Cell { cell } => self.sees_all(&Truth::Cell(*cell), candidate),
            Certificate::Contained { of } => self.sees_all(
                &Truth::Digit {
                    of: of.clone(),
                    digit: candidate.digit,
                },
                candidate,
            ),
            Certificate::Pigeonhole { bases, covers } => self.covers(bases, covers, candidate),
            Certificate::Cases { of } => self.has_no_case(of, candidate),
            Certificate::Leftovers { houses, others } => {
                self.is_left_over(houses, others, candidate)
            }
            Certificate::Chain { nodes, strong } => self.is_chained(nodes, strong, candidate),
        }
    }

    /// Whether a candidate excludes all candidates of a truth.
    fn sees_all(&self, truth: &Truth, candidate: Candidate) -> Result<bool, Flaw> {
        let candidates = self.candidates(truth)?;
        Ok(!candidates.is_empty() && candidates.iter().all(|&one| self.exclude(one, candidate)))
    }

    /// The candidates of a truth.
    fn candidates(&self, truth: &Truth) -> Result<Vec<Candidate>, Flaw> {
        match truth {
            Truth::Cell(cell) => {
                self.require_cell(*cell)?;
                Ok(digits_of(self.board.at(*cell))
                    .map(|digit| at(*cell, digit))
                    .collect())
            }
            Truth::Digit { of, digit } => {
                if !(1..=self.model.size()).contains(&usize::from(*digit)) {
                    return Err(Flaw::Unknown);
                }
                let demand = self.demand(of)?;
                if !self.must_contain(&demand, *digit) {
                    return Err(Flaw::Invalid);
                }
                let has = |&cell: &u8| self.board.at(cell) & bit(*digit) != 0;
                Ok(demand
                    .cells
                    .iter()
                    .copied()
                    .filter(has)
                    .map(|cell| at(cell, *digit))
                    .collect())
            }
        }
    }

    fn must_contain(&self, demand: &Demand, digit: u8) -> bool {
        let masks = self.board.masks();
        match &demand.what {
            What::Kind(Kind::House(_)) => true,
            What::Kind(Kind::Combination { cells, sets }) => needs(cells, sets, digit, masks),
            What::Sum(terms, total) => {
                let cells = &demand.cells;
                let Some(sets) = self.sets_of_sum(terms, *total) else {
                    return false;
                };
                needs(cells, sets, digit, masks)
            }
            What::Kind(_) => false,
        }
    }

    /// The sets of a sum of different digits.
    fn sets_of_sum(&self, terms: &[(u8, i32)], total: i32) -> Option<&'static [u16]> {
        let cells: Vec<u8> = terms.iter().map(|&(cell, _)| cell).collect();
        let is_plain =
            terms.iter().all(|&(_, factor)| factor == 1) && self.model.all_differ(&cells);
        let sum = usize::try_from(total).ok()?;
        is_plain.then(|| sets_of(self.model.size(), cells.len(), sum))
    }

    fn require_cell(&self, cell: u8) -> Result<(), Flaw> {
        if usize::from(cell) < self.model.shape.count() {
            Ok(())
        } else {
            Err(Flaw::Unknown)
        }
    }

    /// Whether two candidates can't both be true.
    fn exclude(&self, one: Candidate, other: Candidate) -> bool {
        if one.cell == other.cell {
            return one.digit != other.digit;
        }
        if one.digit == other.digit && self.model.differ(one.cell, other.cell) {
            return true;
        }
        let watched = |cell: u8| &self.model.watchers[usize::from(cell)];
        let both = watched(one.cell)
            .iter()
            .zip(watched(other.cell))
            .map(|(first, second)| first & second);
        both.enumerate().any(|(word, bits)| {
            (0..64).filter(|place| bits >> place & 1 == 1).any(|place| {
                excludes(
                    &self.model.constraints[word * 64 + place].kind,
                    one,
                    other,
                    self.board,
                )
            })
        })
    }

    /// Whether covers as many as disjoint bases have their digits there.
    fn covers(
        &self,
        bases: &[Truth],
        covers: &[Truth],
        candidate: Candidate,
    ) -> Result<bool, Flaw> {
        let mut in_bases = BTreeSet::new();
        for base in bases {
            for one in self.candidates(base)? {
                if !in_bases.insert(one) {
                    return Err(Flaw::Invalid);
                }
            }
        }
        let is_limited = |cover: &Truth| {
            matches!(
                cover,
                Truth::Cell(_)
                    | Truth::Digit {
                        of: Origin::House(_),
                        ..
                    }
            )
        };
        if bases.len() != covers.len() || !covers.iter().all(is_limited) {
            return Err(Flaw::Invalid);
        }
        let mut in_covers = BTreeSet::new();
        for cover in covers {
            in_covers.extend(self.candidates(cover)?);
        }
        if !in_bases.is_subset(&in_covers) {
            return Err(Flaw::Invalid);
        }
        Ok(in_covers.contains(&candidate) && !in_bases.contains(&candidate))
    }

    /// Whether a constraint can't be met with a candidate.
    fn has_no_case(&self, of: &Origin, candidate: Candidate) -> Result<bool, Flaw> {
        let demand = self.demand(of)?;
        let mut masks = *self.board.masks();
        for &cell in &demand.cells {
            let fits = |&digit: &u8| !self.exclude(candidate, at(cell, digit));
            masks[usize::from(cell)] = digits_of(masks[usize::from(cell)])
                .filter(fits)
                .fold(0, |mask, digit| mask | bit(digit));
        }
        Ok(!self.is_possible(&demand, &masks))
    }

    /// Whether two equal numbers of houses leave a candidate over.
    fn is_left_over(
        &self,
        houses: &[usize],
        others: &[usize],
        candidate: Candidate,
    ) -> Result<bool, Flaw> {
        if houses.len() != others.len() {
            return Err(Flaw::Invalid);
        }
        let (ours, theirs) = (self.union(houses)?, self.union(others)?);
        let (left, right) = (ours.minus(theirs), theirs.minus(ours));
        let lacks = |cells: CellSet| {
            cells
                .iter()
                .all(|cell| self.board.at(cell) & bit(candidate.digit) == 0)
        };
        Ok(left.has(candidate.cell) && lacks(right) || right.has(candidate.cell) && lacks(left))
    }

    fn union(&self, houses: &[usize]) -> Result<CellSet, Flaw> {
        let mut union = CellSet::EMPTY;
        for &house in houses {
            let set = self.model.houses.get(house).ok_or(Flaw::Unknown)?.set;
            if !union.and(set).is_empty() {
                return Err(Flaw::Invalid);
            }
            union = union.or(set);
        }
        Ok(union)
    }

    /// Whether a chain's first or last candidate is true, and both exclude a candidate.
    fn is_chained(
        &self,
        nodes: &[Candidate],
        strong: &[Truth],
        candidate: Candidate,
    ) -> Result<bool, Flaw> {
        if nodes.len() != 2 * strong.len() {
            return Err(Flaw::Invalid);
        }
        let [first, .., last] = nodes else {
            return Err(Flaw::Invalid);
        };
        for node in nodes {
            self.require_cell(node.cell)?;
        }
        for (pair, truth) in nodes.chunks(2).zip(strong) {
            if !self.candidates(truth)?.iter().all(|one| pair.contains(one)) {
                return Err(Flaw::Invalid);
            }
        }
        if !nodes[1..nodes.len() - 1]
            .chunks(2)
            .all(|pair| self.exclude(pair[0], pair[1]))
        {
            return Err(Flaw::Invalid);
        }
        Ok(self.exclude(candidate, *first) && self.exclude(candidate, *last))
    }

    fn is_possible(&self, demand: &Demand, masks: &Masks) -> bool {
        match &demand.what {
            What::Sum(terms, total) => self.can_sum(terms, *total, masks),
            What::Kind(kind) => match kind {
                Kind::House(_) => can_fill(&demand.cells, self.model.shape.all(), masks),
                Kind::Combination { cells, sets } => {
                    sets.iter().any(|&set| can_fill(cells, set, masks))
                }
                Kind::Relation(relation) => {
                    digits_of(masks[usize::from(relation.first)]).any(|digit| {
                        relation.beside(relation.first, digit) & masks[usize::from(relation.second)]
                            != 0
                    })
                }
                Kind::Linear(linear) => self.can_sum(&terms_of(linear), linear.total, masks),
                Kind::Order(cells) => can_increase(cells, masks),
                Kind::Between(cells) => can_lie_between(cells, masks),
                Kind::Count { cells, needed } => can_count(cells, needed, masks),
                Kind::Sandwich { cells, sum } => can_sandwich(cells, *sum, masks),
            },
        }
    }

    /// Whether terms reach a total, where equal factors of cells that differ have different digits.
    fn can_sum(&self, terms: &[(u8, i32)], total: i32, masks: &Masks) -> bool {
        let mut groups: Vec<(i32, Vec<u8>)> = Vec::new();
        for &(cell, factor) in terms {
            let fits = |group: &&mut (i32, Vec<u8>)| {
                group.0 == factor && group.1.iter().all(|&other| self.model.differ(cell, other))
            };
            match groups.iter_mut().find(fits) {
                Some(group) => group.1.push(cell),
                None => groups.push((factor, vec![cell])),
            }
        }
        let mut reached = BTreeSet::from([0]);
        for (factor, cells) in groups {
            let sums = sums_of(&cells, self.model.size(), masks);
            reached = reached
                .iter()
                .flat_map(|sum| sums.iter().map(move |one| sum + factor * one))
                .collect();
        }
        reached.contains(&total)
    }
}
