-- Passkeys (WebAuthn): a member's public keys, by the id that their device gave them.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE CHECK (char_length(credential_id) <= 1400),
  public_key bytea NOT NULL CHECK (octet_length(public_key) <= 4096),
  counter bigint NOT NULL,
  name client_string NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3)
);
CREATE INDEX passkeys_by_member ON passkeys (member_id);

-- What a device is asked to sign, for a few minutes and once. Without a member: whoever signs in by a passkey names nobody beforehand.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY CHECK (octet_length(challenge_hash) = 32),
  member_id uuid REFERENCES members ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX passkey_challenges_by_age ON passkey_challenges (expires_at);

-- The hashes of codes that stand for a passkey that was lost; each works once and is then deleted.
CREATE TABLE recovery_codes (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  PRIMARY KEY (member_id, code_hash)
);

-- A session that began with a password alone, of a member who has passkeys: it opens nothing but the way to the second factor.
ALTER TABLE sessions ADD COLUMN second_factor_due boolean NOT NULL DEFAULT false;
