//! Writing the bits of an identifier.

use serde_json::Value;

use super::{
    COUNT_BITS, DIGIT_BITS, Form, KIND_BITS, PREFIX, SIGNS, SIZE_BITS, STEP_BITS, WORDS, bits_for,
    form_of, neighbours_before, places_around,
};
use crate::puzzle::Puzzle;
use crate::rules;
use crate::shape::{SIZES, Shape, index};

/// Writes the bits of a puzzle.
pub(super) struct Writer {
    shape: Shape,
    bits: Vec<bool>,
}

/// Every method returns `None` for a value that has no form.
impl Writer {
    pub(super) const fn new(shape: Shape) -> Self {
        Self {
            shape,
            bits: Vec::new(),
        }
    }

    pub(super) fn text(mut self) -> String {
        let whole = self.bits.len().next_multiple_of(8).next_multiple_of(6);
        self.bits.resize(whole, false);
        let sign = |bits: &[bool]| {
            let place = bits.iter().fold(0, |sum, &bit| 2 * sum + usize::from(bit));
            char::from(SIGNS[place])
        };
        PREFIX
            .chars()
            .chain(self.bits.chunks(6).map(sign))
            .collect()
    }

    fn number(&mut self, number: usize, width: usize) -> Option<()> {
        self.bits
            .extend((0..width).rev().map(|place| number >> place & 1 == 1));
        (number >> width == 0).then_some(())
    }

    fn flag(&mut self, flag: bool) {
        self.bits.push(flag);
    }

    fn count(&mut self, mut count: usize) -> Option<()> {
        loop {
            self.number(count & ((1 << COUNT_BITS) - 1), COUNT_BITS)?;
            count >>= COUNT_BITS;
            self.flag(count > 0);
            if count == 0 {
                return Some(());
            }
        }
    }

    pub(super) fn puzzle(&mut self, puzzle: &Puzzle) -> Option<()> {
        let size = SIZES.iter().position(|&size| size == self.shape.size())?;
        self.number(size, SIZE_BITS)?;
        self.givens(&puzzle.givens)?;
        self.flag(!puzzle.has_boxes());
        if !puzzle.has_boxes() {
            self.regions(&puzzle.regions)?;
        }
        self.count(puzzle.rules.len())?;
        let mut before = None;
        for rule in &puzzle.rules {
            let kind = rules::place_of(rule.kind)?;
            self.flag(before == Some(kind));
            if before != Some(kind) {
                self.number(kind, KIND_BITS)?;
            }
            before = Some(kind);
            self.fields(kind, &rule.json)?;
        }
        Some(())
    }

    fn fields(&mut self, kind: usize, rule: &Value) -> Option<()> {
        for field in rules::fields_at(kind)? {
            let value = rule.get(field);
            self.flag(value.is_some());
            if let Some(value) = value {
                self.value(field, value)?;
            }
        }
        Some(())
    }

    fn givens(&mut self, givens: &[u8]) -> Option<()> {
        let has_some = givens.iter().any(|&digit| digit > 0);
        self.flag(has_some);
        for &digit in givens.iter().filter(|_| has_some) {
            self.flag(digit > 0);
            if digit > 0 {
                self.number(usize::from(digit) - 1, DIGIT_BITS)?;
            }
        }
        Some(())
    }

    fn regions(&mut self, regions: &[Vec<u8>]) -> Option<()> {
        let labels = labels_of(self.shape, regions);
        for cell in 0..labels.len() {
            let known = neighbours_before(self.shape, &labels[..cell]);
            let same = known.iter().position(|&label| label == labels[cell]);
            for place in 0..known.len() {
                self.flag(same == Some(place));
                if same == Some(place) {
                    break;
                }
            }
            if same.is_none() {
                self.number(labels[cell], DIGIT_BITS)?;
            }
        }
        Some(())
    }

    fn value(&mut self, field: &str, value: &Value) -> Option<()> {
        match form_of(field) {
            Form::Cells => self.cells(value),
            Form::Pairs => {
                let pairs = value.as_array()?;
                self.count(pairs.len())?;
                pairs.iter().try_for_each(|pair| self.path(pair))
            }
            Form::Digits => {
                let digits = value.as_array()?;
                self.count(digits.len())?;
                let mut digits = digits.iter();
                digits.try_for_each(|digit| self.number(whole(digit)? - 1, DIGIT_BITS))
            }
            Form::Flag => {
                self.flag(value.as_bool()?);
                Some(())
            }
            Form::Words => {
                let words = value.as_array()?;
                self.count(words.len())?;
                words.iter().try_for_each(|word| {
                    let place = WORDS.iter().position(|&known| word == known)?;
                    self.number(place, 1)
                })
            }
            Form::Number => self.number(whole(value)?, bits_for(self.shape.count())),
        }
    }

    fn cells(&mut self, value: &Value) -> Option<()> {
        self.count(value.as_array()?.len())?;
        self.path(value)
    }

    /// The first cell, then the way to each next one if it is a neighbour.
    fn path(&mut self, value: &Value) -> Option<()> {
        let width = bits_for(self.shape.count() - 1);
        let mut before: Option<u8> = None;
        for item in value.as_array()? {
            let cell = index(whole(item)?);
            let step = before.and_then(|before| step_of(self.shape, before, cell));
            if before.is_some() {
                self.flag(step.is_some());
            }
            match step {
                Some(step) => self.number(step, STEP_BITS)?,
                None => self.number(usize::from(cell), width)?,
            }
            before = Some(cell);
        }
        Some(())
    }
}

/// The place of a neighbour around a cell.
fn step_of(shape: Shape, from: u8, to: u8) -> Option<usize> {
    places_around().position(|(rows, columns)| shape.at_offset(from, rows, columns) == Some(to))
}

fn whole(value: &Value) -> Option<usize> {
    usize::try_from(value.as_u64()?).ok()
}

fn labels_of(shape: Shape, regions: &[Vec<u8>]) -> Vec<usize> {
    let mut labels = vec![0; shape.count()];
    for (label, cells) in regions.iter().enumerate() {
        for &cell in cells {
            labels[usize::from(cell)] = label;
        }
    }
    labels
}
