-- Every event that was sent to a webhook, with what came of each attempt: see webhooks/deliveries.repository.ts. Removed after some days.
CREATE TABLE webhook_deliveries (
  context_id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  event_id text NOT NULL,
  event text NOT NULL,
  -- Null for an event with a person's address in it.
  body text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  delivered_at timestamptz(3),
  -- The newest last: [{at, status, answer, failure, duration_ms}].
  attempts jsonb NOT NULL CHECK (jsonb_typeof(attempts) = 'array'),
  PRIMARY KEY (context_id, id),
  UNIQUE (context_id, webhook_id, event_id),
  FOREIGN KEY (context_id, webhook_id) REFERENCES webhooks ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (context_id, webhook_id, id);
CREATE INDEX webhook_deliveries_oldest ON webhook_deliveries (created_at);
