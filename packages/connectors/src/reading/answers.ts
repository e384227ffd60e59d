/** What a provider's answer means for a connection, before anything in it is read. */

import { ProviderFault } from '../contract/provider-fault.ts';
import type { ProviderAnswer } from '../contract/request.ts';

/** Nobody waits longer than a day because a provider says so. */
const LONGEST_WAIT_SECONDS = 86_400;

/** Sentences of a provider for statuses that mean something particular there. */
export type StatusWords = Readonly<Partial<Record<number, string>>>;

/** Throws unless the status is a success. The body of a refusal is never repeated: it may name people. */
export function requireSuccess(
  { status, headers }: ProviderAnswer,
  provider: string,
  now: Date,
  words: StatusWords = {},
): void {
  if (status >= 200 && status < 300) return;
  const own = words[status];
  if (status === 401 || status === 403) {
    throw new ProviderFault('credentials', own ?? `${provider} refuses the credentials (${status}).`);
  }
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    throw new ProviderFault(
      'busy',
      own ?? `${provider} cannot answer now (${status}).`,
      waitOf(headers, now),
    );
  }
  throw new ProviderFault('refused', own ?? `${provider} answers ${status}.`);
}

/** The JSON of a successful answer. */
export function jsonOf({ body }: ProviderAnswer, provider: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ProviderFault('refused', `${provider} sends no JSON.`);
  }
}

/** `retry-after` as seconds, or as a date. */
function waitOf(headers: ProviderAnswer['headers'], now: Date): number | null {
  const told = headers['retry-after']?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(told) ? Number(told) : (Date.parse(told) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT_SECONDS) : null;
}
