-- The secret keys that this database was used with, so that a process that has another one is refused. The id is a keyed
-- hash of a constant: it tells whether two keys are the same, and nothing else about them. The highest generation is the
-- key in use.
CREATE TABLE secret_keys (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{16}$'),
  generation integer NOT NULL UNIQUE CHECK (generation > 0),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Which key made the hash of a client secret, and by which method (1: HMAC-SHA256). A null key means that the hash is
-- older than this table; the next successful token call fills it in. There is no foreign key, because those of a
-- context's tables all begin with context_id.
ALTER TABLE client_secrets
  ADD COLUMN key_id text CHECK (key_id ~ '^[0-9a-f]{16}$'),
  ADD COLUMN hash_version smallint NOT NULL DEFAULT 1;
