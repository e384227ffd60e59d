-- A building with co-owners. Its apartments stay estates with facts, plans and pages of their own.
CREATE TABLE buildings (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  external_id client_string NOT NULL,
  name client_string NOT NULL,
  shares_total integer NOT NULL CHECK (shares_total > 0),
  -- Address, year, common facts, parts, deed and money, as they are sent.
  definition json NOT NULL,
  -- Of the page for its owners.
  owner_token text NOT NULL CHECK (owner_token ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, id),
  UNIQUE (context_id, external_id)
);
CREATE INDEX buildings_by_owner_token ON buildings (owner_token);

CREATE TABLE building_units (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid NOT NULL,
  place integer NOT NULL,
  name client_string NOT NULL,
  floor integer,
  share integer NOT NULL CHECK (share >= 0),
  votes integer CHECK (votes >= 0),
  owner client_string,
  measured_use double precision CHECK (measured_use >= 0),
  -- With the building's token it opens the figures of this unit; printed in its owner's letter.
  code text NOT NULL CHECK (code ~ '^[A-Za-z0-9_-]{22}$'),
  -- An apartment is in one building at most.
  PRIMARY KEY (context_id, estate_id),
  FOREIGN KEY (context_id, building_id) REFERENCES buildings ON DELETE CASCADE,
  -- An apartment that is erased leaves its building, which is incomplete until its shares are stated again.
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);
CREATE INDEX building_units_by_place ON building_units (context_id, building_id, place);

-- The latest plan of a building. While another is computed, the one before stays.
CREATE TABLE building_plans (
  context_id uuid NOT NULL,
  building_id uuid NOT NULL,
  -- Of the latest request.
  id uuid NOT NULL DEFAULT uuidv7(),
  plan_status text NOT NULL DEFAULT 'NOT_STARTED' CHECK (plan_status IN ('NOT_STARTED', 'RUNNING', 'FINISHED', 'FAILED')),
  controls json NOT NULL,
  messages text[] NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  ended_at timestamptz(3),
  -- Of the form of `plan`, so that later versions can read it.
  plan_format integer,
  plan json,
  -- What lists show of it.
  outline json,
  -- Names the facts, prices and versions that it is made of.
  made_of text,
  planned_at timestamptz(3),
  PRIMARY KEY (context_id, building_id),
  FOREIGN KEY (context_id, building_id) REFERENCES buildings ON DELETE CASCADE,
  CHECK ((plan IS NULL) = (made_of IS NULL) AND (plan IS NULL) = (plan_format IS NULL))
);

-- The newest file of each kind and language.
CREATE TABLE building_papers (
  context_id uuid NOT NULL,
  building_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PASSPORT', 'LETTERS', 'AGENDA')),
  language language_code NOT NULL,
  path text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, building_id, kind, language),
  FOREIGN KEY (context_id, building_id) REFERENCES buildings ON DELETE CASCADE
);
CREATE TRIGGER building_papers_mark_files AFTER DELETE ON building_papers REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_report_files_removing();
