import { ProviderFault } from '../contract/provider-fault.ts';
import type { ProviderAnswer } from '../contract/request.ts';

/** No caller waits longer than that: the next sync requests it again. */
const LONGEST_WAIT_SECONDS = 86_400;

/** The answer, if it is a good one; else a fault by what follows from its status. */
export function checkAnswer(provider: string, answer: ProviderAnswer): ProviderAnswer {
  const { status, headers } = answer;
  if (status >= 200 && status <= 299) return answer;
  if (status === 401 || status === 403)
    throw new ProviderFault('credentials', `${provider} rejected the credentials (${status})`);
  if (status === 429 || status >= 500)
    throw new ProviderFault(
      'busy',
      `${provider} is busy or unavailable (${status})`,
      retryAfter(headers['retry-after']),
    );
  throw new ProviderFault('refused', `${provider} returned ${status} for a valid request`);
}

/** In seconds, from a number or a date (RFC 9110, 10.2.3). */
function retryAfter(value: string | undefined): number | null {
  if (value === undefined) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return null;
  return Math.min(Math.max(0, Math.ceil(seconds)), LONGEST_WAIT_SECONDS);
}
