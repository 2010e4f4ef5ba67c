"""What the ways in over HTTP share: a request's headers and body, and how it is refused.

`GateHeaders`, `read_json` and `read_form` take a request in; `refuse` answers one that is refused.
"""

from nonet.web.http.address import (
    REQUEST_ID as REQUEST_ID,
    client_address as client_address,
    request_id_of as request_id_of,
)
from nonet.web.http.body import (
    parse_json as parse_json,
    read_body as read_body,
    read_json as read_json,
    require_json_type as require_json_type,
)
from nonet.web.http.cross_origin import OPEN as OPEN, allow_reading as allow_reading
from nonet.web.http.encoding import compress as compress, takes_gzip as takes_gzip
from nonet.web.http.entity_tags import entity_tag as entity_tag, is_held as is_held
from nonet.web.http.form import parse_form as parse_form, read_form as read_form
from nonet.web.http.headers import GateHeaders as GateHeaders
from nonet.web.http.inner import call_app as call_app
from nonet.web.http.origin import (
    api_path as api_path,
    is_own as is_own,
    split_origin as split_origin,
)
from nonet.web.http.record import (
    Record as Record,
    begin_record as begin_record,
    note_caller as note_caller,
    note_refusal as note_refusal,
)
from nonet.web.http.refusal import (
    STATUS as STATUS,
    headers_of as headers_of,
    internal_error as internal_error,
    refuse as refuse,
    status_of as status_of,
)
from nonet.web.http.strings import (
    is_encoded_text as is_encoded_text,
    is_text as is_text,
    number_in as number_in,
)
