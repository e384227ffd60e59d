-- Whoever invites somebody, or gives them a link to a new password, has seen that link and may have used it. So that a right from elsewhere is
-- never added to a password, passkey or connected account that is known to somebody else, each account records who let its person choose them.
-- True when it was the operator's link, or the OpenID provider by a verified address; false for what an owner's link has set, and for what is not known.
ALTER TABLE members ADD COLUMN credentials_are_own boolean NOT NULL DEFAULT false;
-- The link was made by the operator, by command or at a start: no owner has seen it.
ALTER TABLE members ADD COLUMN link_by_operator boolean NOT NULL DEFAULT false;
-- False for an identity that somebody connected who was signed in: the provider did not name the account's address. Those of before count as proven.
ALTER TABLE member_identities ADD COLUMN is_proven boolean NOT NULL DEFAULT true;
-- The name that whoever invites has given. The name of the account itself is shown to those whose invitation was accepted.
ALTER TABLE memberships ADD COLUMN invited_name client_string;
