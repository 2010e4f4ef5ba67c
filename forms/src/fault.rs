//! Why a text is in none of the forms.

use std::error::Error;
use std::fmt;

/// What was found, and what was expected; `line` counts from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where it was found.
    pub line: usize,
    /// The reason.
    pub reason: String,
}

/// How many characters of a text are shown.
const SHOWN: usize = 40;

impl Fault {
    pub(crate) fn new(line: usize, reason: impl Into<String>) -> Self {
        let reason = reason.into();
        Self { line, reason }
    }
}

// uncovered: the module for browsers formats it; Python reads the line and the reason.
impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "line {}: {}", self.line, self.reason)
    }
}

impl Error for Fault {}

/// The beginning of a text, between quotes.
pub fn shown(text: &str) -> String {
    let beginning: String = text.trim().chars().take(SHOWN).collect();
    format!("'{beginning}'")
}
