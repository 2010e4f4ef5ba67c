//! The types of columns, and their Arrow schemas.

use std::ffi::{CStr, CString};
use std::ptr;

use super::ffi::{ArrowSchema, NULLABLE};

/// The type of a column; any value may be missing.
#[derive(Clone)]
pub enum Type {
    Text,
    Truth,
    /// 0 to 255.
    Byte,
    /// Below 2^32.
    Count,
    /// Below 2^64.
    Number,
    Real,
    /// One of some words, by its place among them.
    Word(&'static [&'static str]),
    /// Any number of one type.
    List(Box<Self>),
    Record(Vec<Field>),
}

#[derive(Clone)]
pub struct Field {
    pub name: &'static str,
    pub of: Type,
}

pub const fn named(name: &'static str, of: Type) -> Field {
    Field { name, of }
}

impl Type {
    pub fn list(of: Vec<Field>) -> Self {
        Self::List(Box::new(Self::Record(of)))
    }

    const fn format(&self) -> &'static CStr {
        match self {
            Self::Text => c"u",
            Self::Truth => c"b",
            Self::Byte | Self::Word(_) => c"C",
            Self::Count => c"I",
            Self::Number => c"L",
            Self::Real => c"g",
            Self::List(_) => c"+l",
            Self::Record(_) => c"+s",
        }
    }

    /// The names and types of its parts.
    pub fn parts(&self) -> Vec<Field> {
        match self {
            Self::List(of) => vec![named("item", (**of).clone())],
            Self::Record(fields) => fields.clone(),
            _ => Vec::new(),
        }
    }
}

/// The data of a schema, which its release frees.
struct Owned {
    name: CString,
    children: Vec<*mut ArrowSchema>,
    dictionary: *mut ArrowSchema,
}

impl Field {
    pub fn to_schema(&self) -> ArrowSchema {
        let child = |part: Field| Box::into_raw(Box::new(part.to_schema()));
        let words = || child(named("", Type::Text));
        let mut owned = Box::new(Owned {
            name: CString::new(self.name).unwrap_or_default(),
            children: self.of.parts().into_iter().map(child).collect(),
            dictionary: match self.of {
                Type::Word(_) => words(),
                _ => ptr::null_mut(),
            },
        });
        ArrowSchema {
            format: self.of.format().as_ptr(),
            name: owned.name.as_ptr(),
            flags: NULLABLE,
            n_children: i64::try_from(owned.children.len()).unwrap_or(0),
            children: owned.children.as_mut_ptr(),
            dictionary: owned.dictionary,
            release: Some(release),
            private_data: Box::into_raw(owned).cast(),
            ..ArrowSchema::empty()
        }
    }
}

unsafe extern "C" fn release(schema: *mut ArrowSchema) {
    // SAFETY: `to_schema` made it, and this is called once.
    unsafe {
        let owned = Box::from_raw((*schema).private_data.cast::<Owned>());
        for part in owned.children.iter().copied().chain([owned.dictionary]) {
            if !part.is_null() {
                drop(Box::from_raw(part));
            }
        }
        (*schema).release = None;
    }
}
