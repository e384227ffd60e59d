-- For how many days a context keeps a kind of thing that ages, where it keeps it for less long than the server's setting says. No row: as the server says.
CREATE TABLE context_retentions (
  context_id uuid NOT NULL REFERENCES contexts ON DELETE CASCADE,
  -- As the task of maintenance is named.
  kind text NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 60),
  days integer NOT NULL CHECK (days BETWEEN 1 AND 36500),
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, kind)
);
CREATE INDEX context_retentions_by_kind ON context_retentions (kind);
