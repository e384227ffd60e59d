import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Country,
  INCOME_GROUPS,
  MEASURES,
  type MeasureCode,
  RELATED_WORKS,
  SLOTS,
} from '../../contract/codes.ts';
import { UNIT_COSTS } from '../../data/prices/unit-costs.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { billEur } from '../../energy/energy-state.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { heatDemand } from '../../energy/heat-demand.ts';
import { burnsFossilFuel } from '../../energy/installations.ts';
import { labelBounds, labelsOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { partOf } from '../../measures/part-of.ts';
import { ANNUITY_YEARS } from '../../money/lifetime-cost.ts';
import type { OwnPrices } from '../../money/own-prices.ts';
import { priceMeasures } from '../../money/price-measures.ts';
import { totalCents } from '../../money/price-work.ts';
import { countMeasures, subsidise } from '../../money/subsidise.ts';
import { arbitraryDwelling } from '../../testing/arbitrary-dwelling.ts';
import { cases } from '../../testing/long.ts';
import { pricingContextOf } from '../../testing/pricing-context-of.ts';
import { underRules } from '../advice/adviser-rules.ts';
import { afterwardsCents, type PricingContext } from '../pricing-context.ts';
import { chanceOfReaching, type PossibleHouses, possibleHouses } from './chance.ts';
import { ChanceTable } from './chance-table.ts';
import { applyAll, choicesOf, isSoundOpening, type SlotOptions, slotOptions } from './choices.ts';
import { canHeat, heatPumpLimitWPerM2 } from './heat-pump-limit.ts';
import { remainingLoad } from './remaining-load.ts';
import { type Goal, searchBest } from './search.ts';
import { searchSpace } from './search-space.ts';

const RUNS = cases(200, 5000);

/** Every combination that the rules allow, made slot by slot, without any of the search's shortcuts. */
function* everyCombination(options: SlotOptions, slots = [...SLOTS]): Generator<readonly Measure[]> {
  const [slot, ...rest] = slots;
  if (slot === undefined) yield [];
  else {
    for (const others of everyCombination(options, rest)) {
      for (const measure of options[slot]) yield measure === null ? others : [measure, ...others];
    }
  }
}

function isAllowed(
  measures: readonly Measure[],
  options: SlotOptions,
  { dwelling }: PricingContext,
): boolean {
  if (!isSoundOpening(measures, options, dwelling) || !isWithinLimit(measures, options, dwelling))
    return false;
  const slots = new Set(measures.map(({ slot }) => slot));
  return !slots.has('battery') || slots.has('solar_panels') || dwelling.solarPanelsKwp > 0;
}

function isWithinLimit(measures: readonly Measure[], options: SlotOptions, dwelling: Dwelling): boolean {
  const { peakHeatLoadKw } = heatDemand(applyAll(dwelling, measures));
  return canHeat(measures, peakHeatLoadKw, dwelling.floorAreaM2, heatPumpLimitWPerM2(options, dwelling));
}

type Limited = Required<Pick<Goal, 'maxPrimaryKwhPerM2' | 'maxNetCents'>> & Goal;

/** Prices, grants and energy of the whole set at once. */
function worthOf(measures: readonly Measure[], goal: Limited, pricingContext: PricingContext): number | null {
  const { dwelling, pricing, rules, lifetimePrices } = pricingContext;
  const after = applyAll(dwelling, measures);
  if (goal.isFossilFree === true && burnsFossilFuel(after)) return null;
  const energy = evaluate(after);
  if (energy.primaryKwhPerM2 > goal.maxPrimaryKwhPerM2) return null;
  const works = priceMeasures(
    measures,
    dwelling,
    remainingLoad(dwelling, heatDemand(after).peakHeatLoadKw),
    pricing,
  );
  const awards = subsidise(works, rules, countMeasures(works, rules));
  let netCents = works.reduce((sum, work) => sum + totalCents(work), 0);
  for (const award of awards.flat()) netCents -= award.cents;
  if (netCents > goal.maxNetCents) return null;
  if (goal.minimise === 'net_cost') return netCents;
  const laterCents = works.reduce((sum, work) => {
    return sum + afterwardsCents(work, pricingContext);
  }, 0);
  return netCents + laterCents + billEur(energy, lifetimePrices) * 100 * ANNUITY_YEARS;
}

const ENVELOPE_MEASURES = MEASURES.slice(0, MEASURES.indexOf('boiler_condensing'));
const CHEAP_SHARE = 0.05;

/** Prices of single works at a twentieth. */
function cheapPrices(country: Country, works: readonly MeasureCode[]): OwnPrices {
  const book: OwnPrices = {};
  for (const work of works) {
    const { low, typical, high } = UNIT_COSTS[country][work];
    const amount = { low: low * CHEAP_SHARE, typical: typical * CHEAP_SHARE, high: high * CHEAP_SHARE };
    book[work] = { work, region: country, amount };
  }
  return book;
}

const arbitraryGoal = fc.record({
  minimise: fc.constantFrom('net_cost' as const, 'lifetime_cost' as const),
  labelIndex: fc.nat(6),
  isFossilFree: fc.boolean(),
  maxNetCents: fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.integer({ min: 0, max: 8_000_000 })),
  date: fc.constantFrom('2026-11-15', '2025-09-01', '2026-02-01'),
  incomeGroup: fc.option(fc.constantFrom(...INCOME_GROUPS)),
  excluded: fc.subarray([...MEASURES], { minLength: 5, maxLength: 12 }),
  locked: fc.subarray([...MEASURES], { maxLength: 1 }),
  // Under the rules, under those of a small budget, or without.
  isWithBasics: fc.constantFrom(true, false, null),
  // Cheap works make near ties, and grants that pay for all of a work.
  cheap: fc.subarray([...ENVELOPE_MEASURES], { maxLength: 8 }),
});

