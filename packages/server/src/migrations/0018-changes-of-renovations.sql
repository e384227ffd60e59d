-- Deleting, restoring and renaming renovations needs a permission of its own. Clients that had every permission keep every one.
ALTER TABLE clients DROP CONSTRAINT clients_permissions_check;
UPDATE clients SET permissions = permissions || ARRAY['renovations:write'] WHERE cardinality(permissions) = 6;
ALTER TABLE clients ADD CONSTRAINT clients_permissions_check CHECK (
  permissions <@ ARRAY['calculations:create', 'renovations:read', 'reports:read', 'reports:create', 'estates:read', 'estates:write',
    'renovations:write']
  AND cardinality(permissions) BETWEEN 1 AND 7
);

-- What the search shows of a plan: the label today, the label after the works, the label asked for, and the chance to reach it. Kept
-- beside the plan, which lies out of line and would have to be read for every renovation of a page. One reading of the plan for all.
CREATE FUNCTION plan_labels(plan json) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT ARRAY[part.baseline ->> 'label', part.result ->> 'label', part.target ->> 'label', part.target ->> 'probability']
  FROM json_to_record(CASE WHEN json_typeof(plan) = 'object' THEN plan ELSE '{}' END) AS part (baseline json, result json, target json)
);

ALTER TABLE renovations
  ADD COLUMN labels text[] GENERATED ALWAYS AS (plan_labels(plan)) STORED,
  -- A client gave the name, or the managing user: a later calculation of the suggestion leaves them alone.
  ADD COLUMN keeps_name boolean NOT NULL DEFAULT false,
  ADD COLUMN keeps_manager boolean NOT NULL DEFAULT false;
