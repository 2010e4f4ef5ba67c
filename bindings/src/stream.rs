//! The puzzles of a seed, in order; threads make the next ones ahead of time.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use nonet_engine::canonical::canonical;
use nonet_engine::generation::{self, BudgetExhausted, Distinct, Wish};
use nonet_engine::grid::Grid;
use pyo3::prelude::*;

use crate::puzzles::{Puzzle, SLICE, Wished};
use crate::{errors, parallel, signals};

/// After so many images of earlier puzzles in a row, what is wished is taken to be too rare.
const MOST_IMAGES: u64 = 1_000;

/// A puzzle with its canonical form, or why there is none.
type Outcome = Result<(generation::Puzzle, Grid), BudgetExhausted>;

/// The puzzles `first_index`, `first_index + 1`, ... of a seed.
///
/// Its threads end after the last puzzle, or when the stream is dropped.
#[pyclass(module = "nonet.engine")]
pub struct PuzzleStream {
    shared: Arc<Shared>,
    given: u64,
    distinct: Distinct,
    /// The next index to try in place of an image of an earlier puzzle.
    another: u64,
}

#[derive(Clone)]
struct Order {
    wish: Wish,
    seed: u64,
    first_index: u64,
    budget: u64,
    count: u64,
}

struct Shared {
    order: Order,
    /// How many puzzles are made ahead of the one that is taken next.
    ahead: u64,
    progress: Mutex<Progress>,
    changed: Condvar,
}

#[derive(Default)]
struct Progress {
    begun: u64,
    taken: u64,
    made: BTreeMap<u64, Outcome>,
    is_over: bool,
}

#[pymethods]
impl PuzzleStream {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "Python's call has no record")]
    fn new(
        wished: Wished,
        count: u64,
        seed: u64,
        first_index: u64,
        budget: u64,
        ahead: u64,
        threads: Option<NonZero<usize>>,
    ) -> PyResult<Self> {
        let order = Order {
            wish: wished.read()?,
            seed,
            first_index,
            budget,
            count,
        };
        let threads = parallel::used(threads, usize::try_from(count).unwrap_or(usize::MAX));
        let shared = Arc::new(Shared {
            order,
            ahead: ahead.max(threads as u64),
            progress: Mutex::default(),
            changed: Condvar::new(),
        });
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            thread::spawn(move || shared.make_all());
        }
        Ok(Self {
            shared,
            given: 0,
            distinct: Distinct::default(),
            another: count,
        })
    }

    const fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Puzzle>> {
        let order = &self.shared.order;
        if self.given == order.count {
            return Ok(None);
        }
        let refuse = |exhausted| errors::generation_limit(&exhausted);
        let outcome = self.shared.wait_for(py, self.given)?;
        let (puzzle, form) = outcome.map_err(refuse)?;
        let mut images = 0;
        let puzzle = self.distinct.admit(puzzle, form, || {
            self.another += 1;
            images += 1;
            if images > MOST_IMAGES {
                return Err(refuse(BudgetExhausted {
                    tried: images,
                    nearest: None,
                }));
            }
            let make = || order.make(self.another - 1, || false);
            signals::run_in_place(py, make)?.map_err(refuse)
        })?;
        self.given += 1;
        Ok(Some(Puzzle::of(puzzle, order.seed)))
    }
}

impl Drop for PuzzleStream {
    fn drop(&mut self) {
        self.shared.lock().is_over = true;
        self.shared.changed.notify_all();
    }
}

impl Order {
    fn make(
        &self,
        offset: u64,
        is_over: impl Fn() -> bool,
    ) -> Result<generation::Puzzle, BudgetExhausted> {
        let index = self.first_index.wrapping_add(offset);
        let mut maker = generation::Maker::new(self.wish.clone(), self.seed, index, self.budget);
        while !maker.is_exhausted() && !is_over() {
            if let Some(puzzle) = maker.go_on(SLICE) {
                return Ok(puzzle);
            }
        }
        Err(maker.into())
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The main function of a thread.
    fn make_all(&self) {
        while let Some(offset) = self.begin() {
            let made = self.order.make(offset, || self.lock().is_over);
            let made = made.map(|puzzle| (puzzle, canonical(&puzzle.givens)));
            let mut progress = self.lock();
            if made.is_err() {
                // The stream ends here, so no later puzzle is needed.
                progress.begun = self.order.count;
            }
            progress.made.insert(offset, made);
            drop(progress);
            self.changed.notify_all();
        }
    }

    /// Wait until the next puzzle is due, and return its offset; none at the end.
    fn begin(&self) -> Option<u64> {
        let count = self.order.count;
        let is_to_wait = |progress: &mut Progress| {
            let is_far = progress.begun >= progress.taken.saturating_add(self.ahead);
            is_far && !progress.is_over && progress.begun < count
        };
        let mut progress = self
            .changed
            .wait_while(self.lock(), is_to_wait)
            .unwrap_or_else(PoisonError::into_inner);
        let is_left = !progress.is_over && progress.begun < count;
        is_left.then(|| {
            progress.begun += 1;
            progress.begun - 1
        })
    }

    /// Wait for the outcome of a puzzle; signals are checked meanwhile.
    fn wait_for(&self, py: Python<'_>, offset: u64) -> PyResult<Outcome> {
        loop {
            if let Some(made) = py.detach(|| self.take_within_a_pause(offset)) {
                return Ok(made);
            }
            py.check_signals()?;
        }
    }

    fn take_within_a_pause(&self, offset: u64) -> Option<Outcome> {
        let is_unknown = |progress: &mut Progress| !progress.made.contains_key(&offset);
        let (mut progress, _) = self
            .changed
            .wait_timeout_while(self.lock(), signals::PAUSE, is_unknown)
            .unwrap_or_else(PoisonError::into_inner);
        let made = progress.made.remove(&offset)?;
        progress.taken = offset + 1;
        drop(progress);
        self.changed.notify_all();
        Some(made)
    }
}
