//! Long work that Ctrl-C ends.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;

/// How often signals are looked for.
const PAUSE: Duration = Duration::from_millis(50);

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
