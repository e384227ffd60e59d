/** A plan from no more than a postcode, a year and a form: what the start page shows. The same engine as everywhere. */
import {
  InputError,
  type LabelScale,
  type MeasureCode,
  measuresOf,
  parseEstateInput,
  planRenovation,
} from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { type LabelBand, labelBand } from '@rooftree/words/label-band';
import { roundedRange } from '@rooftree/words/rounded-range';
import { type HouseFacts, houseFactsOf } from '../drawing/house-facts.ts';
import { UNKNOWN_SHAPE } from '../drawing/house-shape.ts';
import type { TryOutInput } from './start-data.ts';

export interface TryOutResult {
  scale: LabelScale;
  today: LabelBand;
  after: string;
  /** EUR, after grants. */
  price: { p10: number; p90: number };
  /** Of the first steps. */
  works: MeasureCode[];
  house: HouseFacts;
}

const SHOWN_WORKS = 3;
/** "1012 AB"; a Belgian postcode has no letters. */
const DUTCH = /^\d{4}\s?[a-z]{2}$/i;

/** Null where nothing can be planned from it. `country` decides about a postcode of four digits alone. */
export function tryOut(
  { zipCode, yearBuilt, form }: TryOutInput,
  date: string,
  country: 'BE' | 'NL',
): TryOutResult | null {
  const zip_code = zipCode.trim();
  const estate = {
    address: { country: DUTCH.test(zip_code) ? 'NL' : country, zip_code },
    estate_type: form === 'APARTMENT' ? 'APARTMENT' : 'HOUSE',
    estate_format: form === 'APARTMENT' ? null : form,
    year_built: yearBuilt,
  };
  try {
    const plan = planRenovation(parseEstateInput(estate, date), { date });
    const { totals, ranges } = plan;
    const { p10, p90 } = ranges.total_estimated_cost_incl_vat;
    const net = { p10: p10 - totals.subsidy_amount, p90: p90 - totals.subsidy_amount };
    return {
      scale: plan.label_scale,
      today: labelBand(plan),
      after: expectedResult(plan).label,
      price: roundedRange(net, totals.net_cost),
      works: plan.steps.flatMap(measuresOf).slice(0, SHOWN_WORKS),
      house: houseFactsOf(plan, UNKNOWN_SHAPE),
    };
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
