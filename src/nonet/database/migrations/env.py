"""Entry point for Alembic: runs migrations on the caller's connection."""

from alembic import context

from nonet.database.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
