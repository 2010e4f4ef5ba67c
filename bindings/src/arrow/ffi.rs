//! The three structures of Arrow's C data interface, which all libraries for tables share.
//!
//! The last owner of a structure calls its `release`; moving a structure clears the original.

use std::ffi::{c_char, c_int, c_void};
use std::ptr;

/// The type of a column.
#[repr(C)]
pub struct ArrowSchema {
    pub format: *const c_char,
    pub name: *const c_char,
    pub metadata: *const c_char,
    pub flags: i64,
    pub n_children: i64,
    pub children: *mut *mut Self,
    pub dictionary: *mut Self,
    pub release: Option<unsafe extern "C" fn(*mut Self)>,
    pub private_data: *mut c_void,
}

/// The values of a column.
#[repr(C)]
pub struct ArrowArray {
    pub length: i64,
    pub null_count: i64,
    pub offset: i64,
    pub n_buffers: i64,
    pub n_children: i64,
    pub buffers: *mut *const c_void,
    pub children: *mut *mut Self,
    pub dictionary: *mut Self,
    pub release: Option<unsafe extern "C" fn(*mut Self)>,
    pub private_data: *mut c_void,
}

/// Columns that come in pieces.
#[repr(C)]
pub struct ArrowArrayStream {
    pub get_schema: Option<unsafe extern "C" fn(*mut Self, *mut ArrowSchema) -> c_int>,
    pub get_next: Option<unsafe extern "C" fn(*mut Self, *mut ArrowArray) -> c_int>,
    pub get_last_error: Option<unsafe extern "C" fn(*mut Self) -> *const c_char>,
    pub release: Option<unsafe extern "C" fn(*mut Self)>,
    pub private_data: *mut c_void,
}

pub const NULLABLE: i64 = 2;

macro_rules! released {
    ($($class:ty { $($field:ident: $empty:expr),* $(,)? })*) => {$(
        impl $class {
            /// One that holds nothing, for somebody else to fill.
            pub const fn empty() -> Self {
                Self { $($field: $empty,)* release: None, private_data: ptr::null_mut() }
            }

            /// Take the content, and leave an empty structure.
            pub const fn take(&mut self) -> Self {
                std::mem::replace(self, Self::empty())
            }
        }

        // SAFETY: the interface requires that its owner may use and release it on any thread.
        unsafe impl Send for $class {}
        // SAFETY: nothing in it changes by a shared reference.
        unsafe impl Sync for $class {}

        impl Drop for $class {
            fn drop(&mut self) {
                if let Some(release) = self.release {
                    // SAFETY: it is set until it is called or somebody else takes it over.
                    unsafe { release(self) }
                }
            }
        }
    )*};
}

released! {
    ArrowSchema {
        format: ptr::null(), name: ptr::null(), metadata: ptr::null(), flags: 0, n_children: 0,
        children: ptr::null_mut(), dictionary: ptr::null_mut(),
    }
    ArrowArray {
        length: 0, null_count: 0, offset: 0, n_buffers: 0, n_children: 0, buffers: ptr::null_mut(),
        children: ptr::null_mut(), dictionary: ptr::null_mut(),
    }
    ArrowArrayStream { get_schema: None, get_next: None, get_last_error: None }
}
