/**
 * The stated chance against what comes true as facts arrive. Houses are drawn from the model of the stock first and
 * described afterwards: the plan sees the description only, and its works are then done in the house itself.
 */
import { FACT_READERS, isOfAbsentPart } from '../completion/assumptions.ts';
import { LABEL_SCALES } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { entryOf } from '../contract/entry-of.ts';
import type { Plan } from '../contract/plan.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { requirePlannable } from '../dwelling/plannable.ts';
import { labelBounds, longTermGoal } from '../label/label.ts';
import { measureOf } from '../measures/catalogue.ts';
import { measuresOf } from '../plan/measures-of.ts';
import { planRenovation } from '../plan/plan-renovation.ts';
import { chanceOfReaching } from '../plan/search/chance.ts';
import type { POSITIONS } from '../stock/draw/states.ts';
import { fromScoreScale, toScoreScale } from '../stock/evidence/scores.ts';
import { normalQuantile } from '../stock/normal.ts';
import type { DrawnScenario } from '../stock/scenarios.ts';
import { drawn, numbers, randomStock } from './random.ts';
import { estateOf, FORMATS } from './stock-grid.ts';

const DATE = '2026-11-15';
const YEARS = [1915, 1935, 1955, 1966, 1976, 1988, 1998, 2008];
const SEED = 20_261_117;
const RANDOM_POINTS = 600;

const AREA = ['habitable_space_m2'] as const;
const STATES = [
  'inclined_roof_insulation_type',
  'outer_wall_insulation_type',
  'window_glazing_type',
] as const;
const HEATING = ['heating_type', 'heating_device'] as const;
const VISIBLE = [
  ...AREA,
  ...STATES,
  ...HEATING,
  'flat_roof_insulation_type',
  'floor_insulation_type',
  'ventilation_type',
  'sanitary_heating_device',
  'has_solar_panels',
] as const;

/** What an owner states, from little to everything that can be seen; `energy_score_kwh_per_m2` is the certificate. */
const FACT_SETS: Record<string, readonly string[]> = {
  area: AREA,
  'area, roof': [...AREA, 'inclined_roof_insulation_type'],
  'area, score': [...AREA, 'energy_score_kwh_per_m2'],
  'area, heating, glass, roof, wall': [...AREA, ...STATES, ...HEATING],
  'everything visible': VISIBLE,
  'area, score, roof, wall, glass': [...AREA, ...STATES, 'energy_score_kwh_per_m2'],
  'everything and the score': [...VISIBLE, 'energy_score_kwh_per_m2'],
};

export interface ChanceQuality {
  truths: number;
  /** Chances, added up: as stated, and as they come true. */
  stated: number;
  realised: number;
  /** Of the differences, their squares. */
  squares: number;
}

const SCORE = 'energy_score_kwh_per_m2';

/** By set of facts, then by country and year of construction: `all` of them, `BE 1915`… */
export type ChancesByFacts = Map<string, Map<string, ChanceQuality>>;

export function measureChances(truthsPerCohort: number, seed: number = SEED): ChancesByFacts {
  const random = numbers(seed);
  const tallies: ChancesByFacts = new Map();
  for (const scale of LABEL_SCALES) {
    for (const format of FORMATS) {
      for (const year of YEARS) {
        const input = estateOf(scale, format, year, {});
        const stock = randomStock(requirePlannable(input), RANDOM_POINTS, random).sort(
          (one, other) => one.primaryKwhPerM2 - other.primaryKwhPerM2,
        );
        for (let truth = 0; truth < truthsPerCohort; truth++) {
          // One from each equal part of the stock, best scores first: else luck decides how hard the few houses are.
          const house = drawn(stock, (truth + random()) / truthsPerCohort);
          const score = certificateOf(house, random());
          for (const [name, facts] of Object.entries(FACT_SETS)) {
            const described = { ...input, dwelling: describe(house.dwelling, facts, score) };
            // The goal, in a plan that is asked for it; and what every surface leads with where nobody asks.
            const asked = planRenovation(described, { date: DATE, target_label: longTermGoal(scale) });
            const { target } = asked;
            const certified = facts.includes(SCORE) ? score : null;
            const chances = chancesOf(asked, target, house, certified);
            const byYear = entryOf(tallies, name, () => new Map<string, ChanceQuality>());
            for (const cell of ['all', `${input.address.country} ${year}`]) {
              addTo(entryOf(byYear, cell, noTruths), chances);
            }
            const plan = planRenovation(described, { date: DATE });
            const leading = entryOf(tallies, `${name}: the label of the plan`, () => new Map());
            addTo(entryOf(leading, 'all', noTruths), chancesOf(plan, plan.expected_result, house, certified));
          }
        }
      }
    }
  }
  return tallies;
}

function noTruths(): ChanceQuality {
  return { truths: 0, stated: 0, realised: 0, squares: 0 };
}

function addTo(tally: ChanceQuality, { stated, realised }: Chances): void {
  tally.truths += 1;
  tally.stated += stated;
  tally.realised += realised;
  tally.squares += (stated - realised) ** 2;
}

type Chances = Pick<ChanceQuality, 'stated' | 'realised'>;

/** `certified`: the score of its certificate, where that is stated. A plan without works says what is on it, no more. */
function chancesOf(
  { label_scale: scale, steps }: Plan,
  { label, probability }: Pick<Plan['target'], 'label' | 'probability'>,
  { dwelling, group }: DrawnScenario,
  certified: number | null,
): Chances {
  const { high } = labelBounds(scale, label);
  if (steps.length === 0 && certified !== null)
    return { stated: probability, realised: certified <= high ? 1 : 0 };
  const works = steps.flatMap(measuresOf).map(measureOf);
  const truth = { dwellings: [dwelling], weights: [1], certificateNoise: group.model.noise };
  return { stated: probability, realised: chanceOfReaching(high, works, truth) };
}

/** The score on a certificate of this house: two assessors do not find the same. */
function certificateOf({ primaryKwhPerM2, group }: DrawnScenario, chance: number): number {
  const score = toScoreScale(primaryKwhPerM2) + group.model.noise * normalQuantile(chance);
  return Math.round(fromScoreScale(score));
}

function describe(dwelling: Dwelling, facts: readonly string[], score: number): DwellingFacts {
  const stated: Record<string, unknown> = {};
  for (const { fact, read } of FACT_READERS) {
    const value = read(dwelling);
    if (facts.includes(fact) && value !== null && !isOfAbsentPart(fact, dwelling)) stated[fact] = value;
  }
  if (facts.includes(SCORE)) stated[SCORE] = score;
  // Nobody states the insulation of a roof that a flat does not have, and who states roofs knows where the flat lies.
  // Without it, a flat between two others would be described as one that may have a bare roof.
  if (dwelling.estateType === 'APARTMENT' && facts.includes('inclined_roof_insulation_type')) {
    stated['apartment_floor'] = floorOf(dwelling);
  }
  // Every entry is a fact with the value that its reader gives.
  return stated as DwellingFacts;
}

function floorOf({ pitchedRoof, flatRoof, floor }: Dwelling): (typeof POSITIONS)[number] {
  if (pitchedRoof.areaM2 + flatRoof.areaM2 > 0) return 'TOP';
  return floor.areaM2 > 0 ? 'GROUND' : 'MIDDLE';
}
