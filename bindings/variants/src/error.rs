//! Errors as JSON.

use nonet_variants::generation::Failure;
use nonet_variants::reader::Fault;
use serde::{Serialize, Serializer, ser::SerializeMap};

/// An error with its stable code.
pub struct Error {
    code: &'static str,
    message: String,
    /// The offending item of a puzzle.
    path: Option<String>,
    status: Option<&'static str>,
}

impl Error {
    pub fn invalid(message: impl Into<String>) -> Self {
        Self {
            code: "INVALID_REQUEST",
            message: message.into(),
            path: None,
            status: None,
        }
    }

    /// A puzzle whose number of solutions isn't one.
    pub fn no_puzzle(status: &'static str) -> Self {
        let code = match status {
            "unknown" => "SEARCH_LIMIT",
            _ => "NOT_UNIQUE",
        };
        Self {
            code,
            message: format!("the puzzle is {status}"),
            path: None,
            status: Some(status),
        }
    }
}

impl Serialize for Error {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("code", self.code)?;
        fields.serialize_entry("message", &self.message)?;
        if let Some(path) = &self.path {
            fields.serialize_entry("path", path)?;
        }
        if let Some(status) = self.status {
            fields.serialize_entry("status", status)?;
        }
        fields.end()
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        Self {
            path: Some(fault.path),
            ..Self::invalid(fault.reason)
        }
    }
}

impl From<nonet_wasm::Fault> for Error {
    fn from(fault: nonet_wasm::Fault) -> Self {
        Self::invalid(fault.to_string())
    }
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Impossible(fault) => fault.into(),
            Failure::Exhausted(tried) => Self {
                code: "GENERATION_LIMIT",
                message: format!("none of {tried} grids led to such a puzzle"),
                path: None,
                status: None,
            },
        }
    }
}
