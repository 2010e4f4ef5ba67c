//! The independent checker of certificates: it shares no code with search and finders.

use std::collections::BTreeSet;
use std::fmt;

use crate::board::{Board, Candidate, at};
use crate::cells::CellSet;
use crate::certificate::{Certificate, Origin, Truth};
use crate::constraints::{Kind, Linear};
use crate::domains::Masks;
use crate::model::{Model, signed};
use crate::shape::{bit, digits_of, index};
use crate::tables::sets_of;

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

/// A constraint that the checker has looked up, or derived itself.
struct Demand<'a> {
    cells: Vec<u8>,
    what: What<'a>,
}

enum What<'a> {
    Kind(&'a Kind),
    /// Terms with a total, as the rule of 45 gives it.
    Sum(Vec<(u8, i32)>, i32),
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

    /// Look up a constraint; derived sums are computed again.
    fn demand(&self, of: &Origin) -> Result<Demand<'_>, Flaw> {
        let constraint = match of {
            Origin::Sum { houses, cages } => return self.derive(houses, cages),
            Origin::House(house) => self
                .model
                .constraints
                .iter()
                .find(|one| matches!(one.kind, Kind::House(number) if number == *house)),
            Origin::Rule(rule) => self.model.constraints.iter().find(|one| {
                one.derivation.is_none()
                    && one.rules == [*rule]
                    && !matches!(one.kind, Kind::Relation(_))
            }),
            Origin::Cells(one, other) => {
                let key = (*one.min(other), *one.max(other));
                self.model
                    .related
                    .get(&key)
                    .map(|&place| &self.model.constraints[place])
            }
        };
        let constraint = constraint.ok_or(Flaw::Unknown)?;
        let cells = constraint.cells(&self.model.houses).to_vec();
        Ok(Demand {
            cells,
            what: What::Kind(&constraint.kind),
        })
    }

    /// The sum of houses without cages: innies have the factor 1, outies -1.
    fn derive(&self, houses: &[usize], cages: &[usize]) -> Result<Demand<'_>, Flaw> {
        let mut factors = vec![0; self.model.shape.count()];
        let mut total = 0;
        if houses.len() > self.model.houses.len() || cages.len() > self.model.cages.len() {
            return Err(Flaw::Invalid);
        }
        for &house in houses {
            let house = self.model.houses.get(house).ok_or(Flaw::Unknown)?;
            for &cell in &house.cells {
                factors[usize::from(cell)] += 1;
            }
            total += signed(self.model.shape.total());
        }
        for rule in cages {
            let mut known = self.model.cages.iter();
            let cage = known.find(|cage| cage.rule == *rule).ok_or(Flaw::Unknown)?;
            for &cell in &cage.cells {
                factors[usize::from(cell)] -= 1;
            }
            total -= signed(cage.sum);
        }
        let cells = self.model.shape.cells().zip(factors);
        let mut terms: Vec<(u8, i32)> = cells.filter(|&(_, factor)| factor != 0).collect();
        if terms.iter().all(|&(_, factor)| factor < 0) {
            for term in &mut terms {
                term.1 = -term.1;
            }
            total = -total;
        }
        let cells = terms.iter().map(|&(cell, _)| cell).collect();
        Ok(Demand {
            cells,
            what: What::Sum(terms, total),
        })
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

/// Whether every set that fits has a digit, and there is one.
fn needs(cells: &[u8], sets: &[u16], digit: u8, masks: &Masks) -> bool {
    let mut fitting = sets
        .iter()
        .filter(|&&set| can_fill(cells, set, masks))
        .peekable();
    fitting.peek().is_some() && fitting.all(|set| set & bit(digit) != 0)
}

fn terms_of(linear: &Linear) -> Vec<(u8, i32)> {
    linear.terms().collect()
}

/// The sums of different digits of some cells.
fn sums_of(cells: &[u8], size: usize, masks: &Masks) -> BTreeSet<i32> {
    if let [cell] = cells {
        return digits_of(masks[usize::from(*cell)])
            .map(i32::from)
            .collect();
    }
    let most = size * (size + 1) / 2;
    let is_reached = |&sum: &usize| {
        sets_of(size, cells.len(), sum)
            .iter()
            .any(|&set| can_fill(cells, set, masks))
    };
    (0..=most).filter(is_reached).map(signed).collect()
}

