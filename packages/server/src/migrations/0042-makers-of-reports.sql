-- By whom a report was made; null for those of before, and for readers of the planner page.
ALTER TABLE renovation_reports
  ADD COLUMN actor_kind text CHECK (actor_kind IN ('member', 'client')),
  ADD COLUMN actor_id uuid;
