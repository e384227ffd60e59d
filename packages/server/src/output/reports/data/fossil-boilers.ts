/**
 * By when gas and oil heating must end, by scale of labels: a rule that is known, or null where none was found. The
 * sources are secondary, so the sentence asks the reader to check. From when on no new oil boiler may be put in is a
 * remark of the plan.
 */
import type { LabelScale } from '@rooftree/engine';

interface FossilRule {
  /** A heavy renovation from this year on may have no gas or oil heating. */
  heavyRenovationFrom: number;
  source: string;
}

/** The month in which the rules were looked for. */
export const FOSSIL_RULES_CHECKED = '2026-10';

export const FOSSIL_RULES: Readonly<Record<LabelScale, FossilRule | null>> = {
  flanders: null,
  wallonia: null,
  // The duty of a hybrid heat pump, announced for 2026, was withdrawn in 2024. Source: general knowledge, weak.
  netherlands: null,
  brussels: {
    heavyRenovationFrom: 2030,
    source:
      'ordinance of 2024-02-23 (CoBrACE), by matriciel.be, monastucesetconseils.be and test-achats.be, read 2026-10; medium',
  },
};
