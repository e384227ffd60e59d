/** No scheme, loan, duty, tariff or factor ends without a word: every last day in the tables is walked over. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../contract/add-days.ts';
import { CARRIERS, COUNTRIES, type IncomeGroup, type MeasureCode } from '../contract/codes.ts';
import type { Plan } from '../contract/plan.ts';
import { DUTIES } from '../data/duties.ts';
import { co2FactorsOn } from '../data/energy-factors.ts';
import { LOAN_TABLE } from '../data/prices/loans.ts';
import { SUBSIDY_RULES } from '../data/subsidies/all-rules.ts';
import { YEARLY_SUPPORT } from '../data/subsidies/yearly-support.ts';
import { energyPricesOn } from '../money/energy-prices.ts';
import { NOTICE_DAYS } from '../money/validity.ts';
import { vatRatePercent } from '../money/vat.ts';
import { estateOf, type Place } from '../testing/adviser-plan.ts';
import { planMeasures, planRenovation } from './plan-renovation.ts';

const WORKS: readonly MeasureCode[] = [
  'roof_pitched_inside',
  'wall_cavity',
  'windows_high_efficiency',
  'floor_crawl_space',
  'ventilation_balanced',
  'heat_pump_air_water',
  'solar_panels',
];

/** A house with everything to do, of owner and association. */
function planOn(
  date: string,
  place: Place,
  income_group: IncomeGroup,
  format: 'SEMI_OPEN' | 'APARTMENT' = 'SEMI_OPEN',
): Plan {
  const isFlat = format === 'APARTMENT';
  const estate = estateOf(place, format, 1965, {
    habitable_space_m2: 120,
    inclined_roof_insulation_type: 'NONE',
    outer_wall_insulation_type: 'NONE',
    has_cavity_wall: true,
    window_glazing_type: 'SINGLE',
    basement_type: 'CRAWL_SPACE',
    floor_insulation_type: 'NONE',
    ventilation_type: 'NATURAL',
    has_solar_panels: false,
    ...(isFlat ? ({ apartment_floor: 'TOP', heating_is_collective: true } as const) : {}),
  });
  return planMeasures(estate, WORKS, { date, income_group });
}

const paidFor = ({ steps }: Plan) =>
  steps.flatMap(({ works }) =>
    works.flatMap(({ work, subsidies }) => subsidies.map((line) => ({ work, ...line }))),
  );

const says = ({ warnings }: Plan, code: string, scheme: string): boolean =>
  warnings.some((warning) => warning.code === code && warning.values?.['scheme'] === scheme);

const PLACES: readonly Place[] = ['VLG', 'BRU', 'WAL', 'NL'];
const LAST_DAYS: ReadonlySet<string> = new Set(
  SUBSIDY_RULES.filter(({ works }) => works.length > 0)
    .flatMap(({ to, amountsUntil }) => [to, amountsUntil])
    .filter((day) => day !== null),
);

test('every last day of a grant: the day after it pays on, or the plan says that it ended, and said so before', () => {
  let endings = 0;
  for (const day of LAST_DAYS) {
    for (const place of PLACES) {
      for (const group of [1, 4] as const) {
        for (const format of ['SEMI_OPEN', 'APARTMENT'] as const) {
          endings += endingsOn(day, (date) => planOn(date, place, group, format));
        }
      }
    }
  }
  assert.ok(endings > 20, `only ${endings} endings were walked over`);
});

/** How many works lose a grant on the next day; each with a notice before and a word after. */
function endingsOn(day: string, planFor: (date: string) => Plan): number {
  const after = planFor(addDays(day, 1));
  const later = paidFor(after);
  const lost = paidFor(planFor(day)).filter(
    ({ work, scheme }) => !later.some((line) => line.work === work && line.scheme === scheme),
  );
  for (const { work, scheme } of lost) {
    const where = `${scheme} ${work} ${day} ${after.region}`;
    assert.ok(says(after, 'grant_ended', scheme), `${where}: ended without a word`);
    for (const date of [day, addDays(day, 1 - NOTICE_DAYS)]) {
      const notice = planFor(date);
      const line = paidFor(notice).find((one) => one.work === work && one.scheme === scheme);
      // So long before the end another rule, which has a successor, may have paid.
      if (line === undefined || ruleOf(line.rule_id).to !== day) continue;
      assert.ok(line.conditions.includes('before_scheme_ends'), where);
      assert.ok(says(notice, 'grant_ends', scheme), `${where}: no notice on ${date}`);
    }
  }
  return lost.length;
}

