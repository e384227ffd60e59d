-- Outdated reports are made again by an action, too; it may be for one language or for all.
ALTER TABLE portfolio_actions
  DROP CONSTRAINT portfolio_actions_action_check,
  DROP CONSTRAINT portfolio_actions_check1,
  ADD CONSTRAINT portfolio_actions_action_check
    CHECK (action IN ('DEACTIVATE', 'REACTIVATE', 'PLAN', 'REPORT', 'RENEW_REPORTS')) NOT VALID,
  ADD CONSTRAINT portfolio_actions_language_check
    CHECK (CASE action WHEN 'REPORT' THEN language IS NOT NULL WHEN 'RENEW_REPORTS' THEN true ELSE language IS NULL END) NOT VALID;
