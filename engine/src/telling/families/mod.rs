//! What is told of each family of techniques.

pub mod almost_locked;
pub mod branches;
pub mod chains;
pub mod colours;
pub mod complex_fish;
pub mod crossings;
pub mod deadly;
pub mod fish;
pub mod forcing;
pub mod houses;
pub mod kraken;
pub mod links;
pub mod medusa;
pub mod nested;
pub mod rectangles;
pub mod sectors;
pub mod singles;
pub mod two_links;
pub mod wings;
