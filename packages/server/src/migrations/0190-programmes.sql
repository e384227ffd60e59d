-- A programme: which homes, which works, in which year, within limits that all homes share.
CREATE TABLE programmes (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  programme_status text NOT NULL DEFAULT 'WAITING'
    CHECK (programme_status IN ('WAITING', 'PLANNING', 'SOLVING', 'FINISHED', 'INFEASIBLE', 'FAILED', 'CANCELLED')),
  -- As it was sent.
  request json NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'client', 'command')),
  actor_id uuid,
  -- It may be removed before this one is.
  previous_id uuid,
  homes_total integer NOT NULL CHECK (homes_total >= 0),
  homes_planned integer NOT NULL DEFAULT 0,
  homes_left_out integer NOT NULL DEFAULT 0,
  -- While it is solved: scenario, value, bound and gap.
  progress json,
  -- The figures of each scenario, once it has ended.
  result json,
  failure text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  PRIMARY KEY (context_id, id),
  CHECK ((ended_at IS NULL) = (programme_status IN ('WAITING', 'PLANNING', 'SOLVING')))
);
CREATE INDEX programmes_by_age ON programmes (created_at);

-- What the engine has planned for a home, for every label that it can reach: kept by the fingerprint of the facts and prices it was made of.
CREATE TABLE programme_packages (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  fingerprint bytea NOT NULL,
  -- Null where the engine refuses the home; `fault` says why.
  home text,
  fault text,
  used_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, estate_id, fingerprint),
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE,
  CHECK ((home IS NULL) = (fault IS NOT NULL))
);
CREATE INDEX programme_packages_by_age ON programme_packages (used_at);

CREATE TABLE programme_homes (
  context_id uuid NOT NULL,
  programme_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  -- Homes with the same code are renovated together.
  complex text,
  -- Its column in the previous programme.
  previous_column text,
  -- Null until it is planned.
  fingerprint bytea,
  left_out text,
  done_on date,
  PRIMARY KEY (context_id, programme_id, estate_id),
  FOREIGN KEY (context_id, programme_id) REFERENCES programmes ON DELETE CASCADE,
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);
-- For the removal of an estate.
CREATE INDEX programme_homes_of_estate ON programme_homes (context_id, estate_id);

-- What each scenario decides for a home.
CREATE TABLE programme_choices (
  context_id uuid NOT NULL,
  programme_id uuid NOT NULL,
  scenario integer NOT NULL,
  estate_id uuid NOT NULL,
  choice_column text NOT NULL,
  package text,
  works json NOT NULL,
  first_year integer,
  paid_cents bigint NOT NULL,
  label_now text NOT NULL,
  label_after text NOT NULL,
  probability double precision NOT NULL,
  reason text NOT NULL,
  reason_limit text,
  approved_at timestamptz(3),
  PRIMARY KEY (context_id, programme_id, scenario, estate_id),
  FOREIGN KEY (context_id, programme_id, estate_id) REFERENCES programme_homes ON DELETE CASCADE
);
CREATE INDEX programme_choices_of_home ON programme_choices (context_id, programme_id, estate_id);

-- The files with which a stranger can check a scenario.
CREATE TABLE programme_files (
  context_id uuid NOT NULL,
  programme_id uuid NOT NULL,
  scenario integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('problem', 'certificate')),
  path text NOT NULL,
  PRIMARY KEY (context_id, programme_id, scenario, kind),
  FOREIGN KEY (context_id, programme_id) REFERENCES programmes ON DELETE CASCADE
);
CREATE TRIGGER programme_files_mark_files AFTER DELETE ON programme_files REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_report_files_removing();

-- A year of a programme that becomes work.
CREATE TABLE programme_approvals (
  context_id uuid NOT NULL,
  programme_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  scenario integer NOT NULL,
  year integer NOT NULL,
  language text NOT NULL,
  homes integer NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'client', 'command')),
  actor_id uuid,
  -- The batches that plan the homes; they may be removed before this row is.
  job_ids uuid[] NOT NULL,
  -- The action that makes the passports, once the plans are there.
  action_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  ended_at timestamptz(3),
  failure text,
  PRIMARY KEY (context_id, id),
  UNIQUE (context_id, programme_id, year),
  FOREIGN KEY (context_id, programme_id) REFERENCES programmes ON DELETE CASCADE
);

-- The events that there are stand in the code, which checks them. The table checks their form, so that a new one needs no migration.
ALTER TABLE webhooks
  DROP CONSTRAINT webhooks_events_check,
  ADD CONSTRAINT webhooks_events_check CHECK (
    array_to_string(events, ',') ~ '^[a-z_]+\.[a-z_]+(,[a-z_]+\.[a-z_]+)*$' AND cardinality(events) > 0
  ) NOT VALID;
