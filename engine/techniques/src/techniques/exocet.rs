//! Exocets: two cells that must hold the digits of two others.
//!
//! The base are two cells of a box in one line. Three lines across matter: one through the third cell
//! beside the base, and one through each of the other two boxes beside it. A digit that stands in the
//! base has to stand in each of these three as well, but neither in the line of the base nor in its box.
//! If it can stand in two of them at most, leaving the targets out, it stands in a target. There are two
//! digits in the base and two targets, so each target holds one of them.
//!
//! Junior exocets have both targets beside the box of the base, senior ones only one.

use std::ops::ControlFlow;

use super::lines::Orientation;
use super::new_steps::NewSteps;
use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::{Exocet, Family, Technique};
use nonet_grid::{Cell, CellSet, Digit, DigitSet, House, candidates_at};

/// The number of candidates of the base: with two it is a pair, and with more an exocet is very rare.
const DIGITS: std::ops::RangeInclusive<usize> = 3..=4;

/// A digit that can fill so many of the three lines without a target does not need one.
const LINES: u32 = 3;

pub(crate) fn find(technique: Technique, state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    for orientation in Orientation::BOTH {
        for line in 0..9 {
            for stack in 0..3 {
                for beside in 0..3 {
                    let corner = Corner::of(state, orientation, line, [stack, beside]);
                    if let Some(corner) = corner {
                        corner.find(technique, &mut new_steps)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A base, and the line across beside it.
struct Corner<'a> {
    state: &'a State,
    orientation: Orientation,
    line: usize,
    stack: usize,
    base: [Cell; 2],
    digits: DigitSet,
    beside: House,
}

impl<'a> Corner<'a> {
    fn of(
        state: &'a State,
        orientation: Orientation,
        line: usize,
        [stack, beside]: [usize; 2],
    ) -> Option<Self> {
        let cells = orientation.line(line).cell_array();
        let own = [0, 1, 2].map(|at| 3 * stack + at);
        let mut base = own.into_iter().filter(|&at| at != 3 * stack + beside);
        let base = [cells[base.next()?], cells[base.next()?]];
        let [one, other] = base.map(|cell| state.of(cell));
        let digits = one.union(other);
        let is_base = !one.is_empty() && !other.is_empty() && DIGITS.contains(&digits.len());
        is_base.then_some(Self {
            state,
            orientation,
            line,
            stack,
            base,
            digits,
            beside: orientation.across(3 * stack + beside),
        })
    }

    fn find(&self, technique: Technique, new_steps: &mut NewSteps<'_, '_>) -> ControlFlow<()> {
        let [near, far] = [1, 2].map(|further| (self.stack + further) % 3);
        for one in self.lines_in(near) {
            for other in self.lines_in(far) {
                let [near, far] = [one.1, other.1];
                let cross_lines = [self.beside, one.0, other.0];
                let of_band = near.union(far);
                if technique.family() == Family::Exocet(Exocet::Junior) {
                    if let (Some(near), Some(far)) = (near.only(), far.only()) {
                        self.offer(technique, cross_lines, [near, far], new_steps)?;
                    }
                } else if let Some(target) = of_band.only() {
                    for distant in self.distant_targets(cross_lines) {
                        self.offer(technique, cross_lines, [target, distant], new_steps)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The lines across in a stack, each with its cells beside the box of the base, but not on the line
    /// of the base, that may hold a digit of the base; those where one is filled are left out.
    fn lines_in(&self, stack: usize) -> Vec<(House, CellSet)> {
        let band = self
            .band()
            .difference(self.orientation.line(self.line).cells());
        let lines = (0..3).map(|at| self.orientation.across(3 * stack + at));
        let open = lines.filter_map(|line| {
            let cells = band.intersection(line.cells());
            let is_free = |cell: Cell| {
                let held = self.state.grid().digit(cell);
                held.is_none_or(|held| !self.digits.contains(held))
            };
            let may_hold = |cell: &Cell| !self.state.of(*cell).intersection(self.digits).is_empty();
            let targets = cells.into_iter().filter(may_hold).collect();
            cells.into_iter().all(is_free).then_some((line, targets))
        });
        open.collect()
    }

    /// The three lines of the base's box.
    fn band(&self) -> CellSet {
        let first = self.line / 3 * 3;
        let lines = [0, 1, 2].map(|at| self.orientation.line(first + at).cells());
        lines.into_iter().fold(CellSet::EMPTY, CellSet::union)
    }

    fn distant_targets(&self, cross_lines: [House; 3]) -> CellSet {
        let may_hold = |cell: &Cell| !self.state.of(*cell).intersection(self.digits).is_empty();
        let distant = all_of(cross_lines).difference(self.band());
        distant.into_iter().filter(may_hold).collect()
    }

    /// The most of three lines that a digit can fill at once beyond the band, without the targets.
    fn reach(&self, digit: Digit, cross_lines: [House; 3], targets: [Cell; 2]) -> u32 {
        let filled = self
            .state
            .grid()
            .filled()
            .filter(|&(_, held)| held == digit);
        let held: CellSet = filled.map(|(cell, _)| cell).collect();
        let places = self.state.places(digit).union(held).difference(self.band());
        let places = places.difference(targets.into_iter().collect());
        let rows = cross_lines.map(|line| {
            let on_line = places.intersection(line.cells()).into_iter();
            on_line.fold(0_u16, |rows, cell| {
                rows | 1 << self.orientation.line_of(cell)
            })
        });
        most_distinct(rows)
    }

    fn offer(
        &self,
        technique: Technique,
        cross_lines: [House; 3],
        targets: [Cell; 2],
        new_steps: &mut NewSteps<'_, '_>,
    ) -> ControlFlow<()> {
        let mut idle = DigitSet::EMPTY;
        for digit in self.digits {
            let reach = self.reach(digit, cross_lines, targets);
            if reach >= LINES {
                return ControlFlow::Continue(());
            }
            let has_target = targets
                .into_iter()
                .any(|cell| self.state.of(cell).contains(digit));
            // Without a target, or with one line beyond, it would need both.
            if !has_target || reach + 2 <= LINES {
                idle = idle.with(digit);
            }
        }
        let left = self.digits.difference(idle);
        let of_base = self
            .base
            .map(|cell| (cell, self.state.of(cell).intersection(idle)));
        let of_targets = targets.map(|cell| (cell, self.state.of(cell).difference(left)));
        let lost = of_base.into_iter().chain(of_targets);
        let lost = lost.flat_map(|(cell, digits)| candidates_at(cell, digits));
        new_steps.offer(lost.collect(), |lost| {
            let evidence = evidence::Exocet {
                base: self.base,
                targets,
                digits: self.digits,
                cross_lines,
                idle,
            };
            Step::eliminating(technique, lost, evidence)
        })
    }
}

fn all_of(lines: [House; 3]) -> CellSet {
    lines
        .map(House::cells)
        .into_iter()
        .fold(CellSet::EMPTY, CellSet::union)
}

/// From how many of three sets different elements can be taken.
fn most_distinct([one, other, third]: [u16; 3]) -> u32 {
    let bits = |mut mask: u16| {
        std::iter::from_fn(move || {
            let lowest = mask & mask.wrapping_neg();
            mask ^= lowest;
            (lowest != 0).then_some(lowest)
        })
    };
    // A set without an element of its own takes none from the others.
    let choices = |mask: u16| bits(mask).chain([0]);
    let mut most = 0;
    for first in choices(one) {
        for second in choices(other & !first) {
            let taken = first | second;
            let last = third & !taken;
            most = most.max(taken.count_ones() + u32::from(last != 0));
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::most_distinct;

    #[test]
    fn sets_that_share_their_elements_give_fewer_different_ones() {
        assert_eq!(most_distinct([0b1, 0b1, 0b10]), 2);
        assert_eq!(most_distinct([0b11, 0b11, 0b11]), 2);
        assert_eq!(most_distinct([0b111, 0b11, 0b1]), 3);
        assert_eq!(most_distinct([0, 0, 0b1]), 1);
    }
}
