//! Python bindings of the Nonet engine: conversion, error mapping and release of the GIL.

mod errors;
mod grids;
mod verdicts;

use pyo3::prelude::*;

/// The native half of `nonet.engine`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::grids::normalize;
    #[pymodule_export]
    use super::verdicts::{Verdict, check_many, count_solutions};

    #[pymodule_export]
    const VERSION: &str = nonet_engine::VERSION;
    #[pymodule_export]
    const DEFAULT_NODE_BUDGET: u64 = nonet_engine::search::DEFAULT_NODE_BUDGET;
}
