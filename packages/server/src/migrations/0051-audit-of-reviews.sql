-- Whoever has the link to a certificate's review may decide: nobody knows who it is.
ALTER TABLE audit_entries
  DROP CONSTRAINT audit_entries_actor_kind_check,
  ADD CONSTRAINT audit_entries_actor_kind_check CHECK (actor_kind IN ('member', 'client', 'command', 'server', 'link')) NOT VALID;
ALTER TABLE audit_entries VALIDATE CONSTRAINT audit_entries_actor_kind_check;
