import type { EstateFormat } from '@rooftree/engine';
import { call, problemOf } from '../api.ts';

/** As typed. */
export interface NewHome {
  country: 'BE' | 'NL';
  zipCode: string;
  place: string;
  street: string;
  houseNumber: string;
  houseNumberExtra: string;
  type: 'HOUSE' | 'APARTMENT';
  format: EstateFormat | '';
  yearBuilt: string;
  area: string;
  /** Empty: one is made. */
  reference: string;
}

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
    body: {
      address: {
        country: home.country,
        zip_code: textOf(home.zipCode),
        place: textOf(home.place),
        street: textOf(home.street),
        house_number: textOf(home.houseNumber),
        house_number_extra: textOf(home.houseNumberExtra),
      },
      estate_type: home.type,
      estate_format: home.format === '' ? null : home.format,
      year_built: numberOf(home.yearBuilt),
      dwelling: { habitable_space_m2: numberOf(home.area) },
    },
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

function textOf(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}

/** What is no number stays a text: the server says what is wrong with it. */
function numberOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const value = Number(text.replace(',', '.'));
  // Typed as the number that it should be.
  return Number.isFinite(value) ? value : (text as unknown as number);
}
