-- What the portfolio, Today and the list of reports ask for, kept where an index finds it, by the triggers that keep the rest.

-- Energy use of the plan, and certificates: the last day of the newest, and the last day on which the facts hold as they were found.
ALTER TABLE portfolio_entries
  ADD COLUMN energy_now_kwh integer,
  ADD COLUMN energy_after_kwh integer,
  ADD COLUMN certificate_valid_until date,
  ADD COLUMN facts_hold_until date;

-- Of every certificate that is heard, also of one that no longer holds; null where there is none.
CREATE FUNCTION certificate_valid_until(facts jsonb) RETURNS date LANGUAGE sql STABLE
  RETURN (
    SELECT max(day #>> '{}')::date
    FROM jsonb_path_query(facts, '$.**.valid_until') AS day WHERE jsonb_typeof(day) = 'string'
  );

CREATE OR REPLACE FUNCTION enter_estates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_entries (context_id, estate_id, is_active, country, region, zip_code, place, estate_type, estate_status,
    quality_label, managing_user_id, estate_provider_type, year_built, updated_at, address, words, certificate_label,
    certificate_valid_until, facts_hold_until)
  SELECT context_id, id, deactivated_at IS NULL, country, region, zip_code, place, estate_type, estate_status,
    quality_label, managing_user_id, estate_provider_type, year_built, updated_at,
    address_order(place, street, house_number, house_number_extra),
    search_words(concat_ws(' ', external_id, property_id, street, house_number, house_number_extra, zip_code, place)),
    dwelling ->> 'energy_label', certificate_valid_until(facts), facts_hold_until(facts)
  FROM new_rows ORDER BY context_id, id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION change_entered_estates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of their ids, as whoever writes plans does it.
  PERFORM FROM portfolio_entries p JOIN new_rows n ON p.context_id = n.context_id AND p.estate_id = n.id
    JOIN old_rows o ON o.context_id = n.context_id AND o.id = n.id
  WHERE n.updated_at <> o.updated_at OR n.deactivated_at IS DISTINCT FROM o.deactivated_at OR n.facts IS DISTINCT FROM o.facts
  ORDER BY p.context_id, p.estate_id FOR UPDATE OF p;
  UPDATE portfolio_entries p SET (is_active, country, region, zip_code, place, estate_type, estate_status,
    quality_label, managing_user_id, estate_provider_type, year_built, updated_at, address, words, certificate_label,
    certificate_valid_until, facts_hold_until)
    = (n.deactivated_at IS NULL, n.country, n.region, n.zip_code, n.place, n.estate_type, n.estate_status,
    n.quality_label, n.managing_user_id, n.estate_provider_type, n.year_built, n.updated_at,
    address_order(n.place, n.street, n.house_number, n.house_number_extra),
    search_words(concat_ws(' ', n.external_id, n.property_id, n.street, n.house_number, n.house_number_extra, n.zip_code, n.place)),
    n.dwelling ->> 'energy_label', certificate_valid_until(n.facts), facts_hold_until(n.facts))
  FROM new_rows n JOIN old_rows o ON o.context_id = n.context_id AND o.id = n.id
  WHERE p.context_id = n.context_id AND p.estate_id = n.id
    AND (n.updated_at <> o.updated_at OR n.deactivated_at IS DISTINCT FROM o.deactivated_at OR n.facts IS DISTINCT FROM o.facts);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION plan_outline(plan json) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT jsonb_build_object('low', part.ranges #> '{total_estimated_cost_incl_vat,p10}',
    'high', part.ranges #> '{total_estimated_cost_incl_vat,p90}',
    'now', round((part.baseline ->> 'final_kwh')::numeric), 'after', round((part.result ->> 'final_kwh')::numeric),
    'chances', CASE WHEN part.unexplained_kwh_per_m2 IS NULL THEN part.label_probabilities END)
  FROM json_to_record(CASE WHEN json_typeof(plan) = 'object' THEN plan ELSE '{}' END)
    AS part (ranges json, label_probabilities json, unexplained_kwh_per_m2 numeric, baseline json, result json)
);

