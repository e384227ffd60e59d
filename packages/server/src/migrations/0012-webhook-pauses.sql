-- How a receiver of events does: see webhooks/webhook.ts. One that fails again and again is left alone for a while, and is
-- given up after days.
ALTER TABLE webhooks
  ADD COLUMN failures_in_row integer NOT NULL DEFAULT 0 CHECK (failures_in_row >= 0),
  ADD COLUMN failing_since timestamptz(3),
  ADD COLUMN paused_until timestamptz(3),
  ADD COLUMN disabled_at timestamptz(3),
  ADD COLUMN dropped_deliveries integer NOT NULL DEFAULT 0 CHECK (dropped_deliveries >= 0),
  ADD CHECK ((failures_in_row = 0) = (failing_since IS NULL));
