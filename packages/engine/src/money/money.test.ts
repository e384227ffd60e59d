import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type IncomeGroup, MEASURES, type Region } from '../contract/codes.ts';
import { measureOf } from '../measures/catalogue.ts';
import { exampleDwelling } from '../testing/example-dwelling.ts';
import { energyPricesIn, energyPricesOn, lifetimeEnergyPrices } from './energy-prices.ts';
import { type Household, incomeGroupOf } from './income-group.ts';
import { ANNUITY_YEARS, anywayCents, lifetimeExtraCents, sparedHeatingCents } from './lifetime-cost.ts';
import { loansFor } from './loans.ts';
import { priceMeasures } from './price-measures.ts';
import { type PricedWork, priceWork, pricingOn, totalCents } from './price-work.ts';
import { activeRules, countMeasures, subsidise } from './subsidise.ts';
import { vatRatePercent } from './vat.ts';

const DATE = '2026-11-15';
const EASY_LOAD = { peakHeatLoadKw: 6, isLowTemperatureReady: true };

test('Belgian VAT goes by the age of the house, the work and the date', () => {
  assert.equal(vatRatePercent('wall_external', 'BE', 10, DATE), 6);
  assert.equal(vatRatePercent('wall_external', 'BE', 9, DATE), 21);
  assert.equal(vatRatePercent('boiler_condensing', 'BE', 60, '2025-07-28'), 6);
  assert.equal(vatRatePercent('boiler_condensing', 'BE', 60, '2025-07-29'), 21);
  assert.equal(vatRatePercent('heat_pump_air_water', 'BE', 5, '2025-12-31'), 21);
  assert.equal(vatRatePercent('heat_pump_air_water', 'BE', 5, '2026-01-01'), 6);
  assert.equal(vatRatePercent('battery', 'BE', 60, DATE), 21);
  assert.equal(vatRatePercent('architect', 'BE', 60, DATE), 21);
});

test('the boiler of a Belgian hybrid is taxed at 21 %, its heat pump at 6 %', () => {
  assert.equal(vatRatePercent('heat_pump_hybrid', 'BE', 60, DATE), 0.4 * 21 + 0.6 * 6);
});

test('Dutch VAT: panels 0, appliances 21, insulation half labour at 9', () => {
  assert.equal(vatRatePercent('solar_panels', 'NL', 60, DATE), 0);
  assert.equal(vatRatePercent('heat_pump_air_water', 'NL', 60, DATE), 21);
  assert.equal(vatRatePercent('wall_cavity', 'NL', 60, DATE), 15);
  assert.equal(vatRatePercent('wall_cavity', 'NL', 1, DATE), 21);
});

test('a work is its quantity times its price, in whole cents, VAT on top', () => {
  const work = priceWork(pricingOn(DATE, 'BE', 1960), 'wall_external', { quantity: 101.26 });
  assert.equal(work.quantity, 101.3);
  assert.equal(work.costCents, 14_182_00);
  assert.equal(work.vatCents, 850_92);
  assert.equal(totalCents(work), 15_032_92);
  assert.equal(work.lowTotalCents, Math.round(101.3 * 90 * 100) + Math.round(101.3 * 90 * 6));
});

test("the caller's price book replaces single prices", () => {
  const pricing = pricingOn(DATE, 'BE', 1960, {
    wall_external: { work: 'wall_external', region: 'BE', amount: { low: 100, typical: 110, high: 120 } },
  });
  assert.equal(priceWork(pricing, 'wall_external', { quantity: 10 }).costCents, 1100_00);
  assert.equal(priceWork(pricing, 'wall_cavity', { quantity: 100 }).costCents, 2200_00);
});

test('scaffolding is put up once for roof and wall, the architect takes a share of the wall', () => {
  const measures = [measureOf('roof_pitched_sarking'), measureOf('wall_external')];
  const works = priceMeasures(measures, exampleDwelling(), EASY_LOAD, pricingOn(DATE, 'BE', 1960));
  assert.deepEqual(
    works.map(({ work }) => work),
    ['roof_pitched_sarking', 'wall_external', 'scaffolding', 'architect'],
  );
  assert.equal(works[3]?.costCents, Math.round((works[1]?.costCents ?? 0) / 10));
});

