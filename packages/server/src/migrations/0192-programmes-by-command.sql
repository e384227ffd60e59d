-- The command creates programmes, too.
ALTER TABLE programmes
  ALTER COLUMN actor_id DROP NOT NULL,
  DROP CONSTRAINT programmes_actor_kind_check,
  ADD CONSTRAINT programmes_actor_kind_check CHECK (actor_kind IN ('member', 'client', 'command')) NOT VALID;
