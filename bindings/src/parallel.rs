//! Batches over several cores.

use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The results for 0, 1, ... `count - 1`, in order, or one of the errors.
///
/// Threads, one per core by default, take `share` numbers at a time, and `work` does them all. After
/// an error no new share is begun.
pub fn try_map<T: Send, E: Send>(
    count: usize,
    share: usize,
    threads: Option<NonZero<usize>>,
    work: impl Fn(Range<usize>) -> Result<Vec<T>, E> + Sync,
) -> Result<Vec<T>, E> {
    let threads = used(threads, count.div_ceil(share));
    if threads <= 1 {
        let starts = (0..count).step_by(share);
        let shares = starts.map(|start| work(start..count.min(start + share)));
        return gather(count, shares);
    }
    let next = AtomicUsize::new(0);
    let failed = AtomicBool::new(false);
    let take_shares = || {
        let mut done = Vec::new();
        while !failed.load(Ordering::Relaxed) {
            let start = next.fetch_add(share, Ordering::Relaxed);
            if start >= count {
                break;
            }
            let results = work(start..count.min(start + share));
            failed.fetch_or(Result::is_err(&results), Ordering::Relaxed);
            done.push((start, results));
        }
        done
    };
    let mut shares: Vec<(usize, Result<Vec<T>, E>)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(take_shares)).collect();
        let finish = |worker: thread::ScopedJoinHandle<'_, Vec<_>>| {
            worker
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().flat_map(finish).collect()
    });
    shares.sort_unstable_by_key(|(start, _)| *start);
    gather(count, shares.into_iter().map(|(_, results)| results))
}

/// Run `work` on each piece; several threads, one per core by default, take the pieces in order.
pub fn for_each<P>(
    pieces: impl ExactSizeIterator<Item = P> + Send,
    threads: Option<NonZero<usize>>,
    work: impl Fn(P) + Sync,
) {
    let threads = used(threads, pieces.len());
    let pieces = Mutex::new(pieces);
    let next = || pieces.lock().unwrap_or_else(PoisonError::into_inner).next();
    let take_pieces = || {
        while let Some(piece) = next() {
            work(piece);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(take_pieces);
        }
        take_pieces();
    });
}

/// The number of threads that is worth starting for some pieces.
pub fn used(threads: Option<NonZero<usize>>, pieces: usize) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    threads.map_or_else(cores, NonZero::get).min(pieces)
}

fn gather<T, E>(
    count: usize,
    shares: impl Iterator<Item = Result<Vec<T>, E>>,
) -> Result<Vec<T>, E> {
    let mut all = Vec::with_capacity(count);
    for results in shares {
        all.append(&mut results?);
    }
    Ok(all)
}
