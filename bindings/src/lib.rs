//! Python bindings of the Nonet engine: conversion, error mapping and release of the GIL.

mod all_steps;
mod arrow;
mod choices;
mod columns;
mod convert;
mod errors;
mod evidence;
mod explanation;
mod forms;
mod grades;
mod grids;
mod lines;
mod long_work;
mod names;
mod near;
mod parallel;
mod paths;
mod positions;
mod proofs;
mod puzzles;
mod ratings;
mod rows;
mod signals;
mod singles;
mod small;
mod steps;
mod stream;
mod techniques;
mod texts;
mod transforms;
mod value;
mod variants;
mod verdict_rows;
mod verdicts;

use pyo3::prelude::*;

/// The native half of `nonet.engine`.
#[pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::all_steps::{AllSteps, find_all_steps};
    #[pymodule_export]
    use super::arrow::{ArrowTexts, chain_tables};
    #[pymodule_export]
    use super::explanation::{
        explain_missing_notes, explain_mistakes, explain_path, explain_single, explain_step,
    };
    #[pymodule_export]
    use super::forms::{FormRows, canonical, canonical_many, minlex, minlex_many};
    #[pymodule_export]
    use super::grades::{
        Counted, Grade, GradeRows, begin_grade, grade, grade_many, grade_with_steps, label_of,
    };
    #[pymodule_export]
    use super::grids::normalize;
    #[pymodule_export]
    use super::lines::check_lines;
    #[pymodule_export]
    use super::long_work::LongWork;
    #[pymodule_export]
    use super::near::{NearPuzzles, automorphisms, backdoors, minimal_puzzles, neighbours};
    #[pymodule_export]
    use super::paths::{Path, PathRows, solve_path, solve_path_many};
    #[pymodule_export]
    use super::positions::{Comparison, Position};
    #[pymodule_export]
    use super::proofs::{Flaw, Proof, certificate_of, prove};
    #[pymodule_export]
    use super::puzzles::{Maker, Puzzle, PuzzleRows, generate};
    #[pymodule_export]
    use super::ratings::{RatedStep, Rater, Rating, RatingRows, rate_many};
    #[pymodule_export]
    use super::singles::{Analysis, House, Single, analyze, next_single};
    #[pymodule_export]
    use super::small::{
        small_explain, small_generate, small_level, small_look, small_normalize, small_single,
        small_solutions,
    };
    #[pymodule_export]
    use super::steps::{Link, Node, Pattern, Step};
    #[pymodule_export]
    use super::stream::PuzzleStream;
    #[pymodule_export]
    use super::techniques::{Technique, begin_next_step, find_steps, ladder, next_step};
    #[pymodule_export]
    use super::texts::{
        pack, read_boards, read_grids, read_grids_of_all_sizes, read_variant, write_variant,
    };
    #[pymodule_export]
    use super::transforms::{Transform, shuffle, to_canonical, to_minlex};
    #[pymodule_export]
    use super::variants::{
        variant_drawing, variant_generate, variant_grade, variant_id, variant_kinds, variant_of_id,
        variant_path, variant_prove, variant_read, variant_solutions, variant_step,
    };
    #[pymodule_export]
    use super::verdict_rows::{VerdictRows, check_many};
    #[pymodule_export]
    use super::verdicts::{Verdict, count_solutions, why_not_unique};

    #[pymodule_export]
    const VERSION: &str = nonet_engine::VERSION;
    #[pymodule_export]
    const DEFAULT_NODE_BUDGET: u64 = nonet_engine::search::DEFAULT_NODE_BUDGET;
    #[pymodule_export]
    const DEFAULT_GENERATION_BUDGET: u64 = nonet_engine::generation::DEFAULT_BUDGET;

    #[pymodule_init]
    fn add_records(module: &Bound<'_, PyModule>) -> PyResult<()> {
        super::evidence::add_to(module)
    }
}
