//! The interface of the WebAssembly modules: a host writes a question and reads the answer.
//!
//! The host allocates a buffer with `room(length)`, writes the question there and calls `answer()`,
//! which returns the length of the answer; `text()` is its address. So a module imports nothing.

mod question;

use std::cell::RefCell;

pub use question::{Fault, Question};

thread_local! {
    /// The question, and then its answer.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Allocate the buffer for a question of `length` bytes and return its address.
#[must_use]
pub fn room(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(length, 0);
        text.as_mut_ptr()
    })
}

/// Replace the question by its answer and return the answer's length in bytes.
#[must_use]
pub fn answer(answer_to: impl FnOnce(&Question<'_>) -> String) -> usize {
    TEXT.with_borrow_mut(|text| {
        *text = answer_to(&Question::read(text)).into_bytes();
        text.len()
    })
}

/// The address of the answer.
#[must_use]
pub fn text() -> *const u8 {
    TEXT.with_borrow(Vec::as_ptr)
}

/// Export the three functions of the interface; the given function answers each question.
#[macro_export]
macro_rules! export {
    ($answer_to:path) => {
        /// Allocate the buffer for a question of `length` bytes and return its address.
        #[unsafe(no_mangle)]
        pub extern "C" fn room(length: usize) -> *mut u8 {
            $crate::room(length)
        }

        /// Answer the question and return the answer's length in bytes.
        #[unsafe(no_mangle)]
        pub extern "C" fn answer() -> usize {
            $crate::answer($answer_to)
        }

        /// The address of the answer.
        #[unsafe(no_mangle)]
        pub extern "C" fn text() -> *const u8 {
            $crate::text()
        }
    };
}
