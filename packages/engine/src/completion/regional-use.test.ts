import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { evaluate } from '../energy/evaluate.ts';
import { estateOf, type Place } from '../testing/adviser-plan.ts';
import { numbers } from '../validation/random.ts';
import { completeDwelling } from './complete.ts';

const DATE = '2026-11-15';
const shownIn = (place: Place, format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED', facts = {}) =>
  completeDwelling(estateOf(place, format, 1965, { habitable_space_m2: 150, ...facts }), DATE).dwelling;

describe('what is burnt differs by region', () => {
  it('oil is shown where it is likeliest: in a detached Walloon house, not in a terraced one or in Flanders', () => {
    const carrier = (place: Place, format: 'OPEN' | 'CLOSED') => shownIn(place, format).heatCarrier;
    assert.deepEqual(
      [carrier('WAL', 'OPEN'), carrier('WAL', 'CLOSED'), carrier('VLG', 'OPEN'), carrier('BRU', 'OPEN')],
      ['oil', 'gas', 'gas', 'gas'],
    );
  });

  it('the same house uses more gas in Brussels and Wallonia than in Flanders, and its need is the same', () => {
    const house = shownIn('VLG', 'CLOSED', { heating_type: 'GAS' });
    const flanders = evaluate(house);
    for (const region of ['BE-BRU', 'BE-WAL'] as const) {
      const other = evaluate({ ...house, region });
      assert.equal(other.standardHeatNeedKwh, flanders.standardHeatNeedKwh);
      assert.equal(other.primaryKwh, flanders.primaryKwh);
      assert.ok(other.gasKwh > 1.03 * flanders.gasKwh && other.gasKwh < 1.07 * flanders.gasKwh);
    }
  });
});

describe('finding 9: the score never falls as the gas meter rises', () => {
  it('in a house of known size', () => {
    const random = numbers(4242);
    const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value =>
      values[Math.floor(random() * values.length)] ?? values[0];
    for (let house = 0; house < 60; house++) {
      const place = oneOf(['VLG', 'BRU', 'WAL', 'NL'] as const);
      const format = oneOf(['OPEN', 'SEMI_OPEN', 'CLOSED', 'APARTMENT'] as const);
      const year = Math.floor(1890 + random() * 132);
      const area = Math.round(
        (format === 'APARTMENT' ? 45 : 70) + random() * (format === 'APARTMENT' ? 75 : 190),
      );
      const wall = oneOf([undefined, undefined, 'NONE', 'CM_6_10'] as const);
      let last = Number.NEGATIVE_INFINITY;
      for (const metered_gas_kwh of [3000, 6500, 10_000, 14_000, 20_000, 28_000, 38_000]) {
        const facts = {
          habitable_space_m2: area,
          heating_type: 'GAS' as const,
          metered_gas_kwh,
          ...(wall && { outer_wall_insulation_type: wall }),
        };
        const { p50 } = completeDwelling(estateOf(place, format, year, facts), DATE).primaryKwhPerM2;
        assert.ok(
          p50 >= last - 1e-6,
          `${place} ${format} ${year} ${area} m²: ${metered_gas_kwh} kWh, ${last} to ${p50}`,
        );
        last = p50;
      }
    }
  });

  it('where the fuel is not known: little gas speaks of cold rooms, not of oil or electric heat', () => {
    for (const [format, year, habitable_space_m2] of [
      ['OPEN', 1910, 237],
      ['OPEN', 1959, 219],
      ['SEMI_OPEN', 1975, 210],
    ] as const) {
      let last = Number.NEGATIVE_INFINITY;
      for (const metered_gas_kwh of [3000, 6500, 10_000, 20_000, 30_000]) {
        const estate = estateOf('WAL', format, year, { habitable_space_m2, metered_gas_kwh });
        const { primaryKwhPerM2 } = evaluate(completeDwelling(estate, DATE).dwelling);
        assert.ok(primaryKwhPerM2 >= last - 0.1, `${format} ${year}: ${metered_gas_kwh} kWh`);
        last = primaryKwhPerM2;
      }
    }
  });
});