type Wish = typeof arbitraryGoal extends fc.Arbitrary<infer Value> ? Value : never;

function optionsFor(dwelling: Dwelling, { excluded, locked, date, isWithBasics }: Wish): SlotOptions {
  const free = slotOptions(dwelling, excluded, locked);
  return isWithBasics === null ? free : underRules(free, dwelling, locked, date, { isWithBasics });
}

/** Other houses of the same kind in the same place: what a house of which little is known may be as well. */
const arbitraryHouses = fc.record({
  others: fc.array(arbitraryDwelling, { minLength: 1, maxLength: 4 }),
  weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }),
  certificateNoise: fc.constantFrom(0, 0.08),
  least: fc.constantFrom(0.5, 0.8, 0.9),
});

function housesLike(
  dwelling: Dwelling,
  { others, weights, certificateNoise }: { others: Dwelling[]; weights: number[]; certificateNoise: number },
): PossibleHouses {
  const { country, region, labelScale, estateType, estateFormat, yearBuilt } = dwelling;
  const all = [
    dwelling,
    ...others.map((other) => {
      return { ...other, country, region, labelScale, estateType, estateFormat, yearBuilt };
    }),
  ];
  const total = all.reduce((sum, _, index) => sum + (weights[index] ?? 0), 0);
  return possibleHouses(
    all.map((house, index) => ({
      dwelling: house,
      weight: (weights[index] ?? 0) / total,
      typical: { score: 0, weight: 0 },
    })),
    certificateNoise,
  );
}

test('the combination found is the best of all that are sure enough', () => {
  let reachable = 0;
  let dearer = 0;
  fc.assert(
    fc.property(arbitraryDwelling, arbitraryGoal, arbitraryHouses, (dwelling, wish, possible) => {
      const pricingContext = pricingContextOf(dwelling, wish.date, wish.incomeGroup);
      const options = optionsFor(dwelling, wish);
      const label = labelsOf(dwelling.labelScale)[wish.labelIndex] ?? 'A';
      const limit = labelBounds(dwelling.labelScale, label).high;
      const goal: Limited = {
        minimise: wish.minimise,
        maxPrimaryKwhPerM2: limit,
        maxNetCents: wish.maxNetCents,
        isFossilFree: wish.isFossilFree,
      };
      const houses = housesLike(dwelling, possible);
      const space = searchSpace(choicesOf(options, dwelling), pricingContext, { isForOneHouse: false });
      const sure = { least: possible.least, chances: new ChanceTable(houses, space) };
      const found = searchBest(space, { ...goal, sure });
      let best: number | null = null;
      for (const measures of everyCombination(options)) {
        if (!isAllowed(measures, options, pricingContext)) continue;
        const value = worthOf(measures, goal, pricingContext);
        if (value === null || (best !== null && value >= best)) continue;
        if (chanceOfReaching(limit, measures, houses) >= possible.least - 1e-9) best = value;
      }
      if (best === null || found === null) {
        assert.equal(found?.value ?? null, best);
        return;
      }
      reachable += 1;
      const tolerance = Math.abs(best) * 1e-9 + 1e-9;
      assert.ok(Math.abs(found.value - best) <= tolerance, `${found.value} is not ${best}`);
      assert.ok(chanceOfReaching(limit, found.measures, houses) >= possible.least - 1e-9);
      const unsure = searchBest(space, goal);
      if (unsure !== null && unsure.value < best - tolerance) dearer += 1;
    }),
    { numRuns: RUNS, seed: 20261115 },
  );
  assert.ok(reachable > 0.15 * RUNS, `only ${reachable} goals could be reached: the test would prove little`);
  assert.ok(dearer > 0.03 * RUNS, `being sure changed only ${dearer} choices: the test would prove little`);
});

