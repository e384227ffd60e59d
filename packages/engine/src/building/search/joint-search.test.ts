import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuildingControls } from '../../contract/building.ts';
import { HEAT_PUMP_LIMIT_W_PER_M2 } from '../../data/systems.ts';
import { billEur } from '../../energy/energy-state.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { peakHeatLoadKw } from '../../energy/heat-demand.ts';
import { burnsFossilFuel } from '../../energy/installations.ts';
import { labelBounds, labelsOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { ANNUITY_YEARS } from '../../money/lifetime-cost.ts';
import { priceMeasures } from '../../money/price-measures.ts';
import { totalCents } from '../../money/price-work.ts';
import { countMeasures, subsidise } from '../../money/subsidise.ts';
import { afterwardsCents } from '../../plan/pricing-context.ts';
import { chanceOfReaching, scoreAt } from '../../plan/search/chance.ts';
import { applyAll, applyNeeded, isSoundOpening, type SlotOptions } from '../../plan/search/choices.ts';
import { canHeat, heatPumpLimitWPerM2, isAllElectric } from '../../plan/search/heat-pump-limit.ts';
import { remainingLoad } from '../../plan/search/remaining-load.ts';
import { toScoreScale } from '../../stock/evidence/scores.ts';
import { cases } from '../../testing/long.ts';
import { randomBuilding } from '../../testing/random-buildings.ts';
import { numbers } from '../../validation/random.ts';
import { buildingControlsOf } from '../building-controls.ts';
import { requireBuilding, type UnitClass, unitClasses } from '../units/unit-classes.ts';
import { combine, isCommon, neededWorks } from './common-options.ts';
import { jointSpace, searchJoint } from './joint-search.ts';
import { priceCommon, wholeBuilding } from './price-common.ts';

const DATE = '2026-11-18';
const STEP = 1e11;

/** What an owner can do inside, every way by itself, with nothing taken from the search but its rules. */
function* waysInside(unit: UnitClass, allowed: SlotOptions, common: readonly Measure[]) {
  const { context, dwelling } = unit;
  const { pricingContext, controls } = context;
  const done = neededWorks(dwelling, common);
  const own = (slot: keyof SlotOptions): (Measure | null)[] => {
    if (done.some((work) => work.slot === slot)) return [null];
    const works = allowed[slot].filter((work) => work !== null && !isCommon(work, dwelling));
    const isRequired = works.length === allowed[slot].length && works.length > 0;
    return isRequired ? works : [null, ...works];
  };
  const ways = combine(
    own('wall'),
    own('windows'),
    own('airtightness'),
    own('ventilation'),
    own('heating'),
    own('hot_water'),
    own('solar_panels'),
    own('battery'),
  );
  const window = done.find(({ slot }) => slot === 'windows');
  const options = { ...allowed, windows: window === undefined ? own('windows') : [window] };
  const kept = Object.fromEntries(
    Object.entries(allowed).map(([slot]) => [
      slot,
      slot === 'windows' ? options.windows : allowed[slot as 'wall'],
    ]),
  ) as SlotOptions;
  for (const way of ways) {
    if (way.some(({ slot }) => slot === 'battery') && dwelling.solarPanelsKwp === 0) {
      if (!way.some(({ slot }) => slot === 'solar_panels')) continue;
    }
    const measures = [...done, ...way];
    const isOpening = ({ slot }: Measure) => ['windows', 'airtightness', 'ventilation'].includes(slot);
    if (!isSoundOpening(measures.filter(isOpening), kept, dwelling)) continue;
    const after = applyAll(dwelling, measures);
    const peakKw = peakHeatLoadKw(after);
    const heating = way.filter(({ slot }) => slot === 'heating');
    const limitWPerM2 = heatPumpLimitWPerM2(allowed, dwelling);
    const unwanted = canHeat(heating, peakKw, dwelling.floorAreaM2, limitWPerM2) ? 0 : 20;
    const works = priceMeasures(
      measures,
      dwelling,
      remainingLoad(dwelling, peakKw),
      pricingContext.pricing,
    ).filter(({ track }) => track === 'private');
    const awards = subsidise(works, pricingContext.rules, countMeasures(works, pricingContext.rules));
    const granted = awards.flat().reduce((sum, { cents }) => sum + cents, 0);
    let cents = works.reduce((sum, work) => sum + totalCents(work), 0) - granted;
    const energy = evaluate(after);
    if (controls.objective === 'least_lifetime_cost') {
      cents += works.reduce((sum, work) => sum + afterwardsCents(work, pricingContext), 0);
      cents += billEur(energy, pricingContext.lifetimePrices) * 100 * ANNUITY_YEARS;
    }
    const burns = unwanted + (controls.fossil_free && burnsFossilFuel(after) ? 20 : 0);
    yield { measures, score: energy.primaryKwhPerM2, unwanted: burns, cents };
  }
}

/** The least value of all ways. */
function bestInside(unit: UnitClass, allowed: SlotOptions, common: readonly Measure[]): number {
  const { controls, houses, target } = unit.context;
  const { labelScale } = unit.dwelling;
  const labels = labelsOf(labelScale);
  const limits = labels.slice(labels.indexOf(target)).map((label) => labelBounds(labelScale, label).high);
  let best = Number.POSITIVE_INFINITY;
  for (const { measures, score, unwanted, cents } of waysInside(unit, allowed, common)) {
    for (const [step, limit] of limits.entries()) {
      if (score > limit + 1e-6) continue;
      const value = (unwanted + step) * STEP + cents;
      if (value >= best) break;
      if (chanceOfReaching(limit, measures, houses) < controls.confidence - 1e-9) continue;
      best = value;
      break;
    }
  }
  return best;
}

/** The least value of all mixes of ways that bring the mean to the best label that it can have. */
function bestMean(
  classes: readonly UnitClass[],
  allowed: readonly SlotOptions[],
  common: readonly Measure[],
): number {
  const { labelScale } = (classes[0] as UnitClass).dwelling;
  const labels = labelsOf(labelScale);
  const { target } = (classes[0] as UnitClass).context;
  const limits = labels.slice(labels.indexOf(target)).map((label) => labelBounds(labelScale, label).high);
  const areaM2 = classes.reduce((sum, { dwelling }) => sum + dwelling.floorAreaM2, 0);
  let mixes = [{ load: 0, cents: 0 }];
  for (const [index, unit] of classes.entries()) {
    const { controls, houses } = unit.context;
    const ways = [...waysInside(unit, allowed[index] as SlotOptions, common)].map(
      ({ measures, score, unwanted, cents }) => {
        const scores = houses.dwellings.map((house) =>
          toScoreScale(evaluate(applyNeeded(house, measures)).primaryKwhPerM2),
        );
        const sure = Math.max(score, scoreAt(controls.confidence, scores, houses));
        return { load: sure * unit.dwelling.floorAreaM2, cents: unwanted * STEP + cents };
      },
    );
    mixes = undominated(
      mixes.flatMap((mix) =>
        ways.map(({ load, cents }) => ({ load: mix.load + load, cents: mix.cents + cents })),
      ),
    );
  }
  for (const [step, limit] of limits.entries()) {
    const within = mixes.filter(({ load }) => load <= limit * areaM2 + 1e-6);
    if (within.length > 0) return step * STEP + Math.min(...within.map(({ cents }) => cents));
  }
  return Number.POSITIVE_INFINITY;
}

function undominated(mixes: { load: number; cents: number }[]) {
  let lowest = Number.POSITIVE_INFINITY;
  return mixes
    .sort((a, b) => a.cents - b.cents || a.load - b.load)
    .filter(({ load }) => {
      const isLower = load < lowest;
      if (isLower) lowest = load;
      return isLower;
    });
}

function enumerated(seed: number, asked: Partial<BuildingControls>) {
  const next = numbers(seed);
  const { building, estates } = randomBuilding(next, 1 + Math.floor(next() * 5), next() < 0.3);
  const inputs = requireBuilding(building, estates);
  const controls = buildingControlsOf(asked, building.address.region ?? 'BE-VLG', DATE);
  const classes = unitClasses(building, inputs, controls, { date: DATE });
  const whole = wholeBuilding(building, classes);
  const space = jointSpace(whole, controls);
  const found = searchJoint(space);
  const isByBill = controls.objective === 'least_lifetime_cost';
  let [best, beyond] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const shell of space.options.shells) {
    for (const windows of space.options.windows) {
      for (const heating of space.options.heatings) {
        const measures = [...shell, ...windows, ...heating];
        const peakKw = classes.reduce((sum, { dwelling, units }) => {
          return (
            sum +
            units.length * peakHeatLoadKw(applyAll(dwelling, neededWorks(dwelling, [...shell, ...windows])))
          );
        }, 0);
        const priced = priceCommon(measures, whole, peakKw);
        let value = isByBill ? priced.lifetimeCents : priced.netCents;
        if (controls.target_of === 'MEAN') value += bestMean(classes, space.allowed, measures);
        else {
          for (const [index, unit] of classes.entries()) {
            value += unit.units.length * bestInside(unit, space.allowed[index] as SlotOptions, measures);
          }
        }
        const isBeyond =
          heating.some(isAllElectric) && peakKw * 1000 > HEAT_PUMP_LIMIT_W_PER_M2 * whole.floorAreaM2;
        if (isBeyond) beyond = Math.min(beyond, value);
        else best = Math.min(best, value);
      }
    }
  }
  return { found: found?.value ?? 0, best: Number.isFinite(best) ? best : beyond };
}

describe('the joint optimum', () => {
  const wishes: Partial<BuildingControls>[] = [
    {},
    { objective: 'least_lifetime_cost' },
    { fossil_free: true },
    { confidence: 0.8 },
  ];
  const buildings = cases(8, 500);
  it(`is that of all common and private choices in ${buildings} random buildings`, () => {
    for (let seed = 1; seed <= buildings; seed++) {
      const asked = wishes[seed % wishes.length] ?? {};
      const { found, best } = enumerated(seed, asked);
      // Lifetime costs are no whole cents.
      assert.ok(
        Math.abs(found - best) < 0.01,
        `building ${seed}, ${JSON.stringify(asked)}: ${found} and ${best}`,
      );
    }
  });

  const means = cases(3, 100);
  it(`is that of all mixes that reach the target in the mean, in ${means} random buildings`, () => {
    for (let seed = 1; seed <= means; seed++) {
      const { found, best } = enumerated(700 + seed, {
        target_of: 'MEAN',
        confidence: seed % 2 === 0 ? 0.5 : 0.7,
      });
      assert.ok(Math.abs(found - best) < 1, `building ${seed}: ${found} and ${best}`);
    }
  });
});
