//! Errors, by the codes of the service.

use nonet_engine::generation::BudgetExhausted;
use nonet_engine::grid::GridFormatError;
use nonet_engine::search::Status;
use nonet_wasm::Fault;
use serde::Serialize;

/// A refusal; `status` says what a grid is that is no puzzle.
#[derive(Serialize)]
pub struct Refusal {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<&'static str>,
}

impl Refusal {
    /// The question is malformed.
    pub fn invalid(message: &impl ToString) -> Self {
        Self::of("INVALID_REQUEST", message)
    }

    /// No puzzle can meet the wish.
    pub fn wish(message: &impl ToString) -> Self {
        Self::of("INVALID_WISH", message)
    }

    /// The grid has no solution, several, or a number that the search could not settle.
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

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::invalid(&fault)
    }
}

impl From<GridFormatError> for Refusal {
    fn from(fault: GridFormatError) -> Self {
        Self::invalid(&fault)
    }
}

impl From<BudgetExhausted> for Refusal {
    fn from(exhausted: BudgetExhausted) -> Self {
        Self::of("GENERATION_LIMIT", &exhausted)
    }
}
