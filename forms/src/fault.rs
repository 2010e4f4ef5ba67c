//! Why a text cannot be read.

use std::error::Error;
use std::fmt;

use crate::characters::lines_of;

/// The found and the expected value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1; nothing if the text is wrong as a whole.
    pub line: Option<usize>,
    /// The column in characters, counted from 1, if it is known.
    pub column: Option<usize>,
    /// The beginning of the line as it was typed.
    pub found: String,
    /// The fault as data.
    pub cause: Cause,
    /// The reason as a sentence.
    pub reason: String,
}

/// The fault of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Cause {
    /// Any other cause; only the sentence describes it.
    #[default]
    Other,
    /// A line has so many cells.
    Cells(usize),
    /// A grid has so many rows.
    Rows(usize),
    /// A row may as well number the columns, or be a border.
    Ambiguous,
    /// The link of this site doesn't contain its grid.
    Link(String),
    /// A rule of another tool isn't supported; the fault's `found` is its name there.
    Rule,
}

impl Cause {
    /// The name of the cause in answers.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Other => "other",
            Self::Cells(_) => "cells",
            Self::Rows(_) => "rows",
            Self::Ambiguous => "ambiguous",
            Self::Link(_) => "link",
            Self::Rule => "rule",
        }
    }

    /// Number of cells or rows.
    #[must_use]
    pub const fn count(&self) -> Option<usize> {
        match self {
            Self::Cells(count) | Self::Rows(count) => Some(*count),
            _ => None,
        }
    }

    /// The site of the link.
    #[must_use]
    pub fn site(&self) -> Option<String> {
        match self {
            Self::Link(site) => Some(site.clone()),
            _ => None,
        }
    }
}

/// The number of characters of a text that are quoted.
const SHOWN: usize = 40;

impl Fault {
    pub(crate) fn new(line: usize, reason: impl Into<Reason>) -> Self {
        Self {
            line: Some(line),
            ..Self::of_whole(reason)
        }
    }

    pub(crate) fn of_whole(reason: impl Into<Reason>) -> Self {
        let Reason { cause, text } = reason.into();
        Self {
            line: None,
            column: None,
            found: String::new(),
            cause,
            reason: text,
        }
    }

    /// The fault of a rule that Nonet doesn't have, by its name in the tool.
    pub(crate) fn of_rule(tool: &str, rule: &str) -> Self {
        let rule = beginning(rule);
        let text = format!("the rule '{rule}' of {tool} isn't supported");
        Self {
            found: rule,
            ..Self::of_whole(Reason::new(Cause::Rule, text))
        }
    }

    /// The fault of a rule that a tool doesn't have.
    pub(crate) fn without_equivalent(tool: &str, rule: &str) -> Self {
        let text = format!("{tool} has no equivalent of {rule}");
        Self {
            found: rule.into(),
            ..Self::of_whole(Reason::new(Cause::Rule, text))
        }
    }

    /// Add the column at which the line's text begins, and the beginning of that text.
    pub(crate) fn located(self, text: &str) -> Self {
        let line = self
            .line
            .and_then(|number| lines_of(text).nth(number.checked_sub(1)?));
        let Some(line) = line else { return self };
        let column = line.chars().take_while(|sign| sign.is_whitespace()).count() + 1;
        Self {
            column: Some(column),
            found: beginning(line),
            ..self
        }
    }
}

/// A reason, before the line that it holds for is known.
#[derive(Clone, Debug)]
pub struct Reason {
    pub cause: Cause,
    pub text: String,
}

impl Reason {
    pub fn new(cause: Cause, text: impl Into<String>) -> Self {
        let text = text.into();
        Self { cause, text }
    }
}

impl From<String> for Reason {
    fn from(text: String) -> Self {
        Self::new(Cause::Other, text)
    }
}

impl From<&str> for Reason {
    fn from(text: &str) -> Self {
        Self::new(Cause::Other, text)
    }
}

// uncovered: the module for browsers formats it; Python reads the fields.
impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (Some(line), Some(column)) => write!(to, "line {line}, column {column}: ")?,
            (Some(line), None) => write!(to, "line {line}: ")?,
            (None, _) => {}
        }
        to.write_str(&self.reason)
    }
}

impl Error for Fault {}

/// The beginning of a text, in quotation marks.
pub fn shown(text: &str) -> String {
    format!("'{}'", beginning(text))
}

fn beginning(text: &str) -> String {
    text.trim().chars().take(SHOWN).collect()
}
