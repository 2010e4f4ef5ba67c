//! Human steps: each has evidence to draw and explain it, and a certificate.

mod cages;
mod chains;
mod contradictions;
mod fish;
mod intersections;
mod lines;
mod singles;
mod subsets;
mod sums;
mod technique;

pub use technique::{Level, TECHNIQUES, Technique};

use std::cell::Cell;

use serde::Serialize;

use crate::board::{Board, Candidate, at};
use crate::certificate::Certificate;
use crate::checker;
use crate::constraints::{Constraint, Kind};
use crate::domains::{Domains, Masks};
use crate::model::{ConstraintSet, Model};
use crate::shape::{bit, digits_of};

/// A step: its conclusions, and why they follow.
#[derive(Clone, Debug, Serialize)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// The level of the technique.
    pub level: Level,
    /// Digits that are certain.
    pub placements: Vec<Candidate>,
    /// Candidates that are impossible.
    pub eliminations: Vec<Candidate>,
    /// What to show of the deduction.
    pub evidence: Evidence,
    /// The proof.
    pub certificate: Certificate,
}

/// Cells and candidates by their role in a step.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Evidence {
    /// Rules that the step uses, such as its cage; for a sum, the cages that are subtracted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<usize>,
    /// Houses that the step starts from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<usize>,
    /// Houses in which candidates are eliminated.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<usize>,
    /// The cells of the pattern.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<u8>,
    /// For innies minus outies, the outies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outies: Vec<u8>,
    /// The digits of the pattern.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub digits: Vec<u8>,
    /// The sum of the cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<i32>,
    /// The sets of digits that the cells can hold.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub combinations: Vec<Vec<u8>>,
    /// The candidates of a chain, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<Candidate>,
}

impl Step {
    fn new(technique: Technique, certificate: Certificate, evidence: Evidence) -> Self {
        let level = technique.level();
        Self {
            technique,
            level,
            placements: Vec::new(),
            eliminations: Vec::new(),
            evidence,
            certificate,
        }
    }

    /// The same step by another technique.
    fn renamed(mut self, technique: Technique) -> Self {
        (self.technique, self.level) = (technique, technique.level());
        self
    }

    fn placing(mut self, candidate: Candidate) -> Self {
        self.placements.push(candidate);
        self
    }

    /// The step with eliminations; none where there are none.
    fn eliminating(mut self, eliminations: Vec<Candidate>) -> Option<Self> {
        self.eliminations = eliminations;
        (!self.eliminations.is_empty()).then_some(self)
    }

    /// Apply the step to a board.
    pub fn apply(&self, board: &mut Board) {
        self.placements
            .iter()
            .for_each(|&placed| board.place(placed));
        self.eliminations
            .iter()
            .for_each(|&gone| board.eliminate(gone));
    }
}

/// The work of one path: about a second. Hard killers need a hundredth of it.
const MOST_WORK: u64 = 500_000_000;

/// The work of a look at a constraint: about the number of its cases.
fn effort_of(constraint: &Constraint) -> usize {
    match &constraint.kind {
        Kind::Combination { cells, sets } => cells.len() * (1 + sets.len()),
        Kind::Sandwich { cells, .. } => cells.len().pow(3),
        Kind::Linear(linear) => 16 * linear.cells().len(),
        _ => 16,
    }
}

/// The constraints that a technique has to look at: those that have changed since it found nothing there.
#[derive(Clone)]
struct Agenda {
    open: ConstraintSet,
    /// The changes of the board that are included.
    seen: usize,
}

impl Agenda {
    /// All constraints.
    fn of(board: &Board) -> Self {
        let mut open = ConstraintSet::default();
        for at in 0..board.model.constraints.len() {
            open[at / 64] |= 1 << (at % 64);
        }
        let seen = board.changes().len();
        Self { open, seen }
    }

    fn update(&mut self, board: &Board) {
        let (model, changes) = (board.model, board.changes());
        for &cell in &changes[self.seen.min(changes.len())..] {
            let watchers = &model.watchers[usize::from(cell)][..model.words];
            for (open, watched) in self.open.iter_mut().zip(watchers) {
                *open |= watched;
            }
        }
        self.seen = changes.len();
    }
}

