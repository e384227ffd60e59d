import { FLANDERS_RULES } from './flanders.ts';
import { NETHERLANDS_RULES } from './netherlands.ts';
import type { SubsidyRule } from './subsidy-rule.ts';
import { WALLONIA_RULES } from './wallonia.ts';

/** Brussels has none: no RENOLUTION grant for final invoices after 2024-12-31 (bx1.be, 2026-02; high). */
export const SUBSIDY_RULES: readonly SubsidyRule[] = [
  ...FLANDERS_RULES,
  ...WALLONIA_RULES,
  ...NETHERLANDS_RULES,
];
