-- The whole state of the platform but the queue. Every table of a context has context_id first in its primary and foreign
-- keys, so that a row of another context cannot even be referenced and the schema can be sharded by that column (Citus).
-- For the same reason a value that is unique by its randomness (client id, referral token) has a plain index for the
-- look-up across contexts: a sharded table can keep no unique index without the shard's column.

CREATE DOMAIN client_string AS text CHECK (char_length(VALUE) BETWEEN 1 AND 255);
CREATE DOMAIN language_code AS text CHECK (VALUE IN ('nl-BE', 'nl-NL', 'fr-BE', 'en'));
CREATE DOMAIN web_address AS text CHECK (VALUE ~ '^https?://' AND char_length(VALUE) <= 2048);
CREATE DOMAIN cents AS bigint CHECK (VALUE >= 0);

CREATE TABLE contexts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 63),
  name client_string NOT NULL,
  manages_estates boolean NOT NULL DEFAULT true,
  language language_code NOT NULL DEFAULT 'en',
  cdn_url web_address,
  logo_url web_address,
  accent_color text CHECK (accent_color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE clients (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  name client_string NOT NULL,
  permissions text[] NOT NULL CHECK (
    permissions <@ ARRAY['calculations:create', 'renovations:read', 'reports:read', 'reports:create', 'estates:read', 'estates:write']
    AND cardinality(permissions) BETWEEN 1 AND 6
  ),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  disabled_at timestamptz(3),
  PRIMARY KEY (context_id, id)
);
CREATE INDEX clients_by_id ON clients (id);
CREATE INDEX clients_disabled ON clients (disabled_at) WHERE disabled_at IS NOT NULL;

-- `place` makes a third live secret impossible: one can be rotated without downtime, none is forgotten.
CREATE TABLE client_secrets (
  context_id uuid NOT NULL,
  client_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  place smallint NOT NULL CHECK (place IN (1, 2)),
  secret_hash bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  disabled_at timestamptz(3),
  PRIMARY KEY (context_id, client_id, id),
  FOREIGN KEY (context_id, client_id) REFERENCES clients
);
CREATE UNIQUE INDEX client_secrets_two_live ON client_secrets (context_id, client_id, place) WHERE disabled_at IS NULL;
CREATE INDEX client_secrets_disabled ON client_secrets (disabled_at) WHERE disabled_at IS NOT NULL;

CREATE TABLE users (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  external_id client_string NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, id),
  UNIQUE (context_id, external_id)
);

CREATE TABLE estates (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  external_id client_string NOT NULL,
  property_id client_string,
  managing_user_id uuid,
  country text NOT NULL CHECK (country IN ('BE', 'NL')),
  region text CHECK (region ~ '^[A-Z]{2}-[A-Z]{2,3}$' AND left(region, 2) = country),
  zip_code client_string,
  place client_string,
  street client_string,
  house_number client_string,
  house_number_extra client_string,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  estate_provider_type client_string NOT NULL,
  quality_label text NOT NULL CHECK (quality_label IN ('A', 'B', 'C', 'D')),
  estate_status text CHECK (estate_status IN ('PREPARATION', 'FOR_SALE', 'UNDER_OPTION', 'UNDER_CONTRACT', 'SOLD',
    'FOR_RENT', 'RENTED', 'SUSPENDED', 'WITHDRAWN', 'OFF_MARKET')),
  estate_type text NOT NULL CHECK (estate_type IN ('HOUSE', 'APARTMENT', 'LAND', 'OFFICE', 'COMMERCIAL', 'INDUSTRIAL',
    'GARAGE', 'OTHER')),
  estate_format text CHECK (estate_format IN ('OPEN', 'SEMI_OPEN', 'CLOSED')),
  -- json, not jsonb, here and for the plan: nobody asks inside it, and its fields keep their order for the reader.
  media json NOT NULL DEFAULT '[]' CHECK (json_typeof(media) = 'array'),
  price_cents cents,
  year_built smallint CHECK (year_built BETWEEN 1000 AND 2200),
  year_renovated smallint CHECK (year_renovated BETWEEN 1000 AND 2200),
  dwelling jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(dwelling) = 'object'),
  -- 128 random bits as base64url: the only key to the public planner page.
  referral_token text NOT NULL CHECK (referral_token ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deactivated_at timestamptz(3),
  PRIMARY KEY (context_id, id),
  UNIQUE (context_id, external_id),
  UNIQUE (context_id, referral_token),
  FOREIGN KEY (context_id, managing_user_id) REFERENCES users,
  CHECK (estate_format IS NULL OR estate_type <> 'APARTMENT')
);
CREATE INDEX estates_by_property ON estates (context_id, property_id) WHERE property_id IS NOT NULL;
CREATE INDEX estates_by_referral_token ON estates (referral_token);
CREATE INDEX estates_active ON estates (context_id, id) WHERE deactivated_at IS NULL;

