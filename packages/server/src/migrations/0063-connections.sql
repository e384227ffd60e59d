-- Connections to the systems where agencies keep their estates, what came of each read, and which estates each of them brings.
CREATE TABLE connections (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  provider text NOT NULL CHECK (char_length(provider) <= 100),
  name client_string NOT NULL,
  -- NEEDS_CREDENTIALS and NEEDS_DECISION wait for a person; FAILING is tried again by itself, later and later.
  state text NOT NULL DEFAULT 'ACTIVE'
    CHECK (state IN ('ACTIVE', 'PAUSED', 'FAILING', 'NEEDS_CREDENTIALS', 'NEEDS_DECISION')),
  -- AES-256-GCM: 12 bytes of nonce, 16 of tag, the rest is JSON. By which key: see secret_keys.
  sealed_credentials bytea NOT NULL CHECK (octet_length(sealed_credentials) BETWEEN 28 AND 16384),
  key_id text NOT NULL,
  -- Those of them that are no secret.
  shown_credentials jsonb NOT NULL,
  -- Estates are planned when they arrive or what a plan rests on changes.
  plans_estates boolean NOT NULL DEFAULT true,
  -- Reports are put back to where their estates came from.
  returns_reports boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_full_read_at timestamptz(3),
  last_delta_read_at timestamptz(3),
  -- Changes are read from here; null until there was a full read.
  changes_since timestamptz(3),
  next_read_at timestamptz(3) NOT NULL DEFAULT now(),
  next_full_read_at timestamptz(3) NOT NULL DEFAULT now(),
  faults_in_row integer NOT NULL DEFAULT 0,
  last_fault text CHECK (char_length(last_fault) <= 1000),
  last_fault_at timestamptz(3),
  PRIMARY KEY (context_id, id)
);
CREATE INDEX connections_due ON connections (next_read_at) WHERE state IN ('ACTIVE', 'FAILING');

CREATE TABLE connection_runs (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  kind text NOT NULL CHECK (kind IN ('FULL', 'DELTA', 'HOOK')),
  run_status text NOT NULL DEFAULT 'RUNNING' CHECK (run_status IN ('RUNNING', 'WAITING', 'FINISHED', 'FAILED')),
  started_at timestamptz(3) NOT NULL DEFAULT now(),
  ended_at timestamptz(3),
  -- From when changes are read.
  since timestamptz(3),
  -- Of the next page; null before the first one, and after the last one, when is_read is true.
  cursor jsonb,
  is_read boolean NOT NULL DEFAULT false,
  pages integer NOT NULL DEFAULT 0,
  -- Times that the provider could not be read since the last page.
  attempts integer NOT NULL DEFAULT 0,
  -- How many estates the provider says that it has.
  announced integer,
  entries_read integer NOT NULL DEFAULT 0,
  estates_created integer NOT NULL DEFAULT 0,
  estates_changed integer NOT NULL DEFAULT 0,
  estates_unchanged integer NOT NULL DEFAULT 0,
  estates_refused integer NOT NULL DEFAULT 0,
  estates_deactivated integer NOT NULL DEFAULT 0,
  -- The first of them: [{external_id, reasons}].
  refused_rows jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(refused_rows) = 'array'),
  -- Estates that would be deactivated, if somebody agrees.
  to_deactivate integer,
  fault text CHECK (char_length(fault) <= 1000),
  PRIMARY KEY (context_id, id),
  FOREIGN KEY (context_id, connection_id) REFERENCES connections ON DELETE CASCADE
);
-- One at a time.
CREATE UNIQUE INDEX connection_runs_open ON connection_runs (context_id, connection_id)
  WHERE run_status IN ('RUNNING', 'WAITING');
CREATE INDEX connection_runs_newest ON connection_runs (context_id, connection_id, id);
CREATE INDEX connection_runs_oldest ON connection_runs (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE connection_estates (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  -- The provider's own name of it, which is the estate's.
  external_id client_string NOT NULL,
  -- Null when the estate was forgotten: one that the connection had made does not come back.
  estate_id uuid,
  -- Made by this connection: then address, type, status, price, pictures and user are the connection's, too.
  is_owned boolean NOT NULL,
  -- Of all that was read of it: the same again is no news.
  listing_hash text NOT NULL CHECK (char_length(listing_hash) <= 64),
  seen_at timestamptz(3) NOT NULL DEFAULT now(),
  seen_in_run uuid NOT NULL,
  missed_full_reads integer NOT NULL DEFAULT 0,
  -- The provider says that it no longer offers it.
  is_gone boolean NOT NULL DEFAULT false,
  -- By this connection.
  deactivated_at timestamptz(3),
  needs_plan boolean NOT NULL DEFAULT false,
  PRIMARY KEY (context_id, connection_id, external_id),
  FOREIGN KEY (context_id, connection_id) REFERENCES connections ON DELETE CASCADE,
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE SET NULL (estate_id)
);
CREATE INDEX connection_estates_by_estate ON connection_estates (context_id, estate_id);
CREATE INDEX connection_estates_by_name ON connection_estates (context_id, external_id);
CREATE INDEX connection_estates_to_plan ON connection_estates (context_id, connection_id) WHERE needs_plan;
