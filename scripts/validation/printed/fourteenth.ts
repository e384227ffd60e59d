/**
 * The fourteenth set: whole documents with words and layouts of their own, unlike the sets before it, which draw new
 * looks of the same forms. Held out until it was measured once, and learnt from since.
 */
import { documentSet } from './document-set.ts';
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

export const FOURTEENTH_SET = documentSet(FOURTEENTH, 1013, 19);
