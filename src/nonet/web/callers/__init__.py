"""Who calls over HTTP: let in by a key, counted, queued under their account, granted downloads."""

from nonet.web.callers.doorkeeper import Doorkeeper as Doorkeeper
from nonet.web.callers.export import grant_download as grant_download
from nonet.web.callers.queue_owner import ask_as_client as ask_as_client
