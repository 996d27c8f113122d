"""How Alembic runs the steps: on the connection that it is given."""

from alembic import context

from rauswurf.server.store.model import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
