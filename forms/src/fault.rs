//! Why a text is in none of the forms.

use std::error::Error;
use std::fmt;

/// What was found, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where it was found, counted from 1; nothing where the text is wrong as a whole.
    pub line: Option<usize>,
    /// The reason.
    pub reason: String,
}

/// How many characters of a text are shown.
const SHOWN: usize = 40;

impl Fault {
    pub(crate) fn new(line: usize, reason: impl Into<String>) -> Self {
        let (line, reason) = (Some(line), reason.into());
        Self { line, reason }
    }

    pub(crate) fn of_whole(reason: impl Into<String>) -> Self {
        let (line, reason) = (None, reason.into());
        Self { line, reason }
    }
}

// uncovered: the module for browsers formats it; Python reads the line and the reason.
impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(to, "line {line}: ")?;
        }
        to.write_str(&self.reason)
    }
}

impl Error for Fault {}

/// The beginning of a text, between quotes.
pub fn shown(text: &str) -> String {
    let beginning: String = text.trim().chars().take(SHOWN).collect();
    format!("'{beginning}'")
}
