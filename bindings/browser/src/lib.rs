//! The Nonet engine as WebAssembly: a host writes a question as JSON, and reads its answer.
//!
//! The host asks for `room` of so many bytes, writes a question there, calls `answer`, and reads as
//! many bytes as that says from where `text` is. The module imports nothing: no clock, no chance,
//! no output. What takes long is done in turns, so that the host can tell how far it is.

mod answers;
mod board;
mod chance;
mod drill;
mod generation;
mod grades;
mod hint;
mod position;
mod reading;
mod refusal;
mod shown;
mod task;

use std::cell::RefCell;

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
        *text = answers::answer(text).into_bytes();
        text.len()
    })
}

/// Tell where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn text() -> *const u8 {
    TEXT.with_borrow(Vec::as_ptr)
}
