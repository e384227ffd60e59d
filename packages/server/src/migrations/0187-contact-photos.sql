-- The photo of the contact, drawn again as a PNG of bounded size, like the logo: pages and passports show it.
CREATE TABLE context_photos (
  context_id uuid PRIMARY KEY REFERENCES contexts (id) ON DELETE CASCADE,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  png bytea NOT NULL CHECK (octet_length(png) <= 1048576)
);
CREATE INDEX context_photos_hash ON context_photos (hash);

-- The path of the photo; null where there is none.
CREATE FUNCTION shown_photo(of_context uuid) RETURNS text LANGUAGE sql STABLE
  RETURN (SELECT '/photos/' || hash || '.png' FROM context_photos WHERE context_id = of_context);
