-- What clients called, a row for each write: a row for each request cost five times as much. A process of the version
-- before logs nothing until it is replaced; no request of a client needs the table.
-- squawk-ignore ban-drop-table
DROP TABLE client_requests;
CREATE TABLE client_request_batches (
  context_id uuid NOT NULL REFERENCES contexts,
  client_id uuid NOT NULL,
  -- Ends with 0000: the id of a request has its place in the batch there.
  id uuid NOT NULL DEFAULT overlay(uuidv7()::text PLACING '0000' FROM 33)::uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  highest_status integer NOT NULL,
  has_bodies boolean NOT NULL,
  -- A JSON array, oldest first; null stands for a request that was erased.
  requests text NOT NULL,
  PRIMARY KEY (context_id, client_id, id)
);
-- Compressing it would cost more than all the rest.
ALTER TABLE client_request_batches ALTER COLUMN requests SET STORAGE EXTERNAL;
CREATE INDEX client_request_batches_oldest ON client_request_batches (created_at);
-- Bodies are stored of requests from this moment on; null while the client records none.
ALTER TABLE clients ADD COLUMN bodies_recorded_from timestamptz(3);
