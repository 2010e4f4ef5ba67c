//! Errors, by the codes of the service.

use nonet_grid::GridFormatError;
use nonet_search::Status;
use nonet_wasm::Fault;
use serde::Serialize;

/// An error; `status` says why a grid is not a puzzle.
#[derive(Serialize)]
pub struct EngineError {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<&'static str>,
}

impl EngineError {
    /// The question is malformed.
    #[must_use]
    pub fn invalid(message: &impl ToString) -> Self {
        Self::of("INVALID_REQUEST", message)
    }

    /// No puzzle can meet the spec.
    #[must_use]
    pub fn impossible(message: &impl ToString) -> Self {
        Self::of("INVALID_WISH", message)
    }

    /// The search for a puzzle has spent its budget.
    #[must_use]
    pub fn limit(message: &impl ToString) -> Self {
        Self::of("GENERATION_LIMIT", message)
    }

    /// The grid has no solution, several, or a number that the search could not settle.
    #[must_use]
    pub fn no_puzzle(status: Status) -> Self {
        let code = match status {
            Status::Unknown => "SEARCH_LIMIT",
            _ => "NOT_UNIQUE",
        };
        let named = status.slug();
        Self {
            status: Some(named),
            ..Self::of(code, &format!("the puzzle is {named}"))
        }
    }

    fn of(code: &'static str, message: &impl ToString) -> Self {
        Self {
            code,
            message: message.to_string(),
            status: None,
        }
    }
}

impl From<Fault> for EngineError {
    fn from(fault: Fault) -> Self {
        Self::invalid(&fault)
    }
}

impl From<GridFormatError> for EngineError {
    fn from(fault: GridFormatError) -> Self {
        Self::invalid(&fault)
    }
}
