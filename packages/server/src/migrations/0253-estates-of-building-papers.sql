-- The estates that a plan and a paper name: one may have left the building before it is erased.
ALTER TABLE building_plans ADD COLUMN estate_ids uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE building_papers ADD COLUMN estate_ids uuid[] NOT NULL DEFAULT '{}';
UPDATE building_plans p SET estate_ids = ARRAY(
  SELECT u.estate_id FROM building_units u WHERE u.context_id = p.context_id AND u.building_id = p.building_id);
UPDATE building_papers p SET estate_ids = ARRAY(
  SELECT u.estate_id FROM building_units u WHERE u.context_id = p.context_id AND u.building_id = p.building_id);

-- An erasure is of an estate or of a building.
-- Only exports read the column.
-- squawk-ignore ban-drop-not-null
ALTER TABLE erasures ALTER COLUMN estate_id DROP NOT NULL;
ALTER TABLE erasures ADD COLUMN building_id uuid;
