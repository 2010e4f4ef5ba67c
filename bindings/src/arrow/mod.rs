//! Results as tables of Apache Arrow, and columns of texts out of them, by the `PyCapsule` interface.
//!
//! The reader of a table takes over its memory.

mod column;
mod ffi;
mod schema;
mod stream;
mod texts;
mod words;

pub use column::Column;
pub use schema::{Field, Type, named};
pub use stream::{Table, chain_tables, table};
pub use texts::ArrowTexts;
pub use words::{
    LABELS, STATUSES, TIERS, label, rated_steps, steps, technique, techniques, write_rated_step,
    write_steps,
};
