-- Whether what an owner reads on the planner page from a certificate may become facts of the estate. Only where the context says so.
ALTER TABLE contexts ADD COLUMN keeps_owner_certificates boolean NOT NULL DEFAULT false;

-- A job that has read a certificate, and whose values a person looks at: its document as long as that needs it, the one link
-- to it (only its hash), and when it was done.
CREATE TABLE certificate_reviews (
  context_id uuid NOT NULL,
  job_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- In the file store; null when it was not kept, or no longer is.
  document_path text,
  token_hash bytea UNIQUE CHECK (octet_length(token_hash) = 32),
  token_expires_at timestamptz(3),
  reviewed_at timestamptz(3),
  PRIMARY KEY (context_id, job_id),
  FOREIGN KEY (context_id, job_id) REFERENCES calculation_jobs ON DELETE CASCADE,
  CHECK ((token_hash IS NULL) = (token_expires_at IS NULL)),
  CHECK (reviewed_at IS NULL OR (token_hash IS NULL AND document_path IS NULL))
);
CREATE INDEX certificate_reviews_with_document ON certificate_reviews (created_at) WHERE document_path IS NOT NULL;

-- However a review ends (done, too old, its job or estate deleted), its document is then to be removed.
CREATE FUNCTION release_review_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stored_files SET state = 'removing' WHERE context_id = OLD.context_id AND path = OLD.document_path;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER certificate_reviews_release_document BEFORE UPDATE ON certificate_reviews FOR EACH ROW
  WHEN (OLD.document_path IS NOT NULL AND NEW.document_path IS DISTINCT FROM OLD.document_path)
  EXECUTE FUNCTION release_review_document();
CREATE TRIGGER certificate_reviews_release_deleted_document BEFORE DELETE ON certificate_reviews FOR EACH ROW
  WHEN (OLD.document_path IS NOT NULL) EXECUTE FUNCTION release_review_document();

-- The last day on which the facts of an estate hold as they were found: after it a certificate among them has expired, and they are
-- to be found anew. Null where none expires, or all that do were judged so already.
CREATE FUNCTION facts_hold_until(facts jsonb) RETURNS date LANGUAGE sql STABLE
  RETURN (
    SELECT min((said.certificate ->> 'valid_until')::date)
    FROM jsonb_each(facts) AS told (name, fact), LATERAL (
      SELECT fact -> 'certificate' AS certificate, fact ->> 'weakness' AS weakness
      UNION ALL
      SELECT aside -> 'certificate',
        CASE WHEN aside ->> 'reason' IN ('certificate_expired', 'older_than_renovation') THEN aside ->> 'reason' END
      FROM jsonb_array_elements(fact -> 'set_aside') AS aside
    ) AS said
    WHERE said.weakness IS NULL
  );
