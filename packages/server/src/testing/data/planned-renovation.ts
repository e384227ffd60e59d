import { type Plan, type PlanOptions, parseEstateInput, planRenovation } from '@rooftree/engine';
import type { Executor } from '../../infra/database/sql.ts';
import { planCents } from '../../planning/renovations/plan-cents.ts';
import { addEstate, addRenovation } from './renovation-rows.ts';

const DATE = '2026-11-15';

/** Houses whose plans differ in length and in what is known; the engine makes the plans. */
export const SAMPLE_HOUSES = {
  /** Flanders, little known. */
  semiDetached1958: {
    address: { country: 'BE', zip_code: '2800' },
    estate_type: 'HOUSE',
    estate_format: 'SEMI_OPEN',
    year_built: 1958,
    dwelling: { habitable_space_m2: 164 },
  },
  /** Brussels: the scale with most labels, and an oil boiler. */
  terraced1925: {
    address: { country: 'BE', zip_code: '1030' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1925,
    dwelling: { habitable_space_m2: 190, heating_type: 'OIL', condition: 'TO_RENOVATE' },
  },
  /** Wallonia: nothing but place, kind and year, so wide ranges; and everything to do. */
  detached1935: {
    address: { country: 'BE', zip_code: '5000' },
    estate_type: 'HOUSE',
    estate_format: 'OPEN',
    year_built: 1935,
    dwelling: {},
  },
  /** The Netherlands, with grants. */
  terraced1968: {
    address: { country: 'NL', zip_code: '3511 AA' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1968,
    dwelling: { habitable_space_m2: 118, window_glazing_type: 'SINGLE', heating_type: 'GAS' },
  },
  /** Needs nothing. */
  detached2022: {
    address: { country: 'NL', zip_code: '9711 AA' },
    estate_type: 'HOUSE',
    estate_format: 'OPEN',
    year_built: 2022,
    dwelling: {
      habitable_space_m2: 140,
      heating_device: 'AIR_WATER_HEAT_PUMP',
      heating_type: 'HEAT_PUMP',
      solar_panels_kwp: 6,
    },
  },
} as const;

export type SampleHouse = keyof typeof SAMPLE_HOUSES;

export function planOf(house: SampleHouse, options: Partial<PlanOptions> = {}): Plan {
  return planRenovation(parseEstateInput(SAMPLE_HOUSES[house], DATE), { date: DATE, ...options });
}

/** A renovation with a real plan, as a batch would write it; returns its id and the plan. */
export async function addPlannedRenovation(
  sql: Executor,
  contextId: string,
  house: SampleHouse,
  street = 'Lindenlaan',
): Promise<{ id: string; plan: Plan }> {
  const plan = planOf(house);
  const cents = planCents(plan.totals);
  const id = await addRenovation(sql, contextId, {
    estateId: await addEstate(sql, contextId, { street }),
    plan,
    cents: { subsidy: cents.subsidy_cents, cost: cents.cost_cents, vat: cents.vat_cents },
  });
  return { id, plan };
}
