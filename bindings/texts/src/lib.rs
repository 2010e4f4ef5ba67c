//! The reader of texts as WebAssembly: asked as the engine beside it in `bindings/browser/` is.
//!
//! Of all questions it knows one, `read`, with a `text`. It is a module of its own because the
//! forms of texts take a quarter of what the engine takes, and most players never bring one.

use nonet_door::Question;
use serde_json::{Value, json};

nonet_door::open!(answer_to);

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
