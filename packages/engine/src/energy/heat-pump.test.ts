import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { heatPumpKw, hybridPumpKw } from '../measures/heat-pump-size.ts';
import { energyPricesOn, lifetimeEnergyPrices } from '../money/energy-prices.ts';
import { arbitraryDwelling } from '../testing/arbitrary-dwelling.ts';
import { billEur } from './energy-state.ts';
import { evaluateDemand } from './evaluate.ts';
import { electricityPerHeat, hybridPump } from './heat-pump.ts';

const FLOOR_M2 = 150;
const spf = (wPerM2: number, hasLowTemperatureEmitters = true): number => {
  const kw = (wPerM2 * FLOOR_M2) / 1000;
  return (
    1 / electricityPerHeat('heat_pump_air_water', heatPumpKw(kw), kw, FLOOR_M2, hasLowTemperatureEmitters)
  );
};

test('an air pump has the field mean of existing houses at their usual load, and its span below and above', () => {
  assert.ok(Math.abs(spf(55) - 3.1) < 1e-9);
  assert.ok(Math.abs(spf(30) - 3.8) < 0.05);
  assert.ok(spf(80) > 2.5 && spf(80) < 2.7);
  assert.ok(spf(55, false) < spf(55), 'the radiators of a boiler ask for more');
});

test('a load above the two largest pumps is left to the heating element', () => {
  const perHeat = (kw: number): number =>
    electricityPerHeat('heat_pump_ground', heatPumpKw(kw), kw, kw * 20, true);
  assert.equal(perHeat(32), perHeat(10));
  assert.ok(perHeat(48) > perHeat(32) && perHeat(80) > perHeat(48) && perHeat(80) < 0.4);
  assert.deepEqual([heatPumpKw(2), heatPumpKw(7.2), heatPumpKw(17), heatPumpKw(40)], [4, 8, 18, 32]);
});

test('the pump of a hybrid follows the load, and makes less of the heat where it stays too small', () => {
  assert.deepEqual([hybridPumpKw(6), hybridPumpKw(12), hybridPumpKw(18), hybridPumpKw(60)], [4, 5, 8, 10]);
  const share = (kw: number, isLow: boolean): number =>
    hybridPump(hybridPumpKw(kw), kw, kw * 20, isLow).share;
  assert.ok(Math.abs(share(12, true) - 0.8) < 1e-9);
  assert.ok(share(12, false) >= 0.6 && share(12, false) < 0.7);
  assert.ok(share(60, true) < 0.6);
});

test('a larger demand never takes less primary energy nor a smaller bill: the search relies on it', () => {
  const demands = fc.record({
    need: fc.double({ min: 100, max: 60_000, noNaN: true }),
    moreNeed: fc.double({ min: 0, max: 20_000, noNaN: true }),
    peak: fc.double({ min: 1, max: 50, noNaN: true }),
  });
  fc.assert(
    fc.property(arbitraryDwelling, demands, (dwelling, { need, moreNeed, peak }) => {
      // Need and peak grow together when a shell loses more: the peak in proportion at most.
      const small = { standardHeatNeedKwh: need, certifiedHeatNeedKwh: need, peakHeatLoadKw: peak };
      const more = need + moreNeed;
      const large = {
        standardHeatNeedKwh: more,
        certifiedHeatNeedKwh: more,
        peakHeatLoadKw: peak * (1 + moreNeed / need),
      };
      const [before, after] = [evaluateDemand(dwelling, small), evaluateDemand(dwelling, large)];
      assert.ok(after.primaryKwh >= before.primaryKwh - 1e-6);
      if ((need + moreNeed) / dwelling.floorAreaM2 > 700) return;
      for (const prices of [
        energyPricesOn('2026-11-15', dwelling.country).eurPerKwh,
        lifetimeEnergyPrices('2026-11-15', dwelling.country),
      ]) {
        assert.ok(billEur(after, prices) >= billEur(before, prices) - 1e-6);
      }
    }),
    { numRuns: 5000, seed: 20261115 },
  );
});
