import { readSignedToken, type TokenClaims } from './access-token.ts';
import type { ClientKeys } from './client-keys.ts';

// A few MB at most; a busy process sees far fewer tokens in an hour.
const MOST_TOKENS = 10_000;

/** Reads tokens, each signature once: to check it again would cost more than all the rest of an authentication. */
export class KnownTokens {
  readonly #keys: ClientKeys;
  readonly #claims = new Map<string, TokenClaims>();

  constructor(keys: ClientKeys) {
    this.#keys = keys;
  }

  /** Null for a text that we did not sign, or that is expired. */
  read(token: string, now: number): TokenClaims | null {
    const claims = this.#claims.get(token) ?? readSignedToken(this.#keys, token);
    if (claims === null || claims.expiresAtSeconds * 1000 <= now) return null;
    if (this.#claims.size === MOST_TOKENS) this.#claims.clear();
    this.#claims.set(token, claims);
    return claims;
  }
}
