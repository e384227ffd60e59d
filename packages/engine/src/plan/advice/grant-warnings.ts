/** What a plan says of the grants that it counts, and of those that it does not. */
import type { Remark, Step } from '../../contract/plan.ts';
import type { PlanWarning, SubsidyScheme } from '../../contract/remarks.ts';
import { isNear } from '../../money/validity.ts';
import type { PricingContext } from '../pricing-context.ts';
import type { ScheduledStep } from '../schedule.ts';
import { eur, sumCents } from '../write/write-money.ts';

type Warning = Remark & { code: PlanWarning };

export function grantWarnings(
  scheduled: readonly ScheduledStep[],
  steps: readonly Step[],
  { date, dwelling, rules, missedRules }: PricingContext,
): readonly Warning[] {
  if (scheduled.length === 0) return [];
  const cents = sumCents(scheduled.map((step) => step.cents));
  const works = scheduled.flatMap((step) => step.works);
  const paid = scheduled.flatMap((step, index) =>
    step.works.flatMap(({ awards }, at) =>
      awards.map(({ rule }, place) => ({ rule, line: steps[index]?.works[at]?.subsidies[place] })),
    ),
  );
  const warnings = new Map<string, Warning>();
  const ended: { scheme: SubsidyScheme; work: string }[] = [];
  const warn = (code: PlanWarning, scheme: SubsidyScheme, values: Warning['values']): void => {
    // Once for a scheme: its rules of other works say the same.
    warnings.set(`${code} ${scheme}`, { code, values: { scheme, ...values } });
  };
  for (const { rule, line } of paid) {
    const { scheme, to, amountsUntil } = rule;
    if (line?.conditions.includes('before_scheme_ends')) warn('grant_ends', scheme, { until_date: to ?? '' });
    if (amountsUntil !== null && (line?.amount_of_year !== undefined || isNear(date, amountsUntil))) {
      warn('grant_amounts_carried_on', scheme, { year_known: Number(amountsUntil.slice(0, 4)) });
    }
  }
  for (const { rule, reason } of missedRules) {
    const ofRule = works.filter(
      ({ priced }) =>
        rule.works.includes(priced.work) && (priced.track === 'building') === (rule.payee === 'association'),
    );
    const isReplaced = rules.some(
      (other) => other.payee === rule.payee && other.works.some((work) => rule.works.includes(work)),
    );
    if (ofRule.length === 0 || isReplaced) continue;
    if (reason === 'ended') {
      const { scheme } = rule;
      ended.push(...ofRule.map(({ priced: { work } }) => ({ scheme, work })));
      const ofScheme = ended.filter((one) => one.scheme === scheme).map(({ work }) => work);
      warn('grant_ended', scheme, { until_date: rule.to ?? '', ended_works: [...new Set(ofScheme)].join() });
    }
    // Who has no association asks for none of its grants.
    if (reason === 'other_owner' && rule.payee !== 'association')
      warn('grant_not_for_this_owner', rule.scheme, {});
    if (reason === 'too_young') {
      const age = rule.minAgeYears ?? 0;
      warn('too_young_for_grant', rule.scheme, { min_age: age, year_from: dwelling.yearBuilt + age });
    }
  }
  const { region } = dwelling;
  if (rules.length > 0) return [...warnings.values()];
  const atOnce: Warning =
    cents.yearly > 0
      ? {
          code: 'yearly_support_only',
          values: {
            region,
            support_eur: Math.round(eur(cents.yearly)),
            years: Math.round(cents.later / cents.yearly),
          },
        }
      : { code: 'no_grants_in_region', values: { region } };
  return [atOnce, ...warnings.values()];
}
