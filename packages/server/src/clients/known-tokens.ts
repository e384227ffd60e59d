import { readSignedToken, type TokenClaims } from './access-token.ts';
import type { ClientKeys } from './client-keys.ts';

// A few MB at most; a busy process sees far fewer tokens in an hour.
const MAX_TOKENS = 10_000;

/** Reads tokens and checks each signature once: checking again would cost more than the rest of an authentication. */
export class KnownTokens {
  readonly #keys: ClientKeys;
  readonly #claims = new Map<string, TokenClaims>();

  constructor(keys: ClientKeys) {
    this.#keys = keys;
  }

  /** Null for a token that we did not sign, or that has expired. */
  read(token: string, now: number): TokenClaims | null {
    const claims = this.#claims.get(token) ?? readSignedToken(this.#keys, token);
    if (claims === null || claims.expiresAtSeconds * 1000 <= now) return null;
    if (this.#claims.size === MAX_TOKENS) this.#claims.clear();
    this.#claims.set(token, claims);
    return claims;
  }
}
