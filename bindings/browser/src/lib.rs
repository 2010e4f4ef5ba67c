//! The Nonet engine as WebAssembly: a host writes a question as a form of the web, and
//! reads its answer as JSON.
//!
//! The module imports nothing: no clock, no chance, no output. What takes long is done in turns, so
//! that the host can tell how far it is.

mod answers;
mod board;
mod chance;
mod drill;
mod generation;
mod grades;
mod hint;
mod position;
mod reading;
mod refusal;
mod shown;
mod task;

nonet_door::open!(answers::answer);
