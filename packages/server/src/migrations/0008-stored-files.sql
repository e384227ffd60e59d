-- A ledger of the file store. A file's row is written before the file is ('writing'), turned 'live' by the transaction of the
-- report that it belongs to, and turned 'removing' when that report is deleted. Maintenance removes files that are 'removing',
-- or 'writing' and an hour old: it asks this table, never the store, what to remove.
CREATE TABLE stored_files (
  context_id uuid NOT NULL REFERENCES contexts,
  -- In the file store; unique over all contexts, because it holds at least 128 random bits.
  path text NOT NULL CHECK (path ~ '^[A-Za-z0-9_/-]{22,200}\.[a-z0-9]{1,10}$'),
  state text NOT NULL DEFAULT 'writing' CHECK (state IN ('writing', 'live', 'removing')),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Files that could not be removed are tried again after the others.
  removal_tried_at timestamptz(3),
  PRIMARY KEY (context_id, path)
);
CREATE INDEX stored_files_not_live ON stored_files (removal_tried_at NULLS FIRST, created_at) WHERE state <> 'live';

-- Locked until the new trigger exists, so that a server of the older version cannot delete a report in between; and as strongly
-- as dropping the old one needs, so that nobody who reads the table can block that in a circle.
LOCK TABLE renovation_reports IN ACCESS EXCLUSIVE MODE;
INSERT INTO stored_files (context_id, path, state, created_at)
SELECT context_id, path, 'live', created_at FROM renovation_reports;

DROP TRIGGER renovation_reports_remove_file ON renovation_reports;
DROP FUNCTION queue_report_file_removal;
DROP INDEX renovation_reports_by_path;

-- A report's file is removed when the report is deleted, also together with its renovation. The ledger's row is inserted when it
-- is missing: a server of the older version, still running during an update, writes reports without one.
CREATE FUNCTION mark_report_files_removing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stored_files (context_id, path, state) SELECT context_id, path, 'removing' FROM old_rows
  ON CONFLICT (context_id, path) DO UPDATE SET state = 'removing';
  RETURN NULL;
END $$;
CREATE TRIGGER renovation_reports_mark_files AFTER DELETE ON renovation_reports REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_report_files_removing();

-- Removals that the older version queued move to the ledger. Their entries do not name the context, and the report that did is
-- gone; any context will do, since only maintenance reads these rows. In a new database the queue is created later.
DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NULL THEN
    RETURN;
  END IF;
  WITH queued AS (
    DELETE FROM graphile_worker._private_jobs job USING graphile_worker._private_tasks task
    WHERE task.id = job.task_id
      AND task.identifier IN ('remove_report_file', 'sweep_report_files', 'forget_old_idempotency_keys')
    RETURNING task.identifier, job.payload ->> 'path' AS path
  )
  INSERT INTO stored_files (context_id, path, state)
  SELECT (SELECT id FROM contexts ORDER BY created_at, id LIMIT 1), path, 'removing' FROM queued
  WHERE identifier = 'remove_report_file' AND path ~ '^[A-Za-z0-9_/-]{22,200}\.[a-z0-9]{1,10}$'
  ON CONFLICT DO NOTHING;
END $$;
