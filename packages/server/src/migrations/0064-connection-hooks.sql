-- What providers told us of by a hook, until it is fetched: one row for each estate, since only what it is like now is of interest.
CREATE TABLE connection_events (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  external_id client_string NOT NULL,
  change text NOT NULL CHECK (change IN ('changed', 'deleted')),
  -- By the provider's clock.
  happened_at timestamptz(3),
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (context_id, connection_id, external_id),
  FOREIGN KEY (context_id, connection_id) REFERENCES connections ON DELETE CASCADE
);
CREATE INDEX connection_events_oldest ON connection_events (received_at);

-- From when on reports are put back: those of before stay here.
ALTER TABLE connections ADD COLUMN returns_reports_since timestamptz(3);

-- Reports that were put back to where their estate came from, each once; or why they were not.
CREATE TABLE returned_reports (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  report_id uuid NOT NULL,
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  returned_at timestamptz(3),
  fault text CHECK (char_length(fault) <= 1000),
  PRIMARY KEY (context_id, connection_id, report_id),
  FOREIGN KEY (context_id, connection_id) REFERENCES connections ON DELETE CASCADE,
  FOREIGN KEY (context_id, report_id) REFERENCES renovation_reports ON DELETE CASCADE
);
CREATE INDEX returned_reports_by_report ON returned_reports (context_id, report_id);
