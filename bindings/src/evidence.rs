//! The records of evidence, each a class with a property for every role.

use nonet_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use nonet_engine::step::Link;
use nonet_engine::step::evidence::{self, Evidence};
use pyo3::prelude::*;

use crate::show::Show;

/// Make a class of a record.
macro_rules! class {
    ($(#[doc = $doc:literal])* $record:ident { $($field:ident: $type:ty,)* }) => {
        $(#[doc = $doc])*
        #[pyclass(frozen, eq, module = "nonet.engine")]
        #[derive(PartialEq)]
        pub struct $record(evidence::$record);

        #[pymethods]
        impl $record {
            $(#[getter]
            fn $field<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                <$type as Show>::show(&self.0.$field, py)
            })*
        }

        impl Show for evidence::$record {
            fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                Ok(Bound::new(py, $record(self.clone()))?.into_any())
            }
        }
    };
}

/// Make the classes of all records that a step may have.
macro_rules! records {
    ($($(#[doc = $doc:literal])* $record:ident $fields:tt)*) => {
        $(class! { $(#[doc = $doc])* $record $fields })*

        impl Show for Evidence {
            fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                match self {
                    $(Self::$record(record) => record.show(py),)*
                }
            }
        }

        /// Hand the classes on to Python.
        pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
            module.add_class::<Branch>()?;
            module.add_class::<Stage>()?;
            $(module.add_class::<$record>()?;)*
            Ok(())
        }
    };
}

class! {
    /// What follows from one assumption.
    Branch { assumed: Candidate, is_true: bool, links: Vec<Link>, }
}

class! {
    /// What follows from an assumption up to where another fails under it.
    Stage { links: Vec<Link>, refuted: Option<evidence::Contradiction>, }
}

records! {
    /// The one place for a digit in a house.
    SingleInHouse { house: House, }
    /// The one candidate of a cell.
    NakedSingle {}
    /// A digit that one house holds where it crosses another.
    LockedCandidates { digit: Digit, house: House, other: House, places: CellSet, }
    /// As many cells as digits.
    Subset { houses: Vec<House>, cells: CellSet, digits: DigitSet, candidates: Vec<Candidate>, }
    /// Houses whose places for a digit as many others cover, but for fins.
    Fish { digit: Digit, base: Vec<House>, cover: Vec<House>, body: CellSet, fins: CellSet, }
    /// Two finned fish with the same base.
    SiameseFish {
        digit: Digit, base: Vec<House>, covers: [Vec<House>; 2], body: CellSet, fins: [CellSet; 2],
    }
    /// Cells with the same two candidates.
    RemotePair { digits: [Digit; 2], cells: CellSet, path: Vec<Cell>, }
    /// The candidate that is one too many.
    BugPlusOne { extra: Candidate, }
    /// Two conjugate pairs whose inner ends see each other.
    TwoLinks { digit: Digit, houses: [House; 2], outer: [Cell; 2], inner: [Cell; 2], }
    /// Two kites with the same inner ends.
    DualTwoLinks { patterns: [evidence::TwoLinks; 2], }
    /// A conjugate pair, and a box whose places lie on a line and a line across.
    EmptyRectangle {
        digit: Digit, in_box: House, house: House, near: Cell, far: Cell, along: CellSet,
        across: CellSet, cleared: Cell,
    }
    /// Two empty rectangles in the same box.
    DualEmptyRectangle { patterns: [evidence::EmptyRectangle; 2], }
    /// A pivot and two pincers.
    BentWing {
        pivot: Cell, pincers: [Cell; 2], forcing: [Digit; 2], shared: Digit, is_in_pivot: bool,
    }
    /// Two equal cells, and a conjugate pair that sees one with each end.
    WWing { ends: [Cell; 2], bridge: [Cell; 2], house: House, bridged: Digit, digit: Digit, }
    /// Four empty cells with the same two digits.
    UniqueRectangle {
        corners: [Cell; 4], digits: DigitSet, candidates: Vec<Candidate>, roof: CellSet,
        extra: Vec<Candidate>, subset: Option<CellSet>, houses: Vec<House>,
    }
    /// Four cells, some of them filled since, that two digits would complete.
    AvoidableRectangle {
        corners: [Cell; 4], completing: [Digit; 4], open: CellSet, extra: Option<Digit>,
    }
    /// One cluster of conjugate pairs.
    Colors { digit: Digit, colors: [CellSet; 2], }
    /// Two clusters of the same digit.
    MultiColors { digit: Digit, clusters: [[CellSet; 2]; 2], }
    /// A chain or a loop.
    Chain { links: Vec<Link>, sets: Vec<CellSet>, }
    /// Cells of a crossing that share their digits with a line and a box.
    SueDeCoq {
        in_box: House, line: House, core: CellSet, of_box: CellSet, of_line: CellSet,
        candidates: Vec<Candidate>,
    }
    /// Two almost locked sets with a restricted common, or with two.
    AlsXz { sets: [CellSet; 2], common: Digit, second: Option<Digit>, links: Vec<Link>, }
    /// An almost locked set with a restricted common to each of two others.
    AlsXyWing { pivot: CellSet, wings: [CellSet; 2], commons: [Digit; 2], links: Vec<Link>, }
    /// Almost locked sets in a row.
    AlsXyChain { sets: Vec<CellSet>, links: Vec<Link>, }
    /// A cell, and an almost locked set for each of its candidates.
    DeathBlossom { stem: Cell, petals: Vec<CellSet>, links: Vec<Link>, }
    /// The candidates that are too many.
    BugPlusN { extra: Vec<Candidate>, }
    /// A ring of cells that hold the same two digits in turn.
    UniqueLoop {
        path: Vec<Cell>, digits: DigitSet, roof: CellSet, extra: Vec<Candidate>,
        settled: Option<House>,
    }
    /// Cells in a box and a line of which all digits but one can stand in one of them only.
    BentSet { cells: CellSet, digits: DigitSet, shared: Digit, candidates: Vec<Candidate>, }
    /// Two colours over several digits.
    Medusa { colors: [Vec<Candidate>; 2], cell: Option<Cell>, house: Option<House>, }
    /// Digits that a row and a column leave the same few cells.
    Fireworks {
        crossings: Vec<Cell>, digits: Vec<DigitSet>, wings: [Cell; 2], houses: Vec<House>,
        candidates: Vec<Candidate>,
    }
    /// Twelve cells in four boxes that three digits alone cannot fill.
    Tridagon { digits: DigitSet, boxes: [House; 4], cells: CellSet, guardians: Vec<Candidate>, }
    /// Two cells of a box and two others that must hold the same two digits.
    Exocet {
        base: [Cell; 2], targets: [Cell; 2], digits: DigitSet, cross_lines: [House; 3],
        idle: DigitSet,
    }
    /// A fish with fins, each of which excludes the same candidate by a chain.
    KrakenFish {
        digit: Digit, base: Vec<House>, cover: Vec<House>, body: CellSet, fins: CellSet,
        branches: Vec<evidence::Branch>,
    }
    /// Cells that take all that some houses give them.
    LockedSectors { cells: CellSet, houses: Vec<House>, digits: Vec<DigitSet>, }
    /// An assumption that leaves something nothing.
    Contradiction { branches: Vec<evidence::Branch>, cell: Option<Cell>, house: Option<House>, }
    /// Assumptions of which one is true, and that agree.
    Verity { branches: Vec<evidence::Branch>, house: Option<House>, }
    /// An assumption that fails once what fails under it is out.
    NestedContradiction {
        assumed: Candidate, stages: Vec<evidence::Stage>, cell: Option<Cell>, house: Option<House>,
    }
    /// All ways to place a digit in the whole grid.
    Template { digit: Digit, places: CellSet, }
}
