"""Alembic's entry: runs the migrations on the connection that the caller hands in."""

from alembic import context

from nonet.database.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