test('a heat pump brings emitters where the load is high, wiring where it is old, and takes the oil tank away', () => {
  const dwelling = exampleDwelling({ heatCarrier: 'oil', yearBuilt: 1960 });
  const hard = { peakHeatLoadKw: 14, isLowTemperatureReady: false };
  const heatPump = [measureOf('heat_pump_air_water')];
  const works = priceMeasures(heatPump, dwelling, hard, pricingOn(DATE, 'BE', 1960));
  assert.deepEqual(
    works.map(({ work }) => work),
    ['heat_pump_air_water', 'low_temperature_emitters', 'oil_tank_removal', 'electrical_upgrade'],
  );
  assert.equal(works[0]?.quantity, 14);
  const young = exampleDwelling({ yearBuilt: 1995 });
  assert.equal(priceMeasures(heatPump, young, EASY_LOAD, pricingOn(DATE, 'BE', 1995)).length, 1);
});

test('Flanders: a heat pump for the highest incomes from March 2026 gives 1,500 EUR, insulation nothing', () => {
  const rules = activeRules({ region: 'BE-VLG', date: DATE, yearBuilt: 1960, incomeGroup: null });
  const works = [work('heat_pump_air_water', 8, 12_000_00), work('wall_external', 100, 14_000_00)];
  const awards = subsidise(works, rules, countMeasures(works, rules));
  assert.deepEqual(
    awards.map((own) => own.map(({ cents }) => cents)),
    [[1_500_00], []],
  );
  assert.equal(awards[0]?.[0]?.rule.id, 'vlg_mvp_heat_pump_air_water_g1_2026');
});

test('Flanders: the lowest incomes get half the invoice, up to the ceiling of pitched and flat roof together', () => {
  const rules = activeRules({ region: 'BE-VLG', date: DATE, yearBuilt: 1960, incomeGroup: 4 });
  const works = [work('roof_pitched_sarking', 100, 16_000_00), work('roof_flat', 20, 2_000_00)];
  const awards = subsidise(works, rules, countMeasures(works, rules)).flat();
  assert.equal(
    awards.reduce((sum, { cents }) => sum + cents, 0),
    5_750_00,
  );
  const small = [work('roof_pitched_inside', 20, 1_000_00)];
  assert.equal(subsidise(small, rules, countMeasures(small, rules))[0]?.[0]?.cents, 500_00);
});

test('Flanders until February 2026: EUR a m², at most 100 m² and 20 % of the invoice', () => {
  const rules = activeRules({ region: 'BE-VLG', date: '2026-02-28', yearBuilt: 1960, incomeGroup: 1 });
  const given = (m2: number, cents: number): number | undefined => {
    const works = [work('wall_external', m2, cents)];
    return subsidise(works, rules, countMeasures(works, rules))[0]?.[0]?.cents;
  };
  assert.equal(given(80, 14_000_00), 80 * 15_00);
  assert.equal(given(180, 30_000_00), 100 * 15_00);
  assert.equal(given(80, 4_000_00), 800_00);
});

test('Wallonia paid until 2026-09-30 and pays nothing after', () => {
  const scope = { region: 'BE-WAL' as const, yearBuilt: 1960, incomeGroup: 4 as const };
  const works = [work('wall_external', 100, 14_000_00)];
  const rules = activeRules({ ...scope, date: '2026-09-30' });
  assert.equal(subsidise(works, rules, countMeasures(works, rules))[0]?.[0]?.cents, 5_280_00);
  assert.equal(activeRules({ ...scope, date: '2026-10-01' }).length, 0);
  assert.equal(activeRules({ ...scope, date: '2026-09-30', yearBuilt: 2015 }).length, 0);
  // A home of fifteen years, by the calendar, is old enough.
  assert.equal(activeRules({ ...scope, date: '2026-09-30', yearBuilt: 2012 }).length, 0);
  assert.notEqual(activeRules({ ...scope, date: '2026-09-30', yearBuilt: 2011 }).length, 0);
});

