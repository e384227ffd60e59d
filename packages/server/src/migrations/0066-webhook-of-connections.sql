-- Webhooks may be told that a connection can no longer be read.
ALTER TABLE webhooks
  DROP CONSTRAINT webhooks_events_check,
  ADD CONSTRAINT webhooks_events_check CHECK (
    events <@ ARRAY['calculation_job.finished', 'calculation_job.failed', 'calculation_job.stopped', 'report.created',
      'plan_alert.requested', 'connection.failed']
    AND cardinality(events) > 0
  -- What is there passed a narrower check.
  ) NOT VALID;
