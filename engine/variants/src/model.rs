//! A puzzle as constraints: what search, steps and the checker work on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::cells::CellSet;
use crate::constraints::{Constraint, Kind, Linear, Relation};
use crate::derived;
use crate::houses::{HouseName, Houses};
use crate::puzzle::Puzzle;
use crate::reader::Fault;
use crate::shape::{MOST_CELLS, Shape, bit, digits_of};
use crate::tables::sets_of;

/// Words of the largest set of constraints.
const MOST_WORDS: usize = 16;
/// The largest number of constraints.
const MOST_CONSTRAINTS: usize = MOST_WORDS * 64;

/// A set of constraints as bits.
pub(crate) type ConstraintSet = [u64; MOST_WORDS];

/// A cage with its sum.
#[derive(Clone, Debug)]
pub struct Cage {
    /// The place of its rule.
    pub rule: usize,
    /// Its cells.
    pub cells: Vec<u8>,
    /// Their sum.
    pub sum: usize,
}

/// A puzzle as constraints.
#[derive(Debug)]
pub struct Model {
    /// The shape of the grid.
    pub shape: Shape,
    /// Whether the regions are the standard boxes.
    pub has_boxes: bool,
    /// The candidates of each cell by its givens and marks.
    pub initial: Vec<u16>,
    /// The givens, 0 for an empty cell.
    pub givens: Vec<u8>,
    /// Rows, columns, regions, then the others.
    pub houses: Arc<Houses>,
    /// The cells that differ from a cell, by cell.
    pub sees: Vec<CellSet>,
    pub(crate) peers: Vec<Vec<u8>>,
    /// Cages with sums.
    pub cages: Vec<Cage>,
    /// All constraints, cheap ones first.
    pub constraints: Vec<Constraint>,
    /// The relations of pairs of cells, by both cells.
    pub(crate) related: BTreeMap<(u8, u8), usize>,
    pub(crate) watchers: Vec<ConstraintSet>,
    pub(crate) words: usize,
    /// Whether sums contradict each other.
    pub is_contradictory: bool,
    kinds: Vec<&'static str>,
}

impl Model {
    /// The constraints of a puzzle.
    ///
    /// # Errors
    /// When there are too many of them.
    pub fn new(puzzle: &Puzzle) -> Result<Self, Fault> {
        let mut lowering = Lowering::new(puzzle);
        for (at, rule) in puzzle.rules.iter().enumerate() {
            lowering.rule = at;
            rule.rule.lower(&mut lowering);
        }
        let mut model = lowering.finish(puzzle)?;
        model.kinds = puzzle.rules.iter().map(|rule| rule.kind).collect();
        Ok(model)
    }

    /// Whether two cells differ.
    #[must_use]
    #[inline]
    pub fn differ(&self, one: u8, other: u8) -> bool {
        self.sees[usize::from(one)].has(other)
    }

    /// Whether all of some cells differ.
    #[must_use]
    pub fn all_differ(&self, cells: &[u8]) -> bool {
        let pair =
            |(at, &cell): (usize, &u8)| cells[..at].iter().all(|&other| self.differ(cell, other));
        cells.iter().enumerate().all(pair)
    }

    /// The kind of a rule.
    #[must_use]
    pub fn kind_of(&self, rule: usize) -> &'static str {
        self.kinds[rule]
    }

    /// The number of digits.
    #[must_use]
    pub fn size(&self) -> usize {
        self.shape.size()
    }
}

/// Cells with factors, their sum, and the rule.
type LinearSum = (Vec<(u8, i32)>, i32, usize);

/// Collects the constraints of rules.
pub struct Lowering {
    /// The shape of the grid.
    pub(crate) shape: Shape,
    rule: usize,
    masks: Vec<u16>,
    houses: Vec<(HouseName, Vec<u8>)>,
    sees: Vec<CellSet>,
    relations: BTreeMap<(u8, u8), ([u16; 16], BTreeSet<usize>)>,
    cages: Vec<Cage>,
    sums: Vec<LinearSum>,
    constraints: Vec<Constraint>,
}

