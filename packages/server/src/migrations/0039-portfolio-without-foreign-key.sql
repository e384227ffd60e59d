-- The entries are written by triggers alone, so the foreign key guarded nothing. Its check costs a lookup per new estate, by a plan that a
-- connection keeps from when the table was small: ten thousand estates in one statement then read the table ten thousand times.
ALTER TABLE portfolio_entries DROP CONSTRAINT portfolio_entries_context_id_estate_id_fkey;

CREATE FUNCTION remove_entered_estates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM portfolio_entries p USING old_rows o WHERE p.context_id = o.context_id AND p.estate_id = o.id;
  RETURN NULL;
END $$;
CREATE TRIGGER estates_portfolio_deleted AFTER DELETE ON estates REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION remove_entered_estates();
