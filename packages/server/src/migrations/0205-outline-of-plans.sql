-- What the portfolio shows of a plan, written beside it by the thread that made the plan: `plan_outline(plan)` parses the whole of it.
-- `outlined_at` is the `asked_at` of the plan that the outline belongs to, so that one left behind by a server of before, which does not
-- write it, is not used.
ALTER TABLE renovations ADD COLUMN outline jsonb, ADD COLUMN outlined_at timestamp(3) with time zone;

CREATE OR REPLACE FUNCTION enter_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_out uuid[];
BEGIN
  -- An INSERT ... ON CONFLICT fires the triggers of both, one of them often without a row.
  IF TG_OP <> 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM new_rows) THEN
      RETURN NULL;
    END IF;
  END IF;
  -- Asked of the rows of the statement, not of the table: with statistics of before, PostgreSQL reads all plans of the context for each.
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(o.id) INTO left_out FROM old_rows o
    WHERE NOT EXISTS (SELECT FROM new_rows n WHERE n.context_id = o.context_id AND n.id = o.id AND NOT n.is_edited AND n.deleted_at IS NULL);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(o.id) INTO left_out FROM old_rows o;
  END IF;
  IF left_out IS NOT NULL THEN
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities, energy_now_kwh, energy_after_kwh, co2_now_kg, co2_after_kg, duty_year)
      = (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)
    FROM old_rows o WHERE p.context_id = o.context_id AND p.estate_id = o.estate_id AND p.renovation_id = o.id AND o.id = ANY (left_out);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM portfolio_entries p JOIN new_rows r ON p.context_id = r.context_id AND p.estate_id = r.estate_id
    WHERE NOT r.is_edited AND r.deleted_at IS NULL ORDER BY p.context_id, p.estate_id FOR UPDATE OF p;
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities, energy_now_kwh, energy_after_kwh, co2_now_kg, co2_after_kg, duty_year)
      = (r.id, coalesce(r.asked_at, r.updated_at), r.labels[1], r.labels[2], r.total_cents - r.subsidy_cents,
      cents_after(parts ->> 'low', r.subsidy_cents), cents_after(parts ->> 'high', r.subsidy_cents),
      nullif(parts -> 'chances', 'null'), (parts ->> 'now')::integer, (parts ->> 'after')::integer,
      (parts ->> 'co2_now')::integer, (parts ->> 'co2_after')::integer, (parts ->> 'duty')::integer)
    FROM new_rows r CROSS JOIN LATERAL (
      SELECT CASE WHEN r.outlined_at = r.asked_at THEN r.outline ELSE plan_outline(r.plan) END AS parts OFFSET 0) AS outlined
    WHERE p.context_id = r.context_id AND p.estate_id = r.estate_id AND NOT r.is_edited AND r.deleted_at IS NULL;
  END IF;
  RETURN NULL;
END $$;

-- As before, but for the rows that an INSERT ... ON CONFLICT did not have.
CREATE OR REPLACE FUNCTION count_renovations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM new_rows) THEN
      RETURN NULL;
    END IF;
  END IF;
  FOR change IN EXECUTE format($query$
    SELECT context_id, managing_user_id AS user_id, GROUPING(managing_user_id) = 1 AS is_context,
      sum(sign) FILTER (WHERE deleted_at IS NULL) AS live, sum(sign) FILTER (WHERE deleted_at IS NOT NULL) AS deleted
    FROM (%s) AS changed
    GROUP BY GROUPING SETS ((context_id), (context_id, managing_user_id))
    ORDER BY 3 DESC, 1, 2 $query$,
    CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT context_id, managing_user_id, deleted_at, 1 AS sign FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT context_id, managing_user_id, deleted_at, -1 AS sign FROM old_rows'
      ELSE 'SELECT context_id, managing_user_id, deleted_at, 1 AS sign FROM new_rows
            UNION ALL SELECT context_id, managing_user_id, deleted_at, -1 FROM old_rows'
    END)
  LOOP
    CONTINUE WHEN coalesce(change.live, 0) = 0 AND coalesce(change.deleted, 0) = 0;
    IF change.is_context THEN
      INSERT INTO renovation_counts VALUES (change.context_id, 0, 0) ON CONFLICT DO NOTHING;
      UPDATE renovation_counts SET live = live + coalesce(change.live, 0), deleted = deleted + coalesce(change.deleted, 0)
      WHERE context_id = change.context_id;
    ELSIF change.user_id IS NOT NULL THEN
      INSERT INTO user_renovation_counts VALUES (change.context_id, change.user_id, 0, 0) ON CONFLICT DO NOTHING;
      UPDATE user_renovation_counts SET live = live + coalesce(change.live, 0), deleted = deleted + coalesce(change.deleted, 0)
      WHERE context_id = change.context_id AND user_id = change.user_id;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
