//! Objects of JSON with one key.

use serde::Serialize;

/// Write an object of one key.
#[must_use]
pub fn object(key: &str, value: &impl Serialize) -> String {
    // No value here has keys other than text, so serialization cannot fail.
    let value = serde_json::to_string(value).unwrap_or_default();
    format!("{{\"{key}\":{value}}}")
}
