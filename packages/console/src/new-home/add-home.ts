import { call, problemOf } from '../api.ts';
import { estateFrom, type NewHome } from './new-home.ts';

/** There is a home of that reference already, which must not be replaced. */
export class TakenError extends Error {
  override name = 'TakenError';
}

/** Adds it; returns its reference. */
export async function addHome(home: NewHome): Promise<string> {
  const typed = home.reference.trim();
  const name = typed === '' ? `home-${crypto.randomUUID()}` : typed;
  const path = { external_id: name };
  if (typed !== '' && (await isThere(name))) throw new TakenError();
  await call('PUT /v1/estates/{external_id}', {
    path,
    body: estateFrom(home),
  });
  return name;
}

function isThere(name: string): Promise<boolean> {
  return call('GET /v1/estates/{external_id}', { path: { external_id: name } }).then(
    () => true,
    (error: unknown) => {
      if (problemOf(error).status === 404) return false;
      throw error;
    },
  );
}
