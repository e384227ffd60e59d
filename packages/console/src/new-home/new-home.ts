/** A home as it is typed, and as the API takes it; pure. */
import type { EstateBody } from '@rooftree/client';
import type { EstateFormat } from '@rooftree/engine';

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

export function estateFrom(home: NewHome): EstateBody {
  return {
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
  };
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
