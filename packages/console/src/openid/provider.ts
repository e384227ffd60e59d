/** Going to the OpenID provider and coming back from it. The address to return to never leaves this browser. */
import type { OpenidAnswer } from '@rooftree/client/members';
import { BASE, call } from '../api.ts';
import type { SessionState } from '../session.ts';
import { parseProviderAnswer } from './provider-answer.ts';

const KEPT_VIEW = 'rooftree.view-before-provider';
let failure: unknown = null;

export function readProviderName(): Promise<string | null> {
  return call('GET /v1/session/openid').then(({ name }) => name);
}

export async function goToProvider(): Promise<void> {
  const { authorization_url: address } = await call('POST /v1/session/openid/begin');
  sessionStorage.setItem(KEPT_VIEW, location.hash);
  location.assign(address);
}

/**
 * What the provider sent the browser back with; null for who came otherwise. It leaves the address at once: nobody is
 * to copy or reload it.
 */
export function takeProviderAnswer(): OpenidAnswer | null {
  if (!location.pathname.endsWith('/console/openid')) return null;
  const view = sessionStorage.getItem(KEPT_VIEW) ?? '';
  const answer = parseProviderAnswer(location.search);
  history.replaceState(null, '', `${BASE}/console${view.startsWith('#/') ? view : ''}`);
  return answer;
}

/** Who is there after the way back: who came by the provider, or, where that failed, who was there before. */
export function finishAtProvider(answer: OpenidAnswer): Promise<SessionState> {
  return call('POST /v1/session/openid', { body: answer }).catch((error) => {
    failure = error;
    return call('GET /v1/session');
  });
}

/** Why the last sign-in by a provider failed; shown once. */
export function takeProviderFailure(): unknown {
  const shown = failure;
  failure = null;
  return shown;
}
