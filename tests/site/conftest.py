import pytest

from service import Service
from site_client import SiteClient


@pytest.fixture
def visitor(service: Service) -> SiteClient:
    """Open a browser."""
    return SiteClient(service)