CREATE OR REPLACE FUNCTION enter_plans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities, energy_now_kwh, energy_after_kwh) = (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)
    FROM old_rows o WHERE p.context_id = o.context_id AND p.estate_id = o.estate_id AND p.renovation_id = o.id
      AND NOT EXISTS (SELECT FROM renovations r WHERE r.context_id = o.context_id AND r.id = o.id AND NOT r.is_edited AND r.deleted_at IS NULL);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM portfolio_entries p JOIN new_rows r ON p.context_id = r.context_id AND p.estate_id = r.estate_id
    WHERE NOT r.is_edited AND r.deleted_at IS NULL ORDER BY p.context_id, p.estate_id FOR UPDATE OF p;
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities, energy_now_kwh, energy_after_kwh)
      = (r.id, coalesce(r.asked_at, r.updated_at), r.labels[1], r.labels[2], r.total_cents - r.subsidy_cents,
      cents_after(outline ->> 'low', r.subsidy_cents), cents_after(outline ->> 'high', r.subsidy_cents),
      nullif(outline -> 'chances', 'null'), (outline ->> 'now')::integer, (outline ->> 'after')::integer)
    FROM new_rows r CROSS JOIN LATERAL (SELECT plan_outline(r.plan) AS outline OFFSET 0) AS outlined
    WHERE p.context_id = r.context_id AND p.estate_id = r.estate_id AND NOT r.is_edited AND r.deleted_at IS NULL;
  END IF;
  RETURN NULL;
END $$;

-- A report is outdated when its home or plan has changed since, or the agency plans with other prices than when it was made.
ALTER TABLE renovation_reports
  ADD COLUMN is_changed boolean NOT NULL DEFAULT false,
  -- That of the agency when the report was made, not of the plan; null where that is not known.
  ADD COLUMN price_book_version integer;

-- The fingerprint as it would be, were the agency planning with this version of its prices.
CREATE FUNCTION report_fingerprint_at(of_context uuid, of_renovation uuid, version integer) RETURNS text LANGUAGE sql STABLE
  RETURN (
    SELECT md5(jsonb_build_object(
      'context_id', e.context_id, 'id', e.id, 'external_id', e.external_id, 'property_id', e.property_id,
      'country', e.country, 'region', e.region, 'zip_code', e.zip_code, 'place', e.place, 'street', e.street,
      'house_number', e.house_number, 'house_number_extra', e.house_number_extra,
      'latitude', e.latitude, 'longitude', e.longitude,
      'estate_provider_type', e.estate_provider_type, 'quality_label', e.quality_label,
      'estate_status', e.estate_status, 'estate_type', e.estate_type, 'estate_format', e.estate_format,
      'media', e.media, 'price_cents', e.price_cents,
      'year_built', e.year_built, 'year_renovated', e.year_renovated, 'dwelling', e.dwelling,
      'referral_token', e.referral_token, 'created_at', e.created_at
    )::text || r.name || r.plan::text || told_origins(e.facts)
      || CASE WHEN version = r.price_book_version THEN '' ELSE 'price book ' || version END)
    FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    WHERE r.context_id = of_context AND r.id = of_renovation
  );

CREATE OR REPLACE FUNCTION report_fingerprint(of_context uuid, of_renovation uuid) RETURNS text LANGUAGE sql STABLE
  RETURN (SELECT report_fingerprint_at(of_context, of_renovation, c.price_book_version) FROM contexts c WHERE c.id = of_context);

