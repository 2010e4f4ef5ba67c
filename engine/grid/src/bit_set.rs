//! The common interface of all bit sets.

/// Define the algebra of a set, and an iterator over its items, which come ascending.
macro_rules! bit_set {
    ($set:ident of $noun:literal: $item:ident by $iterator:ident $(, #[$hint:meta])?) => {
        impl $set {
            #[doc = concat!("The ", $noun, " in both sets.")]
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            #[doc = concat!("The ", $noun, " in either set.")]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            #[doc = concat!("The ", $noun, " of this set that are not in the other.")]
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            #[doc = concat!("Whether there are no ", $noun, " in the set.")]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iterator;

            fn into_iter(self) -> $iterator {
                $iterator(self)
            }
        }

        #[doc = concat!("The ", $noun, " of a set, ascending.")]
        #[derive(Clone, Debug)]
        pub struct $iterator($set);

        impl Iterator for $iterator {
            type Item = $item;

            $(#[$hint])?
            fn next(&mut self) -> Option<$item> {
                let first = self.0.first()?;
                self.0 = $set(self.0.0 & (self.0.0 - 1));
                Some(first)
            }
        }
    };
}

pub(crate) use bit_set;
