/** What the plan costs: the range as large as its middle, and grants; and what it brings: the month, and CO2. */
import type { StoredPlan } from '@rooftree/engine';
import type { GrantSpan } from '@rooftree/words/grant-span';
import { monthOf, type OwnLoan } from '@rooftree/words/month';
import { netCostRange } from '@rooftree/words/net-range';
import { rounded } from '@rooftree/words/rounded-range';
import { incomeLimitsOf } from '../../income-limits-of.ts';
import { usePageWords } from '../../page-words.ts';
import { loanSentence } from './month-sentence.ts';

interface CostProps {
  plan: StoredPlan;
  /** Of the income groups; null where grants do not follow the income, or it is given. */
  grantSpan: GrantSpan | null;
}

export function HeroCost({ plan, grantSpan }: CostProps) {
  const { texts, euro, euroRange, grantsInTime } = usePageWords();
  const { totals } = plan;
  const grants = totals.subsidy_amount;
  const inTime = grantsInTime(plan);
  return (
    <dl class="hero-figures">
      <div class="hero-cost">
        <dt>{texts.cost}</dt>
        <dd>{euroRange(netCostRange(plan))}</dd>
        <dd class="hero-middle">
          {texts.mostLikely} <strong>{euro(rounded(totals.net_cost))}</strong>
        </dd>
        {inTime !== '' && <dd class="quiet">{inTime}</dd>}
        <dd class="quiet">
          <a href="#cost">
            {grantSpan !== null
              ? texts.grantsByIncome(euro(rounded(grantSpan.low)), euro(rounded(grantSpan.high)))
              : grants > 0
                ? texts.grantsTaken(euro(rounded(grants)))
                : incomeLimitsOf(plan) === null && plan.country === 'BE'
                  ? texts.grantsNone
                  : texts.costWithoutGrants(euro(totals.total_estimated_cost_incl_vat))}
          </a>
        </dd>
      </div>
    </dl>
  );
}

export function HeroMonth({ plan, own }: { plan: StoredPlan; own: OwnLoan }) {
  const words = usePageWords();
  const { texts, euro, number } = words;
  const month = monthOf(plan, own);
  const lessCo2Kg = plan.totals.savings.co2_kg;
  return (
    <dl class="hero-figures">
      <div class="hero-month">
        <dt>{texts.monthShortBill}</dt>
        <dd>{texts.billPerMonth(euro(month.billNow), euro(month.billAfter))}</dd>
        {month.loan !== null && (
          <dd class="quiet">
            <a href="#month">{loanSentence(month, month.loan, words)}</a>
          </dd>
        )}
      </div>
      <div>
        {/* A home heated with wood emits more once its heat is electric. */}
        <dt>{lessCo2Kg < 0 ? texts.co2More : texts.co2}</dt>
        <dd>{texts.co2PerYear(number(Math.abs(lessCo2Kg) / 1000, 1))}</dd>
      </div>
    </dl>
  );
}