test('ISDE doubles with a second measure, and ventilation counts only beside insulation', () => {
  const rules = activeRules({ region: 'NL-UT', date: DATE, yearBuilt: 1965, incomeGroup: null });
  const given = (works: readonly PricedWork[]): number[] =>
    subsidise(works, rules, countMeasures(works, rules)).map((own) =>
      own.reduce((sum, { cents }) => sum + cents, 0),
    );
  const cavity = work('wall_cavity', 90, 1_620_00);
  const floor = work('floor_crawl_space', 50, 1_500_00);
  const ventilation = work('ventilation_balanced', 1, 7_500_00);
  const heatPump = { ...work('heat_pump_air_water', 8, 9_900_00), powerKw: 8 };
  assert.deepEqual(given([cavity]), [472_50]);
  assert.deepEqual(given([cavity, floor]), [945_00, 550_00]);
  assert.deepEqual(given([cavity, heatPump]), [945_00, 2_825_00]);
  assert.deepEqual(given([ventilation]), [0]);
  const roofs = [work('attic_floor', 60, 3_600_00), work('roof_flat', 30, 3_750_00)];
  assert.deepEqual(given(roofs), [0, 487_50], 'roof or attic floor, not both');
  assert.deepEqual(given([cavity, ventilation]), [472_50, 400_00]);
  assert.deepEqual(given([work('floor_crawl_space', 19, 570_00)]), [0], 'below the smallest area');
  const newer = activeRules({ region: 'NL-UT', date: DATE, yearBuilt: 2019, incomeGroup: null });
  assert.deepEqual(subsidise([cavity], newer, countMeasures([cavity], newer)), [[]]);
});

test('a subsidy is never above what the work costs', () => {
  const rules = activeRules({ region: 'NL-UT', date: DATE, yearBuilt: 1965, incomeGroup: null });
  const cheap = [{ ...work('heat_pump_hybrid', 1, 1_000_00), powerKw: 5 }];
  assert.equal(subsidise(cheap, rules, countMeasures(cheap, rules))[0]?.[0]?.cents, 1_000_00);
});

test('the highest income never gets more than another: it is what is assumed when none is known', () => {
  const works = [...MEASURES, 'electrical_upgrade' as const].map((code) => work(code, 60, 9_000_00));
  for (const region of ['BE-VLG', 'BE-BRU', 'BE-WAL', 'NL-UT'] as const) {
    for (const date of ['2025-09-01', '2026-03-15', DATE]) {
      const givenTo = (incomeGroup: IncomeGroup): number[] => {
        const rules = activeRules({ region, date, yearBuilt: 1960, incomeGroup });
        const awards = works.map((one) => subsidise([one], rules, countMeasures([one], rules)).flat());
        return awards.map((own) => own.reduce((sum, { cents }) => sum + cents, 0));
      };
      const highest = givenTo(1);
      for (const group of [2, 3, 4] as const) {
        for (const [index, cents] of givenTo(group).entries()) {
          assert.ok((highest[index] ?? 0) <= cents, `${region} ${date} ${works[index]?.work} group ${group}`);
        }
      }
    }
  }
});

test('a boiler past its life would be replaced anyway: its whole price, but no more than the work', () => {
  const pricing = pricingOn(DATE, 'BE', 1960);
  const heatPump = priceWork(pricing, 'heat_pump_air_water', { quantity: 8, powerKw: 8 });
  const dwelling = exampleDwelling({ heatGenerator: 'boiler_non_condensing', heatGeneratorYear: 2001 });
  const boiler = totalCents(priceWork(pricing, 'boiler_condensing', { quantity: 1, floorAreaM2: 160 }));
  assert.equal(anywayCents(heatPump, dwelling, DATE, pricing), boiler);
  assert.equal(anywayCents(heatPump, { ...dwelling, heatGeneratorYear: 2016 }, DATE, pricing), boiler / 2);
  const dated = { ...dwelling, heatGeneratorYear: 2013, heatGeneratorYearIsKnown: true };
  assert.equal(anywayCents(heatPump, dated, DATE, pricing), boiler, 'the plan waits for the end of its life');
  assert.equal(anywayCents({ ...heatPump, costCents: 100, vatCents: 6 }, dwelling, DATE, pricing), 106);
  assert.equal(
    anywayCents(priceWork(pricing, 'wall_external', { quantity: 10 }), dwelling, DATE, pricing),
    0,
  );
});

test('over 30 years a boiler of 20 years is bought twice and half of the second is left', () => {
  const boiler = work('boiler_condensing', 1, 4_500_00);
  const expected = 90_00 * ANNUITY_YEARS + 4_500_00 / 1.03 ** 20 - (4_500_00 * 0.5) / 1.03 ** 30;
  assert.ok(Math.abs(lifetimeExtraCents(boiler) - expected) < 1);
});

