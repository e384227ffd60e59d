-- What maintenance looks up by age: a run costs what it removes, not what there is.
CREATE INDEX calculation_jobs_children_age ON calculation_jobs (created_at) WHERE parent_id IS NOT NULL;
CREATE INDEX renovations_edited_age ON renovations (updated_at) WHERE is_edited;

-- For the foreign key, which looks up the jobs of a deleted renovation: without an index every deletion read all jobs of the
-- context (with 400,000 of them half a second, now 3 ms). BRIN, because with a b-tree the end of a job would update every index.
CREATE INDEX calculation_jobs_by_renovation ON calculation_jobs USING brin (renovation_id uuid_bloom_ops);