CREATE TABLE renovations (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  estate_id uuid NOT NULL,
  managing_user_id uuid,
  name client_string NOT NULL,
  subsidy_cents cents NOT NULL,
  cost_cents cents NOT NULL,
  vat_cents cents NOT NULL,
  total_cents cents NOT NULL,
  -- True once a person changed or made it: a later calculation then leaves it alone.
  is_edited boolean NOT NULL DEFAULT false,
  engine_version text NOT NULL,
  data_version text NOT NULL,
  plan json NOT NULL CHECK (json_typeof(plan) = 'object'),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  PRIMARY KEY (context_id, id),
  FOREIGN KEY (context_id, estate_id) REFERENCES estates,
  FOREIGN KEY (context_id, managing_user_id) REFERENCES users,
  CHECK (cost_cents + vat_cents = total_cents),
  CHECK (subsidy_cents <= total_cents),
  CHECK (updated_at >= created_at)
) WITH (toast_tuple_target = 256);
-- A plan lies out of line (see toast_tuple_target), so that the search reads dense pages and never a plan.
DO $$ BEGIN
  ALTER TABLE renovations ALTER COLUMN plan SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  NULL; -- a PostgreSQL built without lz4 compresses with its own method
END $$;
CREATE UNIQUE INDEX renovations_one_suggestion ON renovations (context_id, estate_id)
  WHERE NOT is_edited AND deleted_at IS NULL;
