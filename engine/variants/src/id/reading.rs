//! Reading the bits of an identifier.

use serde_json::{Map, Value, json};

use super::{
    COUNT_BITS, DIGIT_BITS, Form, KIND_BITS, MOST_CHARACTERS, MOST_COUNT, PREFIX, SIGNS, SIZE_BITS,
    STEP_BITS, WORDS, bits_for, form_of, neighbours_before, places_around,
};
use crate::puzzle::text_of;
use crate::rules;
use crate::shape::{SIZES, Shape, index};

/// Reads the bits of a puzzle.
pub(super) struct Reader {
    shape: Shape,
    bits: Vec<bool>,
    at: usize,
}

/// Every method returns `None` where the bits end or mean nothing. Each item of a list takes bits, so
/// that lists are as short as the text.
impl Reader {
    pub(super) fn of(text: &str) -> Option<Self> {
        let signs = text.strip_prefix(PREFIX)?;
        if text.len() > MOST_CHARACTERS {
            return None;
        }
        let mut bits = Vec::new();
        for sign in signs.bytes() {
            let place = SIGNS.iter().position(|&known| known == sign)?;
            bits.extend((0..6).rev().map(|bit| place >> bit & 1 == 1));
        }
        let mut reader = Self {
            shape: Shape::of(SIZES[0])?,
            bits,
            at: 0,
        };
        let size = reader.number(SIZE_BITS)?;
        reader.shape = Shape::of(*SIZES.get(size)?)?;
        Some(reader)
    }

    fn flag(&mut self) -> Option<bool> {
        let bit = self.bits.get(self.at).copied();
        self.at += 1;
        bit
    }

    fn number(&mut self, width: usize) -> Option<usize> {
        let mut number = 0;
        for _ in 0..width {
            number = 2 * number + usize::from(self.flag()?);
        }
        Some(number)
    }

    fn count(&mut self) -> Option<usize> {
        let (mut count, mut shift) = (0, 0);
        loop {
            count += self.number(COUNT_BITS)? << shift;
            shift += COUNT_BITS;
            if !self.flag()? {
                return Some(count);
            }
            if count + (1 << shift) > MOST_COUNT {
                return None;
            }
        }
    }

    pub(super) fn puzzle(&mut self) -> Option<Value> {
        let mut fields = Map::new();
        fields.insert("size".into(), self.shape.size().into());
        fields.insert("givens".into(), text_of(&self.givens()?).into());
        if self.flag()? {
            fields.insert("regions".into(), self.regions()?.into());
        }
        let mut rules = Vec::new();
        let mut before = None;
        for _ in 0..self.count()? {
            let kind = if self.flag()? {
                before?
            } else {
                self.number(KIND_BITS)?
            };
            before = Some(kind);
            rules.push(self.rule(kind)?);
        }
        fields.insert("rules".into(), rules.into());
        Some(Value::Object(fields))
    }

    fn rule(&mut self, kind: usize) -> Option<Value> {
        let mut rule = Map::new();
        rule.insert("type".into(), rules::name_at(kind)?.into());
        for field in rules::fields_at(kind)? {
            if self.flag()? {
                rule.insert((*field).into(), self.value(field)?);
            }
        }
        Some(Value::Object(rule))
    }

    fn givens(&mut self) -> Option<Vec<u8>> {
        let has_some = self.flag()?;
        let mut givens = vec![0; self.shape.count()];
        for given in givens.iter_mut().filter(|_| has_some) {
            if self.flag()? {
                *given = index(self.number(DIGIT_BITS)? + 1);
            }
        }
        let size = self.shape.size();
        let fits = givens.iter().all(|&digit| usize::from(digit) <= size);
        fits.then_some(givens)
    }

    fn regions(&mut self) -> Option<String> {
        let mut labels = Vec::new();
        while labels.len() < self.shape.count() {
            let mut same = None;
            for label in neighbours_before(self.shape, &labels) {
                if self.flag()? {
                    same = Some(label);
                    break;
                }
            }
            labels.push(match same {
                Some(label) => label,
                None => self.number(DIGIT_BITS)?,
            });
        }
        Some(
            labels
                .into_iter()
                .map(|label| char::from(b'A' + index(label)))
                .collect(),
        )
    }

    fn value(&mut self, field: &str) -> Option<Value> {
        match form_of(field) {
            Form::Cells => {
                let count = self.count()?;
                self.path(count)
            }
            Form::Pairs => self.list(|reader| reader.path(2)),
            Form::Digits => self.list(|reader| Some(json!(reader.number(DIGIT_BITS)? + 1))),
            Form::Flag => self.flag().map(Value::Bool),
            Form::Words => self.list(|reader| Some(json!(WORDS[reader.number(1)?]))),
            Form::Number => Some(json!(self.number(bits_for(self.shape.count()))?)),
        }
    }

    fn list(&mut self, mut item: impl FnMut(&mut Self) -> Option<Value>) -> Option<Value> {
        (0..self.count()?).map(|_| item(self)).collect()
    }

    fn path(&mut self, count: usize) -> Option<Value> {
        let width = bits_for(self.shape.count() - 1);
        let mut cells: Vec<usize> = Vec::new();
        for _ in 0..count {
            let is_step = !cells.is_empty() && self.flag()?;
            let cell = if is_step {
                let (rows, columns) = places_around().nth(self.number(STEP_BITS)?)?;
                let from = index(*cells.last()?);
                usize::from(self.shape.at_offset(from, rows, columns)?)
            } else {
                Some(self.number(width)?).filter(|&cell| cell < self.shape.count())?
            };
            cells.push(cell);
        }
        Some(json!(cells))
    }
}
