-- @outside-transaction
CALL fill_energy_certificates_and_reports();
-- @then
CREATE INDEX CONCURRENTLY IF NOT EXISTS portfolio_by_energy ON portfolio_entries (context_id, energy_now_kwh, estate_id);
-- @then
-- Few have a certificate that was read: those that expire are found without the others.
CREATE INDEX CONCURRENTLY IF NOT EXISTS portfolio_by_certificate ON portfolio_entries (context_id, certificate_valid_until, estate_id)
  WHERE certificate_valid_until IS NOT NULL;
-- @then
-- Of every context: maintenance looks for facts that no longer hold.
CREATE INDEX CONCURRENTLY IF NOT EXISTS portfolio_facts_hold_until ON portfolio_entries (facts_hold_until)
  WHERE facts_hold_until IS NOT NULL;
-- @then
-- Whether a report is outdated is read from the index that gives the order of the list.
CREATE INDEX CONCURRENTLY IF NOT EXISTS renovation_reports_with_state ON renovation_reports (context_id, created_at DESC, id DESC)
  INCLUDE (is_changed, price_book_version, renovation_id, language);
-- @then
DROP INDEX CONCURRENTLY IF EXISTS renovation_reports_of_context;
