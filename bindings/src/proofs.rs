//! The prover: deductions as plain data, and their proofs.

use nonet_engine::grid::{Candidate, CellSet, Digit, House};
use nonet_engine::proof::{self, Deduction, Fault, Part, Premise, Tie};
use nonet_engine::step::Link;
use nonet_engine::technique::Technique;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::convert::Convert;
use crate::signals;
use crate::steps::{Pairs, Step, pairs};
use crate::techniques::read_state;
use crate::value::{Value, each, field, number, one_of, optional, plain, text, values, wrong};

/// The result of a proof.
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(PartialEq, Eq, Hash)]
pub struct Proof {
    technique: Option<Technique>,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    relies_on_uniqueness: bool,
    cases: u64,
    flaw: Option<Flaw>,
}

#[pymethods]
impl Proof {
    /// Whether the deduction holds.
    #[getter]
    fn valid(&self) -> bool {
        self.flaw.is_none()
    }

    /// The slug of the technique that it is an example of, if it has a name.
    #[getter]
    fn technique(&self) -> Option<&'static str> {
        self.technique.map(Technique::slug)
    }

    /// The digits that are right, as pairs of cell and digit.
    #[getter]
    fn placements<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.placements)
    }

    /// The candidates that are wrong, as pairs of cell and digit.
    #[getter]
    fn eliminations<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.eliminations)
    }

    /// Whether it relies on the puzzle having one solution only.
    #[getter]
    fn relies_on_uniqueness(&self) -> bool {
        self.relies_on_uniqueness
    }

    /// Number of cases in the proof; 0 if each inference follows from earlier ones.
    #[getter]
    fn cases(&self) -> u64 {
        self.cases
    }

    /// The part that fails, or `None` if the deduction holds.
    #[getter]
    fn flaw(&self) -> Option<Flaw> {
        self.flaw.clone()
    }

    fn __repr__(&self) -> String {
        match &self.flaw {
            Some(flaw) => format!("Proof({})", flaw.fault),
            None => format!("Proof(valid, {} cases)", self.cases),
        }
    }
}

impl Proof {
    fn of(judged: Result<proof::Proof, proof::Flaw>) -> Self {
        match judged {
            Ok(proof) => Self {
                technique: proof.technique,
                placements: proof.placements,
                eliminations: proof.eliminations,
                relies_on_uniqueness: proof.relies_on_uniqueness,
                cases: proof.cases,
                flaw: None,
            },
            Err(flaw) => Self {
                technique: None,
                placements: Vec::new(),
                eliminations: Vec::new(),
                relies_on_uniqueness: false,
                cases: 0,
                flaw: Some(Flaw::of(flaw)),
            },
        }
    }
}

/// The part of a deduction that fails, and the reason.
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Flaw {
    part: &'static str,
    at: Option<usize>,
    fault: &'static str,
    witnesses: Vec<Candidate>,
}

#[pymethods]
impl Flaw {
    /// The kind of part that fails: `lemma`, `premise`, `cover`, `link`, `conclusion`, `notation`
    /// or `whole`.
    #[getter]
    fn part(&self) -> &'static str {
        self.part
    }

    /// Its position among those of its kind, from 0; of a notation, that of the character.
    #[getter]
    fn at(&self) -> Option<usize> {
        self.at
    }

    /// Why, as a stable name, such as `not-strong`.
    #[getter]
    fn fault(&self) -> &'static str {
        self.fault
    }

    /// The candidates that show it, as pairs of cell and digit.
    #[getter]
    fn witnesses<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.witnesses)
    }

    fn __repr__(&self) -> String {
        match self.at {
            Some(at) => format!("Flaw({} {at}: {})", self.part, self.fault),
            None => format!("Flaw({}: {})", self.part, self.fault),
        }
    }
}

impl Flaw {
    fn of(flaw: proof::Flaw) -> Self {
        let (part, at) = match flaw.part {
            Part::Lemma(at) => ("lemma", Some(at)),
            Part::Premise(at) => ("premise", Some(at)),
            Part::Cover(at) => ("cover", Some(at)),
            Part::Link(at) => ("link", Some(at)),
            Part::Conclusion(_) => ("conclusion", None),
            Part::Notation(at) => ("notation", Some(at)),
            Part::Whole => ("whole", None),
        };
        Self {
            part,
            at,
            fault: flaw.fault.slug(),
            witnesses: flaw.witnesses,
        }
    }
}

