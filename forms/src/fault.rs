//! Why a text cannot be read.

use std::error::Error;
use std::fmt;

/// What was found, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1; nothing if the text is wrong as a whole.
    pub line: Option<usize>,
    /// The column in characters, counted from 1, if it is known.
    pub column: Option<usize>,
    /// The reason.
    pub reason: String,
}

/// The number of characters of a text that are quoted.
const SHOWN: usize = 40;

impl Fault {
    pub(crate) fn new(line: usize, reason: impl Into<String>) -> Self {
        let (line, column, reason) = (Some(line), None, reason.into());
        Self {
            line,
            column,
            reason,
        }
    }

    pub(crate) fn of_whole(reason: impl Into<String>) -> Self {
        let (line, column, reason) = (None, None, reason.into());
        Self {
            line,
            column,
            reason,
        }
    }

    pub(crate) fn at_column(self, column: usize) -> Self {
        let column = Some(column);
        Self { column, ..self }
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
    let beginning: String = text.trim().chars().take(SHOWN).collect();
    format!("'{beginning}'")
}
