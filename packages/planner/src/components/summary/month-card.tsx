/** What the plan is a month: bill and loan, now, during the loan and after it, at a rate and term of one's own. */
import type { StoredPlan } from '@rooftree/engine';
import { LOAN_BOUNDS, monthOf } from '@rooftree/words/month';
import { useState } from 'preact/hooks';
import { writeChoices } from '../../choices/choices.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { PlayData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { HiddenChoices } from '../controls/hidden-choices.tsx';
import { Panel } from '../page/panel.tsx';
import { loanSentence } from './month-sentence.ts';

interface Props {
  page: PlayData;
  plan: StoredPlan;
  state: ChoicesState;
  isOpen?: boolean;
}

export function MonthCard({ page, plan, state, isOpen = false }: Props) {
  const words = usePageWords();
  const { texts, euro, loan: nameOfLoan } = words;
  const { choices, change } = state;
  const month = monthOf(plan, { ratePercent: choices.loanRate, years: choices.loanYears });
  const { isWithBill, loan, billNow, billAfter, support } = month;
  const rows = [
    ...(isWithBill ? [{ name: texts.monthBill, values: [billNow, billAfter, billAfter] }] : []),
    ...(support > 0 ? [{ name: texts.monthSupport, values: [0, -support, 0] }] : []),
    ...(loan === null
      ? []
      : [
          {
            name: loan.kind === 'example' ? texts.monthLoanExample : texts.monthLoan,
            values: [0, loan.perMonth, 0],
          },
        ]),
  ];
  const sums = [0, 1, 2].map((column) => rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0));
  const columns = loan === null ? [0, 1] : [0, 1, 2];
  const heads = [
    texts.monthNow,
    loan === null ? texts.monthAfterWorks : texts.monthWhile(loan.years),
    texts.monthLater,
  ];
  return (
    <Panel
      id="month"
      class="month"
      title={`${texts.monthShortBill}${words.colon} ${texts.billPerMonth(euro(billNow), euro(billAfter))}`}
      isOpen={isOpen}
    >
      <p class="quiet">
        {loan !== null && `${loanSentence(month, loan, words)}. `}
        {texts.monthLead}
      </p>
      <table class="stacked">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" class="numeric">
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column} class="numeric" data-head={heads[column]}>
                  {values[column] === 0 ? '–' : euro(values[column] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{texts.monthTotal}</th>
            {columns.map((column) => (
              <td key={column} class="numeric" data-head={heads[column]}>
                {euro(sums[column] ?? 0)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {loan !== null && month.ownMoney > 0 && <p class="quiet">{texts.loanOwnMoney(euro(month.ownMoney))}</p>}
      {loan !== null && (
        <p>
          {loan.id !== null
            ? texts.loanPublic(nameOfLoan(loan.id), euro(loan.amount))
            : (loan.kind === 'own' ? texts.loanOwn : texts.loanExample)(euro(loan.amount))}
        </p>
      )}
      <LoanForm page={page} state={state} shown={loan} onChange={change} search={writeChoices(choices)} />
    </Panel>
  );
}

interface FormProps {
  page: PlayData;
  state: ChoicesState;
  shown: { ratePercent: number; years: number } | null;
  onChange: ChoicesState['change'];
  search: string;
}

/** A plain form: without script it loads the page with its address. */
function LoanForm({ page, state, shown, onChange, search }: FormProps) {
  const { texts } = usePageWords();
  const { loanRate, loanYears } = state.choices;
  const [rate, setRate] = useState<string | null>(null);
  const [years, setYears] = useState<string | null>(null);
  const rateText = rate ?? String(loanRate ?? shown?.ratePercent ?? '');
  const yearsText = years ?? String(loanYears ?? shown?.years ?? 20);
  return (
    <form
      class="row loan"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onChange('loan', { loanRate: Number(rateText), loanYears: Number(yearsText) });
        setRate(null);
        setYears(null);
      }}
    >
      <HiddenChoices language={page.language} search={search} but={['loan_rate', 'loan_years']} />
      <p class="loan-prompt">{texts.loanPrompt}</p>
      <label class="field">
        <span>{texts.loanRate}</span>
        <input
          id="loan-rate"
          name="loan_rate"
          type="number"
          inputMode="decimal"
          required
          step="any"
          {...LOAN_BOUNDS.rate}
          value={rateText}
          onInput={(event) => setRate(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{texts.loanYears}</span>
        <input
          id="loan-years"
          name="loan_years"
          type="number"
          inputMode="numeric"
          required
          step={1}
          {...LOAN_BOUNDS.years}
          value={yearsText}
          onInput={(event) => setYears(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {texts.reckon}
      </button>
    </form>
  );
}
