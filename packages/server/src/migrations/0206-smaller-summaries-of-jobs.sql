-- @outside-transaction
-- The jobs of a renovation are searched for when it is deleted. PostgreSQL compresses the summary of a range anew with every plan that it
-- gets: one of 16 pages is too small for that. As a tree instead, no end of a job would be an update in place (HOT).
CREATE INDEX CONCURRENTLY IF NOT EXISTS calculation_jobs_of_renovation ON calculation_jobs
  USING brin (renovation_id uuid_bloom_ops (n_distinct_per_range = 256)) WITH (pages_per_range = 16);