test('finding 1: ISDE does not vanish at the new year: the last known amounts go on, unverified, and the plan says so', () => {
  for (const date of ['2027-01-01', '2028-06-01', '2029-12-31']) {
    const [today, later] = ['2026-12-31', date].map((day) => planOn(day, 'NL', 1));
    assert.ok(today && later);
    assert.ok(today.totals.subsidy_amount > 3000);
    assert.equal(later.totals.subsidy_amount, today.totals.subsidy_amount, date);
    for (const { conditions, confidence } of paidFor(later)) {
      assert.ok(conditions.includes('amount_unverified'), date);
      assert.notEqual(confidence, 'high');
    }
    assert.ok(says(today, 'grant_amounts_carried_on', 'isde'), 'works of this plan are done next year');
    assert.ok(says(later, 'grant_amounts_carried_on', 'isde') || says(later, 'grant_ends', 'isde'));
  }
  assert.equal(planOn('2030-01-01', 'NL', 1).totals.subsidy_amount, 0);
});

test('a grant that ends before its step is due says so, however far off that is', () => {
  const estate = estateOf('VLG', 'SEMI_OPEN', 1965, { heating_type: 'GAS', heating_installation_year: 2012 });
  const plan = planMeasures(estate, WORKS, { date: '2026-11-01', income_group: 1 });
  const paid = plan.steps.filter(({ works }) => works.some(({ subsidies }) => subsidies.length > 0));
  assert.deepEqual(
    paid.map(({ timing }) => timing.by_year),
    [2032],
  );
  assert.ok(says(plan, 'grant_ends', 'mijn_verbouwpremie'));
});

test('yearly support and loans that end have a successor on the next day, and a loan says that its terms change', () => {
  for (const { to, aboveKwp, region } of YEARLY_SUPPORT) {
    if (to === null) continue;
    const next = YEARLY_SUPPORT.find((rule) => rule.from === addDays(to, 1) && rule.aboveKwp === aboveKwp);
    assert.equal(next?.region, region);
  }
  for (const { id, to } of LOAN_TABLE) {
    if (to === null) continue;
    const next = LOAN_TABLE.find((loan) => loan.from === addDays(to, 1) && loan.id === (REPLACED[id] ?? id));
    assert.ok(next, `${id} ends on ${to}`);
  }
  const [loan] = planOn('2026-11-17', 'VLG', 3).loans;
  assert.deepEqual([loan?.id, loan?.conditions], ['vlg_mijn_verbouwlening', ['terms_change']]);
  const [next] = planOn('2027-01-01', 'VLG', 3).loans;
  assert.deepEqual(
    [next?.max_amount_eur, next?.max_years, next?.rate_percent],
    [null, null, null],
    'amount and term of 2027 are not known either',
  );
});

const REPLACED: Record<string, string> = { wal_renopack_old: 'wal_renopack_new' };

test('a duty whose year has passed stays for who has not met it', () => {
  for (const { id, by, region, kinds } of DUTIES) {
    if (!('year' in by)) continue;
    const place = PLACES.find((one) => region.endsWith(one)) ?? 'NL';
    const format = kinds?.includes('CLOSED') ? 'CLOSED' : 'OPEN';
    const worst = place === 'VLG' ? 'F' : 'G';
    const estate = estateOf(place, format, 1950, { energy_label: worst, heating_type: 'GAS' });
    const plan = planRenovation(estate, { date: `${by.year + 1}-02-01`, ownership: ownerOf(id) });
    const late = plan.milestones.find(({ duty, year }) => duty === id && year === by.year);
    assert.ok(late, `${id} ${by.year} is gone a year later`);
  }
});

function ownerOf(id: string): 'occupier' | 'landlord' | 'social_landlord' {
  if (id === 'nl_social_housing') return 'social_landlord';
  return id === 'nl_rental' ? 'landlord' : 'occupier';
}

test('tariffs, rates and factors have no last day: each holds until another is known', () => {
  for (const country of COUNTRIES) {
    const { eurPerKwh } = energyPricesOn('2060-01-01', country);
    const co2 = co2FactorsOn('2060-01-01', country);
    for (const carrier of CARRIERS) {
      assert.ok(eurPerKwh[carrier] > 0, `${country} ${carrier}`);
      assert.ok(co2[carrier] >= 0, `${country} ${carrier}`);
    }
    for (const work of WORKS) assert.equal(typeof vatRatePercent(work, country, 40, '2060-01-01'), 'number');
  }
  assert.equal(co2FactorsOn('2024-12-31', 'NL').electricity, 0.324);
  assert.equal(co2FactorsOn('2025-01-01', 'NL').electricity, 0.268);
});

function ruleOf(id: string) {
  const rule = SUBSIDY_RULES.find((one) => one.id === id);
  assert.ok(rule, id);
  return rule;
}
