//! Long work that Ctrl-C ends.

use std::cell::RefCell;
use std::num::NonZero;
use std::ops::{ControlFlow, Range};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use nonet_engine::pace::at_pace;
use pyo3::prelude::*;

use crate::parallel;

/// How often signals are looked for.
pub const PAUSE: Duration = Duration::from_millis(50);

/// Do work in a thread of its own, without the interpreter lock, and look for signals meanwhile.
///
/// A signal whose handler raises sets `is_stopped`, which the work is to look at now and then; what
/// it raised is the result.
pub fn heard<T: Send>(
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
                // The method itself is not general enough in its lifetime.
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

/// Do work for 0, 1, ... `count - 1` on several threads, in order, until a signal.
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
        let pace = move || go_on_unless(stopped.load(Ordering::Relaxed));
        let one = |index| {
            if is_stopped.load(Ordering::Relaxed) {
                return Err(());
            }
            Ok(work(index))
        };
        at_pace(pace, || share.map(one).collect())
    };
    let done = heard(py, &is_stopped, || {
        parallel::try_map(count, share, threads, until_stopped)
    })?;
    Ok(done.unwrap_or_default())
}

/// Do work on each of some pieces on several threads, until a signal.
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
            let pace = move || go_on_unless(stopped.load(Ordering::Relaxed));
            at_pace(pace, || work(piece));
        }
    };
    heard(py, &is_stopped, || {
        parallel::for_each(pieces, threads, until_stopped);
    })
}

/// Do work in this thread, and look for signals where the engine pauses.
pub fn watched<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| {
        let raised = Rc::new(RefCell::new(None));
        let told = Rc::clone(&raised);
        let mut looked = Instant::now();
        let pace = move || {
            if told.borrow().is_none() && looked.elapsed() >= PAUSE {
                looked = Instant::now();
                *told.borrow_mut() = Python::attach(|py| py.check_signals().err());
            }
            go_on_unless(told.borrow().is_some())
        };
        let done = at_pace(pace, work);
        raised.take().map_or(Ok(done), Err)
    })
}

const fn go_on_unless(is_over: bool) -> ControlFlow<()> {
    if is_over {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}
