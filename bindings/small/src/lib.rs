//! Help for grids of 4x4 and 6x6 as WebAssembly, with the same interface as `bindings/browser/`.
//!
//! It answers two questions, `look` and `make`. It is a separate module because nobody with a grid of 9x9 needs
//! it, and children need nothing else.

use nonet_engine::explanation::Depth;
use nonet_engine::small::{self, Level, Marks, Shape, SmallGrid};
use nonet_wasm::Question;
use serde_json::{Value, json};

nonet_wasm::export!(answer_to);

fn answer_to(question: &Question<'_>) -> String {
    let answer = match question.name() {
        "look" => look(question),
        "make" => make(question),
        _ => None,
    };
    answer.unwrap_or_else(error).to_string()
}

fn look(question: &Question<'_>) -> Option<Value> {
    let read = |field| SmallGrid::parse(question.given(field)?.as_bytes()).ok();
    let depth = match question.number("depth").ok()? {
        None => None,
        Some(depth) => Some(Depth::new(depth)?),
    };
    let marks = match question.flag("shapes").ok()? {
        Some(true) => Marks::Shapes,
        _ => Marks::Digits,
    };
    let seen = small::look(&read("puzzle")?, &read("board")?, depth, marks)?;
    Some(json!({
        "answer": {
            "status": seen.status,
            "sentence": [seen.said],
            "wrong": seen.wrong,
            "area": seen.area,
            "placement": seen.placement,
        }
    }))
}

fn make(question: &Question<'_>) -> Option<Value> {
    let shape = Shape::of_side(question.number("size").ok()??)?;
    let level = Level::from_slug(question.given("level")?)?;
    let seed = question.number("seed").ok()?.unwrap_or_default();
    let made = small::generate(shape, level, seed, 0)?;
    Some(json!({ "answer": { "puzzle": made.givens.to_string() } }))
}

fn error() -> Value {
    json!({ "error": { "code": "INVALID_REQUEST", "message": "expected a puzzle and a board of it, or a size and a level" } })
}
