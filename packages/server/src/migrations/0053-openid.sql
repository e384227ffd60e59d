-- Members who sign in by an OpenID provider. Who somebody is there is said by issuer and subject alone: an address can pass to
-- another person.
CREATE TABLE member_identities (
  issuer text NOT NULL CHECK (char_length(issuer) <= 2048),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 255),
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject),
  UNIQUE (member_id, issuer)
);

-- A sign-in that was begun and whose answer is awaited, for a few minutes and once, from the browser that began it.
-- `member_id` is a member who was signed in already and connects the account that they have at the provider.
CREATE TABLE openid_requests (
  state_hash bytea PRIMARY KEY CHECK (octet_length(state_hash) = 32),
  browser_hash bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
  nonce text NOT NULL CHECK (char_length(nonce) <= 255),
  code_verifier text NOT NULL CHECK (char_length(code_verifier) <= 255),
  member_id uuid REFERENCES members ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX openid_requests_by_age ON openid_requests (expires_at);

-- True for what a provider's groups gave, which each sign-in brings up to date. What somebody gave by hand stays.
ALTER TABLE memberships ADD COLUMN from_groups boolean NOT NULL DEFAULT false;
ALTER TABLE members ADD COLUMN operator_from_groups boolean NOT NULL DEFAULT false;
