-- A logo that was handed over, drawn anew as a PNG of bounded size: pages, shared links and passports show it, and none of them may
-- fetch a picture from elsewhere.
CREATE TABLE context_logos (
  context_id uuid PRIMARY KEY REFERENCES contexts (id) ON DELETE CASCADE,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  png bytea NOT NULL CHECK (octet_length(png) <= 1048576)
);
CREATE INDEX context_logos_hash ON context_logos (hash);

-- The path of the logo that was handed over, else the address that was given.
CREATE FUNCTION shown_logo(of_context uuid, given text) RETURNS text LANGUAGE sql STABLE
  RETURN coalesce((SELECT '/logos/' || hash || '.png' FROM context_logos WHERE context_id = of_context), given);
