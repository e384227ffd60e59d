/** The question on which grants depend, where their sum is shown: groups with their limits, and the day of these. */
import { INCOME_GROUPS, type IncomeGroup, type IncomeLimits, type StoredPlan } from '@rooftree/engine';
import { writeChoices } from '../../choices/choices.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import { incomeLimitsOf } from '../../income-limits-of.ts';
import type { PlayData } from '../../page-data.ts';
import { type PageWords, usePageWords } from '../../page-words.ts';
import { HiddenChoices } from './hidden-choices.tsx';

/** Those with the largest grants stand first. */
const LOWEST_FIRST = INCOME_GROUPS.toReversed();

interface Props {
  page: PlayData;
  plan: StoredPlan;
  state: ChoicesState;
}

/** A plain form: without script its button loads the page with its address. */
export function IncomeForm({ page, plan, state }: Props) {
  const words = usePageWords();
  const { texts, date } = words;
  const { choices, change } = state;
  const limits = incomeLimitsOf(plan);
  if (limits === null) return null;
  return (
    <form class="income" method="get">
      <HiddenChoices language={page.language} search={writeChoices(choices)} but={['income']} />
      <label class="field">
        <span>{texts.incomeTitle}</span>
        <select
          id="income"
          name="income"
          value={plan.controls.income_group ?? ''}
          onChange={(event) => change('income', { income: incomeGroupOf(event.currentTarget.value) })}
        >
          <option value="">{texts.incomeUnknown}</option>
          {LOWEST_FIRST.map((group) => (
            <option key={group} value={group}>
              {describeGroup(words, limits, group)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" class="button">
          {texts.reckon}
        </button>
      </noscript>
      <p class="quiet">{texts.incomeFrom(date(limits.from))}</p>
    </form>
  );
}

function describeGroup({ texts, euro }: PageWords, { limits }: IncomeLimits, group: IncomeGroup): string {
  const limit = limits.find((one) => one.group === group);
  const [single, couple] = [limit?.single ?? null, limit?.coupleOrWithDependant ?? null];
  const upTo =
    single === null || couple === null ? texts.incomeAbove : texts.incomeUpTo(euro(single), euro(couple));
  return `${texts.incomeGroups[group]}: ${upTo}`;
}

function incomeGroupOf(text: string): IncomeGroup | null {
  return INCOME_GROUPS.find((group) => String(group) === text) ?? null;
}
