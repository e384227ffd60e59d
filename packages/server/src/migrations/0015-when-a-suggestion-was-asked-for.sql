-- When the calculation that made a suggestion was asked for: the result of an older request that comes late must not replace
-- that of a newer one. Null for suggestions of before, which any result replaces, and for plans that a person made.
ALTER TABLE renovations ADD COLUMN asked_at timestamptz(3);
