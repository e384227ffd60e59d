ALTER TABLE programme_approvals ADD COLUMN with_passports boolean NOT NULL DEFAULT false;

ALTER TABLE programme_homes
  -- The works that were reported done and whose facts the home has.
  ADD COLUMN done_works text[],
  -- Approved in the previous programme and not yet due: it does what it did there.
  ADD COLUMN is_fixed boolean NOT NULL DEFAULT false;
