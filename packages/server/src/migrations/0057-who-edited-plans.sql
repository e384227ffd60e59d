-- Who made an edited plan: a reader of the home's page, or the office. Null, as processes of the version before write it, is a reader.
ALTER TABLE renovations ADD COLUMN edited_by text CHECK (edited_by IN ('BUYER', 'MEMBER', 'CLIENT'));
