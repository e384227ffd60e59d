-- Readers of the planner page may ask to be told when prices or grants change: an event for the context, stored nowhere.
ALTER TABLE webhooks
  DROP CONSTRAINT webhooks_events_check,
  ADD CONSTRAINT webhooks_events_check CHECK (
    events <@ ARRAY['calculation_job.finished', 'calculation_job.failed', 'calculation_job.stopped', 'report.created',
      'plan_alert.requested']
    AND cardinality(events) > 0
  );
