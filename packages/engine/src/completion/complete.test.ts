import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { InputError } from '../contract/input-error.ts';
import { evaluate } from '../energy/evaluate.ts';
import { indicate } from '../indication/indicate.ts';
import { labelBounds, labelOf, labelsOf } from '../label/label.ts';
import { arbitraryBody, TODAY } from '../testing/arbitrary-estate-input.ts';
import { cases } from '../testing/long.ts';
import { completeDwelling } from './complete.ts';
import { parseEstateInput } from './estate-input.ts';

const RUNS = cases(200, 10_000);

function complete(dwelling: DwellingFacts, estate: Record<string, unknown> = {}) {
  const body = {
    address: { country: 'BE', zip_code: '9000' },
    estate_type: 'HOUSE',
    estate_format: 'SEMI_OPEN',
    year_built: 1960,
    dwelling,
    ...estate,
  };
  return completeDwelling(parseEstateInput(body, TODAY), TODAY);
}

test('whatever validates is completed: no number is missing, ranges are ordered, weights add up, labels agree', () => {
  fc.assert(
    fc.property(arbitraryBody, (body) => {
      const input = parseEstateInput(body, TODAY);
      const completed = completeDwelling(input, TODAY);
      const shown = indicate(input);
      const { p10, p50, p90 } = completed.primaryKwhPerM2;
      assert.ok(p10 <= p50 && p50 <= p90);
      const total = completed.scenarios.reduce((sum, { weight }) => sum + weight, 0);
      assert.ok(Math.abs(total - 1) < 1e-9);
      for (const { dwelling, weight } of completed.scenarios) {
        assert.ok(weight >= 0 && Number.isFinite(evaluate(dwelling).primaryKwhPerM2));
      }
      assert.ok(labelsOf(completed.dwelling.labelScale).includes(shown.label ?? ''));
      const { energy_score_kwh_per_m2: score, energy_label: label } = input.dwelling;
      if (score === undefined && label === undefined) {
        const { labelScale } = completed.dwelling;
        assert.equal(labelOf(labelScale, evaluate(completed.dwelling).primaryKwhPerM2), shown.label);
      }
      for (const assumption of completed.assumptions) {
        assert.ok(!Number.isNaN(assumption.value));
        if (assumption.spread !== undefined && 'low' in assumption.spread) {
          assert.ok(
            assumption.spread.low <= Number(assumption.value) &&
              Number(assumption.value) <= assumption.spread.high,
          );
        }
      }
    }),
    { numRuns: RUNS },
  );
});

test('equal input gives equal output, byte for byte, whatever was computed before', () => {
  fc.assert(
    fc.property(arbitraryBody, arbitraryBody, (body, other) => {
      const input = parseEstateInput(body, TODAY);
      // Of a scenario, what the plan is made from: what it was drawn from is megabytes of text.
      const written = () => {
        const { scenarios, ...rest } = completeDwelling(input, TODAY);
        const made = scenarios.map(({ dwelling, weight, primaryKwhPerM2 }) => [
          dwelling,
          weight,
          primaryKwhPerM2,
        ]);
        return JSON.stringify([rest, made]);
      };
      const first = written();
      completeDwelling(parseEstateInput(other, TODAY), TODAY);
      assert.equal(written(), first);
    }),
    { numRuns: RUNS / 4 },
  );
});

test('the dwelling that is shown has the label that the indication shows, for every cohort', () => {
  for (const region of ['BE-VLG', 'BE-BRU', 'BE-WAL', 'NL-UT']) {
    for (const format of ['OPEN', 'SEMI_OPEN', 'CLOSED', null]) {
      for (let year = 1900; year <= 2025; year += 5) {
        const body = {
          address: { country: region.slice(0, 2), region },
          estate_type: format === null ? 'APARTMENT' : 'HOUSE',
          estate_format: format,
          year_built: year,
        };
        const input = parseEstateInput(body, TODAY);
        const { dwelling } = completeDwelling(input, TODAY);
        const label = labelOf(dwelling.labelScale, evaluate(dwelling).primaryKwhPerM2);
        assert.equal(label, indicate(input).label, `${region} ${format} ${year}`);
      }
    }
  }
});

test('given facts are kept, and what they tell of the rest is heard', () => {
  const { dwelling, assumptions } = complete({
    habitable_space_m2: 140,
    window_glazing_type: 'TRIPLE',
    solar_panels_kwp: 3.3,
  });
  assert.equal(dwelling.floorAreaM2, 140);
  assert.equal(dwelling.windows.uValueWPerM2K, 1.1);
  assert.equal(dwelling.solarPanelsKwp, 3.3);
  assert.equal(assumptions.find(({ fact }) => fact === 'window_glazing_type')?.origin, 'given');
  const bareRoof = (facts: DwellingFacts) =>
    complete(facts).scenarios.reduce(
      (sum, { dwelling, weight }) => sum + (dwelling.pitchedRoof.uValueWPerM2K > 1 ? weight : 0),
      0,
    );
  assert.ok(bareRoof({ window_glazing_type: 'TRIPLE' }) < bareRoof({ window_glazing_type: 'SINGLE' }));
});

test('storeys are shown as they were given, also where the calculation counts others', () => {
  const shown = (estate: Record<string, unknown>, dwelling: DwellingFacts) =>
    complete(dwelling, estate).assumptions.find(({ fact }) => fact === 'storeys');
  assert.deepEqual(shown({ estate_type: 'APARTMENT', estate_format: null }, { storeys: 5 }), {
    fact: 'storeys',
    value: 5,
    origin: 'given',
  });
  assert.equal(shown({}, { storeys: 2, attic_usage: 'HABITABLE' })?.value, 2);
});

