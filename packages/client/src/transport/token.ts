import { UnexpectedAnswerError } from './errors.ts';

/** A token is renewed this long before its end, or after nine tenths of its life where that is short. */
const RENEW_BEFORE_MS = 60_000;

export interface TokenAnswer {
  access_token: string;
  expires_in: number;
}

export interface TokenCache {
  /** The current token; concurrent callers share one request for it. */
  get(): Promise<string>;
  /** Forgets this token, and only this one: of many calls refused together, the first fetches a new token for all. */
  forget(token: string): void;
}

export function createTokenCache(requestToken: () => Promise<TokenAnswer>): TokenCache {
  let current: { token: string; renewAtMs: number } | undefined;
  let pending: Promise<string> | undefined;

  async function renew(): Promise<string> {
    // Counted from before the request, so that a slow answer makes us renew early, never late.
    const requestedAtMs = Date.now();
    const { access_token: token, expires_in: lifetimeS } = await requestToken();
    if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token) || !(lifetimeS > 0)) {
      throw new UnexpectedAnswerError('the token answer lacks access_token or expires_in: check baseUrl');
    }
    const lifetimeMs = lifetimeS * 1000;
    current = { token, renewAtMs: requestedAtMs + Math.max(lifetimeMs - RENEW_BEFORE_MS, lifetimeMs * 0.9) };
    return token;
  }

  return {
    get() {
      if (current !== undefined && Date.now() < current.renewAtMs) return Promise.resolve(current.token);
      pending ??= renew().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    forget(token) {
      if (current?.token === token) current = undefined;
    },
  };
}
