-- Dutch estates that are new or have changed since somebody looked whether the register of labels must be asked for them. The look of every
-- minute goes through these alone, however many estates there are.
CREATE TABLE label_candidates (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  noted_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, estate_id),
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);

-- Updated where it is there already: whoever takes it away then waits for this change, and sees it.
CREATE FUNCTION note_label_candidates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO label_candidates (context_id, estate_id)
  SELECT context_id, id FROM new_rows WHERE country = 'NL' AND deactivated_at IS NULL ORDER BY context_id, id
  ON CONFLICT (context_id, estate_id) DO UPDATE SET noted_at = excluded.noted_at;
  RETURN NULL;
END $$;

CREATE TRIGGER estates_label_candidates_inserted AFTER INSERT ON estates REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_label_candidates();
CREATE TRIGGER estates_label_candidates_updated AFTER UPDATE ON estates REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_label_candidates();