test('the combination found is the best of all combinations', () => {
  let reachable = 0;
  let limited = 0;
  let required = 0;
  fc.assert(
    fc.property(arbitraryDwelling, arbitraryGoal, (dwelling, wish) => {
      const prices = cheapPrices(dwelling.country, wish.cheap);
      const pricingContext = pricingContextOf(dwelling, wish.date, wish.incomeGroup, prices);
      const free = slotOptions(dwelling, wish.excluded, wish.locked);
      const options = optionsFor(dwelling, wish);
      const label = labelsOf(dwelling.labelScale)[wish.labelIndex] ?? 'A';
      const goal: Limited = {
        minimise: wish.minimise,
        maxPrimaryKwhPerM2: labelBounds(dwelling.labelScale, label).high,
        maxNetCents: wish.maxNetCents,
        isFossilFree: wish.isFossilFree,
      };
      const found = searchBest(searchSpace(choicesOf(options, dwelling), pricingContext), goal);
      let best: number | null = null;
      let isLimited = false;
      for (const measures of everyCombination(options)) {
        if (!isWithinLimit(measures, options, dwelling)) isLimited = true;
        if (!isAllowed(measures, options, pricingContext)) continue;
        const value = worthOf(measures, goal, pricingContext);
        if (value !== null && (best === null || value < best)) best = value;
      }
      if (isLimited) limited += 1;
      if (SLOTS.some((slot) => free[slot].includes(null) && !options[slot].includes(null))) required += 1;
      if (best === null || found === null) {
        assert.equal(found?.value ?? null, best);
        return;
      }
      reachable += 1;
      const tolerance = Math.abs(best) * 1e-9 + 1e-9;
      assert.ok(Math.abs(found.value - best) <= tolerance, `${found.value} is not ${best}`);
      const again = worthOf(found.measures, goal, pricingContext);
      assert.ok(again !== null && Math.abs(again - best) <= tolerance, `${again} is not ${best}`);
    }),
    { numRuns: RUNS, seed: 20261115 },
  );
  assert.ok(limited > 0.1 * RUNS, `only ${limited} heat pumps were refused: the test would prove little`);
  assert.ok(required > 0.1 * RUNS, `only ${required} works were required: the test would prove little`);
  assert.ok(reachable > 0.3 * RUNS, `only ${reachable} goals could be reached: the test would prove little`);
});

/** Local grants, each on one part of the house: with ceilings, in percent and in euros. */
const arbitraryGrants = fc.array(
  fc.record({
    part: fc.constantFrom('shell', 'openings', 'heating', 'hot_water', 'solar'),
    per: fc.constantFrom('invoice' as const, 'm2' as const, 'dwelling' as const),
    amount: fc.integer({ min: 1, max: 60 }),
    maxEur: fc.option(fc.integer({ min: 100, max: 6000 })),
  }),
  { minLength: 1, maxLength: 4 },
);

test('with local grants, too, the combination found is the best of all combinations', () => {
  let changed = 0;
  fc.assert(
    fc.property(arbitraryDwelling, arbitraryGoal, arbitraryGrants, (dwelling, wish, drawn) => {
      const grants = drawn.map(({ part, per, amount, maxEur }, index) => ({
        id: `g${index}`,
        name: 'A grant',
        region: dwelling.country,
        zip_codes: [],
        works: [...MEASURES, ...RELATED_WORKS].filter((work) => partOf(work) === part),
        income_groups: [],
        per,
        amount: per === 'dwelling' ? amount * 100 : amount,
        max_eur: maxEur,
        from: '2020-01-01',
        to: null,
        source: 'x',
        checked_on: '2026-11-15',
      }));
      const book = { version: 1, prices: [], switched_off: [], grants };
      const pricingContext = pricingContextOf(dwelling, wish.date, wish.incomeGroup, {}, book);
      const options = slotOptions(dwelling, wish.excluded, wish.locked);
      const label = labelsOf(dwelling.labelScale)[wish.labelIndex] ?? 'A';
      const maxPrimaryKwhPerM2 = labelBounds(dwelling.labelScale, label).high;
      const goal: Limited = { minimise: 'net_cost', maxPrimaryKwhPerM2, maxNetCents: wish.maxNetCents };
      const found = searchBest(searchSpace(choicesOf(options, dwelling), pricingContext), goal);
      let best: number | null = null;
      for (const measures of everyCombination(options)) {
        if (!isAllowed(measures, options, pricingContext)) continue;
        const value = worthOf(measures, goal, pricingContext);
        if (value !== null && (best === null || value < best)) best = value;
      }
      const without = searchBest(
        searchSpace(choicesOf(options, dwelling), pricingContextOf(dwelling, wish.date, wish.incomeGroup)),
        goal,
      );
      if (found !== null && without?.value !== found.value) changed += 1;
      if (best === null || found === null) return assert.equal(found?.value ?? null, best);
      const tolerance = Math.abs(best) * 1e-9 + 1e-9;
      assert.ok(Math.abs(found.value - best) <= tolerance, `${found.value} is not ${best}`);
    }),
    { numRuns: RUNS / 4, seed: 20261121 },
  );
  assert.ok(changed > 0.03 * RUNS, `grants changed only ${changed} plans: the test would prove little`);
});
