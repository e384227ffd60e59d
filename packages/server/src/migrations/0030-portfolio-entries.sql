-- What a portfolio is filtered and sorted by, one narrow row per estate: the estate's own columns are wide, and what its plan says lies
-- in another table. Kept by triggers, so that whatever writes an estate or a plan, also of an older version, keeps it right.

-- Text as people type it: without accents and capitals.
CREATE FUNCTION plain_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  lower(translate(given, 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy'));

-- The words of an estate for a search by their beginnings. The same marks end a word in the search.
CREATE FUNCTION search_words(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  array_to_tsvector(array_remove(regexp_split_to_array(plain_text(given), '[\s,.;:/()''"_&+-]+'), ''));

-- The place of a label on any scale, best first: A+ is 4, A 5, A- 6, B+ 14. Every scale has its letters in this order.
CREATE FUNCTION label_rank(label text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  ((ascii(label) - 65) * 10 + 5 - (char_length(label) - char_length(replace(label, '+', '')))
    + (char_length(label) - char_length(replace(label, '-', ''))))::smallint;

CREATE TABLE portfolio_entries (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  is_active boolean NOT NULL,
  country text NOT NULL,
  region text,
  zip_code text,
  place text,
  estate_type text NOT NULL,
  estate_status text,
  quality_label text NOT NULL,
  managing_user_id uuid,
  estate_provider_type text NOT NULL,
  year_built smallint,
  updated_at timestamptz(3) NOT NULL,
  -- Place, street and number, in the order in which people look through addresses.
  address text COLLATE "C" NOT NULL,
  words tsvector NOT NULL,
  certificate_label text,
  -- Of the suggested renovation; null while there is none.
  renovation_id uuid,
  planned_at timestamptz(3),
  plan_label text,
  label_after text,
  net_cents bigint,
  net_low_cents bigint,
  net_high_cents bigint,
  -- Chances of today's label; null where a certificate tells it.
  label_probabilities jsonb,
  label_now text GENERATED ALWAYS AS (coalesce(plan_label, certificate_label)) STORED,
  now_rank smallint GENERATED ALWAYS AS (label_rank(coalesce(plan_label, certificate_label))) STORED,
  after_rank smallint GENERATED ALWAYS AS (label_rank(label_after)) STORED,
  PRIMARY KEY (context_id, estate_id),
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
) WITH (fillfactor = 85);

-- For the order of addresses: 9 before 10. Short enough for an index, whatever the address is.
CREATE FUNCTION address_order(place text, street text, house_number text, house_number_extra text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  left(plain_text(concat_ws(' ', place, street, lpad(substring(house_number FROM '^\d{1,6}'), 6, '0'), house_number, house_number_extra)), 200);

-- What the entry of an estate is made of, for one that is new and for one that has changed.
CREATE FUNCTION enter_estates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_entries (context_id, estate_id, is_active, country, region, zip_code, place, estate_type, estate_status,
    quality_label, managing_user_id, estate_provider_type, year_built, updated_at, address, words, certificate_label)
  SELECT context_id, id, deactivated_at IS NULL, country, region, zip_code, place, estate_type, estate_status,
    quality_label, managing_user_id, estate_provider_type, year_built, updated_at,
    address_order(place, street, house_number, house_number_extra),
    search_words(concat_ws(' ', external_id, property_id, street, house_number, house_number_extra, zip_code, place)),
    dwelling ->> 'energy_label'
  FROM new_rows ORDER BY context_id, id;
  RETURN NULL;
END $$;
CREATE TRIGGER estates_portfolio_inserted AFTER INSERT ON estates REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION enter_estates();

CREATE FUNCTION change_entered_estates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of their ids, as whoever writes plans does it.
  PERFORM FROM portfolio_entries p JOIN new_rows n ON p.context_id = n.context_id AND p.estate_id = n.id
    JOIN old_rows o ON o.context_id = n.context_id AND o.id = n.id
  WHERE n.updated_at <> o.updated_at OR n.deactivated_at IS DISTINCT FROM o.deactivated_at
  ORDER BY p.context_id, p.estate_id FOR UPDATE OF p;
  UPDATE portfolio_entries p SET (is_active, country, region, zip_code, place, estate_type, estate_status,
    quality_label, managing_user_id, estate_provider_type, year_built, updated_at, address, words, certificate_label)
    = (n.deactivated_at IS NULL, n.country, n.region, n.zip_code, n.place, n.estate_type, n.estate_status,
    n.quality_label, n.managing_user_id, n.estate_provider_type, n.year_built, n.updated_at,
    address_order(n.place, n.street, n.house_number, n.house_number_extra),
    search_words(concat_ws(' ', n.external_id, n.property_id, n.street, n.house_number, n.house_number_extra, n.zip_code, n.place)),
    n.dwelling ->> 'energy_label')
  FROM new_rows n JOIN old_rows o ON o.context_id = n.context_id AND o.id = n.id
  WHERE p.context_id = n.context_id AND p.estate_id = n.id
    AND (n.updated_at <> o.updated_at OR n.deactivated_at IS DISTINCT FROM o.deactivated_at);
  RETURN NULL;
END $$;
CREATE TRIGGER estates_portfolio_updated AFTER UPDATE ON estates REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION change_entered_estates();

-- What the table shows of a plan besides its labels: the range of its cost, and the chances of today's label without a certificate.
CREATE FUNCTION plan_outline(plan json) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT jsonb_build_object('low', part.ranges #> '{total_estimated_cost_incl_vat,p10}',
    'high', part.ranges #> '{total_estimated_cost_incl_vat,p90}',
    'chances', CASE WHEN part.unexplained_kwh_per_m2 IS NULL THEN part.label_probabilities END)
  FROM json_to_record(CASE WHEN json_typeof(plan) = 'object' THEN plan ELSE '{}' END)
    AS part (ranges json, label_probabilities json, unexplained_kwh_per_m2 numeric)
);

-- Euros of a plan less its subsidies; null where the plan has none.
CREATE FUNCTION cents_after(euros text, subsidy_cents bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  greatest(0, round(euros::numeric * 100) - subsidy_cents)::bigint;

-- An estate's plan in the portfolio is its suggestion, of which there is one at most: buyers' own plans are theirs.
CREATE FUNCTION enter_plans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities) = (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)
    FROM old_rows o WHERE p.context_id = o.context_id AND p.estate_id = o.estate_id AND p.renovation_id = o.id
      AND NOT EXISTS (SELECT FROM renovations r WHERE r.context_id = o.context_id AND r.id = o.id AND NOT r.is_edited AND r.deleted_at IS NULL);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM portfolio_entries p JOIN new_rows r ON p.context_id = r.context_id AND p.estate_id = r.estate_id
    WHERE NOT r.is_edited AND r.deleted_at IS NULL ORDER BY p.context_id, p.estate_id FOR UPDATE OF p;
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities) = (r.id, coalesce(r.asked_at, r.updated_at), r.labels[1], r.labels[2], r.total_cents - r.subsidy_cents,
      cents_after(outline ->> 'low', r.subsidy_cents),
      cents_after(outline ->> 'high', r.subsidy_cents), nullif(outline -> 'chances', 'null'))
    FROM new_rows r CROSS JOIN LATERAL (SELECT plan_outline(r.plan) AS outline OFFSET 0) AS outlined
    WHERE p.context_id = r.context_id AND p.estate_id = r.estate_id AND NOT r.is_edited AND r.deleted_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER renovations_portfolio_inserted AFTER INSERT ON renovations REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION enter_plans();
CREATE TRIGGER renovations_portfolio_updated AFTER UPDATE ON renovations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION enter_plans();
CREATE TRIGGER renovations_portfolio_deleted AFTER DELETE ON renovations REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION enter_plans();

-- Enters the estates of before, a few at a time, so that nobody waits. Their rows are locked meanwhile: no suggestion can come in
-- between that this reading does not see and whose trigger does not see the entry.
CREATE PROCEDURE enter_all_estates() LANGUAGE plpgsql AS $$
DECLARE
  of_context uuid;
  chunk uuid[];
  last uuid;
BEGIN
  FOR of_context IN SELECT id FROM contexts ORDER BY id LOOP
    last := '00000000-0000-0000-0000-000000000000';
    LOOP
      SELECT array_agg(id ORDER BY id) INTO chunk FROM (
        SELECT id FROM estates WHERE context_id = of_context AND id > last ORDER BY id LIMIT 500 FOR UPDATE) AS following;
      EXIT WHEN chunk IS NULL;
      last := chunk[cardinality(chunk)];
      INSERT INTO portfolio_entries (context_id, estate_id, is_active, country, region, zip_code, place, estate_type, estate_status,
        quality_label, managing_user_id, estate_provider_type, year_built, updated_at, address, words, certificate_label,
        renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents, label_probabilities)
      SELECT e.context_id, e.id, e.deactivated_at IS NULL, e.country, e.region, e.zip_code, e.place, e.estate_type, e.estate_status,
        e.quality_label, e.managing_user_id, e.estate_provider_type, e.year_built, e.updated_at,
        address_order(e.place, e.street, e.house_number, e.house_number_extra),
        search_words(concat_ws(' ', e.external_id, e.property_id, e.street, e.house_number, e.house_number_extra, e.zip_code, e.place)),
        e.dwelling ->> 'energy_label', r.id, coalesce(r.asked_at, r.updated_at), r.labels[1], r.labels[2],
        r.total_cents - r.subsidy_cents, cents_after(r.outline ->> 'low', r.subsidy_cents),
        cents_after(r.outline ->> 'high', r.subsidy_cents), nullif(r.outline -> 'chances', 'null')
      FROM estates e LEFT JOIN (
        SELECT id, estate_id, asked_at, updated_at, labels, total_cents, subsidy_cents, plan_outline(plan) AS outline
        FROM renovations WHERE context_id = of_context AND estate_id = ANY (chunk) AND NOT is_edited AND deleted_at IS NULL
        FOR SHARE) AS r ON r.estate_id = e.id
      WHERE e.context_id = of_context AND e.id = ANY (chunk)
      ON CONFLICT DO NOTHING;
      COMMIT;
    END LOOP;
  END LOOP;
END $$;

-- One index for each order of the table.
CREATE INDEX portfolio_by_address ON portfolio_entries (context_id, address, estate_id);
CREATE INDEX portfolio_by_change ON portfolio_entries (context_id, updated_at, estate_id);
CREATE INDEX portfolio_by_cost ON portfolio_entries (context_id, net_cents, estate_id);
CREATE INDEX portfolio_by_plan ON portfolio_entries (context_id, planned_at, estate_id);
CREATE INDEX portfolio_by_label ON portfolio_entries (context_id, now_rank, estate_id);
CREATE INDEX portfolio_by_label_after ON portfolio_entries (context_id, after_rank, estate_id);
-- For the filters that leave few of many.
CREATE INDEX portfolio_by_place ON portfolio_entries (context_id, place);
CREATE INDEX portfolio_by_user ON portfolio_entries (context_id, managing_user_id);
CREATE INDEX portfolio_words ON portfolio_entries USING gin (words);
