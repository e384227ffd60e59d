-- Who did what, with values before and after. What concerns no context has the id of none (all zeros), so that every key begins
-- with the context. Members and clients are named by their ids: when a person is removed, no name of theirs stays here.
CREATE TABLE audit_entries (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  happened_at timestamptz(3) NOT NULL DEFAULT now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'client', 'command', 'server')),
  actor_id uuid,
  operation text NOT NULL CHECK (char_length(operation) <= 100),
  thing_kind text CHECK (char_length(thing_kind) <= 100),
  thing_id text CHECK (char_length(thing_id) <= 255),
  before jsonb,
  after jsonb,
  status smallint,
  path text CHECK (char_length(path) <= 4096),
  network text CHECK (char_length(network) <= 64),
  request_id text CHECK (char_length(request_id) <= 64),
  PRIMARY KEY (context_id, id)
);
CREATE INDEX audit_entries_by_age ON audit_entries (happened_at);

-- Entries are written once. The only way to remove any is the retention's, which says so in its transaction, and even that takes none of the
-- last 90 days. A superuser, or whoever owns the table, can still take this trigger away: docs/members.md says what to do about that.
CREATE FUNCTION protect_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('rooftree.audit_retention', true) = 'on' THEN
    IF OLD.happened_at < now() - interval '90 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit entries cannot be changed or removed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entries_protected BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW
  EXECUTE FUNCTION protect_audit_entries();
CREATE TRIGGER audit_entries_kept BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT
  EXECUTE FUNCTION protect_audit_entries();
