-- Which pools of queue workers live: see infra/queue/pool-liveness.ts. Unlogged, because after a crash none does.
CREATE UNLOGGED TABLE queue_pools (
  pool_id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

-- A batch has ended when its finished, failed and stopped children are all of them.
ALTER TABLE calculation_jobs
  ADD COLUMN estates_stopped integer NOT NULL DEFAULT 0 CHECK (estates_stopped >= 0),
  ADD CHECK (estates_finished + estates_failed + estates_stopped <= estates_total);

-- Where a context wants its events delivered. The secret signs every delivery, so it must be readable here.
CREATE TABLE webhooks (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  url web_address NOT NULL,
  events text[] NOT NULL CHECK (
    events <@ ARRAY['calculation_job.finished', 'calculation_job.failed', 'calculation_job.stopped', 'report.created']
    AND cardinality(events) > 0
  ),
  secret text NOT NULL CHECK (secret ~ '^whsec_[A-Za-z0-9+/]{43}=$'),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_delivered_at timestamptz(3),
  last_failed_at timestamptz(3),
  last_failure text,
  PRIMARY KEY (context_id, id)
);
