//! Finned and sashimi fish: a basic fish but for some places in one box, the fins. Either the fish
//! holds or a fin does, so the digit leaves the cells that both would clear.
//!
//! A fish is sashimi when, without its fins, one of its lines has fewer than two places.

use std::ops::ControlFlow;

use super::lines::Orientation;
use crate::cover::{Choice, Sets, count, positions};
use crate::state::State;
use crate::step::evidence::Fish;
use crate::step::{Sink, Step};
use crate::technique::{self, Family, Technique};
use nonet_grid::{CellSet, Digit, candidates_of};

pub(crate) fn find(
    technique: Technique,
    size: u32,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let is_sashimi = technique.family() == Family::Fish(technique::Fish::Sashimi);
    each_fish(state, size, &mut |fish| {
        if fish.is_sashimi == is_sashimi {
            sink(fish.conclude(technique))
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// A fish with fins that eliminates something.
#[derive(Clone, Copy)]
pub(crate) struct FinnedFish {
    pub digit: Digit,
    pub orientation: Orientation,
    pub base: u16,
    pub cover: u16,
    pub body: CellSet,
    pub fins: CellSet,
    pub cleared: CellSet,
    pub is_sashimi: bool,
}

impl FinnedFish {
    fn conclude(&self, technique: Technique) -> Step {
        let evidence = Fish {
            digit: self.digit,
            base: self.orientation.houses(self.base),
            cover: self.orientation.houses_across(self.cover),
            body: self.body,
            fins: self.fins,
        };
        let eliminations = candidates_of(self.digit, self.cleared).collect();
        Step::eliminating(technique, eliminations, evidence)
    }
}

/// Visit every finned fish of a size.
pub(crate) fn each_fish(
    state: &State,
    size: u32,
    found: &mut dyn FnMut(FinnedFish) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in state.promising_digits() {
        let places = state.places(digit);
        if places.len() < 4 {
            continue;
        }
        for orientation in Orientation::BOTH {
            let masks = orientation.masks(places);
            for (band, stack) in (0..9).map(|index| (index / 3, index % 3)) {
                let fin_search = FinSearch {
                    digit,
                    places,
                    orientation,
                    masks,
                    band,
                    stack,
                };
                fin_search.each_fish(size, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The search for one digit, one orientation, and one box that holds the fins.
struct FinSearch {
    digit: Digit,
    places: CellSet,
    orientation: Orientation,
    masks: [u16; 9],
    band: usize,
    stack: usize,
}

impl FinSearch {
    /// Positions within the box are free to be fins: the lines must agree in the others.
    fn each_fish(
        &self,
        size: u32,
        found: &mut dyn FnMut(FinnedFish) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let in_box = self.orientation.box_at(self.band, self.stack).cells();
        // A fin and an elimination need two places in the box.
        let in_box = self.places.intersection(in_box);
        if in_box.is_empty() || in_box.only().is_some() {
            return ControlFlow::Continue(());
        }
        let (across, lines) = (0b111 << (3 * self.stack), 0b111 << (3 * self.band));
        let mut sets = Sets {
            masks: self.masks,
            usable: 0,
        };
        for (index, mask) in sets.masks.iter_mut().enumerate() {
            if lines >> index & 1 == 1 {
                *mask &= !across;
            }
            let is_usable = count(self.masks[index]) >= 2 && count(*mask) <= size;
            sets.usable |= u16::from(is_usable) << index;
        }
        sets.choices(size, &mut |choice| {
            let finned = choice.sets & lines;
            if finned == 0 || finned == lines {
                return ControlFlow::Continue(());
            }
            let offered = positions(finned).fold(0, |all, index| all | self.masks[index]) & across;
            self.complete(size, choice, offered & !choice.union, found)
        })
    }

    /// Cover as many of the positions within the box as the size of the fish allows.
    fn complete(
        &self,
        size: u32,
        choice: Choice,
        offered: u16,
        found: &mut dyn FnMut(FinnedFish) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let missing = size - count(choice.union);
        // All subsets of a mask, in descending order.
        let mut extra = offered;
        loop {
            if count(extra) == missing
                && let Some(fish) = self.fish(choice.sets, choice.union | extra)
            {
                found(fish)?;
            }
            if extra == 0 {
                return ControlFlow::Continue(());
            }
            extra = (extra - 1) & offered;
        }
    }

    fn fish(&self, base: u16, cover: u16) -> Option<FinnedFish> {
        let lines = self.orientation.lines(base);
        let covered = self.orientation.lines_across(cover);
        let in_box = self.orientation.box_at(self.band, self.stack).cells();
        let fins = self.places.intersection(lines).difference(covered);
        let cleared = self.places.intersection(covered).intersection(in_box);
        let cleared = cleared.difference(lines);
        if fins.is_empty() || cleared.is_empty() {
            return None;
        }
        let is_short = |index: usize| count(self.masks[index] & cover) < 2;
        Some(FinnedFish {
            digit: self.digit,
            orientation: self.orientation,
            base,
            cover,
            body: self.places.intersection(lines).difference(fins),
            fins,
            cleared,
            is_sashimi: positions(base).any(is_short),
        })
    }
}
