//! The reader of texts as WebAssembly, with the same interface as `bindings/browser/`.
//!
//! It answers one question, `read`, with a `text`. It is a separate module because it is a quarter of
//! the engine's size and most players never import a text.

use nonet_forms::{Fault, Found, Reading};
use nonet_wasm::Question;
use serde_json::{Value, json};

const DIGITS: std::ops::RangeInclusive<u32> = 1..=9;

nonet_wasm::export!(answer_to);

fn answer_to(question: &Question<'_>) -> String {
    let text = question.given("text");
    let read = text
        .filter(|_| question.name() == "read")
        .map(nonet_forms::read_boards);
    let answer = match read {
        Some(Ok(reading)) => json!({ "answer": answer_of(&reading) }),
        Some(Err(fault)) => json!({ "error": error_of(&fault) }),
        None => json!({ "error": error("expected a text") }),
    };
    answer.to_string()
}

fn answer_of(reading: &Reading) -> Value {
    let boards: Vec<Value> = reading.grids.iter().map(board_of).collect();
    json!({ "boards": boards, "skippedLines": reading.skipped })
}

/// A grid, and the candidates of its cells if the text has some.
fn board_of(found: &Found) -> Value {
    let Some(candidates) = &found.candidates else {
        return json!({ "grid": found.cells });
    };
    let digits_of = |bits: &u16| -> Vec<u32> {
        DIGITS
            .filter(|digit| bits >> (digit - 1) & 1 == 1)
            .collect()
    };
    let candidates: Vec<Vec<u32>> = candidates.iter().map(digits_of).collect();
    json!({ "grid": found.cells, "candidates": candidates })
}

fn error(message: &str) -> Value {
    json!({ "code": "INVALID_REQUEST", "message": message })
}

fn error_of(fault: &Fault) -> Value {
    let mut answer = error(&fault.to_string());
    answer["fault"] = json!({
        "kind": fault.cause.name(),
        "line": fault.line,
        "column": fault.column,
        "found": fault.found,
        "count": fault.cause.count(),
        "site": fault.cause.site(),
    });
    answer
}
