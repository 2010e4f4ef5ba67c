"""The engine for browsers, where one was built."""

import pytest

from nonet.website.assets import ENGINE

needs_engine = pytest.mark.skipif(
    not ENGINE.exists(),
    reason="no engine was built for browsers: `make setup` needs Rust's target "
    "wasm32-unknown-unknown, or Debian's rust-web-src and lld",
)
