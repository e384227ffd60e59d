-- What maintenance looks for by age, so that a run costs what it removes and not what there is.
CREATE INDEX calculation_jobs_children_age ON calculation_jobs (created_at) WHERE parent_id IS NOT NULL;
CREATE INDEX renovations_edited_age ON renovations (updated_at) WHERE is_edited;

-- For the foreign key, which looks for the jobs of a renovation that is deleted: without it each deletion read every job of the
-- context (half a second of 400,000 jobs, now 3 ms). BRIN, because a b-tree would make every end of a job touch all indexes.
CREATE INDEX calculation_jobs_by_renovation ON calculation_jobs USING brin (renovation_id uuid_bloom_ops);
