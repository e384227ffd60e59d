-- Whether the estates of a context have changed since a client last asked, at the cost of a few rows. Every transaction that changes an
-- estate adds to a counter of its context, so the sum of the counters is another one after every commit. Neither the latest
-- updated_at nor the number of estates would do: a transaction that began earlier may commit later, and two changes can have the
-- same millisecond.
-- Sixteen counters per context, chosen by connection, so that simultaneous writers seldom wait for each other's commit. What is
-- added is random: after a restored backup the sums of before are not reached again.
CREATE TABLE estate_changes (
  context_id uuid NOT NULL REFERENCES contexts,
  stripe smallint NOT NULL CHECK (stripe BETWEEN 0 AND 15),
  changes bigint NOT NULL,
  PRIMARY KEY (context_id, stripe)
) WITH (fillfactor = 50);

CREATE FUNCTION count_estate_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT context_id ORDER BY context_id) INTO changed FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT context_id ORDER BY context_id) INTO changed FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT o.context_id ORDER BY o.context_id) INTO changed
    FROM old_rows o JOIN new_rows n USING (context_id, id) WHERE o::text <> n::text;
  END IF;
  IF changed IS NOT NULL THEN
    INSERT INTO estate_changes AS counter (context_id, stripe, changes)
    SELECT context_id, pg_backend_pid() % 16, random(1, 1000000) FROM unnest(changed) AS context_id
    ON CONFLICT (context_id, stripe) DO UPDATE SET changes = counter.changes + excluded.changes;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER estates_changes_inserted AFTER INSERT ON estates REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_estate_changes();
CREATE TRIGGER estates_changes_deleted AFTER DELETE ON estates REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_estate_changes();
CREATE TRIGGER estates_changes_updated AFTER UPDATE ON estates REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_estate_changes();

-- For `updated_since`: what changed since, without reading the whole portfolio.
CREATE INDEX estates_by_change ON estates (context_id, updated_at);
