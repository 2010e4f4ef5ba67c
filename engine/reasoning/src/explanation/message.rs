//! Text before it is in any language: the name of a message, with named arguments.
//!
//! The catalogue of a language renders it, wherever there is a Fluent library. The written form, as
//! JSON, is the same for all of them.

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use nonet_grid::Digit;

/// A message of the catalogue and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Message {
    /// Its name.
    pub name: Cow<'static, str>,
    /// The arguments, each once.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<(&'static str, Argument)>,
}

/// An argument of a message.
///
/// A number is an amount: it selects the plural form, and is formatted by the language.
/// Digits of a puzzle, rows and columns are text, and the same in every language.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A quantity.
    Amount(usize),
    /// A literal text.
    Text(Cow<'static, str>),
    /// A part of a sentence.
    Message(Message),
    /// Things in a row.
    Series(Series),
}

/// Things in a row, at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Series {
    /// The conjunction.
    #[serde(rename = "series")]
    pub kind: Joint,
    /// The things.
    pub items: Vec<Argument>,
}

/// The conjunction between the items of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Joint {
    /// All are meant: `1, 2 and 3`.
    And,
    /// One is meant: `1, 2 or 3`.
    Or,
    /// Each is a list itself: `1 and 2; 3 and 4`.
    Group,
}

/// A sentence, or a part of one.
pub fn phrase(name: impl Into<Cow<'static, str>>) -> Message {
    Message {
        name: name.into(),
        arguments: Vec::new(),
    }
}

impl Message {
    /// The message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// The message with an amount, which chooses its form.
    #[must_use]
    pub fn count(self, count: usize) -> Self {
        self.with("count", Argument::Amount(count))
    }
}

impl Series {
    fn of(kind: Joint, items: impl IntoIterator<Item = impl Into<Argument>>) -> Self {
        let items = items.into_iter().map(Into::into).collect();
        Self { kind, items }
    }
}

/// Items of which all are meant.
pub(super) fn listed(items: impl IntoIterator<Item = impl Into<Argument>>) -> Series {
    Series::of(Joint::And, items)
}

/// Items of which one is meant.
pub(super) fn either(items: impl IntoIterator<Item = impl Into<Argument>>) -> Series {
    Series::of(Joint::Or, items)
}

/// Items that are lists themselves.
pub(super) fn grouped(items: impl IntoIterator<Item = impl Into<Argument>>) -> Series {
    Series::of(Joint::Group, items)
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Series> for Argument {
    fn from(series: Series) -> Self {
        Self::Series(series)
    }
}

impl From<Digit> for Argument {
    fn from(digit: Digit) -> Self {
        Self::Text(digit.value().to_string().into())
    }
}

impl From<&'static str> for Argument {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

/// The number of a row or of another thing, which is a name and no amount.
impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Text(number.to_string().into())
    }
}

fn as_map<S: Serializer>(
    arguments: &[(&'static str, Argument)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(arguments.iter().map(|(name, value)| (name, value)))
}
