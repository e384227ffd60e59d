/**
 * How often the true score lies between p10 and p90 when facts are given, on houses that the engine's own points do not
 * hold: drawn at random from its model of the stock, each with the noise of its certificate.
 */
import { assumptionsOf } from '../completion/assumptions.ts';
import { possibleDwellings } from '../completion/complete.ts';
import { LABEL_SCALES } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import { fromScoreScale, toScoreScale } from '../stock/evidence/scores.ts';
import { normalQuantile } from '../stock/normal.ts';
import { pointAt } from '../stock/points.ts';
import { type DrawnScenario, scenariosOf } from '../stock/scenarios.ts';
import { drawn, numbers } from './random.ts';
import { FORMATS, inputOf } from './stock-grid.ts';

export interface Coverage {
  n: number;
  covered: number;
  below: number;
}

const YEARS = [1915, 1935, 1955, 1966, 1976, 1988, 1998, 2008];
const CONDITIONS = [undefined, 'GOOD', 'TO_BE_DONE_UP', 'TO_RENOVATE', 'JUST_RENOVATED'] as const;
const RANDOM_POINTS = 600;

export function measureCoverage(truthsPerCohort: number): Map<string, Coverage> {
  const random = numbers(20_261_115);
  const tallies = new Map<string, Coverage>();
  for (const scale of LABEL_SCALES) {
    for (const format of FORMATS) {
      for (const year of YEARS) {
        for (const condition of CONDITIONS) {
          const known: DwellingFacts = { habitable_space_m2: Math.round(80 + 110 * random()) };
          if (condition !== undefined) known.condition = condition;
          const input = inputOf(scale, format, year, known);
          const points = Array.from({ length: RANDOM_POINTS }, () => pointAt(() => random()));
          const stock = scenariosOf(input, points);
          for (let truth = 0; truth < truthsPerCohort; truth++) {
            revealAndTally(tallies, input, drawn(stock, random()), random(), condition !== undefined);
          }
        }
      }
    }
  }
  return tallies;
}

function revealAndTally(
  tallies: Map<string, Coverage>,
  input: PlannableInput,
  truth: DrawnScenario,
  chance: number,
  hasCondition: boolean,
): void {
  const noise = truth.group.model.noise * normalQuantile(chance);
  const score = fromScoreScale(toScoreScale(truth.primaryKwhPerM2) + noise);
  for (const [name, facts] of Object.entries(factSets(input, truth, hasCondition))) {
    const { range } = possibleDwellings({ ...input, dwelling: { ...input.dwelling, ...facts } });
    const tally = tallies.get(name) ?? { n: 0, covered: 0, below: 0 };
    tallies.set(name, tally);
    tally.n += 1;
    if (score < range.p10) tally.below += 1;
    else if (score <= range.p90) tally.covered += 1;
  }
}

function factSets(
  input: PlannableInput,
  { dwelling, ...scenario }: DrawnScenario,
  hasCondition: boolean,
): Record<string, DwellingFacts> {
  const given = Object.fromEntries(
    assumptionsOf(input, dwelling, [{ dwelling, ...scenario }]).map(({ fact, value }) => [fact, value]),
    // The values are those of the dwelling's own fields.
  ) as DwellingFacts;
  const pick = (...names: (keyof DwellingFacts)[]): DwellingFacts =>
    Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
  const heating = pick('heating_type', 'heating_device', 'heating_installation_year');
  if (hasCondition) return { condition: {}, 'condition and heating': heating };
  const envelope: DwellingFacts = {
    ...pick('window_glazing_type'),
    outer_wall_insulation_type: { u_value_w_per_m2_k: dwelling.wall.uValueWPerM2K },
    ...(dwelling.pitchedRoof.areaM2 > 0
      ? { inclined_roof_insulation_type: { u_value_w_per_m2_k: dwelling.pitchedRoof.uValueWPerM2K } }
      : {}),
    ...(dwelling.flatRoof.areaM2 > 0
      ? { flat_roof_insulation_type: { u_value_w_per_m2_k: dwelling.flatRoof.uValueWPerM2K } }
      : {}),
  };
  return {
    'area alone': {},
    heating,
    'roof, wall and glass': envelope,
    'all of these and panels': { ...heating, ...envelope, ...pick('has_solar_panels') },
  };
}
