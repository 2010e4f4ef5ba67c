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

use super::{Link, Pattern};
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

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
