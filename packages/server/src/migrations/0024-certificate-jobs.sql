-- The document that a job reads, by its path in the file store, until the job ends; and what was read.
ALTER TABLE calculation_jobs
  ADD COLUMN document_path text,
  ADD COLUMN reading json CHECK (json_typeof(reading) = 'object'),
  ADD CHECK (document_path IS NULL OR calculation_job_status IN ('NOT_STARTED', 'RUNNING'));

-- However a job ends (finished, failed, stopped, expired, deleted), its document is then to be removed. Rows without one, nearly all,
-- are told apart by the trigger's condition and cost no call.
CREATE FUNCTION release_job_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stored_files SET state = 'removing' WHERE context_id = OLD.context_id AND path = OLD.document_path;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  NEW.document_path := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER calculation_jobs_release_document BEFORE UPDATE ON calculation_jobs FOR EACH ROW
  WHEN (OLD.document_path IS NOT NULL AND NEW.calculation_job_status IN ('FINISHED', 'FAILED', 'STOPPED'))
  EXECUTE FUNCTION release_job_document();
CREATE TRIGGER calculation_jobs_release_deleted_document BEFORE DELETE ON calculation_jobs FOR EACH ROW
  WHEN (OLD.document_path IS NOT NULL) EXECUTE FUNCTION release_job_document();
