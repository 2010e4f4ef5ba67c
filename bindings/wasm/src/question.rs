//! Questions: a name and fields, URL-encoded, because that needs the smallest parser.

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter};

/// A question such as `question=hint&puzzle=...&depth=3`. Commas separate the numbers of a list.
pub struct Question<'a>(Vec<(Cow<'a, str>, Cow<'a, str>)>);

/// A malformed field, and the value expected there.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    field: String,
    expected: &'static str,
}

impl Display for Fault {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "{}: expected {}", self.field, self.expected)
    }
}

impl<'a> Question<'a> {
    /// Read a question.
    #[must_use]
    pub fn read(form: &'a [u8]) -> Self {
        Self(form_urlencoded::parse(form).collect())
    }

    /// Its name; empty without one.
    #[must_use]
    pub fn name(&self) -> &str {
        self.given("question").unwrap_or_default()
    }

    /// The text of a field, if it is given.
    #[must_use]
    pub fn given(&self, field: &str) -> Option<&str> {
        let mut fields = self.0.iter();
        let found = fields.find(|(name, _)| name == field);
        found.map(|(_, text)| &**text)
    }

    /// The text of a field.
    ///
    /// # Errors
    /// It is not given.
    pub fn text(&self, field: &str) -> Result<&str, Fault> {
        self.given(field).ok_or_else(|| fault(field, "a text"))
    }

    /// A number from zero, if it is given.
    ///
    /// # Errors
    /// It is not a number, or too large for its type.
    pub fn number<N: TryFrom<u64>>(&self, field: &str) -> Result<Option<N>, Fault> {
        let number = self.parsed::<u64>(field, "a number from 0")?;
        let fitted = number.map(|number| N::try_from(number).ok());
        match fitted {
            Some(None) => Err(fault(field, "a smaller number")),
            fitted => Ok(fitted.flatten()),
        }
    }

    /// Yes or no, if it is given.
    ///
    /// # Errors
    /// It is something else.
    pub fn flag(&self, field: &str) -> Result<Option<bool>, Fault> {
        self.parsed(field, "true or false")
    }

    /// A number from zero, with or without a decimal point, if it is given; nearly exact.
    ///
    /// The exact parser of the standard library is larger than everything else here.
    ///
    /// # Errors
    /// It is something else.
    pub fn decimal(&self, field: &str) -> Result<Option<f64>, Fault> {
        let read = |text: &str| {
            let (ones, part) = text.split_once('.').unwrap_or((text, "0"));
            let mut number = f64::from(ones.parse::<u32>().ok()?);
            let mut worth = 1.0;
            for digit in part.chars() {
                worth /= 10.0;
                number += f64::from(digit.to_digit(10)?) * worth;
            }
            (!part.is_empty()).then_some(number)
        };
        let number = self.given(field).map(read);
        match number {
            Some(None) => Err(fault(field, "a number from 0, such as 7.1")),
            number => Ok(number.flatten()),
        }
    }

    /// Numbers up to 255; none where the field is not given.
    ///
    /// # Errors
    /// They are something else.
    pub fn numbers(&self, field: &str) -> Result<Vec<u8>, Fault> {
        let list = self.given(field).unwrap_or_default();
        let numbers = list.split(',').filter(|_| !list.is_empty());
        numbers
            .map(|number| {
                number
                    .parse()
                    .map_err(|_| fault(field, "numbers up to 255"))
            })
            .collect()
    }

    /// Pairs of numbers up to 255; none where the field is not given.
    ///
    /// # Errors
    /// They are something else, or their count is odd.
    pub fn pairs(&self, field: &str) -> Result<Vec<(u8, u8)>, Fault> {
        let numbers = self.numbers(field)?;
        match numbers.as_chunks() {
            (pairs, []) => Ok(pairs.iter().map(|&[one, other]| (one, other)).collect()),
            _ => Err(fault(field, "pairs of numbers")),
        }
    }

    /// Reject a question with fields other than these and its name.
    ///
    /// # Errors
    /// It has another field.
    pub fn has_only(&self, known: &[&str]) -> Result<(), Fault> {
        let mut names = self.0.iter().map(|(name, _)| &**name);
        match names.find(|name| *name != "question" && !known.contains(name)) {
            Some(other) => Err(fault(other, "no such field")),
            None => Ok(()),
        }
    }

    fn parsed<T: std::str::FromStr>(
        &self,
        field: &str,
        expected: &'static str,
    ) -> Result<Option<T>, Fault> {
        let parsed = self.given(field).map(str::parse);
        parsed.transpose().map_err(|_| fault(field, expected))
    }
}

fn fault(field: &str, expected: &'static str) -> Fault {
    Fault {
        field: field.to_owned(),
        expected,
    }
}

#[cfg(test)]
mod tests {
    use super::Question;

    const ASKED: &[u8] =
        b"question=hint&puzzle=%E2%82%AC+1&list=12%2C3,0,9&odd=1,2,3&depth=300&on=true&er=7.15";

    #[test]
    fn a_question_has_a_name_and_texts() {
        let question = Question::read(ASKED);

        assert_eq!(question.name(), "hint");
        assert_eq!(question.text("puzzle"), Ok("€ 1"));
        assert_eq!(Question::read(b"").name(), "");
    }

    #[test]
    fn fields_are_numbers_lists_or_flags() {
        let question = Question::read(ASKED);
        let er = question.decimal("er").ok().flatten();

        assert!(er.is_some_and(|er| (er - 7.15).abs() < 1e-9));
        assert_eq!(question.number::<u16>("depth"), Ok(Some(300)));
        assert_eq!(question.flag("on"), Ok(Some(true)));
        assert_eq!(question.numbers("list"), Ok(vec![12, 3, 0, 9]));
        assert_eq!(question.pairs("list"), Ok(vec![(12, 3), (0, 9)]));
    }

    #[test]
    fn what_is_not_given_is_none_or_a_fault_where_it_is_needed() {
        let question = Question::read(b"none=");
        let fault = question.text("puzzle").map_err(|fault| fault.to_string());

        assert_eq!(fault, Err("puzzle: expected a text".to_owned()));
        assert_eq!(question.number::<u8>("depth"), Ok(None));
        assert_eq!(question.decimal("er"), Ok(None));
        assert_eq!(question.numbers("list"), Ok(vec![]));
        assert_eq!(question.pairs("none"), Ok(vec![]));
    }

    #[test]
    fn what_makes_no_sense_is_a_fault() {
        let question = Question::read(ASKED);
        let wrong = ["er=x", "er=-1", "er=1.", "er=.5", "er=1e3"];
        let decimals = wrong.map(|wrong| Question::read(wrong.as_bytes()).decimal("er").is_err());
        let others = [
            question.number::<u8>("depth").is_err(),
            question.number::<u8>("puzzle").is_err(),
            question.flag("depth").is_err(),
            question.pairs("odd").is_err(),
            question.numbers("puzzle").is_err(),
        ];

        assert_eq!(decimals, [true; 5]);
        assert_eq!(others, [true; 5]);
    }

    #[test]
    fn other_fields_than_the_known_ones_are_a_fault() {
        let question = Question::read(b"question=go&seed=1");

        assert_eq!(question.has_only(&["seed"]), Ok(()));
        assert!(question.has_only(&["index"]).is_err());
    }
}
