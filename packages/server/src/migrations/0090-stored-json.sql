-- The JSON that the search and the estate list send, composed when a row is written instead of at every read. A row depends on its own
-- columns alone (and on the external id of its user, which never changes), so a trigger of the row is the only writer. What depends on
-- settings is added at the read: names of places in the language of the context, the public address of the server.

CREATE FUNCTION json_text(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(to_json(value)::text, 'null');
-- For texts without a character to escape: ids and codes.
CREATE FUNCTION json_code(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce('"' || value || '"', 'null');
CREATE FUNCTION json_or_null(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(value, 'null');

-- The composing functions are plpgsql: a read that calls them for rows without stored JSON only must not pay for their expressions otherwise.

-- An entry of the list in four pieces; between them come the country, the region and the media.
CREATE FUNCTION estate_list_json(property_id text, house_number text, house_number_extra text, latitude double precision,
  longitude double precision, place text, street text, zip_code text, estate_provider_type text, external_id text,
  quality_label text, estate_status text, estate_type text, price_cents bigint, year_built integer, year_renovated integer)
RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY[
    '{"estate":{"metadata":{"property_id":' || json_text(property_id) || '},"address":{"country":',
    ',"house_number":' || json_text(house_number) || ',"house_number_extra":' || json_text(house_number_extra)
      || ',"latitude":' || json_or_null(latitude::text) || ',"longitude":' || json_or_null(longitude::text)
      || ',"place":' || json_text(place) || ',"region":',
    ',"street":' || json_text(street) || ',"zip_code":' || json_text(zip_code)
      || '},"estate_provider_type":' || json_text(estate_provider_type) || ',"external_id":' || json_text(external_id)
      || ',"quality_label":' || json_code(quality_label) || ',"estate_status":' || json_code(estate_status)
      || ',"estate_type":' || json_code(estate_type) || ',"media":',
    ',"price":' || json_or_null((price_cents * 0.01)::text) || ',"year_built":' || json_or_null(year_built::text)
      || ',"year_renovated":' || json_or_null(year_renovated::text) || '},"referral_link":'];
END $$;

-- The fields of the estate in an item of the search.
CREATE FUNCTION estate_search_json(country text, house_number text, place text, region text, street text, zip_code text,
  estate_type text, estate_format text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ',"estate_geo_address":{"country":' || json_code(country) || ',"house_number":' || json_text(house_number)
    || ',"place":' || json_text(place) || ',"region":' || json_code(region) || ',"street":' || json_text(street)
    || ',"zip_code":' || json_text(zip_code) || '},"estate_type":' || json_code(estate_type)
    || ',"estate_format":' || json_code(estate_format);
END $$;

-- An item of the search in two pieces; between them come the fields of the estate.
CREATE FUNCTION renovation_search_json(of_context uuid, id uuid, created_at timestamptz, updated_at timestamptz, deleted_at timestamptz,
  name text, subsidy_cents bigint, cost_cents bigint, vat_cents bigint, total_cents bigint, estate_id uuid, manager uuid, labels text[])
RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  manager_name text;
BEGIN
  IF manager IS NOT NULL THEN
    SELECT u.external_id INTO manager_name FROM users u WHERE u.context_id = of_context AND u.id = manager;
  END IF;
  RETURN ARRAY[
    '{"renovation_id":"' || id || '","renovation_created_at":' || json_code(utc_text(created_at))
      || ',"renovation_updated_at":' || json_code(utc_text(updated_at))
      || ',"renovation_deleted_at":' || json_code(utc_text(deleted_at)) || ',"renovation_name":' || json_text(name)
      || ',"subsidy_amount":' || json_or_null((subsidy_cents * 0.01)::text)
      || ',"estimated_cost":' || json_or_null((cost_cents * 0.01)::text)
      || ',"estimated_vat_cost":' || json_or_null((vat_cents * 0.01)::text)
      || ',"total_estimated_cost_incl_vat":' || json_or_null((total_cents * 0.01)::text)
      || ',"estate_id":' || json_code(estate_id::text),
    ',"managing_user":' || CASE WHEN manager_name IS NULL THEN 'null'
        ELSE '{"id":"' || manager || '","external_id":' || json_text(manager_name) || '}' END
      || ',"label_now":' || json_text(labels[1]) || ',"label_after":' || json_text(labels[2])
      || ',"target_label":' || json_text(labels[3]) || ',"target_probability":' || json_or_null(labels[4]) || '}'];
END $$;

-- Null until the row is written or filled: then it is composed at the read.
ALTER TABLE estates ADD COLUMN list_json text[], ADD COLUMN search_json text;
ALTER TABLE renovations ADD COLUMN search_json text[];
-- Never compressed, and out of line only after everything else: so much larger are the rows that stay in one piece.
ALTER TABLE estates ALTER COLUMN list_json SET STORAGE EXTERNAL, ALTER COLUMN search_json SET STORAGE EXTERNAL,
  SET (toast_tuple_target = 2700);
ALTER TABLE renovations ALTER COLUMN search_json SET STORAGE EXTERNAL, SET (toast_tuple_target = 1400);
-- A generated column has no value yet when a trigger composes the item, and the plan would have to be read a second time.
ALTER TABLE renovations ALTER COLUMN labels DROP EXPRESSION;

CREATE FUNCTION store_estate_json() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.list_json := estate_list_json(NEW.property_id, NEW.house_number, NEW.house_number_extra, NEW.latitude, NEW.longitude, NEW.place,
    NEW.street, NEW.zip_code, NEW.estate_provider_type, NEW.external_id, NEW.quality_label, NEW.estate_status, NEW.estate_type,
    NEW.price_cents, NEW.year_built, NEW.year_renovated);
  NEW.search_json := estate_search_json(NEW.country, NEW.house_number, NEW.place, NEW.region, NEW.street, NEW.zip_code,
    NEW.estate_type, NEW.estate_format);
  RETURN NEW;
END $$;
CREATE TRIGGER estates_store_json_inserted BEFORE INSERT ON estates FOR EACH ROW EXECUTE FUNCTION store_estate_json();
-- An upsert passes on what was composed for the row that it could not insert: it is not composed a second time. Nor is what has not changed.
CREATE TRIGGER estates_store_json_updated BEFORE UPDATE ON estates FOR EACH ROW
  WHEN (NEW.list_json IS NULL OR NEW.list_json IS NOT DISTINCT FROM OLD.list_json AND
    (NEW.property_id, NEW.house_number, NEW.house_number_extra, NEW.latitude, NEW.longitude, NEW.place, NEW.street, NEW.zip_code,
     NEW.estate_provider_type, NEW.external_id, NEW.quality_label, NEW.estate_status, NEW.estate_type, NEW.price_cents, NEW.year_built,
     NEW.year_renovated, NEW.country, NEW.region, NEW.estate_format)
    IS DISTINCT FROM
    (OLD.property_id, OLD.house_number, OLD.house_number_extra, OLD.latitude, OLD.longitude, OLD.place, OLD.street, OLD.zip_code,
     OLD.estate_provider_type, OLD.external_id, OLD.quality_label, OLD.estate_status, OLD.estate_type, OLD.price_cents, OLD.year_built,
     OLD.year_renovated, OLD.country, OLD.region, OLD.estate_format))
  EXECUTE FUNCTION store_estate_json();

CREATE FUNCTION store_renovation_json() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.labels := plan_labels(NEW.plan);
  NEW.search_json := renovation_search_json(NEW.context_id, NEW.id, NEW.created_at, NEW.updated_at, NEW.deleted_at, NEW.name,
    NEW.subsidy_cents, NEW.cost_cents, NEW.vat_cents, NEW.total_cents, NEW.estate_id, NEW.managing_user_id, NEW.labels);
  RETURN NEW;
END $$;
CREATE TRIGGER renovations_store_json BEFORE INSERT OR UPDATE ON renovations FOR EACH ROW EXECUTE FUNCTION store_renovation_json();

-- Also for who writes with the other triggers off, as a generated column would.
ALTER TABLE estates ENABLE ALWAYS TRIGGER estates_store_json_inserted;
ALTER TABLE estates ENABLE ALWAYS TRIGGER estates_store_json_updated;
ALTER TABLE renovations ENABLE ALWAYS TRIGGER renovations_store_json;
-- Stored JSON names a user: that name must stay.
CREATE FUNCTION refuse_other_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the external id of a user cannot change' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_external_id';
END $$;
CREATE TRIGGER users_external_id BEFORE UPDATE ON users FOR EACH ROW
  WHEN (OLD.external_id IS DISTINCT FROM NEW.external_id) EXECUTE FUNCTION refuse_other_name();

-- Whether an estate has changed was found by its text; its bytes say the same at a fraction of the cost.
CREATE OR REPLACE FUNCTION count_estate_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT context_id ORDER BY context_id) INTO changed FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT context_id ORDER BY context_id) INTO changed FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT o.context_id ORDER BY o.context_id) INTO changed
    FROM old_rows o JOIN new_rows n USING (context_id, id) WHERE o *<> n;
  END IF;
  IF changed IS NOT NULL THEN
    INSERT INTO estate_changes AS counter (context_id, stripe, changes)
    SELECT context_id, pg_backend_pid() % 16, random(1, 1000000) FROM unnest(changed) AS context_id
    ON CONFLICT (context_id, stripe) DO UPDATE SET changes = counter.changes + excluded.changes;
  END IF;
  RETURN NULL;
END $$;

-- Null for null, as before, without running them: most estates have no facts of others, and both took longer than the rest of an entry.
ALTER FUNCTION certificate_valid_until(jsonb) STRICT;
ALTER FUNCTION facts_hold_until(jsonb) STRICT;

-- Rows of before, a few at a time. A row that somebody holds is passed over: who writes it fills it, and a second pass takes the rest.
CREATE PROCEDURE fill_stored_json() LANGUAGE plpgsql AS $$
DECLARE
  of_context uuid;
  chunk uuid[];
  last uuid;
BEGIN
  FOR of_context IN SELECT id FROM contexts ORDER BY id LOOP
    last := '00000000-0000-0000-0000-000000000000';
    LOOP
      SELECT array_agg(id ORDER BY id) INTO chunk FROM (
        SELECT id FROM estates WHERE context_id = of_context AND id > last ORDER BY id LIMIT 200) AS following;
      EXIT WHEN chunk IS NULL;
      last := chunk[cardinality(chunk)];
      UPDATE estates SET list_json = NULL WHERE context_id = of_context AND id = ANY (ARRAY(
        SELECT id FROM estates WHERE context_id = of_context AND id = ANY (chunk) AND list_json IS NULL
        ORDER BY external_id FOR NO KEY UPDATE SKIP LOCKED));
      COMMIT;
    END LOOP;
    last := '00000000-0000-0000-0000-000000000000';
    LOOP
      SELECT array_agg(id ORDER BY id) INTO chunk FROM (
        SELECT id FROM renovations WHERE context_id = of_context AND id > last ORDER BY id LIMIT 200) AS following;
      EXIT WHEN chunk IS NULL;
      last := chunk[cardinality(chunk)];
      UPDATE renovations SET search_json = NULL WHERE context_id = of_context AND id = ANY (ARRAY(
        SELECT id FROM renovations WHERE context_id = of_context AND id = ANY (chunk) AND search_json IS NULL
        FOR NO KEY UPDATE SKIP LOCKED));
      COMMIT;
    END LOOP;
  END LOOP;
END $$;
