/**
 * One number under the buyer's hand: for every demo home and every notch of the goal, a budget and each way, the page's
 * own functions make the plan that the API makes, to the cent, and a page that opens with these choices shows it
 * wherever a figure appears.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Plan, parseEstateInput } from '@rooftree/engine';
import { planVariants } from '@rooftree/engine/ways';
import { type Choices, NO_CHOICES, writeChoices } from '@rooftree/planner/choices/choices';
import {
  choicesPlans,
  labelsFor,
  planWithChoices,
  readChoicesFor,
} from '@rooftree/planner/choices/plans/plan-with-choices';
import { WAYS } from '@rooftree/planner/choices/plans/ways';
import { LANGUAGES } from '@rooftree/words';
import { pageBundleOnce } from '../../server/src/output/planner-page/page-bundle.ts';
import { demoPlans } from '../../server/src/output/reports/demo-plans.fixture.ts';
import { isLong } from '../../server/src/testing/is-long.ts';
import { disagreements, type Figure } from './figures.ts';
import { figuresOfApi, figuresOfPage, homeOf, pageOf, TEXTS } from './figures-of-home.ts';

const BUDGET_EUR = 9500;
const { renderer, assetsFor } = await pageBundleOnce('')();

const choicesOf = (labels: readonly string[]): Choices[] => [
  ...labels.map((target) => ({ ...NO_CHOICES, target })),
  { ...NO_CHOICES, budget: BUDGET_EUR, objective: 'best_label_within_budget' },
  ...Object.values(WAYS).map((way) => ({ ...NO_CHOICES, ...way })),
];

/** Everything that a reader sees an amount of. */
const amountsOf = ({ totals, steps, target, ranges }: Plan) => ({
  totals,
  target,
  ranges,
  steps: steps.map(({ works, savings, subsidy_amount: grants, total_estimated_cost_incl_vat: cost }) => ({
    cost,
    grants,
    savings,
    works: works.map(({ work, total_estimated_cost_incl_vat: amount }) => ({ work, amount })),
  })),
});

describe('one number with choices', async () => {
  const demo = await demoPlans();
  for (const [turn, one] of demo.entries())
    it(`${one.externalId}: goals, a budget and the ways`, () => {
      const basis = { input: { ...one.estate }, date: one.plan.date, controls: {} };
      // The page keeps what it found out about the house from one notch to the next; the API begins again.
      const live = choicesPlans(basis);
      const all = choicesOf(labelsFor(basis));
      const searches = all.map(writeChoices);
      const plans = searches.map((search, index) => {
        const page = live.planFor(all[index] ?? NO_CHOICES);
        const api = planWithChoices(basis, readChoicesFor(basis, search).choices);
        assert.ok(page.kind === 'plan' && api.kind === 'plan', search);
        assert.deepEqual(amountsOf(page.plan), amountsOf(api.plan), search);
        return api;
      });

      const variants = planVariants(parseEstateInput(basis.input, basis.date), { date: basis.date });
      for (const [index, name] of (['cheapest', 'lifetime', 'fossil_free'] as const).entries())
        assert.deepEqual(amountsOf(plans.at(index - 3)?.plan ?? one.plan), amountsOf(variants[name]), name);

      // Drawing a page takes longer than planning: one of them for each home, in turns.
      const languages = LANGUAGES.filter((l) => l !== (one.plan.country === 'BE' ? 'nl-NL' : 'nl-BE'));
      const drawn = isLong ? searches.keys() : [turn % searches.length];
      for (const index of drawn) {
        const [search = '', made] = [searches[index], plans[index]];
        if (made === undefined) continue;
        const language = languages[(turn + index) % languages.length] ?? 'en';
        const home = homeOf({ ...one, plan: made.plan });
        const page = { ...pageOf(home, language), decision: null, search };
        const prices = choicesPlans(basis).pricesFor(all[index] ?? NO_CHOICES);
        const html = renderer.renderEstate(page, assetsFor(language));
        const figures: Figure[] = [
          ...figuresOfApi({ plan: made.plan, decision: null, outlook: home.outlook }, language, prices),
          ...figuresOfPage(html, TEXTS[language], language),
        ];
        assert.deepEqual(disagreements(`${one.externalId} ${language} ?${search}`, figures), []);
        if (made.plan.steps.length > 0)
          assert.ok(
            figures.some(({ surface, name }) => surface === 'page' && name === 'net'),
            'no sum on the page',
          );
      }
    });
});
