-- @outside-transaction
-- Today counts the certificates that wait for somebody, the newest first, without reading those that were looked at.
CREATE INDEX CONCURRENTLY IF NOT EXISTS certificate_reviews_waiting ON certificate_reviews (context_id, created_at DESC, job_id DESC)
  WHERE reviewed_at IS NULL;
