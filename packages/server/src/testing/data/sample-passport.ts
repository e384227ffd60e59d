import type { Plan } from '@rooftree/engine';
import { type HouseShape, UNKNOWN_SHAPE } from '@rooftree/planner/drawing/house-shape';
import { CLIENT_ALONE, type FactOrigins, type Language } from '@rooftree/words';
import type { WrittenAddress } from '@rooftree/words/address-lines';
import type { Picture } from '../../access/contexts/logo.ts';
import { renderPdf } from '../../infra/pdf/render-pdf.thread.ts';
import { type Outlook, outlookOf } from '../../output/reports/outlook/outlook.ts';
import { makePassport, type Passport } from '../../output/reports/passport.ts';
import type { PrintedContact } from '../../output/reports/printable.ts';
import { pdfInputOf } from '../../output/reports/render-passport.ts';
import { planOf, SAMPLE_HOUSES, type SampleHouse } from './planned-renovation.ts';

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

export const SAMPLE_CONTACT: PrintedContact = {
  name: 'Kantoor Mechelen',
  phone: '+32 15 12 34 56',
  email: 'mechelen@huis.example',
  url: 'https://huis.example/',
};

export interface SampleOptions {
  address?: WrittenAddress;
  issuer?: string;
  outlook?: Outlook | null;
  shape?: HouseShape;
  origins?: FactOrigins;
  contact?: PrintedContact | null;
  photo?: Picture | null;
}

/** The passport of a plan; all else in it is always the same. */
export function samplePassport(
  plan: Plan,
  {
    address = SAMPLE_ADDRESS,
    issuer = 'Huis & Haard',
    outlook = null,
    shape = UNKNOWN_SHAPE,
    origins = CLIENT_ALONE,
    contact = SAMPLE_CONTACT,
    photo = null,
  }: SampleOptions = {},
): Passport {
  return makePassport({
    createdAt: new Date('2026-11-15T09:00:00.000Z'),
    issuer: { name: issuer, accentColor: null, logo: null, photo, contact },
    address,
    plannerUrl: 'https://plan.example.com/r/AbCdEfGhIjKlMnOpQrStUv',
    shape,
    plan,
    origins,
    outlook,
  });
}

export function renderSample(plan: Plan, language: Language, options?: SampleOptions): Promise<Uint8Array> {
  return renderPdf(pdfInputOf(samplePassport(plan, options), language));
}

/** A sample house with its plan and its outlook, as a report of the server has it. */
export function renderHouse(house: SampleHouse, language: Language): Promise<Uint8Array> {
  const plan = planOf(house);
  return renderSample(plan, language, { outlook: outlookOf(SAMPLE_HOUSES[house], plan) });
}
