"""The reference, made of the table and its document: endpoints, their fields and samples."""

from nonet.web.portal.reference.endpoints import EndpointPage, RefusalEntry, read_endpoints
from nonet.web.portal.reference.fields import Field, all_fields
from nonet.web.portal.reference.samples import LANGUAGES, Sample, sample_forms, samples_of

__all__ = [
    "LANGUAGES",
    "EndpointPage",
    "Field",
    "RefusalEntry",
    "Sample",
    "all_fields",
    "read_endpoints",
    "sample_forms",
    "samples_of",
]
