//! The reader of texts as WebAssembly, with the same interface as `bindings/browser/`.
//!
//! It answers one question, `read`, with a `text`. It is a separate module because it is a quarter of
//! the engine's size and most players never import a text.

use nonet_wasm::Question;
use serde_json::{Value, json};

nonet_wasm::export!(answer_to);

fn answer_to(question: &Question<'_>) -> String {
    let text = question.given("text");
    let read = text
        .filter(|_| question.name() == "read")
        .map(nonet_forms::read);
    let answer = match read {
        Some(Ok(grids)) => json!({ "answer": grids }),
        Some(Err(fault)) => refusal(&fault.to_string()),
        None => refusal("expected a text"),
    };
    answer.to_string()
}

fn refusal(message: &str) -> Value {
    json!({ "refusal": { "code": "INVALID_REQUEST", "message": message } })
}
