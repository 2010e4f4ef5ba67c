//! Long work that Ctrl-C interrupts.

use std::cell::{Cell, RefCell};
use std::num::NonZero;
use std::ops::{ControlFlow, Range};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use nonet_engine::interruption::{Stopped, interruptible};
use pyo3::prelude::*;

use crate::parallel;

/// The time between two checks for signals.
pub const PAUSE: Duration = Duration::from_millis(50);

/// Run work on its own thread, without the interpreter lock, and check for signals meanwhile.
///
/// When a signal handler raises, `is_stopped` is set, which the work has to poll, and the exception
/// is the result.
pub fn run_in_thread<T: Send>(
    py: Python<'_>,
    is_stopped: &AtomicBool,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    py.detach(|| {
        thread::scope(|scope| {
            let (sender, done) = mpsc::channel::<()>();
            let worker = scope.spawn(move || {
                let _ended_with_the_work = sender;
                work()
            });
            while done.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                // A closure, because the lifetime of the method itself is not general enough.
                let listened = Python::attach(|py| {
                    py.check_signals()?;
                    PyResult::Ok(())
                });
                if let Err(raised) = listened {
                    is_stopped.store(true, Ordering::Relaxed);
                    return Err(raised);
                }
            }
            let result = worker.join();
            Ok(result.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })
    })
}

/// Run `work` for 0, 1, ... `count - 1` on several threads, in order, until a signal.
pub fn map<T: Send>(
    py: Python<'_>,
    count: usize,
    share: usize,
    threads: Option<NonZero<usize>>,
    work: impl Fn(usize) -> T + Sync,
) -> PyResult<Vec<T>> {
    let is_stopped = Arc::new(AtomicBool::new(false));
    let until_stopped = |share: Range<usize>| {
        let stopped = Arc::clone(&is_stopped);
        let check = move || break_if(stopped.load(Ordering::Relaxed));
        let one = |index| {
            if is_stopped.load(Ordering::Relaxed) {
                return Err(());
            }
            Ok(work(index))
        };
        interruptible(check, || share.map(one).collect()).unwrap_or(Err(()))
    };
    let done = run_in_thread(py, &is_stopped, || {
        parallel::try_map(count, share, threads, until_stopped)
    })?;
    Ok(done.unwrap_or_default())
}

/// Run `work` on each piece, on several threads, until a signal.
pub fn each<P>(
    py: Python<'_>,
    pieces: impl ExactSizeIterator<Item = P> + Send,
    threads: Option<NonZero<usize>>,
    work: impl Fn(P) + Sync,
) -> PyResult<()> {
    let is_stopped = Arc::new(AtomicBool::new(false));
    let until_stopped = |piece: P| {
        let stopped = Arc::clone(&is_stopped);
        if !stopped.load(Ordering::Relaxed) {
            let check = move || break_if(stopped.load(Ordering::Relaxed));
            // The signal's exception reports a stop to the waiting thread.
            let _ = interruptible(check, || work(piece));
        }
    };
    run_in_thread(py, &is_stopped, || {
        parallel::for_each(pieces, threads, until_stopped);
    })
}

/// Run work on this thread, and check for signals at the engine's checkpoints.
pub fn run_in_place<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let mut without_end = u64::MAX;
    let done = run_within(py, &mut without_end, work)?;
    // Only a signal could stop it.
    Ok(done.unwrap_or_else(|stopped| stopped.so_far))
}

/// Run work as `run_in_place` does, for at most so many checkpoints; those that are left stay.
pub fn run_within<T: Send>(
    py: Python<'_>,
    budget: &mut u64,
    work: impl FnOnce() -> T + Send,
) -> PyResult<Result<T, Stopped<T>>> {
    py.detach(|| {
        let raised = Rc::new(RefCell::new(None));
        let signal = Rc::clone(&raised);
        let left = Rc::new(Cell::new(Some(*budget)));
        let spent = Rc::clone(&left);
        let mut looked = Instant::now();
        let check = move || {
            spent.set(spent.get().and_then(|left| left.checked_sub(1)));
            if signal.borrow().is_none() && looked.elapsed() >= PAUSE {
                looked = Instant::now();
                *signal.borrow_mut() = Python::attach(|py| py.check_signals().err());
            }
            break_if(signal.borrow().is_some() || spent.get().is_none())
        };
        let done = interruptible(check, work);
        *budget = left.get().unwrap_or(0);
        raised.take().map_or(Ok(done), Err)
    })
}

const fn break_if(is_over: bool) -> ControlFlow<()> {
    if is_over {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}
