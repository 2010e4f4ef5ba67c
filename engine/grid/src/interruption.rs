//! Checkpoints, at which a host may pause or end long work: between finders, and within long searches.
//!
//! The engine has no clock; its hosts do. Work that is ended stops where it is. Its result is then marked
//! as partial, since a search that was stopped has proved nothing. The host's check belongs to the thread,
//! because it affects when work runs and not its results: as an argument it would
//! pass through every finder.

use std::cell::RefCell;
use std::ops::ControlFlow;

/// The host's request to end the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped<T> {
    /// The result of the work that was done before the interruption.
    pub so_far: T,
}

struct Pace {
    check: Box<dyn FnMut() -> ControlFlow<()>>,
    is_over: bool,
}

thread_local! {
    static PACE: RefCell<Option<Pace>> = const { RefCell::new(None) };
}

/// Run work whose checkpoints call `check`, which may block, up to its first `Break`.
///
/// # Errors
/// When a checkpoint broke, with the partial result.
pub fn interruptible<T>(
    check: impl FnMut() -> ControlFlow<()> + 'static,
    work: impl FnOnce() -> T,
) -> Result<T, Stopped<T>> {
    let _end = End;
    PACE.set(Some(Pace {
        check: Box::new(check),
        is_over: false,
    }));
    let done = work();
    if PACE.with_borrow(|pace| pace.as_ref().is_some_and(|pace| pace.is_over)) {
        Err(Stopped { so_far: done })
    } else {
        Ok(done)
    }
}

/// Ask the host whether work may go on; without a check it may.
pub fn checkpoint() -> ControlFlow<()> {
    // Browsers end the worker instead, and the check would make every finder larger.
    if cfg!(target_family = "wasm") {
        // uncovered: nothing counts the lines of the module for browsers.
        return ControlFlow::Continue(());
    }
    PACE.with_borrow_mut(|pace| {
        let Some(pace) = pace else {
            return ControlFlow::Continue(());
        };
        pace.is_over = pace.is_over || (pace.check)().is_break();
        if pace.is_over {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
}

struct End;

impl Drop for End {
    fn drop(&mut self) {
        PACE.set(None);
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::{Stopped, checkpoint, interruptible};

    #[test]
    fn work_goes_on_as_long_as_its_pace_says() {
        let mut left = 3;
        let pace = move || {
            left -= 1;
            match left {
                -1 => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        };

        let answers = interruptible(pace, || [(); 5].map(|()| checkpoint().is_continue()));

        let so_far = [true, true, true, false, false];
        assert_eq!(answers, Err(Stopped { so_far }));
        assert!(checkpoint().is_continue());
    }
}