test('whoever replaces the heating is spared the next boiler and its checks', () => {
  const pricing = pricingOn(DATE, 'BE', 1960);
  const heatPump = priceWork(pricing, 'heat_pump_air_water', { quantity: 8, powerKw: 8 });
  const spared = (heatGeneratorYear: number): number => {
    const dwelling = exampleDwelling({ heatGenerator: 'boiler_condensing', heatGeneratorYear });
    return sparedHeatingCents(heatPump, dwelling, DATE, pricing) - 90_00 * ANNUITY_YEARS;
  };
  const boiler = totalCents(priceWork(pricing, 'boiler_condensing', { quantity: 1, floorAreaM2: 160 }));
  // One of 2014 is worn out in 8 years, the next one in 28, and of the third 18 years are left after 30.
  const of2014 = boiler * (1.03 ** -8 + 1.03 ** -28 - 0.9 * 1.03 ** -30);
  assert.ok(Math.abs(spared(2014) - of2014) < 1);
  const wornOut = boiler * (1 + 1.03 ** -20 - 0.5 * 1.03 ** -30);
  assert.ok(Math.abs(spared(1990) - wornOut) < 1, 'one that is worn out is bought now');
  const wall = priceWork(pricing, 'wall_external', { quantity: 10 });
  assert.equal(sparedHeatingCents(wall, exampleDwelling(), DATE, pricing), 0);
});

test('a borehole outlives two heat pumps', () => {
  const ground = lifetimeExtraCents(work('heat_pump_ground', 8, 20_000_00)) - 120_00 * ANNUITY_YEARS;
  const pump = 12_000_00 * (1.03 ** -20 - 0.5 * 1.03 ** -30);
  const borehole = -8_000_00 * 0.4 * 1.03 ** -30;
  assert.ok(Math.abs(ground - pump - borehole) < 1);
});

test('a hybrid costs more than the boiler that is in it, by what a small heat pump costs', () => {
  for (const country of ['BE', 'NL'] as const) {
    const { book } = pricingOn(DATE, country, 1960);
    assert.ok(book.heat_pump_hybrid.typical > book.boiler_condensing.typical + 3500);
  }
});

test('energy prices are those of the date, or the caller’s', () => {
  assert.equal(energyPricesOn('2025-12-31', 'BE').eurPerKwh.gas, 0.068);
  assert.equal(energyPricesOn('2026-01-01', 'BE').eurPerKwh.gas, 0.082);
  assert.equal(energyPricesOn('2020-01-01', 'BE').sourceDate.gas, '2024-01-01');
  const own = energyPricesOn(DATE, 'BE', { gas: 0.11 });
  assert.equal(own.eurPerKwh.gas, 0.11);
  assert.equal(own.sourceDate.gas, DATE);
});

test('a bill meets the mean price at a usual use, and a kWh is worth its marginal price', () => {
  const prices = energyPricesOn(DATE, 'BE').eurPerKwh;
  const billFor = (kwh: number): number =>
    prices.electricity_standing_eur_per_year + kwh * prices.electricity;
  assert.ok(Math.abs(billFor(3500) / 3500 - 0.357) < 0.0005);
  assert.ok(Math.abs(billFor(3500) - billFor(2500) - 290) < 1e-6);
  const own = energyPricesOn(DATE, 'BE', { electricity: 0.31 }).eurPerKwh;
  assert.equal(own.electricity_standing_eur_per_year, 0, 'an own price is all that is paid');
  const gasFor = (kwh: number): number => prices.gas_standing_eur_per_year + kwh * prices.gas;
  assert.ok(Math.abs(gasFor(17_000) / 17_000 - 0.09) < 0.0005);
  assert.equal(energyPricesOn(DATE, 'BE', { gas: 0.1 }).eurPerKwh.gas_standing_eur_per_year, 0);
});

test('prices of later years follow what was adopted, and an own price stays', () => {
  const gas = (year: number): number => energyPricesIn(year, DATE, 'BE').gas;
  assert.ok(Math.abs(gas(2026) - 0.082) < 1e-9, 'the step of April 2026 lies before the date');
  assert.ok(Math.abs(gas(2029) - (0.082 + 3 * 0.0011 + 0.0113)) < 1e-9);
  assert.ok(gas(2030) > 0.1 && gas(2050) === gas(2030));
  const power = (year: number): number => energyPricesIn(year, DATE, 'BE').electricity;
  assert.ok(power(2029) / gas(2030) < 2.8 && power(2026) / gas(2026) > 3.4, 'the ratio falls');
  assert.equal(energyPricesIn(2040, DATE, 'BE', { gas: 0.12 }).gas, 0.12);
  const mean = lifetimeEnergyPrices(DATE, 'BE').gas;
  assert.ok(mean > gas(2027) && mean < gas(2056));
  let billed = 0;
  for (let at = 1; at <= 30; at++) billed += gas(2026 + at) / 1.03 ** at;
  assert.ok(Math.abs(mean * ANNUITY_YEARS - billed) < 1e-9, 'one mean price gives the sum of all years');
});

