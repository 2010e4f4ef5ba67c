//! The choice of techniques for a grade or a path, which is kept with it.

use nonet_engine::path;
use nonet_engine::technique::{Technique, Use};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::names::{named_by, read_named};
use crate::value::{each, optional};

/// A choice, read from the attributes of `nonet.engine.choice.Choice`.
#[derive(FromPyObject)]
pub struct Choice {
    uniqueness: bool,
    techniques: Option<Vec<String>>,
    order: Option<Vec<String>>,
}

/// The chosen techniques by slug, or `None` for the ladder.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chosen {
    techniques: Option<Vec<&'static str>>,
    order: Option<Vec<&'static str>>,
}

impl Choice {
    /// The choice for the engine, and the parts of it to keep.
    pub fn read(&self) -> PyResult<(path::Choice, Chosen)> {
        let techniques = self.techniques.as_deref().map(variants).transpose()?;
        let order = self.order.as_deref().map(variants).transpose()?;
        let chosen = Chosen {
            techniques: techniques.as_deref().map(slugs),
            order: order.as_deref().map(slugs),
        };
        let choice = match techniques {
            None => path::Choice::ladder(self.uniqueness),
            Some(own) => {
                let is_allowed = |one: &Technique| self.uniqueness || !one.relies_on_uniqueness();
                path::Choice::own(own.into_iter().filter(is_allowed))
            }
        };
        let choice = match order {
            None => choice,
            Some(first) => choice.in_order(&first),
        };
        Ok((choice, chosen))
    }
}

impl Chosen {
    pub fn techniques<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        in_python(self.techniques.as_deref(), py)
    }

    pub fn order<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        in_python(self.order.as_deref(), py)
    }

    /// Read from the fields `techniques` and `order`, which may be absent.
    pub fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let slugs = |name: &str| {
            let found = data.cast::<PyDict>()?.get_item(name)?;
            let read = |all: &Bound<'_, PyAny>| each(all, |one| named_by(one).map(Technique::slug));
            found.map_or(Ok(None), |found| optional(&found, read))
        };
        Ok(Self {
            techniques: slugs("techniques")?,
            order: slugs("order")?,
        })
    }
}

fn in_python<'py>(
    slugs: Option<&[&'static str]>,
    py: Python<'py>,
) -> PyResult<Option<Bound<'py, PyTuple>>> {
    slugs.map(|slugs| PyTuple::new(py, slugs)).transpose()
}

/// The variants of each name that grades use, or all where they use none.
fn variants(names: &[String]) -> PyResult<Vec<Technique>> {
    let mut all = Vec::new();
    for name in names {
        let variants = read_named(name)?;
        let graded = variants.iter().filter(|one| one.used() == Use::Walk);
        let before = all.len();
        all.extend(graded);
        if all.len() == before {
            all.extend(variants);
        }
    }
    Ok(all)
}

/// The names of some variants, each once.
fn slugs(variants: &[Technique]) -> Vec<&'static str> {
    let mut slugs: Vec<_> = variants.iter().map(|one| one.slug()).collect();
    slugs.dedup();
    slugs
}
