import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirmedBySum, type EnvelopeRow, envelopeFindings } from './envelope.ts';
import { heatingFindings } from './heating.ts';

const row = (element: EnvelopeRow['element'], areaM2: number, uWPerM2K: number | null): EnvelopeRow => ({
  element,
  areaM2,
  uWPerM2K,
  source: null,
  isUninsulated: false,
});
const valuesOf = (rows: readonly EnvelopeRow[]) =>
  Object.fromEntries(envelopeFindings(rows).map(({ name, value }) => [name, value]));

test('windows and doors have the mean of their U-values by area, an attic floor is apart from the roof', () => {
  assert.deepEqual(
    valuesOf([row('window', 10, 1.1), row('window', 5, 2.9), row('door', 2, 3.5), row('attic', 60, 0.24)]),
    {
      window_surface_m2: 15,
      window_u_value_w_per_m2_k: 1.7,
      door_u_value_w_per_m2_k: 3.5,
      attic_floor_surface_m2: 60,
      attic_floor_insulation_type: { u_value_w_per_m2_k: 0.24 },
    },
  );
});

test('a window without a U-value leaves the mean of all open', () => {
  assert.deepEqual(valuesOf([row('window', 10, 1.1), row('window', 5, null)]), { window_surface_m2: 15 });
});

test('what burns wood is a boiler only where the form says so', () => {
  const source = { page: 1, box: [0, 0, 1, 1], page_size: [595, 842] } as const;
  const deviceOf = (text: string) =>
    heatingFindings({ value: text, raw: text, source }, null).map(({ value }) => value);
  assert.deepEqual(deviceOf('Chaudière à pellets'), ['WOOD', 'WOOD_BOILER']);
  assert.deepEqual(deviceOf('Houtketel'), ['WOOD', 'WOOD_BOILER']);
  assert.deepEqual(deviceOf('Poêle à bois'), ['WOOD', 'STOVE']);
});

test('a sum of areas does not confirm which element an area is of, where no word says it', () => {
  const names = ['flat_roof_surface_m2', 'outer_wall_surface_m2', 'window_surface_m2'] as const;
  const rows = [row('wall', 80, null), row('window', 10, null), row('inclined', 40, null)];
  assert.deepEqual(confirmedBySum(rows, names), names);
  const assumed = [...rows, { ...row('inclined', 20, null), isAssumed: true }];
  assert.deepEqual(confirmedBySum(assumed, names), ['outer_wall_surface_m2', 'window_surface_m2']);
});
