/**
 * What the regions' certificates make of the same house. One figure a scale: their methods heat the whole house all
 * the time and fill in unfavourable values where papers are missing, so that a score lies above the TABULA heat need.
 */
import type { LabelScale } from '../contract/codes.ts';

// Source: set so that the stock's scenarios need the least change of weight to meet the label statistics (docs/method/stock.md), 2026.
export const HEATING_CONVENTION: Record<LabelScale, number> = {
  flanders: 1.3,
  brussels: 1.3,
  wallonia: 1.35,
  netherlands: 1.35,
};
