/** The stated chance of a duty against houses that are drawn from the stock and get the works of the programme. */
import { MEASURES } from '@rooftree/engine';
import { planHome } from '@rooftree/programme';
import { requirePlannable } from '../../packages/engine/src/dwelling/plannable.ts';
import { labelBounds } from '../../packages/engine/src/label/label.ts';
import { measureOf } from '../../packages/engine/src/measures/catalogue.ts';
import { planRenovation } from '../../packages/engine/src/plan/plan-renovation.ts';
import { chanceOfReaching } from '../../packages/engine/src/plan/search/chance.ts';
import { pointAt } from '../../packages/engine/src/stock/points.ts';
import { scenariosOf } from '../../packages/engine/src/stock/scenarios.ts';
import { drawn, numbers } from '../../packages/engine/src/validation/random.ts';
import { estateOf, FORMATS } from '../../packages/engine/src/validation/stock-grid.ts';

const DATE = '2026-11-01';
const YEARS = [1915, 1935, 1955, 1966, 1976, 1988];
const DUTY = 'vlg_housing_code';
const DUTY_YEAR = 2030;
const REQUIRED = 0.6;
const RANDOM_POINTS = 600;

/** In each cohort of homes of which form, year and area are known, the package that the duty calls for. */
export function measureDutyChance(houses: number): { stated: number; realised: number; houses: number } {
  const random = numbers(20_261_118);
  const cohorts = FORMATS.flatMap((format) => YEARS.map((year) => [format, year] as const));
  const perCohort = Math.ceil(houses / cohorts.length);
  let [stated, realised, count] = [0, 0, 0];
  for (const [format, year] of cohorts) {
    const input = estateOf('flanders', format, year, { habitable_space_m2: format === null ? 80 : 140 });
    const { milestones, label_scale: scale } = planRenovation(input, { date: DATE });
    const duty = milestones.find((each) => each.duty === DUTY && each.year === DUTY_YEAR);
    const chanceOf = (works: { dutyProbability: ReadonlyMap<string, number> }) =>
      works.dutyProbability.get(`${DUTY}:${DUTY_YEAR}`) ?? 0;
    const home = planHome(input, { date: DATE });
    const costOf = ({ stages }: (typeof home.packages)[number]) =>
      stages.reduce((sum, { investmentCents, grants }) => sum + investmentCents - (grants[0]?.cents ?? 0), 0);
    const [cheapest] = home.packages
      .filter((works) => chanceOf(works) >= REQUIRED)
      .sort((a, b) => costOf(a) - costOf(b));
    if (duty === undefined || cheapest === undefined) continue;
    const codes = cheapest.stages.flatMap(({ works }) => works);
    const works = MEASURES.filter((code) => codes.includes(code)).map(measureOf);
    const limit = labelBounds(scale, duty.label).high;
    const points = Array.from({ length: RANDOM_POINTS }, () => pointAt(() => random()));
    const stock = scenariosOf(requirePlannable(input), points);
    for (let house = 0; house < perCohort; house++) {
      const { dwelling, group } = drawn(stock, random());
      stated += chanceOf(cheapest);
      realised += chanceOfReaching(limit, works, {
        dwellings: [dwelling],
        weights: [1],
        certificateNoise: group.model.noise,
      });
      count += 1;
    }
  }
  return { stated: stated / count, realised: realised / count, houses: count };
}
