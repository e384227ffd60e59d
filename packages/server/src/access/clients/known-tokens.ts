import type { Caller } from '../../caller.ts';
import { readSignedToken, type TokenClaims } from './access-token.ts';
import type { ClientKeys } from './client-keys.ts';

// A few MB at most; a busy process sees far fewer tokens in an hour.
const MAX_TOKENS = 10_000;

interface KnownToken {
  claims: TokenClaims;
  /** Whom the token names; made once, so that a request makes nothing. */
  caller: Caller;
}

/** Reads tokens and checks each signature once: checking again would cost more than the rest of an authentication. */
export class KnownTokens {
  readonly #keys: ClientKeys;
  readonly #known = new Map<string, KnownToken>();

  constructor(keys: ClientKeys) {
    this.#keys = keys;
  }

  /** Null for a token that we did not sign, or that has expired. */
  read(token: string, now: number): KnownToken | null {
    const known = this.#known.get(token) ?? knownToken(readSignedToken(this.#keys, token));
    if (known === null || known.claims.expiresAtSeconds * 1000 <= now) return null;
    if (this.#known.size === MAX_TOKENS) this.#known.clear();
    this.#known.set(token, known);
    return known;
  }
}

function knownToken(claims: TokenClaims | null): KnownToken | null {
  if (claims === null) return null;
  const { contextId, clientId: id, permissions } = claims;
  return { claims, caller: { contextId, kind: 'client', id, permissions } };
}
