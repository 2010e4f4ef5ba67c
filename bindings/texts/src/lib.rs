//! The reader of texts as WebAssembly: asked as the engine beside it in `bindings/browser/` is.
//!
//! Of all questions it knows one: `{"read": {"text": "..."}}`. It is a module of its own because the
//! forms of texts take a quarter of what the engine takes, and most players never bring one.

use std::cell::RefCell;

use serde_json::{Value, json};

thread_local! {
    /// The question, and then its answer.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Make room for a question of so many bytes, and tell where.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(length, 0);
        text.as_mut_ptr()
    })
}

/// Answer the question, and tell how many bytes the answer has.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    TEXT.with_borrow_mut(|text| {
        *text = answer_to(text).to_string().into_bytes();
        text.len()
    })
}

/// Tell where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn text() -> *const u8 {
    TEXT.with_borrow(Vec::as_ptr)
}

fn answer_to(question: &[u8]) -> Value {
    let asked: Option<Value> = serde_json::from_slice(question).ok();
    let text = asked
        .as_ref()
        .and_then(|asked| asked["read"]["text"].as_str());
    let read = text.map(nonet_forms::read);
    match read {
        Some(Ok(grids)) => json!({ "answer": grids }),
        Some(Err(fault)) => refusal(&fault.to_string()),
        None => refusal("expected a text"),
    }
}

fn refusal(message: &str) -> Value {
    json!({ "refusal": { "code": "INVALID_REQUEST", "message": message } })
}
