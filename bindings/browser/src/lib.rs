//! The Nonet engine as WebAssembly: a host writes a question as a form of the web, and
//! reads its answer as JSON.
//!
//! The module imports nothing: no clock, no randomness, no output. Long work runs in slices, so that
//! the host can show its progress.

mod answers;
mod board;
mod contract;
mod drill;
mod generation;
mod grades;
mod hint;
mod random;

nonet_wasm::export!(answers::answer);
