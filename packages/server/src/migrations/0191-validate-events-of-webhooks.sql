-- @outside-transaction
ALTER TABLE webhooks VALIDATE CONSTRAINT webhooks_events_check;