/// Finds steps on a board, easiest first.
pub struct Solver<'m> {
    /// The board.
    pub board: Board<'m>,
    scratch: Domains<'m>,
    leftovers: Vec<intersections::Leftovers>,
    /// The constraints that each technique has to look at.
    agendas: Vec<Agenda>,
    /// The cell where the last contradiction of each technique was found.
    probed: Vec<usize>,
    /// The techniques that aren't used.
    unused: Vec<Technique>,
    /// The work that is left.
    work: Cell<u64>,
}

impl<'m> Solver<'m> {
    /// A solver of a board.
    #[must_use]
    pub fn new(board: Board<'m>) -> Self {
        let model = board.model;
        let agenda = Agenda::of(&board);
        Self {
            leftovers: intersections::leftovers_of(model),
            scratch: Domains::new(model),
            board,
            agendas: vec![agenda; TECHNIQUES.len()],
            probed: vec![0; TECHNIQUES.len()],
            unused: Vec::new(),
            work: Cell::new(MOST_WORK),
        }
    }

    /// The same solver without some techniques.
    #[must_use]
    pub fn without(mut self, techniques: impl IntoIterator<Item = Technique>) -> Self {
        self.unused.extend(techniques);
        self
    }

    /// The same solver with less work, after which it finds no step.
    #[must_use]
    pub fn within(self, work: u64) -> Self {
        self.work.set(work);
        self
    }

    /// Find the easiest step up to a level; none on a complete or contradictory board.
    pub fn next_step(&mut self, most: Level) -> Option<Step> {
        if self.board.is_broken() || self.board.is_complete() {
            return None;
        }
        let known = TECHNIQUES
            .iter()
            .take_while(|technique| technique.level() <= most);
        let used: Vec<Technique> = known
            .copied()
            .filter(|technique| !self.unused.contains(technique))
            .collect();
        used.into_iter().find_map(|technique| self.find(technique))
    }

    /// Count work; false once none is left.
    fn may_spend(&self, units: usize) -> bool {
        self.work.set(self.work.get().saturating_sub(units as u64));
        self.work.get() > 0
    }

    fn find(&mut self, technique: Technique) -> Option<Step> {
        match technique {
            Technique::FullHouse => self.full_house(),
            Technique::CageLastCell => self.cage_last_cell(),
            Technique::HiddenSingleInRegion | Technique::HiddenSingleInLine => {
                self.hidden_single(technique)
            }
            Technique::NakedSingle => self.naked_single(),
            Technique::Relation => self.relation(),
            Technique::SmallCage | Technique::LargeCage => self.cage_combinations(technique),
            Technique::Innie | Technique::WideInnie => self.innie(technique),
            Technique::Intersection => self.intersection(),
            Technique::Leftovers => self.leftovers(),
            Technique::MustContain => self.must_contain(),
            Technique::Line => self.line(),
            Technique::NakedPair => self.naked_subset(technique, 2),
            Technique::NakedTriple => self.naked_subset(technique, 3),
            Technique::NakedQuad => self.naked_subset(technique, 4),
            Technique::HiddenPair => self.hidden_subset(technique, 2),
            Technique::HiddenTriple => self.hidden_subset(technique, 3),
            Technique::HiddenQuad => self.hidden_subset(technique, 4),
            Technique::InnieSet => self.innie_set(),
            Technique::InniesMinusOuties => self.innies_minus_outies(),
            Technique::CageArrangement => self.cage_arrangement(),
            Technique::XWing => self.fish(technique, 2),
            Technique::Swordfish => self.fish(technique, 3),
            Technique::Jellyfish => self.fish(technique, 4),
            Technique::CageContradiction
            | Technique::HouseContradiction
            | Technique::SumContradiction => self.contradiction(technique),
            Technique::ShortChain => self.chain(technique, 3),
            Technique::Chain => self.chain(technique, 5),
            Technique::LongChain => self.chain(technique, 9),
        }
    }