/// The names of the parts that may fail.
const PARTS: [&str; 7] = [
    "lemma",
    "premise",
    "cover",
    "link",
    "conclusion",
    "notation",
    "whole",
];

impl Value for Flaw {
    const FIELDS: &'static [&'static str] = &["part", "at", "fault", "witnesses"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let part = |name: &str| PARTS.into_iter().find(|part| *part == name);
        let fault = |name: &str| {
            Fault::ALL
                .iter()
                .map(|one| one.slug())
                .find(|one| *one == name)
        };
        Ok(Self {
            part: one_of("a part", &field(data, "part")?, part)?,
            at: optional(&field(data, "at")?, |at| number("a position", at))?,
            fault: one_of("a fault", &field(data, "fault")?, fault)?,
            witnesses: Vec::read(&field(data, "witnesses")?)?,
        })
    }
}

impl Value for Proof {
    const FIELDS: &'static [&'static str] = &[
        "valid",
        "technique",
        "placements",
        "eliminations",
        "relies_on_uniqueness",
        "cases",
        "flaw",
    ];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let named = |slug: &str| Technique::named(slug).next();
        let technique = field(data, "technique")?;
        Ok(Self {
            technique: optional(&technique, |slug| one_of("a technique", slug, named))?,
            placements: Vec::read(&field(data, "placements")?)?,
            eliminations: Vec::read(&field(data, "eliminations")?)?,
            relies_on_uniqueness: bool::read(&field(data, "relies_on_uniqueness")?)?,
            cases: number("a count", &field(data, "cases")?)?,
            flaw: optional(&field(data, "flaw")?, Flaw::from_data)?,
        })
    }
}

values!(Proof, Flaw);

/// Prove a step, a chain in Eureka notation, or a deduction as plain data.
#[pyfunction]
pub fn prove(
    position: &Bound<'_, PyAny>,
    removed: &Bound<'_, PyAny>,
    placed: &Bound<'_, PyAny>,
    deduction: &Bound<'_, PyAny>,
) -> PyResult<Proof> {
    let state = read_state(position, removed, placed)?;
    let judged = if let Ok(step) = deduction.cast::<Step>() {
        let step = &step.get().0;
        signals::run_in_place(position.py(), || proof::prove_step(&state, step))?
    } else if let Ok(notation) = deduction.extract::<String>() {
        let read = |notation: &str| proof::read_eureka(&state, notation);
        signals::run_in_place(position.py(), || {
            read(&notation).and_then(|read| proof::prove(&state, &read))
        })?
    } else {
        let deduction = read_deduction(deduction, MOST_DEPTH)?;
        signals::run_in_place(position.py(), || proof::prove(&state, &deduction))?
    };
    Ok(Proof::of(judged))
}

/// The deduction that a step stands for, as plain data.
#[pyfunction]
pub fn certificate_of<'py>(
    step: &Bound<'py, Step>,
    position: &Bound<'py, PyAny>,
    removed: &Bound<'_, PyAny>,
    placed: &Bound<'_, PyAny>,
) -> PyResult<Bound<'py, PyDict>> {
    let state = read_state(position, removed, placed)?;
    write_deduction(step.py(), &proof::certificate(&state, &step.get().0))
}

/// The deepest nesting of lemmas.
const MOST_DEPTH: u8 = 3;

fn write_deduction<'py>(py: Python<'py>, one: &Deduction) -> PyResult<Bound<'py, PyDict>> {
    let data = PyDict::new(py);
    if !one.lemmas.is_empty() {
        let lemmas = one.lemmas.iter().map(|lemma| write_deduction(py, lemma));
        data.set_item(
            "lemmas",
            PyList::new(py, lemmas.collect::<PyResult<Vec<_>>>()?)?,
        )?;
    }
    let premises = |premises: &[Premise]| {
        let written = premises.iter().map(|premise| write_premise(py, premise));
        PyList::new(py, written.collect::<PyResult<Vec<_>>>()?)
    };
    let ties = one.links.iter().map(|tie| write_tie(py, tie));
    let ties: Vec<_> = ties.collect::<PyResult<_>>()?;
    data.set_item("premises", premises(&one.premises)?)?;
    data.set_item("covers", premises(&one.covers)?)?;
    data.set_item("fins", listed(py, &one.fins)?)?;
    data.set_item("links", PyList::new(py, ties)?)?;
    data.set_item("placements", listed(py, &one.placements)?)?;
    data.set_item("eliminations", listed(py, &one.eliminations)?)?;
    Ok(data)
}

