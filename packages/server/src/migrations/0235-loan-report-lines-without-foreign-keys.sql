-- A foreign key checks and locks row by row: half of what PostgreSQL did for a report on a million loans. Triggers give the same
-- guarantees once for each statement, to processes of the version before as well.
CREATE FUNCTION check_loan_report_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  expected bigint;
  locked bigint;
BEGIN
  -- Locked, so that who deletes a report or a home waits for these lines and then deletes them, too.
  SELECT count(DISTINCT (context_id, report_id)) INTO expected FROM new_rows;
  PERFORM FROM loan_reports r
    WHERE (r.context_id, r.id) IN (SELECT n.context_id, n.report_id FROM new_rows n) FOR KEY SHARE OF r;
  GET DIAGNOSTICS locked = ROW_COUNT;
  IF locked < expected THEN
    RAISE foreign_key_violation USING MESSAGE = 'the report of these lines does not exist', TABLE = 'loan_report_lines';
  END IF;
  SELECT count(DISTINCT estate_id) INTO expected FROM new_rows;
  PERFORM FROM estates e
    WHERE (e.context_id, e.id) IN (SELECT n.context_id, n.estate_id FROM new_rows n) ORDER BY e.id FOR KEY SHARE OF e;
  GET DIAGNOSTICS locked = ROW_COUNT;
  IF locked < expected THEN
    RAISE foreign_key_violation USING MESSAGE = 'a home of these lines does not exist', TABLE = 'loan_report_lines';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER loan_report_lines_check AFTER INSERT ON loan_report_lines
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION check_loan_report_lines();

CREATE FUNCTION delete_lines_of_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM loan_report_lines l USING old_rows o WHERE l.context_id = o.context_id AND l.report_id = o.id;
  RETURN NULL;
END $$;
CREATE TRIGGER loan_reports_delete_lines AFTER DELETE ON loan_reports
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION delete_lines_of_reports();

CREATE FUNCTION delete_lines_of_homes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM loan_report_lines l USING old_rows o WHERE l.context_id = o.context_id AND l.estate_id = o.id;
  RETURN NULL;
END $$;
CREATE TRIGGER estates_delete_loan_report_lines AFTER DELETE ON estates
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION delete_lines_of_homes();

ALTER TABLE loan_report_lines
  DROP CONSTRAINT loan_report_lines_context_id_report_id_fkey,
  DROP CONSTRAINT loan_report_lines_context_id_estate_id_fkey;
