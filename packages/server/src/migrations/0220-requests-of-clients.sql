-- What each client called in the last days, for developers who look for a fault of their own. No bodies, no queries.
CREATE TABLE client_requests (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  client_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  status integer NOT NULL,
  duration_ms integer NOT NULL,
  request_id text NOT NULL,
  error_code text,
  messages text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (context_id, id)
);
CREATE INDEX client_requests_by_client ON client_requests (context_id, client_id, id);
CREATE INDEX client_requests_oldest ON client_requests (at);
