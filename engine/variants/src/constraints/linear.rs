//! Linear sums: cells times factors have a sum.

use crate::domains::{Contradiction, Domains, Kept};
use crate::model::Model;
use crate::shape::{digits_of, highest, is_single, lowest};

/// Sums are looked at once at most this many cells are open.
const MOST_OPEN: usize = 5;
/// The reachable sums are computed once at most this many cells are open.
const MOST_EXACT: usize = 4;
const MOST_TERMS: usize = 24;
const MOST_SUM: i32 = 126;

/// Cells times factors with a sum.
#[derive(Clone, Debug)]
pub struct Linear {
    /// The sum.
    pub total: i32,
    cells: Vec<u8>,
    factors: Vec<i32>,
    /// Places of terms with one factor whose cells all differ.
    groups: Vec<Vec<usize>>,
}

impl Linear {
    /// A sum of terms.
    #[must_use]
    pub fn new(model: &Model, terms: Vec<(u8, i32)>, total: i32) -> Self {
        let (cells, factors): (Vec<u8>, Vec<i32>) = terms.into_iter().unzip();
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (at, &cell) in cells.iter().enumerate() {
            let fits = |group: &Vec<usize>| {
                group
                    .iter()
                    .all(|&other| factors[other] == factors[at] && model.differ(cells[other], cell))
            };
            match groups
                .iter_mut()
                .find(|group| factors[at].abs() == 1 && fits(group))
            {
                Some(group) => group.push(at),
                None => groups.push(vec![at]),
            }
        }
        Self {
            total,
            cells,
            factors,
            groups,
        }
    }

    /// The cells.
    #[must_use]
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The cells with their factors.
    pub fn terms(&self) -> impl Iterator<Item = (u8, i32)> {
        self.cells.iter().copied().zip(self.factors.iter().copied())
    }

    pub(super) fn propagate(&self, domains: &mut Domains) -> Kept {
        let open = self
            .cells
            .iter()
            .filter(|&&cell| !is_single(domains.at(cell)))
            .count();
        if open > MOST_OPEN || self.cells.len() > MOST_TERMS {
            return Ok(());
        }
        self.keep_bounds(domains)?;
        if open <= MOST_EXACT {
            self.keep_reachable(domains)
        } else {
            Ok(())
        }
    }

    /// The least and the greatest value of a term.
    fn range(&self, at: usize, domains: &Domains) -> (i32, i32) {
        let (mask, factor) = (domains.at(self.cells[at]), self.factors[at]);
        let (one, other) = (
            factor * i32::from(lowest(mask)),
            factor * i32::from(highest(mask)),
        );
        (one.min(other), one.max(other))
    }

    /// The least and the greatest sum of a group of different digits.
    fn range_of_group(
        &self,
        group: &[usize],
        domains: &Domains,
    ) -> Result<(i32, i32), Contradiction> {
        if let [only] = group {
            return Ok(self.range(*only, domains));
        }
        let (mut lows, mut highs) = ([0; MOST_TERMS], [0; MOST_TERMS]);
        for (at, &term) in group.iter().enumerate() {
            let mask = domains.at(self.cells[term]);
            (lows[at], highs[at]) = (i32::from(lowest(mask)), i32::from(highest(mask)));
        }
        let (lows, highs) = (&mut lows[..group.len()], &mut highs[..group.len()]);
        lows.sort_unstable();
        highs.sort_unstable();
        let size = i32::from(crate::shape::index(domains.model.size()));
        let (mut least, mut low_end) = (0, 0);
        for &mut low in lows {
            low_end = low.max(low_end + 1);
            least += low_end;
        }
        let (mut most, mut next) = (0, size + 1);
        for &mut high in highs.iter_mut().rev() {
            next = high.min(next - 1);
            most += next;
        }
        if low_end > size || next < 1 {
            return Err(Contradiction);
        }
        Ok(if self.factors[group[0]] > 0 {
            (least, most)
        } else {
            (-most, -least)
        })
    }

    fn keep_bounds(&self, domains: &mut Domains) -> Kept {
        let mut ranges = [(0, 0); MOST_TERMS];
        let (mut least, mut most) = (0, 0);
        for (range, group) in ranges.iter_mut().zip(&self.groups) {
            *range = self.range_of_group(group, domains)?;
            least += range.0;
            most += range.1;
        }
        if self.total < least || self.total > most {
            return Err(Contradiction);
        }
        for (group, (low, high)) in self.groups.iter().zip(ranges) {
            let needed = (self.total - (most - high), self.total - (least - low));
            for &at in group {
                self.keep_term(at, group, needed, domains)?;
            }
        }
        Ok(())
    }