/// A value as lists and numbers, as JSON has them.
fn listed<'py, T: Convert + Clone>(py: Python<'py>, items: &[T]) -> PyResult<Bound<'py, PyAny>> {
    plain(items.to_vec().to_python(py)?)
}

fn write_tie<'py>(py: Python<'py>, tie: &Tie) -> PyResult<Bound<'py, PyAny>> {
    let data = plain(tie.link.to_python(py)?)?;
    if let Some(within) = tie.within {
        data.set_item("within", plain(within.to_python(py)?)?)?;
    }
    Ok(data)
}

fn write_premise<'py>(py: Python<'py>, premise: &Premise) -> PyResult<Bound<'py, PyDict>> {
    let data = PyDict::new(py);
    let (kind, name, value) = match premise {
        Premise::Cells(cells) => ("cells", "cells", cells.to_python(py)?),
        Premise::Places(digit, house) => {
            data.set_item("digit", digit.to_python(py)?)?;
            ("places", "house", house.to_python(py)?)
        }
        Premise::Deadly(pattern) => ("deadly", "candidates", pattern.to_python(py)?),
        Premise::Either(one) => ("either", "candidate", one.to_python(py)?),
    };
    data.set_item("kind", kind)?;
    data.set_item(name, plain(value)?)?;
    Ok(data)
}

/// The names that a deduction may have.
const NAMES: [&str; 7] = [
    "lemmas",
    "premises",
    "covers",
    "fins",
    "links",
    "placements",
    "eliminations",
];

fn read_deduction(data: &Bound<'_, PyAny>, depth: u8) -> PyResult<Deduction> {
    let Some(below) = depth.checked_sub(1) else {
        return Err(PyValueError::new_err("expected fewer lemmas within lemmas"));
    };
    let data = data
        .cast::<PyDict>()
        .map_err(|_| wrong("a step, a notation or a dictionary", data))?;
    // A part that isn't read wouldn't be judged either.
    for name in data.keys() {
        if !NAMES.contains(&&*text(&name)?) {
            return Err(wrong(&NAMES.join(", "), &name));
        }
    }
    let list = |name: &str| -> PyResult<Bound<'_, PyAny>> {
        let found = data.get_item(name)?.filter(|found| !found.is_none());
        Ok(found.unwrap_or_else(|| PyList::empty(data.py()).into_any()))
    };
    Ok(Deduction {
        lemmas: each(&list("lemmas")?, |lemma| read_deduction(lemma, below))?,
        premises: each(&list("premises")?, read_premise)?,
        covers: each(&list("covers")?, read_premise)?,
        fins: Vec::read(&list("fins")?)?,
        links: each(&list("links")?, read_tie)?,
        placements: Vec::read(&list("placements")?)?,
        eliminations: Vec::read(&list("eliminations")?)?,
    })
}

fn read_tie(data: &Bound<'_, PyAny>) -> PyResult<Tie> {
    let link = Link::read(data)?;
    let within = data.cast::<PyDict>()?.get_item("within")?;
    let within = within.map(|within| Option::<CellSet>::read(&within));
    Ok(Tie {
        link,
        within: within.transpose()?.flatten(),
    })
}

fn read_premise(data: &Bound<'_, PyAny>) -> PyResult<Premise> {
    let kind = field(data, "kind")?;
    Ok(match &*text(&kind)? {
        "cells" => Premise::Cells(CellSet::read(&field(data, "cells")?)?),
        "places" => Premise::Places(
            Digit::read(&field(data, "digit")?)?,
            House::read(&field(data, "house")?)?,
        ),
        "deadly" => Premise::Deadly(Vec::read(&field(data, "candidates")?)?),
        "either" => Premise::Either(Candidate::read(&field(data, "candidate")?)?),
        _ => return Err(wrong("a kind of premise", &kind)),
    })
}
