import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dateIn, dateOfFigures } from './date.ts';
import { GLAZING } from './dwelling-words.ts';
import { deviceByStem, hotWaterByStem, ventilationByStem } from './installation-stems.ts';
import { HEATING_DEVICES, HEATING_TYPES, VENTILATION_TYPES } from './installation-words.ts';
import { isWithinBounds } from './is-within-bounds.ts';
import { numberOf } from './number.ts';
import { codeIn } from './phrases.ts';
import { yesOrNo } from './yes-or-no.ts';

describe('numbers', () => {
  it('are read back as they are printed, in Dutch, French and with points', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (hundredths) => {
        const value = hundredths / 100;
        for (const locale of ['nl-NL', 'fr-BE', 'nl-BE']) {
          const text = value
            .toLocaleString(locale, { maximumFractionDigits: 2 })
            .replace(/[\u202f\u00a0]/g, ' ')
            .replace('−', '-');
          assert.equal(numberOf(text), value, text);
        }
      }),
    );
  });

  it('are not found in other things', () => {
    for (const text of ['', '-', 'n.v.t.', '12 m²', '1971-1980', 'A1', '5.0.7'])
      assert.equal(numberOf(text), null, text);
  });
});

describe('dates', () => {
  it('in figures and in words', () => {
    assert.equal(dateIn('Datum: 22-06-2026'), '2026-06-22');
    assert.equal(dateIn('geldig tot en met 6 januari 2034.'), '2034-01-06');
    assert.equal(dateIn('le 1er février 2020'), '2020-02-01');
    assert.equal(dateOfFigures('20240229-0009000001-RES-1'), '2024-02-29');
  });

  it('that do not exist are none', () => {
    assert.equal(dateIn('31-02-2024'), null);
    assert.equal(dateOfFigures('20231301'), null);
  });
});

describe('words become codes', () => {
  for (const [text, table, code] of [
    ['niet-condenserende ketel', HEATING_DEVICES, 'NON_CONDENSING_BOILER'],
    ['HR-107 ketel', HEATING_DEVICES, 'CONDENSING_BOILER'],
    ['Chaudière, gaz naturel, à condensation', HEATING_DEVICES, 'CONDENSING_BOILER'],
    ['Chaudière, mazout, non à condensation', HEATING_DEVICES, 'NON_CONDENSING_BOILER'],
    ['warmtepomp bodem/water', HEATING_DEVICES, 'GROUND_SOURCE_HEAT_PUMP'],
    ['Gaskachel(s)', HEATING_DEVICES, 'STOVE'],
    ['pelletketel', HEATING_DEVICES, 'OPEN'],
    ['Poêle à bois', HEATING_TYPES, 'WOOD'],
    ['HR++ glas', GLAZING, 'HIGH_EFFICIENCY'],
    ['double vitrage ordinaire', GLAZING, 'DOUBLE'],
    ['B - mechanische toevoer, natuurlijke afvoer', VENTILATION_TYPES, 'OPEN'],
    ['C - natuurlijke toevoer, mechanische afvoer', VENTILATION_TYPES, 'EXHAUST'],
    ['D - mechanische toevoer en afvoer met warmteterugwinning', VENTILATION_TYPES, 'BALANCED_WITH_RECOVERY'],
    ['iets anders', VENTILATION_TYPES, null],
  ] as const) {
    it(text, () => assert.equal(codeIn<string>(table, text), code));
  }

  it('"not present" is no, whatever else it holds', () => {
    assert.equal(yesOrNo('Niet aanwezig'), false);
    assert.equal(yesOrNo('aanwezig, voor sanitair warm water'), true);
    assert.equal(yesOrNo('onbekend'), null);
  });
});

describe("the engine's own bounds", () => {
  it('hold for every kind of fact', () => {
    assert.ok(isWithinBounds('energy_label', 'C+', 'BE-BRU', '2026-11-15'));
    assert.ok(!isWithinBounds('energy_label', 'C+', 'BE-VLG', '2026-11-15'));
    assert.ok(!isWithinBounds('year_built', 2031, 'NL', '2026-11-15'));
    assert.ok(!isWithinBounds('outer_wall_insulation_type', { u_value_w_per_m2_k: 61 }, 'NL', '2026-11-15'));
  });
});

describe('installations in words that no list has', () => {
  for (const [text, code, expected] of [
    ['ketel zonder condensatie', deviceByStem, 'NON_CONDENSING_BOILER'],
    ['Chaudière murale gaz, condensation', deviceByStem, 'CONDENSING_BOILER'],
    ['PAC air/eau', deviceByStem, 'AIR_WATER_HEAT_PUMP'],
    ['Chauffe-eau instantané au gaz', hotWaterByStem, 'GAS_WATER_HEATER'],
    ['Par le générateur du chauffage', hotWaterByStem, 'WITH_HEATING'],
    ['WTW-unit (balansventilatie)', ventilationByStem, 'BALANCED_WITH_RECOVERY'],
    ['Mechanische toe- en afvoer', ventilationByStem, null],
  ] as const)
    it(`${text} is ${expected}`, () => assert.equal(code(text), expected));
});
