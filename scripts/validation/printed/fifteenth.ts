/**
 * The fifteenth set: whole documents as owners keep them, with notices, legends, examples, comparisons and advice whose
 * numbers are not those of the home. Held out from seed 20,000 on.
 */
import { documentSet } from './document-set.ts';
import { flemishApartment } from './fifteenth-apartment.ts';
import { brusselsBilingual } from './fifteenth-bilingual.ts';
import { dutchAppendix } from './fifteenth-dutch-appendix.ts';
import { dutchOverview } from './fifteenth-dutch-overview.ts';
import { dutchSimplified } from './fifteenth-dutch-simplified.ts';
import { encodingCards } from './fifteenth-encoding-cards.ts';
import { flemishLetter } from './fifteenth-letter.ts';
import { shellSummary } from './fifteenth-shell-summary.ts';
import { walloonAnnex } from './fifteenth-walloon-annex.ts';
import { walloonBoxes } from './fifteenth-walloon-boxes.ts';
import type { PageKind } from './fourteenth-page.ts';

export const FIFTEENTH = {
  'vlg-apartment': flemishApartment,
  'vlg-shell-summary': shellSummary,
  'vlg-letter': flemishLetter,
  'wal-boxes': walloonBoxes,
  'wal-annex': walloonAnnex,
  'bru-bilingual': brusselsBilingual,
  'bru-encoding-cards': encodingCards,
  'nl-overview': dutchOverview,
  'nl-appendix': dutchAppendix,
  'nl-simplified': dutchSimplified,
} as const satisfies Readonly<Record<string, PageKind>>;

export const FIFTEENTH_SET = documentSet(FIFTEENTH, 1019, 23);
