-- An agency's own prices and grants, in versions. `book` is what the engine takes: {version, prices, switched_off, grants}.
CREATE TABLE price_books (
  context_id uuid NOT NULL REFERENCES contexts,
  version integer NOT NULL CHECK (version > 0),
  book jsonb NOT NULL CHECK ((book ->> 'version')::integer = version),
  note text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, version)
);

-- Plans and reports name a version: it stays what it was.
CREATE FUNCTION refuse_change_of_price_book() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a price book is never changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER price_books_stay BEFORE UPDATE ON price_books
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_price_book();

-- What is being worked on, at most one per context. Every save raises the revision, so that who overwrites another's work is told.
CREATE TABLE price_book_drafts (
  context_id uuid PRIMARY KEY REFERENCES contexts,
  revision integer NOT NULL CHECK (revision > 0),
  book jsonb NOT NULL,
  note text NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

-- The version that plans are made with from now on, and that a plan was made with; 0 is none of the agency's own.
ALTER TABLE contexts ADD COLUMN price_book_version integer NOT NULL DEFAULT 0 CHECK (price_book_version >= 0);
ALTER TABLE renovations ADD COLUMN price_book_version integer NOT NULL DEFAULT 0 CHECK (price_book_version >= 0);

-- A report is outdated when the prices that are used now are not those of its plan. Nothing is added where they are, so that reports of
-- before keep their fingerprint, and one becomes current again when the older version is published again.
CREATE OR REPLACE FUNCTION report_fingerprint(of_context uuid, of_renovation uuid) RETURNS text LANGUAGE sql STABLE
  RETURN (
    SELECT md5(jsonb_build_object(
      'context_id', e.context_id, 'id', e.id, 'external_id', e.external_id, 'property_id', e.property_id,
      'country', e.country, 'region', e.region, 'zip_code', e.zip_code, 'place', e.place, 'street', e.street,
      'house_number', e.house_number, 'house_number_extra', e.house_number_extra,
      'latitude', e.latitude, 'longitude', e.longitude,
      'estate_provider_type', e.estate_provider_type, 'quality_label', e.quality_label,
      'estate_status', e.estate_status, 'estate_type', e.estate_type, 'estate_format', e.estate_format,
      'media', e.media, 'price_cents', e.price_cents,
      'year_built', e.year_built, 'year_renovated', e.year_renovated, 'dwelling', e.dwelling,
      'referral_token', e.referral_token, 'created_at', e.created_at
    )::text || r.name || r.plan::text || told_origins(e.facts)
      || CASE WHEN c.price_book_version = r.price_book_version THEN '' ELSE 'price book ' || c.price_book_version END)
    FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
      JOIN contexts c ON c.id = r.context_id
    WHERE r.context_id = of_context AND r.id = of_renovation
  );