test('the work on a building is paid by share: its fixed cost weighs less, its least price too', () => {
  const pricing = pricingOn(DATE, 'BE', 1960);
  const alone = priceWork(pricing, 'scaffolding', { quantity: 1, floorAreaM2: 75 });
  const shared = priceWork(pricing, 'scaffolding', {
    quantity: 1,
    floorAreaM2: 75,
    ownerShare: 0.1,
    track: 'building',
  });
  assert.equal(alone.costCents, Math.round(1700_00 * (0.3 + 0.7 / 2)));
  assert.equal(shared.costCents, Math.round(1700_00 * 0.1 * (0.3 + 0.7 * 5)));
  const cavity = (ownerShare: number): number =>
    priceWork(pricing, 'wall_cavity', { quantity: 20, ownerShare }).costCents;
  assert.deepEqual([cavity(1), cavity(0.1)], [900_00, 440_00]);
});

test('common works of a flat are the association’s to claim for, the others the owner’s', () => {
  const rules = activeRules({ region: 'NL-UT', date: DATE, yearBuilt: 1965, incomeGroup: null });
  const schemes = (track: 'private' | 'building'): string[] => {
    const works = [{ ...work('wall_cavity', 40, 800_00), track }];
    return subsidise(works, rules, countMeasures(works, rules))
      .flat()
      .map(({ rule }) => rule.scheme);
  };
  assert.deepEqual([schemes('private'), schemes('building')], [['isde'], ['svve']]);
});

test('loans go by region, date and income; what is not known of them is said', () => {
  const ids = (region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL', group: IncomeGroup | null): string[] =>
    loansFor(exampleDwelling({ region }), DATE, { income_group: group }, 20_000_00).map(({ id }) => id);
  assert.deepEqual([ids('BE-VLG', 1), ids('BE-VLG', 3)], [[], ['vlg_mijn_verbouwlening']]);
  assert.deepEqual(ids('BE-BRU', null), ['bru_ecoreno', 'bru_ecoreno_mortgage']);
  assert.deepEqual(ids('BE-WAL', 1), ['wal_renopret_new']);
  const [renopack] = loansFor(exampleDwelling({ region: 'BE-WAL' }), DATE, { income_group: null }, 20_000_00);
  assert.deepEqual(renopack?.conditions.slice(0, 2), ['income_group', 'capital_partly_forgiven']);
});

test('the income group follows from income, household and ownership', () => {
  const group = (region: Region, incomeEur: number, changes: Partial<Household> = {}): IncomeGroup | null =>
    incomeGroupOf(region, { incomeEur, adults: 1, dependants: 0, ownership: 'occupier', ...changes }, DATE);
  assert.deepEqual(
    [24_230, 24_231, 42_340, 42_341, 53_880, 53_881].map((income) => group('BE-VLG', income)),
    [4, 3, 3, 2, 2, 1],
  );
  assert.equal(group('BE-VLG', 60_000, { adults: 2 }), 2);
  assert.equal(group('BE-VLG', 60_000, { adults: 2, dependants: 1 }), 3, 'a child raises the limit');
  assert.equal(
    group('BE-VLG', 59_000, { dependants: 1 }),
    3,
    'the first child of a single parent makes a couple’s limit',
  );
  assert.equal(group('BE-VLG', 20_000, { ownership: 'landlord' }), 1);
  assert.equal(group('BE-WAL', 41_000), 2);
  assert.equal(group('BE-WAL', 41_000, { dependants: 1 }), 3, 'a child is taken off the income');
  assert.equal(group('BE-WAL', 130_000), null);
  assert.equal(group('NL-UT', 20_000), null);
});

/** A priced work without VAT. */
function work(code: PricedWork['work'], quantity: number, costCents: number): PricedWork {
  const isPerM2 = !/heat_pump|boiler|ventilation/.test(code);
  return {
    work: code,
    quantity,
    unit: isPerM2 ? 'm2' : 'dwelling',
    costCents,
    vatRatePercent: 0,
    vatCents: 0,
    lowTotalCents: costCents,
    highTotalCents: costCents,
    powerKw: 0,
    addedM2KPerW: null,
    track: 'private',
    ownerShare: 1,
  };
}
