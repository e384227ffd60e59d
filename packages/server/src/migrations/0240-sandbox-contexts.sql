-- A sandbox has invented homes and a day of its own; nothing of it counts, and nobody is mailed from it.
ALTER TABLE contexts ADD COLUMN sandbox boolean NOT NULL DEFAULT false;
ALTER TABLE contexts ADD COLUMN sandbox_date date;
ALTER TABLE contexts ADD CONSTRAINT contexts_sandbox_date_check CHECK (sandbox OR sandbox_date IS NULL) NOT VALID;
