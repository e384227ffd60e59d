-- @outside-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS connection_estates_by_project ON connection_estates (context_id, connection_id, project_id)
  WHERE project_id IS NOT NULL;
-- @then
CREATE INDEX CONCURRENTLY IF NOT EXISTS connection_estates_by_provider_id ON connection_estates (context_id, connection_id, provider_id)
  WHERE provider_id IS NOT NULL;
