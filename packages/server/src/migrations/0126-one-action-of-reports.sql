-- @outside-transaction
ALTER TABLE portfolio_actions VALIDATE CONSTRAINT portfolio_actions_action_check;
-- @then
ALTER TABLE portfolio_actions VALIDATE CONSTRAINT portfolio_actions_language_check;
-- @then
-- Reports that are made again wait for the same turn as new ones.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS portfolio_actions_one_that_makes_reports ON portfolio_actions (context_id)
  WHERE action IN ('REPORT', 'RENEW_REPORTS') AND ended_at IS NULL;
-- @then
DROP INDEX CONCURRENTLY IF EXISTS portfolio_actions_one_of_reports;
