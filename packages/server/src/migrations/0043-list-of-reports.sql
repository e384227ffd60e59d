-- @outside-transaction
CREATE INDEX CONCURRENTLY renovation_reports_of_context ON renovation_reports (context_id, created_at DESC, id DESC);
