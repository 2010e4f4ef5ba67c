//! Sorts that compile to little code for browsers.
//!
//! The standard library's sorts are instantiated for every element type and are large: they were an
//! eighth of the module that browsers fetch. Lists are short there, so insertion sort suffices.

/// Sorts a list in place.
pub trait CompactSort<T> {
    /// The smallest first.
    fn sort_compactly(&mut self)
    where
        T: Ord;

    /// The smallest key first; the sort is stable.
    fn sort_compactly_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

impl<T> CompactSort<T> for [T] {
    fn sort_compactly(&mut self)
    where
        T: Ord,
    {
        // uncovered: in the module that browsers load.
        if cfg!(target_family = "wasm") {
            insert(self, |element, other| element < other);
        } else {
            self.sort_unstable();
        }
    }

    fn sort_compactly_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        // uncovered: in the module that browsers load.
        if cfg!(target_family = "wasm") {
            insert(self, |element, other| key(element) < key(other));
        } else {
            self.sort_by_key(key);
        }
    }
}

/// Insertion sort.
fn insert<T>(list: &mut [T], mut is_before: impl FnMut(&T, &T) -> bool) {
    for next in 1..list.len() {
        let mut place = next;
        while place > 0 && is_before(&list[place], &list[place - 1]) {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::insert;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn both_ways_order_alike(list: Vec<(u8, u16)>) {
            let (mut sorted, mut inserted) = (list.clone(), list);

            sorted.sort_by_key(|&(key, _)| key);
            insert(&mut inserted, |element, other| element.0 < other.0);

            prop_assert_eq!(sorted, inserted);
        }
    }
}
