import type { Role } from '../../caller.ts';

/** The provider that the operator has set. */
export interface OpenidSettings {
  issuer: string;
  clientId: string;
  /** Null for a public client, which has PKCE alone. */
  clientSecret: string | null;
  /** On the button. */
  name: string;
  scope: string;
  /** The claim that lists the groups of a person. */
  groupsClaim: string;
  groupRoles: readonly GroupRole[];
  /** Every address that it gives counts as verified. */
  trustsAddresses: boolean;
}

/** What the people of a group are here. */
export interface GroupRole {
  group: string;
  /** The context's slug; null for an operator. */
  context: string | null;
  role: Role | 'operator';
}

/** What the provider says of a person. */
export interface Claims {
  issuer: string;
  subject: string;
  email: string | null;
  /** Only when the provider says so itself. */
  isEmailVerified: boolean;
  name: string | null;
  groups: readonly string[];
}

/** With what the browser came back from the provider. */
export interface ProviderAnswer {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

/** A sign-in that was begun. */
export interface OpenidRequest {
  nonce: string;
  codeVerifier: string;
  /** Who was signed in and connects their account; null for who signs in. */
  memberId: string | null;
}
