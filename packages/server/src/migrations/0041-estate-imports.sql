-- Files of estates that members and clients handed over: what came of each, and what was there before, so that it can be undone.

CREATE TABLE estate_imports (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  -- INTERRUPTED is one whose process ended on the way: nothing of it was written.
  import_status text NOT NULL DEFAULT 'RUNNING' CHECK (import_status IN ('RUNNING', 'FINISHED', 'INTERRUPTED', 'UNDONE')),
  file_name client_string,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'client')),
  actor_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- While it runs: rows that are done, of how many once that is known, and when that was last told.
  rows_done integer NOT NULL DEFAULT 0,
  rows_total integer,
  progressed_at timestamptz(3) NOT NULL DEFAULT now(),
  estates_new integer NOT NULL DEFAULT 0,
  estates_changed integer NOT NULL DEFAULT 0,
  estates_unchanged integer NOT NULL DEFAULT 0,
  rows_refused integer NOT NULL DEFAULT 0,
  -- Of its transaction: estates that have not changed since were changed by it last.
  written_at timestamptz(3),
  undone_at timestamptz(3),
  PRIMARY KEY (context_id, id),
  CHECK ((import_status IN ('FINISHED', 'UNDONE')) = (written_at IS NOT NULL))
);
-- One at a time: the second would be checked against what the first is about to change.
CREATE UNIQUE INDEX estate_imports_running ON estate_imports (context_id) WHERE import_status = 'RUNNING';
CREATE INDEX estate_imports_oldest ON estate_imports (created_at);

CREATE TABLE estate_import_rows (
  context_id uuid NOT NULL,
  import_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  -- The estate's row as it was; null for one that came with this import.
  before jsonb,
  PRIMARY KEY (context_id, import_id, estate_id),
  FOREIGN KEY (context_id, import_id) REFERENCES estate_imports ON DELETE CASCADE,
  -- What is forgotten of an estate is forgotten here, too.
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);
CREATE INDEX estate_import_rows_by_estate ON estate_import_rows (context_id, estate_id);

-- Which column a heading means, where somebody has said so; null for one to leave out.
CREATE TABLE import_headings (
  context_id uuid NOT NULL REFERENCES contexts,
  -- As headings are compared: without case, accents, spaces and signs.
  heading_key client_string NOT NULL,
  column_name text CHECK (char_length(column_name) <= 100),
  PRIMARY KEY (context_id, heading_key)
);
