//! The state of the search: the places that are still open to each digit.

use super::bands::{LEFT, join, split};
use super::clues::{self, Clues};
use super::cpu_features;
use super::tables::{COLUMN_PLACES, OCCUPIED, ROW_PLACES};
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};

/// A dead end: some house has no place for a digit, or a cell has no digit.
#[derive(Debug)]
pub struct Contradiction;

/// The candidates of all digits.
#[derive(Clone)]
pub struct Board {
    places: [CellSet; 9],
    /// Cells whose digit is not known, or not yet eliminated from the other digits.
    open: CellSet,
    /// Digits that lost a place since they were last settled, bit `i` for digit `i + 1`.
    unsettled: u32,
}

/// What propagation leaves undecided.
pub struct Ambiguity {
    /// The cells with two or more candidates.
    pub open: CellSet,
    /// The cells with two candidates.
    pub bivalue: CellSet,
}

impl Board {
    /// Write the filled cells of a grid.
    ///
    /// # Errors
    /// Two equal digits share a house.
    #[inline(always)]
    pub fn new(grid: &Grid) -> Result<Self, Contradiction> {
        let Clues { places, open } = Clues::read(grid).ok_or(Contradiction)?;
        Ok(Self::of(places, open))
    }

    /// The board of these places; `open` are the cells that are not given.
    #[must_use]
    pub const fn of(places: [CellSet; 9], open: CellSet) -> Self {
        Self {
            places,
            open,
            unsettled: 0x1FF,
        }
    }

    /// Propagate to a fixed point.
    ///
    /// A contradiction stays one: propagating again finds it again.
    ///
    /// # Errors
    /// A house has no place for a digit, or a cell has no digit.
    pub fn propagate(&mut self) -> Result<Ambiguity, Contradiction> {
        cpu_features::vectorized(
            #[inline(always)]
            || self.draw_conclusions(),
        )
    }

    /// The body of `propagate`, for callers that are compiled for the same processor features.
    #[inline(always)]
    pub(super) fn draw_conclusions(&mut self) -> Result<Ambiguity, Contradiction> {
        loop {
            while self.unsettled != 0 {
                let digit = self.unsettled.trailing_zeros() as usize;
                self.settle(digit)?;
            }
            let counts = self.count_candidates();
            if counts.one != CellSet::ALL {
                return Err(Contradiction);
            }
            let naked = self.open.difference(counts.two);
            if naked.is_empty() {
                let bivalue = counts.two.difference(counts.three);
                return Ok(Ambiguity {
                    open: self.open,
                    bivalue,
                });
            }
            self.place_naked_singles(naked)?;
        }
    }

    /// Assume that the cell holds the digit.
    #[inline(always)]
    pub fn assume(&mut self, Candidate { cell, digit }: Candidate) {
        let places = &mut self.places[digit.index()];
        *places = places.difference(cell.peers());
        self.unsettled |= 1 << digit.index();
    }

    /// Eliminate a candidate.
    #[inline(always)]
    pub fn exclude(&mut self, Candidate { cell, digit }: Candidate) {
        let places = &mut self.places[digit.index()];
        *places = places.without(cell);
        self.unsettled |= 1 << digit.index();
    }

    /// The places of each digit.
    #[inline(always)]
    pub(super) const fn places(&self) -> &[CellSet; 9] {
        &self.places
    }

    /// The candidates of a cell.
    #[inline(always)]
    pub fn digits(&self, cell: Cell) -> DigitSet {
        let holders = Digit::ALL
            .into_iter()
            .filter(|digit| self.places[digit.index()].contains(cell));
        holders.fold(DigitSet::EMPTY, DigitSet::with)
    }

    /// Of some cells, those with the fewest candidates.
    #[inline(always)]
    pub(super) fn with_fewest_candidates(&self, cells: CellSet) -> CellSet {
        // Bit-sliced counters: the four bits of every cell's number of candidates, the lowest first.
        let mut count = [CellSet::EMPTY; 4];
        for &places in &self.places {
            let mut carry = places;
            for bit in &mut count {
                let both = bit.intersection(carry);
                *bit = bit.union(carry).difference(both);
                carry = both;
            }
        }
        count.into_iter().rev().fold(cells, |fewest, bit| {
            let without = fewest.difference(bit);
            if without.is_empty() { fewest } else { without }
        })
    }

