/** A passport of a plan that is not stored: from the file of one dwelling, without a database. */
import type { Plan } from '@rooftree/engine';
import { houseShapeOf } from '@rooftree/planner/drawing/house-shape';
import type { Language } from '@rooftree/words';
import { renderPdf } from '../../infra/pdf/render-pdf.thread.ts';
import { fieldOf } from './field-of.ts';
import { outlookOf } from './outlook/outlook.ts';
import { makePassport } from './passport.ts';
import { printableOrNull } from './printable.ts';
import { pdfInputOf } from './render-passport.ts';

/** `estate` is the body of `PUT /v1/estates/{external_id}`. */
export function renderEstatePassport(
  estate: unknown,
  plan: Plan,
  language: Language,
  createdAt: Date,
): Promise<Uint8Array> {
  const passport = makePassport({
    createdAt,
    issuer: null,
    address: {
      street: textIn(estate, 'street'),
      houseNumber: textIn(estate, 'house_number'),
      houseNumberExtra: textIn(estate, 'house_number_extra'),
      zipCode: textIn(estate, 'zip_code'),
      place: textIn(estate, 'place'),
    },
    plannerUrl: null,
    shape: houseShapeOf(estate),
    plan,
    origins: null,
    outlook: outlookOf(estate, plan),
  });
  return renderPdf(pdfInputOf(passport, language));
}

function textIn(estate: unknown, field: string): string | null {
  const value = fieldOf(fieldOf(estate, 'address'), field);
  return typeof value === 'string' ? printableOrNull(value) : null;
}
