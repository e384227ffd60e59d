import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, type WorkSpecification } from '@rooftree/engine';
import { planMeasures } from '@rooftree/engine/ways';
import { LANGUAGES } from './language.ts';
import { specifyWork } from './specify-work.ts';
import { words } from './words.ts';

const DATE = '2026-11-15';

function specificationsOf(zipCode: string, country: 'BE' | 'NL'): Map<string, WorkSpecification> {
  const estate = {
    address: { country, zip_code: zipCode },
    estate_type: 'HOUSE',
    estate_format: 'SEMI_OPEN',
    year_built: 1962,
    dwelling: { heating_type: 'OIL', has_cavity_wall: true },
  };
  const plan = planMeasures(
    parseEstateInput(estate, DATE),
    [
      'wall_cavity',
      'windows_high_efficiency',
      'airtightness',
      'ventilation_balanced',
      'heat_pump_air_water',
      'hot_water_solar',
      'solar_panels',
      'battery',
    ],
    { date: DATE, income_group: 4 },
  );
  return new Map(
    plan.steps
      .flatMap(({ works }) => works)
      .flatMap(({ work, specification }) => (specification === null ? [] : [[work, specification]])),
  );
}

const belgian = specificationsOf('9000', 'BE');

test('every specified work is written in every language, without a code or a placeholder', () => {
  for (const specifications of [belgian, specificationsOf('1011 AB', 'NL')]) {
    assert.ok(specifications.size >= 8);
    for (const language of LANGUAGES) {
      for (const [work, specification] of specifications) {
        const { figures, checks, lines } = specifyWork(specification, words(language));
        const texts = [...figures.flatMap(({ name, value }) => [name, value]), ...checks];
        texts.push(...lines.flatMap(({ name, quantity }) => [name, quantity]));
        assert.ok(figures.length > 0 && lines.length > 0, `${language} ${work}`);
        for (const text of texts)
          assert.doesNotMatch(text, /[{}_]|undefined|NaN/, `${language} ${work}: ${text}`);
      }
    }
  }
});

test('a cavity has its area, R, U, thickness and material, a heat pump its load, power and flow', () => {
  const of = (work: string) => {
    const specification = belgian.get(work);
    assert.ok(specification);
    return specifyWork(specification, words('en'))
      .figures.map(({ name, value }) => `${name}: ${value}`)
      .join('\n');
  };
  assert.match(of('wall_cavity'), /^Area: \d+\sm² \(likely \d+ – \d+\sm²\)$/m);
  assert.match(
    of('wall_cavity'),
    /^Insulation to add: R of at least [\d.]+ m²K\/W, U from [\d.]+ to [\d.]+ W\/m²K, for example \d+ cm of blown-in mineral wool \(λ\s0\.\d+\)$/m,
  );
  assert.match(
    of('windows_high_efficiency'),
    /^Windows and doors: U of at most [\d.]+ W\/m²K \(today [\d.]+\)/m,
  );
  assert.match(of('heat_pump_air_water'), /^Power: \d+ kW$/m);
  assert.match(of('heat_pump_air_water'), /^Heat loss: [\d.]+ kW at −8 °C outside and 20 °C inside/m);
  assert.match(of('heat_pump_air_water'), /^Flow temperature: at most \d+ °C on the coldest day$/m);
  assert.match(
    of('ventilation_balanced'),
    /^Ventilation: NBN D 50-001: 3\.6 m³\/h per m² .*heat recovery of at least 80%$/m,
  );
  assert.match(
    of('solar_panels'),
    /^Solar panels: [\d.]+ kWp, about \d+ kWh per kWp a year, orientation to be checked on site$/m,
  );
});

test('works on the building are quoted for all of it, with the figures of the flat marked as such', () => {
  const specification = belgian.get('heat_pump_air_water');
  const wall = belgian.get('wall_cavity');
  assert.ok(specification && wall);
  const { figures, lines, checks } = specifyWork(specification, words('en'), 'building');
  assert.equal(figures[0]?.name, 'Shared part');
  assert.ok(figures.every(({ name, value }) => name !== 'Power' && !value.includes('likely')));
  assert.equal(lines.find(({ name }) => name === 'Heat pump')?.quantity, 'whole building');
  assert.ok(checks.includes('Electrical connection of the building.'));
  assert.ok(
    specifyWork(wall, words('en'), 'building').checks.includes('Measure the area of the whole building.'),
  );
});

test('a range of areas has two figures', () => {
  const specification: WorkSpecification = {
    trades: [],
    after: [],
    area_m2: { value: 142.9, low: 101.9, high: 199.9 },
    grant_requirements: [],
    site_checks: [{ code: 'measure_area', values: { low_m2: 101.9, high_m2: 199.9 } }],
    quote_lines: [{ code: 'insulation_layer', quantity: 142.9, unit: 'm2' }],
  };
  const { figures, checks, lines } = specifyWork(specification, words('en'));
  assert.equal(figures[0]?.value, '143\u00a0m² (likely 100 – 200\u00a0m²)');
  assert.deepEqual(checks, ['Measure the area: it is estimated at 100 to 200 m².']);
  assert.equal(lines[0]?.quantity, '143\u00a0m²');
});

test('what a grant asks says whether the work meets it', () => {
  const specification: WorkSpecification = {
    trades: ['roofer'],
    after: [],
    grant_requirements: [
      {
        rule_id: 'x',
        scheme: 'isde',
        requirement: 'rd_m2k_per_w_min',
        limit: 3.5,
        is_met: true,
        source: 'x',
      },
    ],
    site_checks: [],
    quote_lines: [{ code: 'insulation_layer', quantity: 80, unit: 'm2' }],
  };
  const { figures, lines } = specifyWork(specification, words('nl-NL'));
  assert.deepEqual(figures[0], {
    name: 'Wat de subsidie vraagt',
    value: 'ISDE: Rd van minstens 3,5 m²K/W (in orde)',
  });
  assert.deepEqual(lines, [{ name: 'Isolatielaag', quantity: '80\u00a0m²' }]);
});