-- With which prices a report shows what is; null when its home or plan has changed. The prices of now are nearly always the answer.
CREATE FUNCTION report_prices(of_context uuid, of_renovation uuid, fingerprint text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  tried integer;
BEGIN
  FOR tried IN
    SELECT price_book_version FROM contexts WHERE id = of_context
    UNION ALL SELECT 0
    UNION ALL (SELECT version FROM price_books WHERE context_id = of_context ORDER BY version DESC)
  LOOP
    IF fingerprint = report_fingerprint_at(of_context, of_renovation, tried) THEN
      RETURN tried;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Home and plan are locked until the report is there: who changes them afterwards sees it, and who did before is seen here.
CREATE FUNCTION judge_new_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM estates e JOIN renovations r ON r.context_id = e.context_id AND r.estate_id = e.id
  WHERE r.context_id = NEW.context_id AND r.id = NEW.renovation_id FOR SHARE OF e, r;
  NEW.price_book_version := report_prices(NEW.context_id, NEW.renovation_id, NEW.fingerprint);
  NEW.is_changed := NEW.price_book_version IS NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER renovation_reports_judged BEFORE INSERT ON renovation_reports
  FOR EACH ROW EXECUTE FUNCTION judge_new_report();

-- Changed and changed back is as it was.
CREATE FUNCTION judge_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'estates' THEN
    UPDATE renovation_reports p SET is_changed = NOT p.is_changed
    FROM new_rows n JOIN renovations r ON r.context_id = n.context_id AND r.estate_id = n.id
    WHERE p.context_id = r.context_id AND p.renovation_id = r.id AND p.is_changed =
      (p.fingerprint = report_fingerprint_at(p.context_id, p.renovation_id, coalesce(p.price_book_version,
        (SELECT c.price_book_version FROM contexts c WHERE c.id = p.context_id))));
  ELSE
    UPDATE renovation_reports p SET is_changed = NOT p.is_changed
    FROM new_rows r
    WHERE p.context_id = r.context_id AND p.renovation_id = r.id AND p.is_changed =
      (p.fingerprint = report_fingerprint_at(p.context_id, p.renovation_id, coalesce(p.price_book_version,
        (SELECT c.price_book_version FROM contexts c WHERE c.id = p.context_id))));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER estates_judge_reports AFTER UPDATE ON estates REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION judge_reports();
CREATE TRIGGER renovations_judge_reports AFTER UPDATE ON renovations REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION judge_reports();

-- What stood before, a few at a time, so that nobody waits. Estates are locked meanwhile, as when they were entered.
CREATE PROCEDURE fill_energy_certificates_and_reports() LANGUAGE plpgsql AS $$
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
      UPDATE portfolio_entries p SET (certificate_valid_until, facts_hold_until, energy_now_kwh, energy_after_kwh)
        = (certificate_valid_until(e.facts), facts_hold_until(e.facts), (r.outline ->> 'now')::integer, (r.outline ->> 'after')::integer)
      FROM estates e LEFT JOIN (
        SELECT estate_id, plan_outline(plan) AS outline FROM renovations
        WHERE context_id = of_context AND estate_id = ANY (chunk) AND NOT is_edited AND deleted_at IS NULL
        FOR SHARE) AS r ON r.estate_id = e.id
      WHERE p.context_id = of_context AND p.estate_id = ANY (chunk) AND e.context_id = of_context AND e.id = p.estate_id
        AND (e.facts IS NOT NULL OR r.outline IS NOT NULL);
      UPDATE renovation_reports p SET (price_book_version, is_changed) = (judged.version, judged.version IS NULL)
      FROM (
        SELECT q.id, report_prices(of_context, q.renovation_id, q.fingerprint) AS version
        FROM renovation_reports q JOIN renovations r ON r.context_id = of_context AND r.id = q.renovation_id
        WHERE q.context_id = of_context AND r.estate_id = ANY (chunk)
        FOR UPDATE OF q FOR SHARE OF r
      ) AS judged
      WHERE p.context_id = of_context AND p.id = judged.id;
      COMMIT;
    END LOOP;
  END LOOP;
END $$;
