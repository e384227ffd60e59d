/** Going to the OpenID provider and coming back from it. The address to return to never leaves this browser. */
import { BASE, call } from '../api.ts';
import type { SessionState } from '../session.ts';

type ProviderAnswer = Partial<Record<(typeof PARAMETERS)[number], string>>;

const PARAMETERS = ['state', 'code', 'iss', 'error'] as const;
const KEPT_VIEW = 'rooftree.view-before-provider';
let failure: unknown = null;

export function readProviderName(): Promise<string | null> {
  return call<{ name: string | null }>('/v1/session/openid').then(({ name }) => name);
}

export async function goToProvider(): Promise<void> {
  const { authorization_url: address } = await call<{ authorization_url: string }>(
    '/v1/session/openid/begin',
    { method: 'POST' },
  );
  sessionStorage.setItem(KEPT_VIEW, location.hash);
  location.assign(address);
}

/**
 * What the provider sent the browser back with; null for other visits. It leaves the address at once, so that it is not
 * copied or reloaded.
 */
export function takeProviderAnswer(): ProviderAnswer | null {
  if (!location.pathname.endsWith('/console/openid')) return null;
  const given = new URLSearchParams(location.search);
  const view = sessionStorage.getItem(KEPT_VIEW) ?? '';
  history.replaceState(null, '', `${BASE}/console${view.startsWith('#/') ? view : ''}`);
  if (!given.has('state')) return null;
  return Object.fromEntries(PARAMETERS.flatMap((name) => [[name, given.get(name) ?? undefined]]));
}

/** Who is there after the way back: who came by the provider, or, where that failed, who was there before. */
export function finishAtProvider(answer: ProviderAnswer): Promise<SessionState> {
  return call<SessionState>('/v1/session/openid', { method: 'POST', body: answer }).catch((error) => {
    failure = error;
    return call<SessionState>('/v1/session');
  });
}

/** Why the last sign-in by a provider failed; shown once. */
export function takeProviderFailure(): unknown {
  const told = failure;
  failure = null;
  return told;
}
