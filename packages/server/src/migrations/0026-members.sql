-- The people who sign in to the console. Members, their sessions and their keys belong to no context, so that one person
-- has one account; what they may do is in `memberships`, one for each context. An operator may do everything everywhere.
-- An address is kept in lower case. It is null only for the first operator, until they accept their link.
-- `link_hash` is the hash of a one-time link to the account: 'join' lets its holder choose a password, 'start' signs them in.
CREATE TABLE members (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text UNIQUE CHECK (email ~ '^[^@\s]+@[^@\s]+$' AND char_length(email) <= 254 AND email = lower(email)),
  name client_string,
  is_operator boolean NOT NULL DEFAULT false,
  password_hash text CHECK (char_length(password_hash) <= 255),
  link_hash bytea UNIQUE CHECK (octet_length(link_hash) = 32),
  link_purpose text CHECK (link_purpose IN ('join', 'start')),
  link_expires_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  disabled_at timestamptz(3),
  CHECK ((link_hash IS NULL) = (link_purpose IS NULL) AND (link_hash IS NULL) = (link_expires_at IS NULL)),
  CHECK (email IS NOT NULL OR (password_hash IS NULL AND is_operator))
);

-- What a member is in a context, from the invitation on; it holds once it was accepted. There is no foreign key to members,
-- because those of a context's tables all begin with context_id: whoever deletes a member deletes these rows first.
CREATE TABLE memberships (
  context_id uuid NOT NULL REFERENCES contexts,
  member_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'editor', 'viewer')),
  invitation_hash bytea CHECK (octet_length(invitation_hash) = 32),
  invitation_expires_at timestamptz(3),
  accepted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  disabled_at timestamptz(3),
  PRIMARY KEY (context_id, member_id),
  CHECK ((invitation_hash IS NULL) = (invitation_expires_at IS NULL)),
  CHECK (accepted_at IS NULL OR invitation_hash IS NULL)
);
CREATE INDEX memberships_by_member ON memberships (member_id);
CREATE INDEX memberships_by_invitation ON memberships (invitation_hash) WHERE invitation_hash IS NOT NULL;

-- Only the hash of the cookie is kept. A session that is ended is deleted; one that has run out is removed by maintenance.
CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  network text NOT NULL CHECK (char_length(network) <= 64),
  device text CHECK (char_length(device) <= 255),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sessions_by_member ON sessions (member_id);
CREATE INDEX sessions_by_use ON sessions (last_used_at);

-- A member can be the caller, too: `client_id` holds the id of whoever called.
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_context_id_client_id_fkey;
ALTER TABLE erasures ADD COLUMN member_id uuid;
