/**
 * The fourteenth set: whole documents with words and layouts of their own, unlike the sets before it, which draw new
 * looks of the same forms. Held out until it was measured once, and learnt from since.
 */
import { randomDwelling } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { adviceReport } from './fourteenth-advice.ts';
import { brusselsPath } from './fourteenth-brussels.ts';
import { encodedWalls } from './fourteenth-encoding.ts';
import { flemishSheets } from './fourteenth-fiche.ts';
import { germanCertificate } from './fourteenth-german.ts';
import { inspectionRecord } from './fourteenth-inspection.ts';
import { dutchLabel } from './fourteenth-label.ts';
import { oldFlemishForm } from './fourteenth-old-form.ts';
import { walloonGroups } from './fourteenth-pace.ts';
import type { PageKind } from './fourteenth-page.ts';
import { registerExtract } from './fourteenth-register.ts';
import type { Printed } from './home.ts';

export const FOURTEENTH = {
  'vlg-fiche': flemishSheets,
  'vlg-inspection': inspectionRecord,
  'vlg-old-form': oldFlemishForm,
  'wal-pace': walloonGroups,
  'wal-german': germanCertificate,
  'bru-path': brusselsPath,
  'bru-encoding': encodedWalls,
  'nl-label': dutchLabel,
  'nl-register': registerExtract,
  'nl-advice': adviceReport,
} as const satisfies Readonly<Record<string, PageKind>>;

export type FourteenthKind = keyof typeof FOURTEENTH;

// The keys of a record are its names.
export const FOURTEENTH_KINDS = Object.keys(FOURTEENTH) as FourteenthKind[];

/** The same seed gives the same document. */
export function composePage(kind: FourteenthKind, seed: number): Printed {
  const random = new Random(seed * 1013 + FOURTEENTH_KINDS.indexOf(kind) * 19);
  return FOURTEENTH[kind](random, randomDwelling(random), `${kind}-${seed}`);
}
