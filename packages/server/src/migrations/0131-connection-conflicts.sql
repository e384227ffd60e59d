-- A listing whose id is that of an estate at another address: nothing of it is written until a person says whether both are the same home.
CREATE TABLE connection_conflicts (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  -- The provider's own name of the listing, which is that of the estate, too.
  external_id client_string NOT NULL,
  -- Of the estate that has the name: without it there is no conflict.
  estate_id uuid NOT NULL,
  -- As it was read last; no personal data.
  listing jsonb NOT NULL,
  run_id uuid NOT NULL,
  found_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, connection_id, external_id),
  FOREIGN KEY (context_id, connection_id) REFERENCES connections ON DELETE CASCADE,
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);
CREATE INDEX connection_conflicts_by_estate ON connection_conflicts (context_id, estate_id);

-- is_confirmed: a person said that both are the same home. provider_id: the provider's name, where the estate has another one here because
-- its own was taken.
ALTER TABLE connection_estates ADD COLUMN is_confirmed boolean NOT NULL DEFAULT false;
ALTER TABLE connection_estates ADD COLUMN provider_id text CHECK (char_length(provider_id) <= 255);
