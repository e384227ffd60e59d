-- Copies of pictures whose address at the provider expires. The file is 'live' in the ledger as long as its row is here.
CREATE TABLE connection_pictures (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  -- The address at the provider, without what signs it.
  source text NOT NULL CHECK (char_length(source) <= 2048),
  path text NOT NULL CHECK (path ~ '^[A-Za-z0-9_/-]{22,200}\.[a-z0-9]{1,10}$'),
  PRIMARY KEY (context_id, connection_id, estate_id, source),
  -- What is forgotten of an estate is forgotten here, too; a connection that is removed leaves the pictures to its estates.
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);
CREATE INDEX connection_pictures_by_estate ON connection_pictures (context_id, estate_id);

CREATE FUNCTION mark_picture_files_removing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stored_files (context_id, path, state) SELECT context_id, path, 'removing' FROM old_rows
  ON CONFLICT (context_id, path) DO UPDATE SET state = 'removing';
  RETURN NULL;
END $$;
CREATE TRIGGER connection_pictures_mark_files AFTER DELETE ON connection_pictures REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_picture_files_removing();
