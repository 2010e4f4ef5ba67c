//! How hosts talk to a module of WebAssembly: they write a question, and read its answer.
//!
//! The host asks for `room` of so many bytes, writes a question there, calls `answer`, and reads as
//! many bytes as that says from where `text` is. So a module imports nothing, and needs no glue.

mod question;

use std::cell::RefCell;

pub use question::{Fault, Question};

thread_local! {
    /// The question, and then its answer.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Make room for a question of so many bytes, and tell where.
#[must_use]
pub fn room(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(length, 0);
        text.as_mut_ptr()
    })
}

/// Put an answer in the place of the question, and tell how many bytes it has.
#[must_use]
pub fn answer(answer_to: impl FnOnce(&Question<'_>) -> String) -> usize {
    TEXT.with_borrow_mut(|text| {
        *text = answer_to(&Question::read(text)).into_bytes();
        text.len()
    })
}

/// Tell where the answer is.
#[must_use]
pub fn text() -> *const u8 {
    TEXT.with_borrow(Vec::as_ptr)
}

/// Open the door of a module: a function answers each question, and hosts find it by three names.
#[macro_export]
macro_rules! open {
    ($answer_to:path) => {
        /// Make room for a question of so many bytes, and tell where.
        #[unsafe(no_mangle)]
        pub extern "C" fn room(length: usize) -> *mut u8 {
            $crate::room(length)
        }

        /// Answer the question, and tell how many bytes the answer has.
        #[unsafe(no_mangle)]
        pub extern "C" fn answer() -> usize {
            $crate::answer($answer_to)
        }

        /// Tell where the answer is.
        #[unsafe(no_mangle)]
        pub extern "C" fn text() -> *const u8 {
            $crate::text()
        }
    };
}
