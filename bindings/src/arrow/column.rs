//! Columns that grow value by value, and become Arrow's without a copy.

use std::ffi::c_void;
use std::ptr;

use super::ffi::ArrowArray;
use super::schema::Type;

/// A column under way.
pub struct Column {
    of: Type,
    length: usize,
    missing: usize,
    /// A bit for each value: whether it is there.
    present: Vec<u8>,
    bytes: Vec<u8>,
    /// Counts, or where each text or list ends, with a 0 before the first.
    halves: Vec<u32>,
    /// Numbers and reals.
    words: Vec<u64>,
    parts: Vec<Self>,
}

impl Column {
    pub fn new(of: Type) -> Self {
        let has_ends = matches!(of, Type::Text | Type::List(_));
        Self {
            length: 0,
            missing: 0,
            present: Vec::new(),
            bytes: Vec::new(),
            halves: if has_ends { vec![0] } else { Vec::new() },
            words: Vec::new(),
            parts: of
                .parts()
                .into_iter()
                .map(|part| Self::new(part.of))
                .collect(),
            of,
        }
    }

    fn mark(&mut self, is_there: bool) {
        if self.length.is_multiple_of(8) {
            self.present.push(0);
        }
        if let Some(last) = self.present.last_mut() {
            *last |= u8::from(is_there) << (self.length % 8);
        }
        self.missing += usize::from(!is_there);
        self.length += 1;
    }

    /// Add nothing.
    pub fn skip(&mut self) {
        match &self.of {
            Type::Text => self.end_text(),
            Type::Truth => self.push_bit(false),
            Type::Byte | Type::Word(_) => self.bytes.push(0),
            Type::Count => self.halves.push(0),
            Type::Number | Type::Real => self.words.push(0),
            Type::List(_) => self.end_list(),
            Type::Record(_) => self.parts.iter_mut().for_each(Self::skip),
        }
        self.mark(false);
    }

    pub fn text(&mut self, text: Option<&[u8]>) {
        self.bytes.extend_from_slice(text.unwrap_or_default());
        self.end_text();
        self.mark(text.is_some());
    }

    pub fn truth(&mut self, is_true: bool) {
        self.push_bit(is_true);
        self.mark(true);
    }

    pub fn byte(&mut self, number: u8) {
        self.bytes.push(number);
        self.mark(true);
    }

    pub fn count(&mut self, number: Option<u32>) {
        self.halves.push(number.unwrap_or(0));
        self.mark(number.is_some());
    }

    pub fn number(&mut self, number: u64) {
        self.words.push(number);
        self.mark(true);
    }

    pub fn real(&mut self, number: Option<f64>) {
        self.words.push(number.unwrap_or(0.0).to_bits());
        self.mark(number.is_some());
    }

    /// Add a word of those of the type.
    pub fn word(&mut self, place: Option<u8>) {
        self.bytes.push(place.unwrap_or(0));
        self.mark(place.is_some());
    }

    /// Add a list, whose items `write` adds to the column of all items.
    pub fn list(&mut self, write: impl FnOnce(&mut Self)) {
        write(&mut self.parts[0]);
        self.end_list();
        self.mark(true);
    }

    /// Add a record, of whose every field `write` adds one value.
    pub fn record(&mut self, write: impl FnOnce(&mut [Self])) {
        write(&mut self.parts);
        self.mark(true);
    }

    fn push_bit(&mut self, bit: bool) {
        if self.length.is_multiple_of(8) {
            self.bytes.push(0);
        }
        if let Some(last) = self.bytes.last_mut() {
            *last |= u8::from(bit) << (self.length % 8);
        }
    }

    fn end_text(&mut self) {
        self.halves
            .push(u32::try_from(self.bytes.len()).unwrap_or(u32::MAX));
    }

    fn end_list(&mut self) {
        let items = self.parts[0].length;
        self.halves.push(u32::try_from(items).unwrap_or(u32::MAX));
    }

    /// The buffers after the validity bitmap, in Arrow's order.
    fn buffers(&self) -> Vec<*const c_void> {
        let (bytes, halves) = (self.bytes.as_ptr().cast(), self.halves.as_ptr().cast());
        match self.of {
            Type::Text => vec![halves, bytes],
            Type::Truth | Type::Byte | Type::Word(_) => vec![bytes],
            Type::Count | Type::List(_) => vec![halves],
            Type::Number | Type::Real => vec![self.words.as_ptr().cast()],
            Type::Record(_) => Vec::new(),
        }
    }

    /// Hand it over.
    pub fn into_array(mut self) -> ArrowArray {
        let hand_over = |column: Self| Box::into_raw(Box::new(column.into_array()));
        let mut buffers = self.buffers();
        let present = self.present.as_ptr().cast();
        buffers.insert(
            0,
            if self.missing > 0 {
                present
            } else {
                ptr::null()
            },
        );
        let parts = std::mem::take(&mut self.parts);
        let dictionary = match self.of {
            Type::Word(words) => hand_over(Self::of_words(words)),
            _ => ptr::null_mut(),
        };
        let as_length = |length| i64::try_from(length).unwrap_or(i64::MAX);
        let (length, null_count) = (as_length(self.length), as_length(self.missing));
        let mut owned = Box::new(Owned {
            _column: self,
            buffers,
            children: parts.into_iter().map(hand_over).collect(),
            dictionary,
        });
        ArrowArray {
            length,
            null_count,
            n_buffers: as_length(owned.buffers.len()),
            n_children: as_length(owned.children.len()),
            buffers: owned.buffers.as_mut_ptr(),
            children: owned.children.as_mut_ptr(),
            dictionary,
            release: Some(release),
            private_data: Box::into_raw(owned).cast(),
            ..ArrowArray::empty()
        }
    }

    fn of_words(words: &[&str]) -> Self {
        let mut column = Self::new(Type::Text);
        for word in words {
            column.text(Some(word.as_bytes()));
        }
        column
    }
}

/// The data of a column, which its release frees.
struct Owned {
    /// The memory that the buffers point to; moving it moves none of that.
    _column: Column,
    buffers: Vec<*const c_void>,
    children: Vec<*mut ArrowArray>,
    dictionary: *mut ArrowArray,
}

unsafe extern "C" fn release(array: *mut ArrowArray) {
    // SAFETY: `into_array` made it, and this is called once.
    unsafe {
        let owned = Box::from_raw((*array).private_data.cast::<Owned>());
        for part in owned.children.iter().copied().chain([owned.dictionary]) {
            if !part.is_null() {
                drop(Box::from_raw(part));
            }
        }
        (*array).release = None;
    }
}
