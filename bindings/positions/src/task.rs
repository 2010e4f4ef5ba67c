//! Long work in slices, between which the host hears how far it is.

use std::cell::RefCell;

use serde::Serialize;

use crate::error::EngineError;
use crate::json;

thread_local! {
    /// The task that the last slice left unfinished.
    static UNFINISHED: RefCell<Option<Box<dyn Task>>> = const { RefCell::new(None) };
}

/// Work that takes several slices.
pub trait Task {
    /// Work for one slice.
    ///
    /// # Errors
    /// The work cannot be done.
    fn advance(self: Box<Self>) -> Result<Slice, EngineError>;
}

/// The result of a slice, as JSON.
pub enum Slice {
    /// The answer.
    Done(String),
    /// The progress so far, and the rest of the task.
    Unfinished(String, Box<dyn Task>),
}

impl Slice {
    /// The end of a task.
    #[must_use]
    pub fn done(answer: &impl Serialize) -> Self {
        Self::Done(json::object("answer", answer))
    }

    /// A task that goes on later.
    #[must_use]
    pub fn unfinished(progress: &impl Serialize, task: Box<dyn Task>) -> Self {
        Self::Unfinished(json::object("progress", progress), task)
    }
}

/// Run the first slice of a task; an unfinished task of before is dropped.
///
/// # Errors
/// The work cannot be done.
pub fn start(task: Box<dyn Task>) -> Result<String, EngineError> {
    UNFINISHED.set(None);
    match task.advance()? {
        Slice::Done(answer) => Ok(answer),
        Slice::Unfinished(progress, task) => {
            UNFINISHED.set(Some(task));
            Ok(progress)
        }
    }
}

/// Run the next slice of the unfinished task.
///
/// # Errors
/// Nothing is unfinished, or the work cannot be done.
pub fn resume() -> Result<String, EngineError> {
    let task = UNFINISHED.take();
    start(task.ok_or_else(|| EngineError::invalid(&"nothing is unfinished"))?)
}
