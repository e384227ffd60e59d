-- What somebody did to many estates at once, and how far it is.
CREATE TABLE portfolio_actions (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  action text NOT NULL CHECK (action IN ('DEACTIVATE', 'REACTIVATE', 'PLAN', 'REPORT')),
  -- Of the reports.
  language text,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'client')),
  actor_id uuid NOT NULL,
  -- Estates that this action deactivated have this moment as their `deactivated_at`: by it an undo knows them.
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Null while reports are being made; of plans, their job has it.
  ended_at timestamptz(3),
  undone_at timestamptz(3),
  total integer NOT NULL CHECK (total >= 0),
  -- Nothing was to be done for these.
  skipped integer NOT NULL CHECK (skipped BETWEEN 0 AND total),
  -- The batch that plans the estates. It may be removed before this row is.
  job_id uuid,
  PRIMARY KEY (context_id, id),
  CHECK ((action = 'REPORT') = (language IS NOT NULL))
);
-- The reports of a context are made one action after the other.
CREATE UNIQUE INDEX portfolio_actions_one_of_reports ON portfolio_actions (context_id)
  WHERE action = 'REPORT' AND ended_at IS NULL;

CREATE TABLE portfolio_action_estates (
  context_id uuid NOT NULL,
  action_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('WAITING', 'DONE', 'FAILED')),
  reason text,
  PRIMARY KEY (context_id, action_id, estate_id),
  FOREIGN KEY (context_id, action_id) REFERENCES portfolio_actions ON DELETE CASCADE,
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);
-- For the removal of an estate.
CREATE INDEX portfolio_action_estates_of_estate ON portfolio_action_estates (context_id, estate_id);
