"""Trace the time of a request, for an operator's tracing system.

Every call to another server is declared here, whether requests are traced or not. The OpenTelemetry
exporter is `nonet.runtime.tracing.exporting`, imported only if the settings enable it.
"""
