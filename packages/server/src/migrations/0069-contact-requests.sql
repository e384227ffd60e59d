-- Where an agency takes them, buyers leave how to reach them with a plan that they save or want to be told of: for the agency alone.
ALTER TABLE contexts ADD COLUMN takes_contact_requests boolean NOT NULL DEFAULT false;

CREATE TABLE contact_requests (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  estate_id uuid NOT NULL,
  -- The plan that was saved with it; null for who only wants to be told of changes.
  renovation_id uuid,
  wish text NOT NULL CHECK (wish IN ('CALL_BACK', 'CHANGES')),
  name text CHECK (char_length(name) BETWEEN 1 AND 100),
  email text CHECK (char_length(email) <= 254),
  phone text CHECK (char_length(phone) <= 30),
  -- In which they read the page.
  language text NOT NULL,
  -- As in the address of the page.
  page_choices text NOT NULL CHECK (char_length(page_choices) <= 2000),
  -- When they agreed.
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- When a member said that it was done; null while it waits.
  handled_at timestamptz(3),
  PRIMARY KEY (context_id, id),
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE,
  FOREIGN KEY (context_id, renovation_id) REFERENCES renovations ON DELETE CASCADE,
  CHECK (email IS NOT NULL OR phone IS NOT NULL)
);
CREATE INDEX contact_requests_of_estates ON contact_requests (context_id, estate_id);
CREATE INDEX contact_requests_of_renovations ON contact_requests (context_id, renovation_id);
CREATE INDEX contact_requests_waiting ON contact_requests (context_id, id) WHERE handled_at IS NULL;
CREATE INDEX contact_requests_by_age ON contact_requests (created_at);
