//! The puzzles of a seed, in order; threads make the next ones ahead of time.

use std::collections::{BTreeMap, VecDeque};
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use nonet_engine::canonical::canonical;
use nonet_engine::generation::{self, BudgetExhausted, Distinct, PuzzleSpec, Replacements};
use nonet_engine::grid::Grid;
use pyo3::prelude::*;

use crate::puzzles::{Puzzle, RequestedSpec, SLICE};
use crate::{errors, parallel, signals};

/// After this many images of earlier puzzles in a row, the spec is considered too rare.
///
/// About forty of these extreme puzzles aren't restatements of the engine's.
const MOST_IMAGES: u64 = 10_000;

/// The number of puzzles to collect before the reader is woken, which takes as long as making an easy puzzle.
const AT_ONCE: usize = 32;

/// The longest time that a puzzle waits for others to be returned together.
const GATHERING: Duration = Duration::from_millis(1);

/// A puzzle with its canonical form, or the reason why there is none.
type Outcome = Result<(generation::Puzzle, Grid), BudgetExhausted>;

/// The puzzles `first_index`, `first_index + 1`, ... of a seed.
///
/// Its threads end after the last puzzle, or when the stream is dropped.
#[pyclass(module = "nonet.engine")]
pub struct PuzzleStream {
    shared: Arc<Shared>,
    /// The puzzles that were handed over and not given yet.
    ready: VecDeque<Outcome>,
    given: u64,
    distinct: Distinct,
    replacements: Replacements,
}

#[derive(Clone)]
struct Order {
    spec: PuzzleSpec,
    seed: u64,
    first_index: u64,
    budget: u64,
    count: u64,
}

struct Shared {
    order: Order,
    /// Number of puzzles made ahead of the next one to be taken.
    ahead: u64,
    progress: Mutex<Progress>,
    /// Wakes the threads when puzzles have been taken.
    room: Condvar,
    /// Wakes the stream when puzzles have been made.
    made: Condvar,
}

#[derive(Default)]
struct Progress {
    begun: u64,
    /// Number of puzzles taken, and the offset of the next one.
    taken: u64,
    made: BTreeMap<u64, Outcome>,
    is_over: bool,
}

#[pymethods]
impl PuzzleStream {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "Python's call has no record")]
    fn new(
        spec: RequestedSpec,
        count: u64,
        seed: u64,
        first_index: u64,
        budget: u64,
        ahead: u64,
        threads: Option<NonZero<usize>>,
    ) -> PyResult<Self> {
        let order = Order {
            spec: spec.read()?,
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
            room: Condvar::new(),
            made: Condvar::new(),
        });
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            thread::spawn(move || shared.make_all());
        }
        Ok(Self {
            shared,
            ready: VecDeque::new(),
            given: 0,
            distinct: Distinct::default(),
            replacements: Replacements::after(count),
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
        let exhausted_error = |exhausted| errors::generation_limit(&exhausted);
        if self.ready.is_empty() {
            self.ready = self.shared.wait(py)?;
        }
        let Some(outcome) = self.ready.pop_front() else {
            // uncovered: `wait` returns at least one puzzle.
            return Ok(None);
        };
        let (puzzle, form) = outcome.map_err(exhausted_error)?;
        let mut images = 0;
        let puzzle = self.distinct.admit(puzzle, form, || {
            images += 1;
            if images > MOST_IMAGES {
                return Err(exhausted_error(BudgetExhausted {
                    tried: images,
                    nearest: None,
                }));
            }
            let another = self.replacements.next(self.given);
            let make = || order.make(another, || false);
            signals::run_in_place(py, make)?.map_err(exhausted_error)
        })?;
        self.given += 1;
        Ok(Some(Puzzle::of(puzzle, order.seed)))
    }
}

impl Drop for PuzzleStream {
    fn drop(&mut self) {
        self.shared.lock().is_over = true;
        self.shared.room.notify_all();
    }
}

impl Order {
    fn make(
        &self,
        offset: u64,
        is_over: impl Fn() -> bool,
    ) -> Result<generation::Puzzle, BudgetExhausted> {
        let index = self.first_index.wrapping_add(offset);
        let mut maker = generation::Maker::new(self.spec.clone(), self.seed, index, self.budget);
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
            self.hand_over(offset, made);
        }
    }

    fn hand_over(&self, offset: u64, made: Outcome) {
        let mut progress = self.lock();
        if made.is_err() {
            // The stream ends here, so no later puzzle is needed.
            progress.begun = self.order.count;
            self.room.notify_all();
        }
        progress.made.insert(offset, made);
        if offset == progress.taken || progress.is_due() && progress.is_enough(self.order.count) {
            self.made.notify_one();
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
            .room
            .wait_while(self.lock(), is_to_wait)
            .unwrap_or_else(PoisonError::into_inner);
        let is_left = !progress.is_over && progress.begun < count;
        is_left.then(|| {
            progress.begun += 1;
            progress.begun - 1
        })
    }

    /// Wait for the next puzzles; signals are checked meanwhile.
    fn wait(&self, py: Python<'_>) -> PyResult<VecDeque<Outcome>> {
        loop {
            if let Some(made) = py.detach(|| self.try_take()) {
                return Ok(made);
            }
            py.check_signals()?;
        }
    }

    fn try_take(&self) -> Option<VecDeque<Outcome>> {
        let is_to_wait = |progress: &mut Progress| !progress.is_due();
        let progress = self.wait_while(self.lock(), signals::PAUSE, is_to_wait);
        if !progress.is_due() {
            return None;
        }
        let count = self.order.count;
        let is_to_gather = |progress: &mut Progress| !progress.is_enough(count);
        let mut progress = self.wait_while(progress, GATHERING, is_to_gather);
        let made = progress.take();
        drop(progress);
        self.room.notify_all();
        Some(made)
    }

    fn wait_while<'lock>(
        &self,
        progress: MutexGuard<'lock, Progress>,
        at_most: Duration,
        condition: impl FnMut(&mut Progress) -> bool,
    ) -> MutexGuard<'lock, Progress> {
        let waited = self.made.wait_timeout_while(progress, at_most, condition);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

impl Progress {
    /// Whether the next puzzle is made.
    fn is_due(&self) -> bool {
        self.made.contains_key(&self.taken)
    }

    /// Whether as many are made as are handed over at once, or all that are left.
    fn is_enough(&self, count: u64) -> bool {
        let left = count - self.taken;
        self.made.len() >= AT_ONCE || self.made.len() as u64 >= left
    }

    /// Take the next puzzles, in their order.
    fn take(&mut self) -> VecDeque<Outcome> {
        let mut taken = VecDeque::new();
        while let Some(outcome) = self.made.remove(&self.taken) {
            self.taken += 1;
            taken.push_back(outcome);
        }
        taken
    }
}
