-- Which backups are this database's own: the name of their folder in the place where backups are kept. A restored database
-- gets another, so that a copy of production never writes to production's backups, and never removes one.
CREATE TABLE backup_identity (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id uuid NOT NULL DEFAULT uuidv7()
);

-- How backups fare, for status, metrics and alerts: one row each for the archive of the log, the last backup and the last verification.
CREATE TABLE backup_state (
  kind text PRIMARY KEY CHECK (kind IN ('archive', 'backup', 'verify')),
  -- Where to, as the setting has it.
  place text NOT NULL,
  -- The archive has no gap since then; a backup that is older is of no use for what came after the gap.
  unbroken_since timestamptz(3),
  succeeded_at timestamptz(3),
  failed_at timestamptz(3),
  failure text CHECK (length(failure) <= 1000),
  backup_id text,
  -- A backup that was begun and neither ended nor cleared away.
  unfinished_id text
);

-- For the files that became live since the last look.
CREATE INDEX stored_files_by_age ON stored_files (created_at);