CREATE INDEX renovations_by_estate ON renovations (context_id, estate_id);
-- One index for each order of the search, live ones and all, of a context and of a user of it: a page is a walk of
-- index entries only, then a join of at most 100 rows.
CREATE INDEX renovations_live_created ON renovations (context_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX renovations_live_updated ON renovations (context_id, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX renovations_all_created ON renovations (context_id, created_at, id);
CREATE INDEX renovations_all_updated ON renovations (context_id, updated_at, id);
CREATE INDEX renovations_user_live_created ON renovations (context_id, managing_user_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX renovations_user_live_updated ON renovations (context_id, managing_user_id, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX renovations_user_all_created ON renovations (context_id, managing_user_id, created_at, id);
CREATE INDEX renovations_user_all_updated ON renovations (context_id, managing_user_id, updated_at, id);

CREATE TABLE renovation_reports (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  renovation_id uuid NOT NULL,
  language language_code NOT NULL,
  name client_string NOT NULL,
  -- Under {cdn_url}, without it; holds at least 128 random bits.
  path text NOT NULL CHECK (path ~ '^[A-Za-z0-9_/-]{22,200}\.pdf$'),
  bytes integer NOT NULL CHECK (bytes > 0),
  -- Of everything that the report shows; another one now means that the report is outdated.
  fingerprint text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, id),
  UNIQUE (context_id, path),
  FOREIGN KEY (context_id, renovation_id) REFERENCES renovations ON DELETE CASCADE
);
CREATE INDEX renovation_reports_newest ON renovation_reports (context_id, renovation_id, created_at DESC, id DESC);

CREATE TABLE calculation_jobs (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  parent_id uuid,
  calculation_job_type text NOT NULL CHECK (calculation_job_type IN
    ('EPC_DOCUMENT_PROCESSING', 'ENERGY_EFFICIENCY_INDICATION', 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION')),
  calculation_job_status text NOT NULL DEFAULT 'NOT_STARTED' CHECK (calculation_job_status IN
    ('NOT_STARTED', 'RUNNING', 'FINISHED', 'FAILED', 'STOPPED')),
  external_id client_string,
  estate_id uuid,
  renovation_id uuid,
  name client_string NOT NULL,
  description text,
  engine_version text NOT NULL,
  data_version text NOT NULL,
  estates_total integer NOT NULL CHECK (estates_total > 0),
  estates_finished integer NOT NULL DEFAULT 0 CHECK (estates_finished >= 0),
  estates_failed integer NOT NULL DEFAULT 0 CHECK (estates_failed >= 0),
  controls jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(controls) = 'object'),
  failure text,
  indication jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL DEFAULT now() + interval '24 hours',
  published_at timestamptz(3),
  deactivated_at timestamptz(3),
  PRIMARY KEY (context_id, id),
  FOREIGN KEY (context_id, parent_id) REFERENCES calculation_jobs ON DELETE CASCADE,
  FOREIGN KEY (context_id, estate_id) REFERENCES estates,
  FOREIGN KEY (context_id, renovation_id) REFERENCES renovations ON DELETE SET NULL (renovation_id),
  CHECK (estates_finished + estates_failed <= estates_total),
  -- A job of one estate names it; a batch of several has a child for each instead, one level deep.
  CHECK ((estate_id IS NULL) = (estates_total > 1)),
  CHECK (parent_id IS NULL OR estates_total = 1),
  CHECK (failure IS NULL OR calculation_job_status IN ('FAILED', 'STOPPED'))
) WITH (fillfactor = 50);
-- No index holds a column that changes in the life of a job, and pages have room: its updates touch no index.
CREATE INDEX calculation_jobs_asked ON calculation_jobs (context_id, created_at, id) WHERE parent_id IS NULL;
CREATE INDEX calculation_jobs_by_parent ON calculation_jobs (context_id, parent_id, created_at, id) WHERE parent_id IS NOT NULL;
CREATE UNIQUE INDEX calculation_jobs_one_child_an_estate ON calculation_jobs (context_id, parent_id, estate_id)
  WHERE parent_id IS NOT NULL;

-- The answer to a request that had an Idempotency-Key, written in the transaction of its effect.
CREATE TABLE idempotency_keys (
  context_id uuid NOT NULL,
  client_id uuid NOT NULL,
  operation text NOT NULL,
  key client_string NOT NULL,
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  status smallint CHECK (status BETWEEN 200 AND 299),
  headers jsonb,
  body text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, client_id, operation, key),
  FOREIGN KEY (context_id, client_id) REFERENCES clients
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- The API's form of a moment: 2026-11-14T09:30:00.000Z. Moments are kept to the millisecond; a tenth of one makes PostgreSQL
-- write all three digits (and one more, cut off), at half the cost of to_char, which was a third of a search.
CREATE FUNCTION utc_text(moment timestamptz) RETURNS text LANGUAGE sql STABLE
  RETURN overlay(left((moment AT TIME ZONE 'UTC' + interval '100 microseconds')::text, 23) PLACING 'T' FROM 11 FOR 1) || 'Z';

-- Of everything that a report shows of an estate and a renovation; the plan says the versions of method and data.
CREATE FUNCTION report_fingerprint(of_context uuid, of_renovation uuid) RETURNS text LANGUAGE sql STABLE
  RETURN (
    SELECT md5((to_jsonb(e) - ARRAY['updated_at', 'deactivated_at', 'managing_user_id'])::text || r.name || r.plan::text)
    FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    WHERE r.context_id = of_context AND r.id = of_renovation
  );
