-- The account at the provider that a connection's homes were of: homes of another one stop the sync.
ALTER TABLE connections ADD COLUMN account_id client_string;
