-- What the overview of a portfolio adds up of a plan, beside its cost and energy: its CO2, and the first year in which the law asks for a
-- better label than today's.
ALTER TABLE portfolio_entries
  ADD COLUMN co2_now_kg integer,
  ADD COLUMN co2_after_kg integer,
  ADD COLUMN duty_year integer;

CREATE FUNCTION first_duty_year(milestones json) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT min(milestone.year)
  FROM json_to_recordset(CASE WHEN json_typeof(milestones) = 'array' THEN milestones ELSE '[]' END)
    AS milestone (year integer, status text, met_after_step integer)
  WHERE milestone.status IN ('in_force', 'adopted') AND milestone.met_after_step IS DISTINCT FROM 0
);

CREATE OR REPLACE FUNCTION plan_outline(plan json) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT jsonb_build_object('low', part.ranges #> '{total_estimated_cost_incl_vat,p10}',
    'high', part.ranges #> '{total_estimated_cost_incl_vat,p90}',
    'now', round((part.baseline ->> 'final_kwh')::numeric), 'after', round((part.result ->> 'final_kwh')::numeric),
    'co2_now', round((part.baseline ->> 'co2_kg')::numeric), 'co2_after', round((part.result ->> 'co2_kg')::numeric),
    'duty', first_duty_year(part.milestones),
    'chances', CASE WHEN part.unexplained_kwh_per_m2 IS NULL THEN part.label_probabilities END)
  FROM json_to_record(CASE WHEN json_typeof(plan) = 'object' THEN plan ELSE '{}' END)
    AS part (ranges json, label_probabilities json, unexplained_kwh_per_m2 numeric, baseline json, result json, milestones json)
);

CREATE OR REPLACE FUNCTION enter_plans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities, energy_now_kwh, energy_after_kwh, co2_now_kg, co2_after_kg, duty_year)
      = (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)
    FROM old_rows o WHERE p.context_id = o.context_id AND p.estate_id = o.estate_id AND p.renovation_id = o.id
      AND NOT EXISTS (SELECT FROM renovations r WHERE r.context_id = o.context_id AND r.id = o.id AND NOT r.is_edited AND r.deleted_at IS NULL);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM portfolio_entries p JOIN new_rows r ON p.context_id = r.context_id AND p.estate_id = r.estate_id
    WHERE NOT r.is_edited AND r.deleted_at IS NULL ORDER BY p.context_id, p.estate_id FOR UPDATE OF p;
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities, energy_now_kwh, energy_after_kwh, co2_now_kg, co2_after_kg, duty_year)
      = (r.id, coalesce(r.asked_at, r.updated_at), r.labels[1], r.labels[2], r.total_cents - r.subsidy_cents,
      cents_after(outline ->> 'low', r.subsidy_cents), cents_after(outline ->> 'high', r.subsidy_cents),
      nullif(outline -> 'chances', 'null'), (outline ->> 'now')::integer, (outline ->> 'after')::integer,
      (outline ->> 'co2_now')::integer, (outline ->> 'co2_after')::integer, (outline ->> 'duty')::integer)
    FROM new_rows r CROSS JOIN LATERAL (SELECT plan_outline(r.plan) AS outline OFFSET 0) AS outlined
    WHERE p.context_id = r.context_id AND p.estate_id = r.estate_id AND NOT r.is_edited AND r.deleted_at IS NULL;
  END IF;
  RETURN NULL;
END $$;

-- Fills the new columns for the plans of before, a few at a time, so that nobody waits.
CREATE PROCEDURE fill_overview_of_plans() LANGUAGE plpgsql AS $$
DECLARE
  of_context uuid;
  chunk uuid[];
  last uuid;
BEGIN
  FOR of_context IN SELECT id FROM contexts ORDER BY id LOOP
    last := '00000000-0000-0000-0000-000000000000';
    LOOP
      SELECT array_agg(estate_id ORDER BY estate_id) INTO chunk FROM (
        SELECT estate_id FROM portfolio_entries WHERE context_id = of_context AND estate_id > last ORDER BY estate_id LIMIT 500 FOR UPDATE
      ) AS following;
      EXIT WHEN chunk IS NULL;
      last := chunk[cardinality(chunk)];
      UPDATE portfolio_entries p SET (co2_now_kg, co2_after_kg, duty_year)
        = ((r.outline ->> 'co2_now')::integer, (r.outline ->> 'co2_after')::integer, (r.outline ->> 'duty')::integer)
      FROM (
        SELECT id, estate_id, plan_outline(plan) AS outline FROM renovations
        WHERE context_id = of_context AND estate_id = ANY (chunk) AND NOT is_edited AND deleted_at IS NULL
      ) AS r
      WHERE p.context_id = of_context AND p.estate_id = r.estate_id AND p.renovation_id = r.id;
      COMMIT;
    END LOOP;
  END LOOP;
END $$;
