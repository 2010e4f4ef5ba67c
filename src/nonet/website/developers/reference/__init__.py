"""The reference, made of the OpenAPI document: its endpoints, their fields, and their samples."""

from nonet.website.developers.reference.endpoints import Endpoint, ToldRefusal, read_endpoints
from nonet.website.developers.reference.fields import Field, all_fields
from nonet.website.developers.reference.markdown import write_endpoint, write_reference
from nonet.website.developers.reference.samples import LANGUAGES, Sample, samples_of

__all__ = [
    "LANGUAGES",
    "Endpoint",
    "Field",
    "Sample",
    "ToldRefusal",
    "all_fields",
    "read_endpoints",
    "samples_of",
    "write_endpoint",
    "write_reference",
]