impl Lowering {
    fn new(puzzle: &Puzzle) -> Self {
        let shape = puzzle.shape;
        let size = shape.size();
        let masks = puzzle
            .givens
            .iter()
            .map(|&digit| if digit == 0 { shape.all() } else { bit(digit) })
            .collect();
        let mut lowering = Self {
            shape,
            rule: 0,
            masks,
            houses: Vec::new(),
            sees: vec![CellSet::EMPTY; MOST_CELLS],
            relations: BTreeMap::new(),
            cages: Vec::new(),
            sums: Vec::new(),
            constraints: Vec::new(),
        };
        for row in 0..size {
            lowering.house(
                HouseName::Row(row),
                (0..size).map(|column| shape.cell(row, column)).collect(),
            );
        }
        for column in 0..size {
            lowering.house(
                HouseName::Column(column),
                (0..size).map(|row| shape.cell(row, column)).collect(),
            );
        }
        for (number, cells) in puzzle.regions.iter().enumerate() {
            lowering.house(HouseName::Region(number), cells.clone());
        }
        lowering
    }

    /// The place of the rule that is lowered.
    pub(crate) const fn rule(&self) -> usize {
        self.rule
    }

    /// As many cells as digits, all different.
    pub(crate) fn house(&mut self, name: HouseName, cells: Vec<u8>) {
        self.different(&cells);
        self.houses.push((name, cells));
    }

    /// Cells with different digits.
    pub(crate) fn different(&mut self, cells: &[u8]) {
        for &one in cells {
            for &other in cells.iter().filter(|&&other| other != one) {
                self.sees[usize::from(one)].insert(other);
            }
        }
    }

    /// Different digits in cells that are one of these moves, in rows and columns, apart.
    pub(crate) fn different_at(&mut self, moves: &[(isize, isize)]) {
        let shape = self.shape;
        for cell in shape.cells() {
            for other in moves
                .iter()
                .filter_map(|&(rows, columns)| shape.at_offset(cell, rows, columns))
            {
                self.different(&[cell, other]);
            }
        }
    }

    /// The digits that a cell may hold.
    pub(crate) fn allow(&mut self, cell: u8, mask: u16) {
        self.masks[usize::from(cell)] &= mask;
    }

    /// The digits that two cells may hold together.
    pub(crate) fn relate(&mut self, one: u8, other: u8, may: impl Fn(u8, u8) -> bool) {
        let (first, second) = (one.min(other), one.max(other));
        let all = self.shape.all();
        let (table, rules) = self
            .relations
            .entry((first, second))
            .or_insert_with(|| ([all; 16], BTreeSet::new()));
        rules.insert(self.rule);
        for digit in digits_of(all) {
            let fits = |&next: &u8| {
                if one == first {
                    may(digit, next)
                } else {
                    may(next, digit)
                }
            };
            let mask = digits_of(all)
                .filter(fits)
                .fold(0, |mask, next| mask | bit(next));
            table[usize::from(digit) - 1] &= mask;
        }
    }

    /// Different digits with a sum.
    pub(crate) fn cage(&mut self, cells: &[u8], sum: usize) {
        self.cages.push(Cage {
            rule: self.rule,
            cells: cells.to_vec(),
            sum,
        });
    }

    /// Different digits that are one of some sets.
    pub(crate) fn combinations(&mut self, cells: &[u8], sets: Vec<u16>) {
        self.push(Kind::Combination {
            cells: cells.to_vec(),
            sets,
        });
    }

    /// Cells times factors with a sum.
    pub(crate) fn sum(&mut self, terms: Vec<(u8, i32)>, total: i32) {
        self.sums.push((terms, total, self.rule));
    }

    /// Increasing digits.
    pub(crate) fn order(&mut self, cells: &[u8]) {
        self.push(Kind::Order(cells.to_vec()));
    }

