import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeDwelling } from '../../completion/complete.ts';
import { parseEstateInput } from '../../completion/estate-input.ts';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { indicate } from '../../indication/indicate.ts';
import { planMeasures, planRenovation } from '../../plan/plan-renovation.ts';
import { TODAY } from '../../testing/arbitrary-estate-input.ts';

function input(dwelling: DwellingFacts) {
  return parseEstateInput(
    {
      address: { country: 'BE', zip_code: '9000' },
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1965,
      dwelling: { habitable_space_m2: 160, ...dwelling },
    },
    TODAY,
  );
}

const GAS: DwellingFacts = { heating_type: 'GAS', heating_device: 'CONDENSING_BOILER' };

test('the baseline uses what the meters say, and so do the scenarios', () => {
  for (const gas of [9_000, 18_000, 34_000]) {
    const told = { ...GAS, metered_gas_kwh: gas, metered_electricity_kwh: 2_600 };
    const { dwelling, scenarios } = completeDwelling(input(told), TODAY);
    const { gasKwh, electricityKwh } = evaluate(dwelling);
    assert.ok(Math.abs(gasKwh / gas - 1) < 0.001, `${gasKwh} of ${gas}`);
    assert.ok(Math.abs(electricityKwh / 2_600 - 1) < 0.001, `${electricityKwh}`);
    const met = scenarios.reduce(
      (sum, scenario) =>
        Math.abs(evaluate(scenario.dwelling).gasKwh / gas - 1) < 0.01 ? sum + scenario.weight : sum,
      0,
    );
    assert.ok(met > 0.95, `${met}`);
    const { gas: shown = 0 } = planRenovation(input(told), { date: TODAY }).baseline.final_kwh_by_carrier;
    assert.ok(Math.abs(shown / gas - 1) < 0.001);
  }
});

test('a high bill speaks for a bad house, and a household that uses much saves more by the same works', () => {
  const median = (gas: number) =>
    indicate(input({ ...GAS, metered_gas_kwh: gas })).primary_kwh_per_m2?.p50 ?? Number.NaN;
  const untold = indicate(input(GAS)).primary_kwh_per_m2?.p50 ?? Number.NaN;
  assert.ok(median(9_000) < untold && untold < median(30_000));
  const works = [
    'wall_cavity',
    'roof_pitched_inside',
    'windows_high_efficiency',
    'ventilation_exhaust',
  ] as const;
  const saved = (gas: number) => {
    const facts = { ...GAS, metered_gas_kwh: gas, energy_score_kwh_per_m2: 400 };
    return planMeasures(input(facts), works, { date: TODAY }).totals.savings.bill_eur;
  };
  assert.ok(saved(25_000) > 1.3 * saved(12_000));
});

test('gas on the meter speaks against electric heat, no gas against a gas boiler', () => {
  const share = (facts: DwellingFacts, carrier: string) =>
    completeDwelling(input(facts), TODAY).scenarios.reduce(
      (sum, { dwelling, weight }) => (dwelling.heatCarrier === carrier ? sum + weight : sum),
      0,
    );
  assert.ok(share({ metered_gas_kwh: 15_000 }, 'gas') > 0.99);
  assert.ok(share({ metered_gas_kwh: 0 }, 'gas') < 0.02);
});

test('the score never falls as the gas meter rises, with or without a floor area', () => {
  const places = [
    { country: 'BE', zip_code: '9000' },
    { country: 'BE', zip_code: '4000' },
    { country: 'NL', zip_code: '1011' },
  ];
  const known: DwellingFacts[] = [{}, { habitable_space_m2: 150 }, { inclined_roof_insulation_type: 'NONE' }];
  for (const address of places) {
    for (const [year_built, estate_format] of [
      [1942, 'OPEN'],
      [1955, 'OPEN'],
      [1930, 'CLOSED'],
    ] as const) {
      for (const facts of known) {
        let before = 0;
        for (const gas of [3_000, 5_000, 7_000, 9_000, 14_000, 20_000, 28_000, 40_000]) {
          const dwelling = { ...facts, heating_type: 'GAS', metered_gas_kwh: gas };
          const body = { address, estate_type: 'HOUSE', estate_format, year_built, dwelling };
          const score = indicate(parseEstateInput(body, TODAY)).primary_kwh_per_m2?.p50 ?? Number.NaN;
          assert.ok(score >= before, `${JSON.stringify(body)}: ${score} after ${before}`);
          before = score;
        }
      }
    }
  }
});

test('little gas tells of cold rooms, not of another fuel', () => {
  const share = (gas: number) =>
    completeDwelling(input({ metered_gas_kwh: gas }), TODAY).scenarios.reduce(
      (sum, { dwelling, weight }) => (dwelling.heatCarrier === 'gas' ? sum + weight : sum),
      0,
    );
  assert.ok(share(3_000) > 0.9, `${share(3_000)}`);
});

test('a label does not depend on who lives in the dwelling', () => {
  const score = (facts: DwellingFacts) =>
    evaluate(completeDwelling(input({ ...GAS, ...facts }), TODAY).dwelling).primaryKwhPerM2;
  assert.equal(score({ residents: 1 }), score({ residents: 6 }));
});

test('hot water and electricity follow the residents, told or typical of the size', () => {
  const use = (facts: DwellingFacts) =>
    evaluate(completeDwelling(input({ ...GAS, ...facts }), TODAY).dwelling);
  const [one, four] = [use({ residents: 1 }), use({ residents: 4 })];
  assert.ok(four.gasKwh - one.gasKwh > 3 * 856 && four.gasKwh - one.gasKwh < 3 * 856 * 1.4);
  assert.ok(four.electricityKwh - one.electricityKwh > 1_500);
  const { dwelling } = completeDwelling(input(GAS), TODAY);
  assert.ok(dwelling.household.residents > 2 && dwelling.household.residents < 3);
});
