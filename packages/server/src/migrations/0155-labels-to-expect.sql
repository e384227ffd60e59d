-- The label after the works is the one that the plan leads with. Plans before 0.6.0 have none of their own: theirs stays that of the shown house, as it is stored.

CREATE OR REPLACE FUNCTION plan_labels(plan json) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT ARRAY[
    baseline ->> 'label',
    CASE WHEN expected_result ->> 'probability' IS NULL THEN result ->> 'label' ELSE expected_result ->> 'label' END,
    target ->> 'label',
    target ->> 'probability'
  ]
  FROM json_to_record(CASE WHEN json_typeof(plan) = 'object' THEN plan ELSE '{}' END)
    AS part (baseline json, result json, expected_result json, target json)
);