    /// The digits of a board without open cells.
    #[inline(always)]
    #[must_use]
    pub fn to_grid(&self) -> Grid {
        clues::write(&self.places)
    }

    /// Restrict a digit to the places that boxes, rows and columns together allow, and eliminate the
    /// other digits from the cells that must hold it.
    #[inline(always)]
    fn settle(&mut self, digit: usize) -> Result<(), Contradiction> {
        let places = restrict(self.places[digit])?;
        let sure = sole_in_row(places).intersection(self.open);
        if !sure.is_empty() {
            self.open = self.open.difference(sure);
            for (other, places) in self.places.iter_mut().enumerate() {
                let lost = places.intersection(sure);
                *places = places.difference(sure);
                self.unsettled |= u32::from(!lost.is_empty()) << other;
            }
        }
        self.places[digit] = places;
        self.unsettled &= !(1 << digit);
        Ok(())
    }

    #[inline(always)]
    fn count_candidates(&self) -> Counts {
        let mut counts = Counts::default();
        for &places in &self.places {
            counts.three = counts.three.union(counts.two.intersection(places));
            counts.two = counts.two.union(counts.one.intersection(places));
            counts.one = counts.one.union(places);
        }
        counts
    }

    #[inline(always)]
    fn place_naked_singles(&mut self, naked: CellSet) -> Result<(), Contradiction> {
        for digit in 0..9 {
            let singles = self.places[digit].intersection(naked);
            for cell in singles {
                self.places[digit] = self.places[digit].difference(cell.peers());
            }
            // The cells may have been peers of each other.
            if !singles.is_subset(self.places[digit]) {
                return Err(Contradiction);
            }
            self.unsettled |= u32::from(!singles.is_empty()) << digit;
        }
        Ok(())
    }
}

/// The cells with at least one, two and three candidates.
#[derive(Default)]
struct Counts {
    one: CellSet,
    two: CellSet,
    three: CellSet,
}

/// Leave a digit the places that lie in some choice of one box per row and one row per box in every
/// band, and likewise for columns: all locked candidates, to a fixed point.
#[inline(always)]
fn restrict(places: CellSet) -> Result<CellSet, Contradiction> {
    let mut bands = split(places);
    loop {
        for band in &mut bands {
            *band &= ROW_PLACES[occupied_groups(*band)];
        }
        let [upper, middle, lower] = bands.map(|band| (band | band >> 9 | band >> 18) & 0x1FF);
        let used = upper | middle << 9 | lower << 18;
        let kept = COLUMN_PLACES[stack(used)]
            | COLUMN_PLACES[stack(used >> 3)] << 3
            | COLUMN_PLACES[stack(used >> 6)] << 6;
        if kept == used {
            // Either every house has a place, or there is no place left at all.
            return if used == 0 {
                Err(Contradiction)
            } else {
                Ok(join(bands))
            };
        }
        for (index, band) in bands.iter_mut().enumerate() {
            *band &= (kept >> (9 * index) & 0x1FF) * LEFT;
        }
    }
}

/// The three by three groups of a band, row by row, that have a place.
#[inline(always)]
fn occupied_groups(band: u32) -> usize {
    usize::from(OCCUPIED[band as usize & 0x1FF])
        | usize::from(OCCUPIED[(band >> 9) as usize & 0x1FF]) << 3
        | usize::from(OCCUPIED[(band >> 18) as usize & 0x1FF]) << 6
}

/// The matrix of the leftmost three columns, from nine columns of each band.
#[inline(always)]
const fn stack(used: u32) -> usize {
    (used & 0o7 | used >> 6 & 0o70 | used >> 12 & 0o700) as usize
}

/// The places that are alone in their row; no row may be empty.
#[inline(always)]
fn sole_in_row(places: CellSet) -> CellSet {
    /// The lowest, the highest and the other bits of each of the nine rows.
    const LOW: u128 = CellSet::ALL.bits() / 0x1FF;
    const HIGH: u128 = LOW << 8;
    const REST: u128 = HIGH - LOW;

    // Clear the lowest place of each row: no row is empty, so nothing is borrowed from the next one.
    // Then carry whatever is left of the row into its highest bit.
    let others = places.bits() & (places.bits() - LOW);
    let crowded = (((others & REST) + REST) | others) & HIGH;
    let sole = HIGH & !crowded;
    CellSet::from_bits(places.bits() & (sole | (sole - (sole >> 8))))
}
