-- @outside-transaction
-- What lacks a fact or a plan, of an agency that keeps its homes in order a small part of them: counted without reading the table.
CREATE INDEX CONCURRENTLY portfolio_to_do ON portfolio_entries (context_id, updated_at, estate_id)
  INCLUDE (estate_type, year_built, region, quality_label, renovation_id)
  WHERE is_active AND (year_built IS NULL OR region IS NULL OR renovation_id IS NULL);
