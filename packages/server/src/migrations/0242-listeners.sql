-- A listener is a webhook that reads its events itself; it ends when it has not read for a while.
ALTER TABLE webhooks ADD COLUMN expires_at timestamptz(3);
