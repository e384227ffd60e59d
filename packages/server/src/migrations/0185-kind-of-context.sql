-- What kind of organisation a context is: the console uses its words, such as tenants in place of buyers.
ALTER TABLE contexts ADD COLUMN kind text NOT NULL DEFAULT 'AGENCY';
ALTER TABLE contexts ADD CONSTRAINT contexts_kind_check CHECK (kind IN ('AGENCY', 'BANK', 'HOUSING_COMPANY')) NOT VALID;
