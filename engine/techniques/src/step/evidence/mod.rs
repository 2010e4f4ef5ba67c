//! Evidence for a step: a record for each kind of pattern, whose fields are the roles in it.

mod almost_locked;
mod chains;
mod colors;
mod crossings;
mod deadly;
mod fish;
mod forcing;
mod houses;
mod pairs;
mod records;
mod rectangles;
mod sectors;
mod wings;

pub use chains::Shape;

use super::{Link, Pattern};
use crate::technique::Technique;
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// Define the records, and the enum of them.
macro_rules! define {
    (
        parts { $($part:tt)* }
        records {
            $($(#[doc = $doc:literal])* $record:ident $fields:tt)*
        }
    ) => {
        define! { $($part)* }
        define! { $($(#[doc = $doc])* $record $fields)* }

        /// The evidence for a step.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Evidence {
            $($(#[doc = $doc])* $record($record),)*
        }

        impl Evidence {
            /// The pattern to highlight.
            #[must_use]
            pub fn pattern(&self) -> Pattern {
                match self {
                    $(Self::$record(record) => record.pattern(),)*
                }
            }
        }

        $(impl From<$record> for Evidence {
            fn from(record: $record) -> Self {
                Self::$record(record)
            }
        })*
    };
    ($(
        $(#[doc = $doc:literal])*
        $record:ident { $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)* }
    )*) => {
        $($(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct $record {
            $($(#[doc = $field_doc])* pub $field: $type,)*
        })*
    };
}

crate::evidence_records!(define);

impl Evidence {
    /// The technique with a stable name; of two variants that share it, the one that has such evidence.
    #[must_use]
    pub fn technique_named(&self, slug: &str) -> Option<Technique> {
        let is_second = match self {
            Self::SingleInHouse(one) => one.house.kind() != HouseKind::Box,
            Self::Chain(one) => !one.sets.is_empty(),
            other => matches!(other, Self::SiameseFish(_)),
        };
        let mut named = Technique::named(slug);
        let first = named.next();
        if is_second {
            named.next().or(first)
        } else {
            first
        }
    }
}
