-- The labels of a plan are read from it only where the statement does not bring them: reading them took longer than everything else that is
-- stored with a renovation, and a batch did it twice for each plan that replaced one. JSON that has not changed is not composed again.

CREATE OR REPLACE FUNCTION store_renovation_json() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.labels IS NULL THEN
    NEW.labels := plan_labels(NEW.plan);
  END IF;
  NEW.search_json := renovation_search_json(NEW.context_id, NEW.id, NEW.created_at, NEW.updated_at, NEW.deleted_at, NEW.name,
    NEW.subsidy_cents, NEW.cost_cents, NEW.vat_cents, NEW.total_cents, NEW.estate_id, NEW.managing_user_id, NEW.labels);
  RETURN NEW;
END $$;

-- An update of a plan that brings the labels says so by search_json = NULL. Older versions of the server set neither.
CREATE FUNCTION store_plan_labels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.labels := plan_labels(NEW.plan);
  RETURN NEW;
END $$;

DROP TRIGGER renovations_store_json ON renovations;
CREATE TRIGGER renovations_store_json_inserted BEFORE INSERT ON renovations FOR EACH ROW EXECUTE FUNCTION store_renovation_json();
-- Triggers fire in the order of their names: the labels come before the JSON that has them.
CREATE TRIGGER renovations_labels_updated BEFORE UPDATE OF plan ON renovations FOR EACH ROW
  WHEN (NEW.search_json IS NOT NULL OR OLD.search_json IS NULL) EXECUTE FUNCTION store_plan_labels();
CREATE TRIGGER renovations_store_json_updated BEFORE UPDATE ON renovations FOR EACH ROW
  WHEN (NEW.search_json IS NULL OR
    (NEW.created_at, NEW.updated_at, NEW.deleted_at, NEW.name, NEW.subsidy_cents, NEW.cost_cents, NEW.vat_cents, NEW.total_cents,
     NEW.estate_id, NEW.managing_user_id, NEW.labels)
    IS DISTINCT FROM
    (OLD.created_at, OLD.updated_at, OLD.deleted_at, OLD.name, OLD.subsidy_cents, OLD.cost_cents, OLD.vat_cents, OLD.total_cents,
     OLD.estate_id, OLD.managing_user_id, OLD.labels))
  EXECUTE FUNCTION store_renovation_json();
ALTER TABLE renovations ENABLE ALWAYS TRIGGER renovations_store_json_inserted;
ALTER TABLE renovations ENABLE ALWAYS TRIGGER renovations_labels_updated;
ALTER TABLE renovations ENABLE ALWAYS TRIGGER renovations_store_json_updated;
