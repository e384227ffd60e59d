-- @outside-transaction
ALTER TABLE programmes VALIDATE CONSTRAINT programmes_actor_kind_check;