    /// Look at the constraints that have changed since a technique found nothing there.
    fn each_constraint(
        &mut self,
        technique: Technique,
        look: impl Fn(&mut Self, usize, &'m Constraint) -> Option<Step>,
    ) -> Option<Step> {
        let (model, place) = (self.board.model, technique as usize);
        self.agendas[place].update(&self.board);
        for word in 0..model.words {
            while self.agendas[place].open[word] != 0 {
                let bits = self.agendas[place].open[word];
                let at = word * 64 + bits.trailing_zeros() as usize;
                if !self.may_spend(effort_of(&model.constraints[at])) {
                    return None;
                }
                let step = look(self, at, &model.constraints[at]);
                if step.is_some() {
                    return step;
                }
                self.agendas[place].open[word] = bits & (bits - 1);
            }
        }
        None
    }

    /// The candidates that one constraint rules out within its cells.
    fn ruled_out(&mut self, constraint: usize) -> Vec<Candidate> {
        let (model, before) = (self.board.model, *self.board.masks());
        if self.scratch.apply_one(&before, constraint).is_err() {
            return Vec::new();
        }
        let cells = model.constraints[constraint].cells(&model.houses);
        lost(cells, &before, &self.scratch.masks)
    }

    /// The same, as far as a certificate proves it: search may use more than one constraint.
    fn proved(&mut self, constraint: usize, certificate: &Certificate) -> Vec<Candidate> {
        let gone = self.ruled_out(constraint);
        gone.into_iter()
            .filter(|&one| checker::check(&self.board, certificate, &[], &[one]).is_ok())
            .collect()
    }
}

/// The candidates of some cells that other masks lack.
fn lost(cells: &[u8], before: &Masks, after: &Masks) -> Vec<Candidate> {
    let gone = |&cell: &u8| {
        digits_of(before[usize::from(cell)] & !after[usize::from(cell)])
            .map(move |digit| at(cell, digit))
    };
    cells.iter().flat_map(gone).collect()
}

/// The sets of digits that cells can hold, as far as each digit has a cell and each cell a digit.
fn possible_sets(board: &Board, cells: &[u8], sets: &[u16]) -> Vec<u16> {
    let union = board.union(cells);
    let filled = cells
        .iter()
        .filter(|&&cell| board.is_filled(cell))
        .fold(0, |mask, &cell| mask | board.at(cell));
    let fits = |set: &u16| {
        set & !union == 0
            && filled & !set == 0
            && cells.iter().all(|&cell| board.at(cell) & set != 0)
    };
    sets.iter().copied().filter(fits).collect()
}

/// Masks as lists of digits.
fn as_digits(sets: &[u16]) -> Vec<Vec<u8>> {
    let mut lists: Vec<Vec<u8>> = sets.iter().map(|&set| digits_of(set).collect()).collect();
    lists.sort_unstable();
    lists
}

/// Candidates of cells outside a mask.
fn outside(board: &Board, cells: &[u8], mask: u16) -> Vec<Candidate> {
    let gone = |&cell: &u8| digits_of(board.at(cell) & !mask).map(move |digit| at(cell, digit));
    cells.iter().flat_map(gone).collect()
}

/// A digit in the cells that see all of some cells.
fn seeing_all(board: &Board, places: &[u8], digit: u8) -> Vec<Candidate> {
    let model: &Model = board.model;
    let Some((first, rest)) = places.split_first() else {
        return Vec::new();
    };
    let seen = rest
        .iter()
        .fold(model.sees[usize::from(*first)], |seen, &cell| {
            seen.and(model.sees[usize::from(cell)])
        });
    seen.iter()
        .filter(|&cell| board.at(cell) & bit(digit) != 0)
        .map(|cell| at(cell, digit))
        .collect()
}

/// Cells of a combination with its sets.
fn combination(constraint: &Constraint) -> Option<(&[u8], &[u16])> {
    match &constraint.kind {
        Kind::Combination { cells, sets } => Some((cells, sets)),
        _ => None,
    }
}

/// Call a function with each choice of `count` items, until it returns something.
fn each_choice<T>(
    items: usize,
    count: usize,
    mut look: impl FnMut(&[usize]) -> Option<T>,
) -> Option<T> {
    let mut chosen: Vec<usize> = (0..count).collect();
    if count > items {
        return None;
    }
    loop {
        if let Some(found) = look(&chosen) {
            return Some(found);
        }
        let movable = (0..count)
            .rev()
            .find(|&at| chosen[at] != at + items - count)?;
        chosen[movable] += 1;
        for at in movable + 1..count {
            chosen[at] = chosen[at - 1] + 1;
        }
    }
}
