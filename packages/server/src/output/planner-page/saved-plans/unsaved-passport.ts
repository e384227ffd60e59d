/** The passport of an unsaved plan: printed from the choices of the page's address, and stored nowhere. */

import { planWithChoices, readChoicesFor } from '@rooftree/planner/choices/plans/plan-with-choices';
import { houseShapeOf } from '@rooftree/planner/drawing/house-shape';
import { type Language, withReader } from '@rooftree/words';
import { pictureOf } from '../../../access/contexts/contexts.service.ts';
import { planningDay } from '../../../access/contexts/planning-day.ts';
import { Fault } from '../../../fault.ts';
import { ComputeError } from '../../../infra/compute/compute-pool.ts';
import { findOutlook } from '../../reports/outlook/outlook.service.ts';
import { makePassport } from '../../reports/passport.ts';
import { printable, printableContact, printableOrNull } from '../../reports/printable.ts';
import { renderPassport } from '../../reports/render-passport.ts';
import type { ReportSettings } from '../../reports/reports.service.ts';
import type { ReferredEstate } from '../planner-page.repository.ts';
import { originsOf, pageContextOf, planBasisOf } from '../planner-page.ts';

interface Wanted {
  token: string;
  search: string;
  language: Language;
}

export async function printUnsaved(
  settings: ReportSettings,
  found: ReferredEstate,
  { token, search, language }: Wanted,
): Promise<Uint8Array> {
  const { sql, compute, publicUrl } = settings;
  const basis = planBasisOf(found, planningDay(found.context, found.address.country));
  const { choices } = readChoicesFor(basis, search);
  const outcome = planWithChoices(basis, choices);
  if (outcome.kind === 'none') throw new Fault('missing');
  const { street, houseNumber, houseNumberExtra, zipCode, place } = found.address;
  const { plan, input } = outcome;
  const outlook = await findOutlook(
    compute,
    found.contextId,
    JSON.stringify(input),
    plan,
    basis.priceBook ?? null,
  );
  const passport = makePassport({
    createdAt: new Date(),
    issuer: {
      name: printable(found.context.name),
      accentColor: found.context.accent_color,
      logo: await pictureOf(sql, found.contextId, 'logo'),
      photo: await pictureOf(sql, found.contextId, 'photo'),
      contact: printableContact(pageContextOf(found, publicUrl).contact),
    },
    address: {
      street: printableOrNull(street),
      houseNumber: printableOrNull(houseNumber),
      houseNumberExtra: printableOrNull(houseNumberExtra),
      zipCode: printableOrNull(zipCode),
      place: printableOrNull(place),
    },
    plannerUrl: `${publicUrl}/r/${token}${search === '' ? '' : `?${search}`}`,
    shape: houseShapeOf(input),
    plan: { ...plan, decision: outlook?.decision ?? null },
    origins: withReader(originsOf(found), choices.facts),
    outlook,
  });
  return renderPassport(settings, found.contextId, passport, language).catch(tryLater);
}

function tryLater(error: unknown): never {
  throw error instanceof ComputeError ? new Fault('busy', [], { cause: error }) : error;
}
