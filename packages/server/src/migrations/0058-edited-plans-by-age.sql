-- @outside-transaction
-- The newest plans that people made, of a context: few among all, and no list of all is walked for them.
CREATE INDEX CONCURRENTLY renovations_live_edited ON renovations (context_id, created_at, id)
  INCLUDE (estate_id, edited_by) WHERE is_edited AND deleted_at IS NULL;