    /// Digits between those at both ends.
    pub(crate) fn between(&mut self, cells: &[u8]) {
        self.push(Kind::Between(cells.to_vec()));
    }

    /// Digits that appear at least as often as they are listed.
    pub(crate) fn count(&mut self, cells: &[u8], digits: &[u8]) {
        let mut needed: BTreeMap<u8, usize> = BTreeMap::new();
        for &digit in digits {
            *needed.entry(digit).or_default() += 1;
        }
        self.push(Kind::Count {
            cells: cells.to_vec(),
            needed: needed.into_iter().collect(),
        });
    }

    /// The sum between the lowest and the highest digit of a line.
    pub(crate) fn sandwich(&mut self, cells: &[u8], sum: usize) {
        self.push(Kind::Sandwich {
            cells: cells.to_vec(),
            sum,
        });
    }

    fn push(&mut self, kind: Kind) {
        self.constraints.push(Constraint {
            kind,
            rules: vec![self.rule],
            derivation: None,
        });
    }

    fn finish(mut self, puzzle: &Puzzle) -> Result<Model, Fault> {
        let relations = std::mem::take(&mut self.relations);
        for (cells, (table, rules)) in relations {
            let kind = Kind::Relation(Relation::new(cells, table));
            self.constraints.push(Constraint {
                kind,
                rules: rules.into_iter().collect(),
                derivation: None,
            });
        }
        let houses = Houses::of(self.shape, self.houses);
        let mut model = Model {
            shape: self.shape,
            has_boxes: puzzle.has_boxes(),
            initial: self.masks,
            givens: puzzle.givens.clone(),
            peers: self.sees.iter().map(|set| set.iter().collect()).collect(),
            sees: self.sees,
            houses,
            is_contradictory: false,
            cages: self.cages,
            constraints: self.constraints,
            related: BTreeMap::new(),
            watchers: Vec::new(),
            words: 0,
            kinds: Vec::new(),
        };
        model.add_cages();
        for (terms, total, rule) in self.sums {
            let linear = Linear::new(&model, terms, total);
            model.constraints.push(Constraint {
                kind: Kind::Linear(linear),
                rules: vec![rule],
                derivation: None,
            });
        }
        derived::add_to(&mut model);
        model.index()?;
        Ok(model)
    }
}

impl Model {
    fn add_cages(&mut self) {
        for cage in &self.cages {
            let sets = sets_of(self.shape.size(), cage.cells.len(), cage.sum).to_vec();
            let kind = Kind::Combination {
                cells: cage.cells.clone(),
                sets,
            };
            self.constraints.push(Constraint {
                kind,
                rules: vec![cage.rule],
                derivation: None,
            });
        }
    }

    /// Sort the constraints, and note which ones each cell concerns.
    fn index(&mut self) -> Result<(), Fault> {
        for house in 0..self.houses.len() {
            self.constraints.push(Constraint {
                kind: Kind::House(house),
                rules: Vec::new(),
                derivation: None,
            });
        }
        let count = self.constraints.len();
        if count > MOST_CONSTRAINTS {
            let reason = format!(
                "expected rules with at most {MOST_CONSTRAINTS} constraints, found {count}"
            );
            return Err(Fault::new("rules", reason));
        }
        self.constraints.sort_by_key(Constraint::cost);
        self.words = count.div_ceil(64);
        self.watchers = vec![[0; MOST_WORDS]; MOST_CELLS];
        for (at, constraint) in self.constraints.iter().enumerate() {
            for &cell in constraint.cells(&self.houses) {
                self.watchers[usize::from(cell)][at / 64] |= 1 << (at % 64);
            }
            if let Kind::Relation(relation) = &constraint.kind {
                self.related.insert((relation.first, relation.second), at);
            }
        }
        Ok(())
    }
}

/// A number of cells, digits or a sum with a sign.
pub(crate) fn signed(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
