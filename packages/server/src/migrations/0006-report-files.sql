-- A report's file goes when its row goes, also when that goes with its renovation: the entry is queued in the same
-- transaction, and a worker removes the file.
CREATE FUNCTION queue_report_file_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('remove_report_file', json_build_object('version', 1, 'path', OLD.path));
  RETURN NULL;
END $$;
CREATE TRIGGER renovation_reports_remove_file AFTER DELETE ON renovation_reports
  FOR EACH ROW EXECUTE FUNCTION queue_report_file_removal();

-- For the sweep of stray files, which knows paths of every context.
CREATE INDEX renovation_reports_by_path ON renovation_reports (path);
