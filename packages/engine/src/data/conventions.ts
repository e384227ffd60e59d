/**
 * What the regions' methods make of the same house with all its papers: they heat the whole house all the time, so that
 * a score lies above the TABULA heat need. What missing papers add is a property of each house
 * (energy/certified-need.ts).
 */
import type { LabelScale } from '../contract/codes.ts';

// Source: what the scores of houses built since 2006, which come with papers, ask for over their typical heat need
// (docs/method/stock.md), 2026.
export const METHOD_FACTOR: Record<LabelScale, number> = {
  flanders: 1.1,
  brussels: 1.1,
  wallonia: 1.1,
  netherlands: 1.1,
};
