//! Checkpoints, at which a host may pause or end long work: between finders, and within long searches.
//!
//! The engine knows no clock; its hosts do. A walk that is ended finds no more steps, and stops where it
//! is, as on a puzzle that the techniques do not solve. The host's check belongs to the thread, because it
//! affects when work runs and not what it finds: as an argument it would pass through every finder.

use std::cell::RefCell;
use std::ops::ControlFlow;

type Pace = Box<dyn FnMut() -> ControlFlow<()>>;

thread_local! {
    static PACE: RefCell<Option<Pace>> = const { RefCell::new(None) };
}

/// Run work whose checkpoints call `check`, which may block. After its first `Break` it must return
/// nothing else.
pub fn interruptible<T>(
    pace: impl FnMut() -> ControlFlow<()> + 'static,
    work: impl FnOnce() -> T,
) -> T {
    let _end = End;
    PACE.set(Some(Box::new(pace)));
    work()
}

/// Ask the host whether work may go on; without a check it may.
pub fn checkpoint() -> ControlFlow<()> {
    // Browsers end the worker instead, and the check would make every finder larger.
    if cfg!(target_family = "wasm") {
        // uncovered: nothing counts the lines of the module for browsers.
        return ControlFlow::Continue(());
    }
    PACE.with_borrow_mut(|pace| {
        pace.as_mut()
            .map_or(ControlFlow::Continue(()), |pace| pace())
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

    use super::{checkpoint, interruptible};

    #[test]
    fn work_goes_on_as_long_as_its_pace_says() {
        let mut left = 3;
        let pace = move || {
            left -= 1;
            match left {
                0.. => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            }
        };

        let answers = interruptible(pace, || [(); 5].map(|()| checkpoint().is_continue()));

        assert_eq!(answers, [true, true, true, false, false]);
        assert!(checkpoint().is_continue());
    }
}
