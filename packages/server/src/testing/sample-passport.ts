import type { Plan } from '@rooftree/engine';
import type { Language } from '@rooftree/words';
import type { WrittenAddress } from '../estates/address-lines.ts';
import { renderPdf } from '../infra/pdf/render-pdf.thread.ts';
import { makePassport } from '../reports/passport.ts';
import { pdfInputOf } from '../reports/render-passport.ts';
import type { SampleHouse } from './planned-renovation.ts';

/** Each language with a house of its country. */
export const HOUSE_OF: Record<Language, SampleHouse> = {
  'nl-BE': 'semiDetached1958',
  'nl-NL': 'terraced1968',
  'fr-BE': 'terraced1925',
  en: 'detached1935',
};

export const SAMPLE_ADDRESS: WrittenAddress = {
  street: 'Lindenlaan',
  houseNumber: '12',
  houseNumberExtra: null,
  zipCode: '2800',
  place: 'Mechelen',
};

/** The PDF of a plan; all else in it is always the same. */
export function renderSample(
  plan: Plan,
  language: Language,
  { address = SAMPLE_ADDRESS, issuer = 'Huis & Haard' } = {},
): Promise<Uint8Array> {
  const passport = makePassport({
    reportId: '019a8a5e-7d7c-7c3e-9a63-0d1f2b6a4c11',
    createdAt: new Date('2026-11-15T09:00:00.000Z'),
    issuer: { name: issuer, accentColor: null },
    address,
    plannerUrl: 'https://plan.example.com/r/AbCdEfGhIjKlMnOpQrStUv',
    plan,
  });
  return renderPdf(pdfInputOf(passport, language));
}
