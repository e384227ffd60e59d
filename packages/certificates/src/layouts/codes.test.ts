import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hotWaterOf } from './codes.ts';

const codeOf = (value: string) =>
  hotWaterOf({ value, raw: value, source: { page: 1, box: [0, 0, 0, 0], page_size: [0, 0] } })?.value ?? null;

it('a device of hot water is named beside what it is not connected to', () => {
  assert.equal(codeOf('gasgeiser, niet gekoppeld aan ruimteverwarming'), 'GAS_WATER_HEATER');
  assert.equal(codeOf('elektrische boiler (niet gekoppeld aan de verwarming)'), 'ELECTRIC_BOILER');
  assert.equal(codeOf('niet gekoppeld'), null);
  assert.equal(codeOf('ja, gekoppeld aan ruimteverwarming'), 'WITH_HEATING');
  assert.equal(codeOf('Production assurée par le générateur de chauffage'), 'WITH_HEATING');
});

it('a water heater is electric unless it burns gas', () => {
  assert.equal(codeOf('doorstromer'), 'ELECTRIC_BOILER');
  assert.equal(codeOf('doorstromer (gasgeiser) gas'), 'GAS_WATER_HEATER');
});
