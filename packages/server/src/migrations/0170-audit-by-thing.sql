-- @outside-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entries_by_thing ON audit_entries (context_id, thing_kind, thing_id, id)
  WHERE thing_id IS NOT NULL;