    /// Keep the digits of a term that its group can complete to a needed range.
    fn keep_term(
        &self,
        at: usize,
        group: &[usize],
        needed: (i32, i32),
        domains: &mut Domains,
    ) -> Kept {
        let (cell, factor) = (self.cells[at], self.factors[at]);
        let mask = domains.at(cell);
        if is_single(mask) {
            return Ok(());
        }
        let (mut low, mut high) = (0, 0);
        for &other in group.iter().filter(|&&other| other != at) {
            let range = self.range(other, domains);
            low += range.0;
            high += range.1;
        }
        let allowed = digits_of(mask).filter(|&digit| {
            let value = factor * i32::from(digit);
            value >= needed.0 - high && value <= needed.1 - low
        });
        let kept = allowed.fold(0, |kept, digit| kept | crate::shape::bit(digit));
        domains.keep(cell, kept)
    }

    /// Keep the digits that reach the sum, apart from cells that differ.
    fn keep_reachable(&self, domains: &mut Domains) -> Kept {
        let count = self.cells.len();
        let mut lows = [0; MOST_TERMS];
        for (at, low) in lows[..count].iter_mut().enumerate() {
            *low = self.range(at, domains).0;
        }
        let goal = self.total - lows[..count].iter().sum::<i32>();
        if goal < 0 {
            return Err(Contradiction);
        }
        if goal > MOST_SUM {
            return Ok(());
        }
        let forward = self.sums_before(&lows, domains);
        if forward[count] >> goal & 1 == 0 {
            return Err(Contradiction);
        }
        let mut backward = 1u128 << goal;
        for at in (0..count).rev() {
            let (mut kept, mut before) = (0, 0);
            for digit in digits_of(domains.at(self.cells[at])) {
                let shift = self.factors[at] * i32::from(digit) - lows[at];
                let sums = if shift <= MOST_SUM {
                    backward >> shift
                } else {
                    0
                };
                before |= sums;
                if sums & forward[at] != 0 {
                    kept |= crate::shape::bit(digit);
                }
            }
            backward = before;
            domains.keep(self.cells[at], kept)?;
        }
        self.keep_last_two(domains)
    }

    /// The sums above the least ones that the terms before each can reach, as bits.
    fn sums_before(&self, lows: &[i32], domains: &Domains) -> [u128; MOST_TERMS + 1] {
        let mut forward = [0u128; MOST_TERMS + 1];
        forward[0] = 1;
        for (at, &cell) in self.cells.iter().enumerate() {
            let shift = |digit| self.factors[at] * i32::from(digit) - lows[at];
            let shifts = digits_of(domains.at(cell)).map(shift);
            let within = shifts.filter(|&shift| shift <= MOST_SUM);
            forward[at + 1] = within.fold(0, |sums, shift| sums | forward[at] << shift);
        }
        forward
    }

    /// Two open cells: keep the digits with a partner.
    fn keep_last_two(&self, domains: &mut Domains) -> Kept {
        let (mut rest, mut open) = (self.total, [0; 2]);
        let mut count = 0;
        for (at, (cell, factor)) in self.terms().enumerate() {
            let mask = domains.at(cell);
            if is_single(mask) {
                rest -= factor * i32::from(lowest(mask));
            } else if count == 2 {
                return Ok(());
            } else {
                open[count] = at;
                count += 1;
            }
        }
        if count < 2 {
            return Ok(());
        }
        let [first, second] = open.map(|at| self.cells[at]);
        let [factor, other] = open.map(|at| self.factors[at]);
        let differ = domains.model.differ(first, second);
        let (mut kept, mut partners) = (0, 0);
        for digit in digits_of(domains.at(first)) {
            let left = rest - factor * i32::from(digit);
            let Some(next) = u8::try_from(left / other)
                .ok()
                .filter(|&next| (1..=16).contains(&next))
            else {
                continue;
            };
            let mask = crate::shape::bit(next);
            if left % other == 0 && !(differ && next == digit) && domains.at(second) & mask != 0 {
                kept |= crate::shape::bit(digit);
                partners |= mask;
            }
        }
        domains.keep(first, kept)?;
        domains.keep(second, partners)
    }
}
