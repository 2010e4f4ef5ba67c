//! A pause for whoever runs long work: they are asked between finders, and now and then by a search.
//!
//! The engine knows neither clocks nor turns; hosts do. A walk that may not go on finds nothing more, and
//! ends where it is, as if nothing led on. The pace is the thread's, for it concerns whoever runs the
//! work and nothing that is found: as an argument it would go through every finder.

use std::cell::RefCell;
use std::ops::ControlFlow;

type Pace = Box<dyn FnMut() -> ControlFlow<()>>;

thread_local! {
    static PACE: RefCell<Option<Pace>> = const { RefCell::new(None) };
}

/// Do some work at a pace, which may wait before it answers; once it has broken it stays so.
pub fn at_pace<T>(pace: impl FnMut() -> ControlFlow<()> + 'static, work: impl FnOnce() -> T) -> T {
    let _end = End;
    PACE.set(Some(Box::new(pace)));
    work()
}

/// Ask whether work may go on; without a pace it may.
pub(crate) fn breathe() -> ControlFlow<()> {
    // Browsers end a worker instead, and every finder would carry this.
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

    use super::{at_pace, breathe};
    use crate::grading::grade;
    use crate::grid::Grid;

    const EXPERT: &[u8] =
        b"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

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

        let told = at_pace(pace, || [(); 5].map(|()| breathe().is_continue()));

        assert_eq!(told, [true, true, true, false, false]);
        assert!(breathe().is_continue());
    }

    #[test]
    fn a_grade_that_may_not_go_on_is_not_solved() {
        let puzzle = Grid::parse(EXPERT).expect("a grid");

        let stopped = at_pace(|| ControlFlow::Break(()), || grade(&puzzle));

        assert!(!stopped.is_solved);
        assert!(grade(&puzzle).is_solved);
    }
}
