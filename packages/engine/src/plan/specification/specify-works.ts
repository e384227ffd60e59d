/** What a contractor needs to quote each work of a plan, from the figures that the plan was calculated with. */
import type { MeasureCode, RelatedWork } from '../../contract/codes.ts';
import type { WorkSpecification } from '../../contract/specification.ts';
import { TRADES_OF } from '../../data/work-products.ts';
import type { PlanContext } from '../plan-context.ts';
import type { ScheduledStep } from '../schedule.ts';
import type { HouseStates } from '../write/house-states.ts';
import { figuresOf, type SpecifiedHouse } from './figures.ts';
import { grantRequirements } from './grant-requirements.ts';
import { quoteLines } from './quote-lines.ts';
import { siteChecks } from './site-checks.ts';
import { specifyIn } from './specified-value.ts';
import { worksBefore } from './works-before.ts';

/** By work: a plan has each at most once. */
export function specifyWorks(
  { completed, controls, pricingContext }: PlanContext,
  scheduled: readonly ScheduledStep[],
  states: HouseStates,
): ReadonlyMap<MeasureCode | RelatedWork, WorkSpecification> {
  const { dwelling, rules } = pricingContext;
  const given = completed.assumptions.filter(({ origin }) => origin === 'given').map(({ fact }) => fact);
  const house: SpecifiedHouse = {
    dwelling,
    after: scheduled.at(-1)?.after ?? dwelling,
    specify: specifyIn(dwelling, completed.scenarios),
    states,
    givenFacts: new Set(given),
  };
  const measures = scheduled.flatMap((step) => step.measures);
  const works = scheduled.flatMap((step) => step.works);
  const codes = works.map(({ priced }) => priced.work);
  return new Map(
    works.map((work) => {
      const { priced } = work;
      const figures = figuresOf(
        measures.find(({ code }) => code === priced.work),
        priced,
        house,
      );
      const specified = {
        trades: [...TRADES_OF[priced.work]],
        after: worksBefore(priced.work, measures, codes),
        ...figures,
        grant_requirements: grantRequirements(work, rules, figures.insulation),
      };
      const whole = {
        ...specified,
        site_checks: siteChecks(work, specified, dwelling, controls.ownership),
        quote_lines: quoteLines(priced, specified, dwelling, work.awards.length > 0),
      };
      return [priced.work, whole];
    }),
  );
}
