//! How lists are put into order.
//!
//! The library's sorts are made anew for every kind of element, and are large: they were an eighth
//! of the module that browsers fetch. What a page orders is short, and there a few lines do.

/// Orders a list in place.
pub(crate) trait PutInOrder<T> {
    /// The smallest first.
    fn put_in_order(&mut self)
    where
        T: Ord;

    /// The smallest key first; what has the same key stays as it was.
    fn put_in_order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

impl<T> PutInOrder<T> for [T] {
    fn put_in_order(&mut self)
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

    fn put_in_order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        // uncovered: in the module that browsers load.
        if cfg!(target_family = "wasm") {
            insert(self, |element, other| key(element) < key(other));
        } else {
            self.sort_by_key(key);
        }
    }
}

/// Lets each element in turn sink to its place among those before it.
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