/// Whether a constraint excludes two candidates of different cells.
fn excludes(kind: &Kind, one: Candidate, other: Candidate, board: &Board) -> bool {
    match kind {
        Kind::Relation(relation) => relation.beside(one.cell, one.digit) & bit(other.digit) == 0,
        Kind::Order(cells) => {
            let place =
                |candidate: Candidate| cells.iter().position(|&cell| cell == candidate.cell);
            let (Some(first), Some(second)) = (place(one), place(other)) else {
                return false;
            };
            let rise = i32::from(other.digit) - i32::from(one.digit);
            let distance = signed(second) - signed(first);
            rise * distance.signum() < distance.abs()
        }
        Kind::Combination { cells, sets } => {
            let union = board.union(cells);
            let both = bit(one.digit) | bit(other.digit);
            one.digit == other.digit
                || !sets
                    .iter()
                    .any(|&set| set & both == both && set & !union == 0)
        }
        _ => false,
    }
}

/// Whether cells can hold all digits of a set, one each: a bipartite matching.
fn can_fill(cells: &[u8], set: u16, masks: &Masks) -> bool {
    if set.count_ones() as usize != cells.len() {
        return false;
    }
    let rows: Vec<u16> = cells
        .iter()
        .map(|&cell| masks[usize::from(cell)] & set)
        .collect();
    is_matched(&rows)
}

/// Whether every row can have a digit of its own.
fn is_matched(rows: &[u16]) -> bool {
    let mut owners = [None; 16];
    (0..rows.len()).all(|row| augment(row, rows, &mut 0, &mut owners))
}

fn augment(row: usize, rows: &[u16], tried: &mut u16, owners: &mut [Option<usize>; 16]) -> bool {
    for digit in digits_of(rows[row]) {
        if *tried & bit(digit) != 0 {
            continue;
        }
        *tried |= bit(digit);
        let place = usize::from(digit) - 1;
        let is_free = owners[place].is_none_or(|owner| augment(owner, rows, tried, owners));
        if is_free {
            owners[place] = Some(row);
            return true;
        }
    }
    false
}

/// Whether digits can increase along cells.
fn can_increase(cells: &[u8], masks: &Masks) -> bool {
    let mut last = 0;
    cells.iter().all(|&cell| {
        let next = digits_of(masks[usize::from(cell)]).find(|&digit| digit > last);
        last = next.unwrap_or(last);
        next.is_some()
    })
}

fn can_lie_between(cells: &[u8], masks: &Masks) -> bool {
    let [first, middle @ .., last] = cells else {
        return true;
    };
    digits_of(masks[usize::from(*first)]).any(|one| {
        digits_of(masks[usize::from(*last)]).any(|other| {
            let (low, high) = (one.min(other), one.max(other));
            let fits = |&cell: &u8| {
                digits_of(masks[usize::from(cell)]).any(|digit| low < digit && digit < high)
            };
            middle.iter().all(fits)
        })
    })
}

/// Whether cells can hold digits as often as needed: a matching of digits and cells.
fn can_count(cells: &[u8], needed: &[(u8, usize)], masks: &Masks) -> bool {
    let places = |digit: u8| {
        let holds = |&(_, cell): &(u8, &u8)| masks[usize::from(*cell)] & bit(digit) != 0;
        (1..)
            .zip(cells)
            .filter(holds)
            .fold(0, |places, (place, _)| places | bit(place))
    };
    let rows: Vec<u16> = needed
        .iter()
        .flat_map(|&(digit, times)| vec![places(digit); times])
        .collect();
    cells.iter().all(|&cell| masks[usize::from(cell)] != 0) && is_matched(&rows)
}

/// Whether some ends, and some digits between them, fit the cells of a line.
fn can_sandwich(cells: &[u8], sum: usize, masks: &Masks) -> bool {
    let size = cells.len();
    let crusts = [1, index(size)];
    let all = u16::MAX >> (16 - size);
    let is = |place: usize, digit: u8| masks[usize::from(cells[place])] & bit(digit) != 0;
    (0..size).any(|start| {
        (start + 1..size).any(|end| {
            let ends = is(start, crusts[0]) && is(end, crusts[1])
                || is(start, crusts[1]) && is(end, crusts[0]);
            let inside = &cells[start + 1..end];
            let outside: Vec<u8> = cells[..start]
                .iter()
                .chain(&cells[end + 1..])
                .copied()
                .collect();
            ends && sets_of(size, inside.len(), sum).iter().any(|&filling| {
                let rest = all & !bit(crusts[0]) & !bit(crusts[1]) & !filling;
                filling & (bit(crusts[0]) | bit(crusts[1])) == 0
                    && can_fill(inside, filling, masks)
                    && can_fill(&outside, rest, masks)
            })
        })
    })
}
