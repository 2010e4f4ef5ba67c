//! What is told of each family of techniques.

pub mod almost_locked;
pub mod branches;
pub mod chains;
pub mod colours;
pub mod complex_fish;
pub mod fish;
pub mod forcing;
pub mod houses;
pub mod links;
pub mod nested;
pub mod rectangles;
pub mod singles;
pub mod two_links;
pub mod wings;
