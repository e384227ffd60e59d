-- @outside-transaction
DROP INDEX CONCURRENTLY IF EXISTS calculation_jobs_by_renovation;
