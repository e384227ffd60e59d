-- The life cycle of a job, also against a hand on the database: a final state is never left, by any path.
CREATE FUNCTION refuse_wrong_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.calculation_job_status, NEW.calculation_job_status) NOT IN (
    ('NOT_STARTED', 'RUNNING'), ('RUNNING', 'FINISHED'), ('RUNNING', 'FAILED'),
    ('NOT_STARTED', 'STOPPED'), ('RUNNING', 'STOPPED')
  ) THEN
    RAISE EXCEPTION 'a calculation job cannot go from % to %', OLD.calculation_job_status, NEW.calculation_job_status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'calculation_jobs_transition';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER calculation_jobs_transition BEFORE UPDATE ON calculation_jobs FOR EACH ROW
  WHEN (OLD.calculation_job_status <> NEW.calculation_job_status) EXECUTE FUNCTION refuse_wrong_transition();

-- Counts that triggers keep, so that `total` of the search costs one row however many renovations there are.
CREATE TABLE renovation_counts (
  context_id uuid PRIMARY KEY REFERENCES contexts,
  live bigint NOT NULL CHECK (live >= 0),
  deleted bigint NOT NULL CHECK (deleted >= 0)
) WITH (fillfactor = 50);
CREATE TABLE user_renovation_counts (
  context_id uuid NOT NULL,
  user_id uuid NOT NULL,
  live bigint NOT NULL CHECK (live >= 0),
  deleted bigint NOT NULL CHECK (deleted >= 0),
  PRIMARY KEY (context_id, user_id),
  FOREIGN KEY (context_id, user_id) REFERENCES users
) WITH (fillfactor = 50);

-- Adds the changes of one statement to the counts: once per context and user, in the order of their keys, so that two
-- transactions never wait for each other in a circle. The rows are made first with zeros: a negative change on a new
-- row would break its check before the conflict is seen.
CREATE FUNCTION count_renovations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN EXECUTE format($query$
    SELECT context_id, managing_user_id AS user_id, GROUPING(managing_user_id) = 1 AS is_context,
      sum(sign) FILTER (WHERE deleted_at IS NULL) AS live, sum(sign) FILTER (WHERE deleted_at IS NOT NULL) AS deleted
    FROM (%s) AS changed
    GROUP BY GROUPING SETS ((context_id), (context_id, managing_user_id))
    ORDER BY 3 DESC, 1, 2 $query$,
    CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT context_id, managing_user_id, deleted_at, 1 AS sign FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT context_id, managing_user_id, deleted_at, -1 AS sign FROM old_rows'
      ELSE 'SELECT context_id, managing_user_id, deleted_at, 1 AS sign FROM new_rows
            UNION ALL SELECT context_id, managing_user_id, deleted_at, -1 FROM old_rows'
    END)
  LOOP
    CONTINUE WHEN coalesce(change.live, 0) = 0 AND coalesce(change.deleted, 0) = 0;
    IF change.is_context THEN
      INSERT INTO renovation_counts VALUES (change.context_id, 0, 0) ON CONFLICT DO NOTHING;
      UPDATE renovation_counts SET live = live + coalesce(change.live, 0), deleted = deleted + coalesce(change.deleted, 0)
      WHERE context_id = change.context_id;
    ELSIF change.user_id IS NOT NULL THEN
      INSERT INTO user_renovation_counts VALUES (change.context_id, change.user_id, 0, 0) ON CONFLICT DO NOTHING;
      UPDATE user_renovation_counts SET live = live + coalesce(change.live, 0), deleted = deleted + coalesce(change.deleted, 0)
      WHERE context_id = change.context_id AND user_id = change.user_id;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER renovations_count_inserted AFTER INSERT ON renovations REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_renovations();
CREATE TRIGGER renovations_count_deleted AFTER DELETE ON renovations REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_renovations();
CREATE TRIGGER renovations_count_updated AFTER UPDATE ON renovations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_renovations();

-- Requests of the running minute, added up over all server processes. Unlogged: after a crash a limit may begin anew.
CREATE UNLOGGED TABLE rate_counts (
  subject text NOT NULL,
  window_start timestamptz NOT NULL,
  requests integer NOT NULL,
  PRIMARY KEY (subject, window_start)
);
CREATE INDEX rate_counts_age ON rate_counts (window_start);
