import type { OpenidAnswer } from '@rooftree/client/members';

/** What a provider writes into the address that it sends a browser back to; null where it is no answer. */
export function parseProviderAnswer(search: string): OpenidAnswer | null {
  const given = new URLSearchParams(search);
  const state = given.get('state');
  if (state === null) return null;
  const textOf = (name: string) => given.get(name) ?? undefined;
  return { state, code: textOf('code'), iss: textOf('iss'), error: textOf('error') };
}
