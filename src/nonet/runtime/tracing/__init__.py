"""Where the time of one request goes, for an operator's tracing.

Whoever calls another server says so here, whether anything is traced or not. What sends
spans by OpenTelemetry is `nonet.runtime.tracing.exporting`, imported only where the settings
ask for it.
"""
