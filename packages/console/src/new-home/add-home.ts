import { call, problemOf } from '../api.ts';
import { estateFrom, type NewHome } from './new-home.ts';

/** There is a home of that reference already, which must not be replaced. */
export class TakenError extends Error {
  override name = 'TakenError';
}

/** Adds it; returns its reference. */
export async function addHome(home: NewHome): Promise<string> {
  const typed = home.reference.trim();
  const name = typed === '' ? newReference() : typed;
  const path = { external_id: name };
  if (await isThere(name)) throw new TakenError();
  await call('PUT /v1/estates/{external_id}', {
    path,
    body: estateFrom(home),
  });
  return name;
}

/** Without letters that are read as another: I, L, O, U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Short enough to say on the phone; one of a thousand million. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `H-${[...bytes].map((byte) => DIGITS[byte % DIGITS.length]).join('')}`;
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
