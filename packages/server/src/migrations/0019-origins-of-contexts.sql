-- The web origins whose pages may call the API for this context from a browser, besides those of the server's own list.
ALTER TABLE contexts ADD COLUMN cors_origins text[] NOT NULL DEFAULT '{}' CHECK (cardinality(cors_origins) <= 100);

-- Null: an operator erased the estate, not a client.
ALTER TABLE erasures ALTER COLUMN client_id DROP NOT NULL;
