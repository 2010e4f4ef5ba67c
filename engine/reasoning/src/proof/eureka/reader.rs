//! The parts of a notation: digits, cells, rows of stops, and conclusions.

use crate::proof::deduction::Deduction;
use crate::proof::verdict::{Fault, Flaw, Part};
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use nonet_techniques::step::LinkKind;

/// Digits in cells, as they are written; the sign that leads there comes before.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    pub sign: Option<LinkKind>,
    pub digits: DigitSet,
    pub cells: CellSet,
}

/// A place in a text, from which its parts are read.
pub struct Reader<'a> {
    text: &'a [char],
    at: usize,
}

/// The result of reading, or the position at which reading ends.
pub type Read<T> = Result<T, Flaw>;

impl<'a> Reader<'a> {
    pub const fn new(text: &'a [char]) -> Self {
        Self { text, at: 0 }
    }

    /// Whether all is read.
    pub fn is_done(&mut self) -> bool {
        self.skip_spaces();
        self.at == self.text.len()
    }

    /// The value of a part, or the position before it if it is something else.
    pub fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Option<T> {
        let start = self.at;
        let found = read(self).ok();
        if found.is_none() {
            self.at = start;
        }
        found
    }

    pub fn flaw(&self) -> Flaw {
        Flaw::new(Part::Notation(self.at), Fault::Unreadable, Vec::new())
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    pub fn skip_spaces(&mut self) {
        while self
            .peek()
            .is_some_and(|char| char.is_whitespace() || char == '[' || char == ']')
        {
            self.at += 1;
        }
    }

    pub fn takes(&mut self, char: char) -> bool {
        let is_next = self
            .peek()
            .is_some_and(|next| next.eq_ignore_ascii_case(&char));
        self.at += usize::from(is_next);
        is_next
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let start = self.at;
        let is_next = word.chars().all(|char| self.takes(char));
        if !is_next {
            self.at = start;
        }
        is_next
    }

    pub fn takes_arrow(&mut self) -> bool {
        self.skip_spaces();
        ["=>", "→", "⇒", "->"]
            .iter()
            .any(|arrow| self.takes_word(arrow))
    }

    /// A sign between two stops; none at the end of a row.
    fn sign(&mut self) -> Option<LinkKind> {
        self.skip_spaces();
        let start = self.at;
        if self.takes_arrow() {
            self.at = start;
            return None;
        }
        if self.takes('=') {
            let _ = self.takes('=');
            Some(LinkKind::Strong)
        } else if self.takes('-') || self.takes('–') || self.takes('−') {
            let _ = self.takes('-');
            Some(LinkKind::Weak)
        } else {
            None
        }
    }

    /// Stops up to the end of a chain.
    pub fn row(&mut self) -> Read<Vec<Stop>> {
        let mut stops: Vec<Stop> = Vec::new();
        let mut sign = None;
        loop {
            let before = stops.last().map(|stop| stop.digits);
            stops.extend(self.stops(sign, before)?);
            sign = self.sign();
            self.skip_spaces();
            if sign.is_none() || self.ends_round(&mut stops, sign) {
                return Ok(stops);
            }
        }
    }

    /// A loop's mark, or its end without one: the chain returns to its start.
    fn ends_round(&mut self, stops: &mut Vec<Stop>, sign: Option<LinkKind>) -> bool {
        let is_marked = self.takes_word("loop");
        let is_end = matches!(self.peek(), None | Some(';')) || {
            let start = self.at;
            let is_arrow = self.takes_arrow();
            self.at = start;
            is_arrow
        };
        if is_marked || is_end {
            let first = stops[0];
            stops.push(Stop { sign, ..first });
        }
        is_marked || is_end
    }

    /// `(4)r1c2`, `(4-7)r1c8`, `4r1c2`, or `r1c2` with the digits before.
    pub fn stops(&mut self, sign: Option<LinkKind>, before: Option<DigitSet>) -> Read<Vec<Stop>> {
        self.skip_spaces();
        let mut parts = Vec::new();
        if self.takes('(') {
            let mut inner = sign;
            loop {
                parts.push((inner, self.digits()?));
                inner = self.sign();
                if inner.is_none() {
                    break;
                }
            }
            if !self.takes(')') {
                return Err(self.flaw());
            }
        } else if self.peek().is_some_and(|char| char.is_ascii_digit()) {
            parts.push((sign, self.digits()?));
        } else {
            parts.push((sign, before.ok_or_else(|| self.flaw())?));
        }
        let cells = self.cells()?;
        let stop = |(sign, digits)| Stop {
            sign,
            digits,
            cells,
        };
        Ok(parts.into_iter().map(stop).collect())
    }

    pub fn digits(&mut self) -> Read<DigitSet> {
        self.skip_spaces();
        let mut digits = DigitSet::EMPTY;
        while let Some(digit) = self.digit() {
            digits = digits.with(digit);
            let _ = self.takes('|') || self.takes('&');
        }
        if digits.is_empty() {
            return Err(self.flaw());
        }
        Ok(digits)
    }

    pub fn digit(&mut self) -> Option<Digit> {
        let value = self.peek()?.to_digit(10)?;
        let digit = Digit::new(u8::try_from(value).ok()?)?;
        self.at += 1;
        Some(digit)
    }

    pub fn numbers(&mut self) -> Read<DigitSet> {
        let mut numbers = DigitSet::EMPTY;
        while let Some(number) = self.digit() {
            numbers = numbers.with(number);
        }
        if numbers.is_empty() {
            return Err(self.flaw());
        }
        Ok(numbers)
    }

    /// `r12c3`, `b1p158`, or several of them with commas between.
    pub fn cells(&mut self) -> Read<CellSet> {
        let mut cells = self.block()?;
        loop {
            let start = self.at;
            self.skip_spaces();
            let goes_on = self.takes(',') && {
                self.skip_spaces();
                matches!(self.peek(), Some('r' | 'R' | 'b' | 'B'))
            };
            if !goes_on {
                self.at = start;
                return Ok(cells);
            }
            cells = cells.union(self.block()?);
        }
    }

    fn block(&mut self) -> Read<CellSet> {
        self.skip_spaces();
        if self.takes('r') {
            let rows = self.numbers()?;
            if !self.takes('c') {
                return Err(self.flaw());
            }
            let columns = self.numbers()?;
            let all = rows.into_iter().flat_map(|row| {
                let columns = columns.into_iter();
                columns.map(move |column| Cell::at(row.index(), column.index()))
            });
            return Ok(all.collect());
        }
        if !self.takes('b') {
            return Err(self.flaw());
        }
        let boxes = self.numbers()?;
        if !self.takes('p') {
            return Err(self.flaw());
        }
        let places = self.numbers()?;
        let all = boxes.into_iter().flat_map(|in_box| {
            let cells = House::of_box(in_box.index()).cell_array();
            places.into_iter().map(move |place| cells[place.index()])
        });
        Ok(all.collect())
    }

    /// `r3c2<>4, r5c6=7`, `-4r3c2`, `+7r5c6`.
    pub fn conclusions(&mut self, deduction: &mut Deduction) -> Read<()> {
        loop {
            self.skip_spaces();
            let is_wrong = self.takes('-') || self.takes('–') || self.takes('−');
            if is_wrong || self.takes('+') || self.peek().is_some_and(|char| char.is_ascii_digit())
            {
                let digits = self.digits()?;
                let cells = self.cells()?;
                conclude(deduction, cells, digits, !is_wrong);
            } else {
                let cells = self.cells()?;
                self.skip_spaces();
                let is_wrong = ["<>", "!=", "≠", "-", "<"]
                    .iter()
                    .any(|sign| self.takes_word(sign));
                if !is_wrong && !self.takes('=') {
                    return Err(self.flaw());
                }
                let digits = self.digits()?;
                conclude(deduction, cells, digits, !is_wrong);
            }
            self.skip_spaces();
            if !self.takes(',') && !self.takes(';') {
                return Ok(());
            }
        }
    }
}

fn conclude(deduction: &mut Deduction, cells: CellSet, digits: DigitSet, is_right: bool) {
    let all = digits
        .into_iter()
        .flat_map(|digit| cells.into_iter().map(move |cell| Candidate { cell, digit }));
    if is_right {
        deduction.placements.extend(all);
    } else {
        deduction.eliminations.extend(all);
    }
}
