-- Loans on homes, and what a bank reports about them. Nothing here is a fact of a home.
CREATE TABLE loans (
  context_id uuid NOT NULL REFERENCES contexts,
  loan_id client_string NOT NULL,
  estate_id uuid NOT NULL,
  property_kind text NOT NULL CHECK (property_kind IN ('RESIDENTIAL', 'COMMERCIAL', 'POSSESSED')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  gross_carrying_amount_cents bigint NOT NULL CHECK (gross_carrying_amount_cents >= 0),
  outstanding_cents bigint NOT NULL CHECK (outstanding_cents >= 0),
  value_at_origination_cents bigint CHECK (value_at_origination_cents > 0),
  -- LATEST: the value at origination is not known, and the newest one is used in its place from then on.
  value_source text CHECK (value_source IN ('ORIGINATION', 'LATEST')),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, loan_id),
  -- A home that is erased takes its loans along.
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE,
  CHECK ((value_at_origination_cents IS NULL) = (value_source IS NULL))
);
CREATE INDEX loans_by_estate ON loans (context_id, estate_id, loan_id);

-- What the engine says of a home for the reports on its loans, computed once for each state of its facts and its plan.
CREATE TABLE home_figures (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  -- Names the facts, the plan and the versions that the figures are made of.
  made_of text NOT NULL,
  -- Null for a home of which too little is known.
  figures json,
  PRIMARY KEY (context_id, estate_id),
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);

-- Emission factors and taxonomy limits that the context has filled in.
CREATE TABLE loan_settings (
  context_id uuid PRIMARY KEY REFERENCES contexts,
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE loan_reports (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  report_status text NOT NULL DEFAULT 'WAITING' CHECK (report_status IN ('WAITING', 'RUNNING', 'FINISHED', 'FAILED')),
  layout text NOT NULL,
  reference_date date NOT NULL,
  basis text NOT NULL CHECK (basis IN ('LOCATION', 'MARKET')),
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'client', 'command')),
  actor_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  ended_at timestamptz(3),
  homes_done integer NOT NULL DEFAULT 0,
  homes_total integer,
  loans_done integer NOT NULL DEFAULT 0,
  loans_total integer,
  failure text,
  -- Of the lines: their columns, and what they add up to.
  columns text[],
  summary json,
  PRIMARY KEY (context_id, id)
);
CREATE INDEX loan_reports_by_age ON loan_reports (created_at);

-- One loan of a report as it was then: in which cells it counts, and its line of the file.
CREATE TABLE loan_report_lines (
  context_id uuid NOT NULL,
  report_id uuid NOT NULL,
  loan_id client_string NOT NULL,
  estate_id uuid NOT NULL,
  template_row integer NOT NULL,
  is_estimated boolean NOT NULL,
  -- The letter of the label; null without one.
  label text,
  amount_cents bigint NOT NULL,
  -- Over the bands of the energy score, best first; null without a score.
  band_cents bigint[],
  likeliest_band integer,
  details text NOT NULL,
  PRIMARY KEY (context_id, report_id, loan_id),
  FOREIGN KEY (context_id, report_id) REFERENCES loan_reports ON DELETE CASCADE,
  -- Also of a loan that is paid off since: the home that is erased takes its lines along.
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);
CREATE INDEX loan_report_lines_by_estate ON loan_report_lines (context_id, estate_id);