test('a given score is met; what the model cannot explain is reported', () => {
  for (const score of [60, 100, 100.4, 250, 300, 399.99, 700]) {
    const { dwelling } = complete({ energy_score_kwh_per_m2: score });
    assert.equal(
      labelOf('flanders', evaluate(dwelling).primaryKwhPerM2),
      labelOf('flanders', score),
      `${score}`,
    );
  }
  const met = complete({ energy_score_kwh_per_m2: 412 });
  assert.ok(Math.abs(evaluate(met.dwelling).primaryKwhPerM2 - 412) < 0.5);
  assert.equal(met.unexplainedKwhPerM2, 0);
  assert.equal(met.qualityLabel, 'A');
  const unmet = complete({ energy_score_kwh_per_m2: 2900 });
  assert.ok((unmet.unexplainedKwhPerM2 ?? 0) > 100);
  assert.ok(unmet.warnings.some(({ code }) => code === 'certificate_unexplained'));
});

test('a given label is met', () => {
  for (const label of ['B', 'C', 'D', 'E', 'F']) {
    const { dwelling, labelProbabilities } = complete({ energy_label: label });
    const { low, high } = labelBounds('flanders', label);
    const score = evaluate(dwelling).primaryKwhPerM2;
    assert.ok(score > low && score <= high, `${label}: ${score}`);
    assert.ok((labelProbabilities[label] ?? 0) > 0.95);
  }
});

test('a later renovation and a good condition lower the score, a bad condition raises it', () => {
  const median = (facts: DwellingFacts, estate = {}) => complete(facts, estate).primaryKwhPerM2.p50;
  assert.ok(median({}, { year_renovated: 2018 }) < median({}));
  assert.ok(median({ condition: 'JUST_RENOVATED' }) < median({ condition: 'GOOD' }));
  assert.ok(median({ condition: 'GOOD' }) < median({ condition: 'TO_RENOVATE' }));
});

test('the more is known, the better the quality label and the smaller the range', () => {
  const known: DwellingFacts = {
    habitable_space_m2: 150,
    inclined_roof_insulation_type: 'CM_16_20',
    outer_wall_insulation_type: 'NONE',
    floor_insulation_type: 'NONE',
    window_glazing_type: 'HIGH_EFFICIENCY',
    heating_type: 'GAS',
    heating_device: 'CONDENSING_BOILER',
    sanitary_heating_device: 'WITH_HEATING',
    has_solar_panels: false,
  };
  const [little, much] = [complete({}), complete(known)];
  assert.equal(little.qualityLabel, 'C');
  assert.ok(['A', 'B'].includes(much.qualityLabel));
  const width = ({ primaryKwhPerM2 }: typeof little) => primaryKwhPerM2.p90 - primaryKwhPerM2.p10;
  // What certificates make of equal houses stays open.
  assert.ok(width(much) < 0.8 * width(little));
  assert.ok(little.missingFacts.length === 3);
});

test('doubtful input is computed with a warning, impossible input is refused', () => {
  const codes = complete({ habitable_space_m2: 1200 }).warnings.map(({ code }) => code);
  assert.deepEqual(codes, ['floor_area_unusual']);
  assert.deepEqual(
    complete({ habitable_space_m2: 120 }, { estate_format: null }).warnings.map(({ code }) => code),
    ['estate_format_unknown'],
  );
  assert.throws(() => complete({}, { estate_type: 'LAND' }), InputError);
});

test('no dwelling without a gas connection burns gas, unless its heating is said to', () => {
  for (const estate of [
    { estate_type: 'HOUSE' },
    { estate_type: 'APARTMENT', estate_format: null },
    { address: { country: 'NL', zip_code: '3511 XA' }, year_built: 1975 },
  ])
    for (const facts of [
      {},
      { heating_installation_year: 2015 },
      { heating_device: 'CONDENSING_BOILER' as const },
    ]) {
      const { dwelling, scenarios } = complete({ has_gas_connection: false, ...facts }, estate);
      for (const each of [dwelling, ...scenarios.map((scenario) => scenario.dwelling)]) {
        assert.notEqual(each.heatCarrier, 'gas');
        assert.notEqual(each.hotWaterGenerator, 'gas_geyser');
        assert.equal(each.hasGasConnection, false);
      }
    }
  const bottled = complete({ has_gas_connection: false, heating_type: 'GAS' });
  assert.equal(bottled.dwelling.heatCarrier, 'gas');
});

test('a fact is shown as it was given, or as derived where another one overruled it', () => {
  const assumed = (facts: DwellingFacts, fact: string) => {
    const { assumptions } = complete({ habitable_space_m2: 150, ...facts });
    const found = assumptions.find((one) => one.fact === fact);
    return [found?.value, found?.origin];
  };
  const filled: DwellingFacts = { outer_wall_insulation_type: 'CM_6_10', cavity_wall_width_cm: 7 };
  assert.deepEqual(assumed(filled, 'cavity_wall_width_cm'), [7, 'given']);
  assert.deepEqual(assumed({ storeys: 3 }, 'storeys'), [3, 'given']);
  const contradicting: DwellingFacts = { heating_type: 'GAS', heating_device: 'AIR_WATER_HEAT_PUMP' };
  assert.deepEqual(assumed(contradicting, 'heating_type'), ['HEAT_PUMP', 'derived']);
  assert.deepEqual(assumed(contradicting, 'heating_device'), ['AIR_WATER_HEAT_PUMP', 'given']);
});
