-- During an update, processes of the old and of the new version run beside each other. A migration that an older process
-- cannot go on with names the oldest version that can (`-- @compatible-from`); the others only add.
ALTER TABLE schema_migrations ADD COLUMN compatible_from integer;
