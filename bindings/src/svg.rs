//! SVG as PNG.

use std::path::PathBuf;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Renders SVG, with text in the fonts of its files only.
#[pyclass(frozen, module = "nonet.engine._native")]
pub struct SvgRenderer {
    options: Options<'static>,
}

#[pymethods]
impl SvgRenderer {
    #[new]
    fn new(font_files: Vec<PathBuf>) -> PyResult<Self> {
        let mut options = Options::default();
        for file in font_files {
            options.fontdb_mut().load_font_file(file)?;
        }
        Ok(Self { options })
    }

    /// The picture as PNG, drawn with the interpreter lock released.
    fn png<'py>(&self, py: Python<'py>, svg: &str) -> PyResult<Bound<'py, PyBytes>> {
        let png = py.detach(|| self.render(svg));
        png.map(|bytes| PyBytes::new(py, &bytes))
            .map_err(PyValueError::new_err)
    }
}

impl SvgRenderer {
    fn render(&self, svg: &str) -> Result<Vec<u8>, String> {
        let tree = Tree::from_str(svg, &self.options).map_err(|fault| fault.to_string())?;
        let size = tree.size().to_int_size();
        let mut pixels =
            Pixmap::new(size.width(), size.height()).ok_or("the picture has no pixels")?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().map_err(|fault| fault.to_string())
    }
}
