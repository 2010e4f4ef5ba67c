//! Long work in slices: between two of them whoever asked for it may let others in.
//!
//! The work has a thread of its own, which stands still between slices, so that it can be left at any
//! depth of a search and gone on with there. At most one of both threads runs.

use std::ops::ControlFlow;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use nonet_engine::pace::at_pace;
use pyo3::prelude::*;

type Outcome = Box<dyn for<'py> FnOnce(Python<'py>) -> PyResult<Py<PyAny>> + Send>;
type Work = Box<dyn FnOnce() -> Outcome + Send>;

/// Work that is gone on with in slices, until its budget of processor time ends it.
#[pyclass(frozen, module = "nonet.engine")]
pub struct LongWork {
    baton: Arc<Baton>,
    budget: Duration,
}

/// Whose turn it is.
enum Turn {
    /// Nobody has gone on with the work yet.
    Unbegun(Work),
    /// The caller's, who gave the work a slice.
    Caller { spent: Duration },
    /// The work's, until its slice is over.
    Work { slice: Duration },
    /// Nobody's: it is done.
    Done {
        outcome: Option<Outcome>,
        spent: Duration,
    },
    /// Nobody's: the caller is gone.
    Left,
}

struct Baton {
    turn: Mutex<Turn>,
    changed: Condvar,
}

impl LongWork {
    /// Work that has not begun; what it gives is made an object when it is asked for.
    pub fn new<T: Send + 'static>(
        budget_s: f64,
        work: impl FnOnce() -> T + Send + 'static,
        show: impl for<'py> FnOnce(Python<'py>, T) -> PyResult<Py<PyAny>> + Send + 'static,
    ) -> Self {
        let work: Work = Box::new(move || {
            let done = work();
            Box::new(move |py| show(py, done))
        });
        let baton = Baton {
            turn: Mutex::new(Turn::Unbegun(work)),
            changed: Condvar::new(),
        };
        Self {
            baton: Arc::new(baton),
            budget: Duration::try_from_secs_f64(budget_s).unwrap_or(Duration::MAX),
        }
    }
}

#[pymethods]
impl LongWork {
    /// Go on for about a slice; true at the end, and from then on.
    fn advance(&self, py: Python<'_>, slice_s: f64) -> bool {
        let slice = Duration::try_from_secs_f64(slice_s).unwrap_or(Duration::MAX);
        py.detach(|| self.baton.hand_over(slice, self.budget))
    }

    /// Processor time that it took so far, in seconds.
    #[getter]
    fn spent_s(&self) -> f64 {
        match &*self.baton.turn() {
            Turn::Caller { spent } | Turn::Done { spent, .. } => spent.as_secs_f64(),
            _ => 0.0,
        }
    }

    /// What the work gave, once; None before its end.
    fn take(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let outcome = match &mut *self.baton.turn() {
            Turn::Done { outcome, .. } => outcome.take(),
            _ => None,
        };
        outcome.map_or_else(|| Ok(py.None()), |show| show(py))
    }
}

impl Drop for LongWork {
    fn drop(&mut self) {
        *self.baton.turn() = Turn::Left;
        self.baton.changed.notify_all();
    }
}

impl Baton {
    fn turn(&self) -> MutexGuard<'_, Turn> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Let the work go on, and wait for the end of its slice.
    fn hand_over(self: &Arc<Self>, slice: Duration, budget: Duration) -> bool {
        let mut turn = self.turn();
        match std::mem::replace(&mut *turn, Turn::Work { slice }) {
            Turn::Unbegun(work) => {
                let baton = Arc::clone(self);
                thread::spawn(move || baton.run(work, slice, budget));
            }
            Turn::Caller { .. } => self.changed.notify_all(),
            other => {
                *turn = other;
                return true;
            }
        }
        let turn = self
            .changed
            .wait_while(turn, |turn| matches!(turn, Turn::Work { .. }))
            .unwrap_or_else(PoisonError::into_inner);
        !matches!(*turn, Turn::Caller { .. })
    }

    /// The life of the thread.
    fn run(self: Arc<Self>, work: Work, slice: Duration, budget: Duration) {
        let began = ThreadTime::now();
        let baton = Arc::clone(&self);
        let (mut end, mut is_over) = (Instant::now() + slice, budget.is_zero());
        let pace = move || {
            if Instant::now() >= end {
                let spent = began.elapsed();
                is_over |= spent >= budget;
                if let Some(slice) = baton.wait(spent) {
                    end = Instant::now() + slice;
                } else {
                    is_over = true;
                }
            }
            if is_over {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        // What panics ends as work without an outcome: the caller must not wait for ever.
        let _done = Done(&self);
        let outcome = at_pace(pace, work);
        let mut turn = self.turn();
        if !matches!(*turn, Turn::Left) {
            let (outcome, spent) = (Some(outcome), began.elapsed());
            *turn = Turn::Done { outcome, spent };
        }
    }

    /// Stand still until the next slice; none when nobody waits for the work any more.
    fn wait(&self, spent: Duration) -> Option<Duration> {
        let mut turn = self.turn();
        if matches!(*turn, Turn::Left) {
            return None;
        }
        *turn = Turn::Caller { spent };
        self.changed.notify_all();
        let turn = self
            .changed
            .wait_while(turn, |turn| matches!(turn, Turn::Caller { .. }))
            .unwrap_or_else(PoisonError::into_inner);
        match *turn {
            Turn::Work { slice } => Some(slice),
            _ => None,
        }
    }
}

struct Done<'a>(&'a Baton);

impl Drop for Done<'_> {
    fn drop(&mut self) {
        let mut turn = self.0.turn();
        // uncovered: nothing is known that makes the engine panic.
        if let Turn::Work { .. } | Turn::Caller { .. } = *turn {
            let (outcome, spent) = (None, Duration::ZERO);
            *turn = Turn::Done { outcome, spent };
        }
        self.0.changed.notify_all();
    }
}
