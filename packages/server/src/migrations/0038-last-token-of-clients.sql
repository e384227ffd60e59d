-- When a client last got a token, to the minute: which of them are still in use.
ALTER TABLE clients ADD COLUMN last_token_at timestamptz(3);
