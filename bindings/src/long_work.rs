//! Long work in slices: between two slices the caller can do other work.
//!
//! The work runs on its own thread, which is suspended between slices, so that a search can pause at
//! any depth and resume there. Of this thread and the caller's, only one runs at a time.

use std::ops::ControlFlow;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use nonet_engine::interruption::{Stopped, interruptible};
use pyo3::prelude::*;

type Outcome = Box<dyn for<'py> FnOnce(Python<'py>) -> PyResult<Py<PyAny>> + Send>;
type Check = Box<dyn FnMut() -> ControlFlow<()>>;
type Work = Box<dyn FnOnce(Check) -> Done + Send>;

/// The result of work, and whether its budget stopped it.
struct Done {
    outcome: Outcome,
    is_stopped: bool,
}

/// Work that runs in slices until it is done or its budget of processor time is used up.
#[pyclass(frozen, module = "nonet.engine")]
pub struct LongWork {
    handoff: Arc<Handoff>,
    budget: Duration,
}

/// The one of both threads that may run.
enum Turn {
    /// Neither: the work has not started.
    NotStarted(Work),
    /// The caller.
    Caller { spent: Duration },
    /// The work, until its slice is over.
    Work { slice: Duration },
    /// The work is done.
    Done {
        outcome: Option<Outcome>,
        is_stopped: bool,
        spent: Duration,
    },
    /// The caller dropped the work.
    Abandoned,
}

struct Handoff {
    turn: Mutex<Turn>,
    changed: Condvar,
}

impl LongWork {
    /// Work that has not started; `take` converts its result, or the part of it that was there when its
    /// budget stopped it, to a Python object.
    pub fn new<T: Send + 'static>(
        budget_s: f64,
        work: impl FnOnce() -> T + Send + 'static,
        convert: impl for<'py> FnOnce(Python<'py>, Result<T, Stopped<T>>) -> PyResult<Py<PyAny>>
        + Send
        + 'static,
    ) -> Self {
        let work: Work = Box::new(move |check| {
            let done = interruptible(check, work);
            Done {
                is_stopped: done.is_err(),
                outcome: Box::new(move |py| convert(py, done)),
            }
        });
        let handoff = Handoff {
            turn: Mutex::new(Turn::NotStarted(work)),
            changed: Condvar::new(),
        };
        Self {
            handoff: Arc::new(handoff),
            budget: Duration::try_from_secs_f64(budget_s).unwrap_or(Duration::MAX),
        }
    }
}

#[pymethods]
impl LongWork {
    /// Run for about a slice; true once the work has ended.
    fn advance(&self, py: Python<'_>, slice_s: f64) -> bool {
        let slice = Duration::try_from_secs_f64(slice_s).unwrap_or(Duration::MAX);
        py.detach(|| self.handoff.resume(slice, self.budget))
    }

    /// Processor time that it took so far, in seconds.
    #[getter]
    fn spent_s(&self) -> f64 {
        match &*self.handoff.turn() {
            Turn::Caller { spent } | Turn::Done { spent, .. } => spent.as_secs_f64(),
            _ => 0.0,
        }
    }

    /// Whether its budget stopped it: then its result is the part that was there by then.
    #[getter]
    fn stopped(&self) -> bool {
        let turn = self.handoff.turn();
        matches!(
            &*turn,
            Turn::Done {
                is_stopped: true,
                ..
            }
        )
    }

    /// Take the result of the work; None before its end.
    fn take(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let outcome = match &mut *self.handoff.turn() {
            Turn::Done { outcome, .. } => outcome.take(),
            _ => None,
        };
        outcome.map_or_else(|| Ok(py.None()), |convert| convert(py))
    }
}

impl Drop for LongWork {
    fn drop(&mut self) {
        *self.handoff.turn() = Turn::Abandoned;
        self.handoff.changed.notify_all();
    }
}

impl Handoff {
    fn turn(&self) -> MutexGuard<'_, Turn> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Resume the work, and wait for the end of its slice.
    fn resume(self: &Arc<Self>, slice: Duration, budget: Duration) -> bool {
        let mut turn = self.turn();
        match std::mem::replace(&mut *turn, Turn::Work { slice }) {
            Turn::NotStarted(work) => {
                let handoff = Arc::clone(self);
                thread::spawn(move || handoff.run(work, slice, budget));
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

    /// The main function of the thread.
    fn run(self: Arc<Self>, work: Work, slice: Duration, budget: Duration) {
        let began = ThreadTime::now();
        let handoff = Arc::clone(&self);
        let (mut end, mut is_over) = (Instant::now() + slice, budget.is_zero());
        let check = move || {
            if Instant::now() >= end {
                let spent = began.elapsed();
                is_over |= spent >= budget;
                if let Some(slice) = handoff.suspend(spent) {
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
        // A panic ends the work without an outcome, so that the caller does not wait for ever.
        let _end = End(&self);
        let Done {
            outcome,
            is_stopped,
        } = work(Box::new(check));
        let mut turn = self.turn();
        if !matches!(*turn, Turn::Abandoned) {
            *turn = Turn::Done {
                outcome: Some(outcome),
                is_stopped,
                spent: began.elapsed(),
            };
        }
    }

    /// Suspend until the next slice; none when the caller has dropped the work.
    fn suspend(&self, spent: Duration) -> Option<Duration> {
        let mut turn = self.turn();
        if matches!(*turn, Turn::Abandoned) {
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

struct End<'a>(&'a Handoff);

impl Drop for End<'_> {
    fn drop(&mut self) {
        let mut turn = self.0.turn();
        // uncovered: nothing is known that makes the engine panic.
        if let Turn::Work { .. } | Turn::Caller { .. } = *turn {
            *turn = Turn::Done {
                outcome: None,
                is_stopped: true,
                spent: Duration::ZERO,
            };
        }
        self.0.changed.notify_all();
    }
}
