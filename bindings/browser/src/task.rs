//! What takes long: done in turns, between which the host tells how far it is.

use std::cell::RefCell;

use serde::Serialize;

use crate::answers;
use crate::drill::Drilling;
use crate::generation::Making;
use crate::grades::RatingTask;
use crate::refusal::Refusal;

thread_local! {
    /// The one thing that is being worked at.
    static UNFINISHED: RefCell<Option<Task>> = const { RefCell::new(None) };
}

/// Something that is being worked at.
pub enum Task {
    Making(Box<Making>),
    Drilling(Box<Drilling>),
    Rating(Box<RatingTask>),
}

/// What a turn came to, as JSON.
pub struct Turn(String);

impl Turn {
    /// The end of the task.
    #[expect(
        clippy::unnecessary_wraps,
        reason = "a turn ends in this or in a refusal"
    )]
    pub fn done(answer: &impl Serialize) -> Result<Self, Refusal> {
        Ok(Self(answers::write("answer", answer)))
    }

    /// The task goes on later, and is this far.
    #[expect(
        clippy::unnecessary_wraps,
        reason = "a turn ends in this or in a refusal"
    )]
    pub fn unfinished(progress: &impl Serialize, task: Task) -> Result<Self, Refusal> {
        UNFINISHED.set(Some(task));
        Ok(Self(answers::write("progress", progress)))
    }
}

impl Task {
    /// Work for a turn; what was unfinished before is forgotten.
    pub fn work(self) -> Result<String, Refusal> {
        UNFINISHED.set(None);
        let turn = match self {
            Self::Making(making) => making.go_on(),
            Self::Drilling(drilling) => drilling.go_on(),
            Self::Rating(rating) => rating.go_on(),
        };
        turn.map(|Turn(json)| json)
    }
}

/// Work at what is unfinished for another turn.
pub fn go_on() -> Result<String, Refusal> {
    let task = UNFINISHED.take();
    task.ok_or_else(|| Refusal::invalid(&"nothing is unfinished"))?
        .work()
}
