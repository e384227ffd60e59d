import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { co2FactorsOn } from '../data/energy-factors.ts';
import { arbitraryDwelling } from '../testing/arbitrary-dwelling.ts';
import { cases } from '../testing/long.ts';
import { detailedEnergyState } from './energy-state.ts';
import { evaluate } from './evaluate.ts';

const RUNS = { numRuns: cases(2000, 50_000) };
const share = fc.double({ min: 0.05, max: 1, noNaN: true });
const PRICES = {
  gas: 0.09,
  oil: 0.1,
  electricity: 0.35,
  wood: 0.08,
  district_heat: 0.1,
  electricity_feed_in: 0.03,
  gas_standing_eur_per_year: 140,
  electricity_standing_eur_per_year: 0,
};

test('more insulation never raises the heating need, nor what is bought for it', () => {
  const part = fc.constantFrom(
    'pitchedRoof' as const,
    'flatRoof' as const,
    'wall' as const,
    'floor' as const,
    'doors' as const,
  );
  fc.assert(
    fc.property(arbitraryDwelling, part, share, (dwelling, name, factor) => {
      const element = dwelling[name];
      const better = { ...dwelling, [name]: { ...element, uValueWPerM2K: element.uValueWPerM2K * factor } };
      const [before, after] = [evaluate(dwelling), evaluate(better)];
      const slack = 1e-9 * before.standardHeatNeedKwh;
      assert.ok(after.standardHeatNeedKwh <= before.standardHeatNeedKwh + slack);
      assert.ok(after.typicalHeatNeedKwh <= before.typicalHeatNeedKwh + slack);
      assert.ok(after.primaryKwh <= before.primaryKwh + slack);
      assert.ok(after.peakHeatLoadKw <= before.peakHeatLoadKw + 1e-9);
    }),
    RUNS,
  );
});

test('a tighter house and heat recovery never raise the heating need', () => {
  fc.assert(
    fc.property(arbitraryDwelling, share, (dwelling, factor) => {
      const tighter = { ...dwelling, infiltrationPerHour: dwelling.infiltrationPerHour * factor };
      const recovering = { ...tighter, ventilation: 'BALANCED_WITH_RECOVERY' as const };
      const [before, tight, recovered] = [evaluate(dwelling), evaluate(tighter), evaluate(recovering)];
      assert.ok(tight.standardHeatNeedKwh <= before.standardHeatNeedKwh * (1 + 1e-9));
      assert.ok(recovered.standardHeatNeedKwh <= tight.standardHeatNeedKwh * (1 + 1e-9));
    }),
    RUNS,
  );
});

test('solar power is either used or exported, a battery only moves it, and none of it is bought', () => {
  const kwp = fc.double({ min: 0, max: 30, noNaN: true });
  const kwh = fc.double({ min: 0, max: 40, noNaN: true });
  fc.assert(
    fc.property(arbitraryDwelling, kwp, kwh, (dwelling, solarPanelsKwp, batteryKwh) => {
      const without = evaluate({ ...dwelling, solarPanelsKwp: 0, batteryKwh: 0 });
      const panels = evaluate({ ...dwelling, solarPanelsKwp, batteryKwh: 0 });
      const stored = evaluate({ ...dwelling, solarPanelsKwp, batteryKwh });
      for (const energy of [panels, stored]) {
        assert.ok(energy.solarUsedKwh >= 0 && energy.solarExportedKwh >= -1e-6);
        const bought = energy.electricityKwh + energy.solarUsedKwh;
        assert.ok(Math.abs(bought - without.electricityKwh) < 1e-6 * without.electricityKwh);
      }
      assert.ok(stored.solarUsedKwh >= panels.solarUsedKwh);
      assert.ok(panels.primaryKwh <= without.primaryKwh);
      assert.equal(stored.primaryKwh, panels.primaryKwh);
    }),
    RUNS,
  );
});

test('no quantity is ever missing or infinite, and what is reported agrees with what was computed', () => {
  fc.assert(
    fc.property(arbitraryDwelling, (dwelling) => {
      const energy = evaluate(dwelling);
      for (const [name, value] of Object.entries(energy)) assert.ok(Number.isFinite(value), name);
      const told = detailedEnergyState(dwelling, PRICES, co2FactorsOn('2026-11-15', dwelling.country));
      assert.ok(Math.abs(told.primary_kwh_per_m2 - energy.primaryKwhPerM2) <= 0.051);
      const carriers = Object.values(told.final_kwh_by_carrier).reduce((sum, kwh) => sum + kwh, 0);
      assert.ok(Math.abs(carriers - told.final_kwh) <= 3);
      const losses = Object.values(told.heat_loss_w_per_k).reduce((sum, loss) => sum + loss, 0);
      const degrees = dwelling.country === 'BE' ? 28 : 30;
      assert.ok(Math.abs((losses * degrees) / 1000 - told.peak_heat_load_kw) < 0.1);
    }),
    RUNS,
  );
});
