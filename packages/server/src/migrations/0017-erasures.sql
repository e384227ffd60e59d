-- That an estate was erased, when, and at whose request: what is left of it. It names the estate by our own id, which by now
-- leads nowhere, and holds nothing that the client told of it.
CREATE TABLE erasures (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  estate_id uuid NOT NULL,
  client_id uuid NOT NULL,
  renovations integer NOT NULL CHECK (renovations >= 0),
  reports integer NOT NULL CHECK (reports >= 0),
  calculation_jobs integer NOT NULL CHECK (calculation_jobs >= 0),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, id),
  FOREIGN KEY (context_id, client_id) REFERENCES clients
);

-- The jobs of an estate, also for the foreign key: without it every erasure read all jobs of the context. The estate of a job
-- never changes, so its updates still touch no index.
CREATE INDEX calculation_jobs_by_estate ON calculation_jobs (context_id, estate_id) WHERE estate_id IS NOT NULL;
