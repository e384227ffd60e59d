/**
 * The money by year: what is paid in each, the label at its end and the bill from then on. Without script also a form
 * for the years.
 */
import type { StoredPlan } from '@rooftree/engine';
import { numeric, TableHead } from '@rooftree/ui/table-head.tsx';
import { writeLabel } from '@rooftree/words/label-colours';
import type { Choices } from '../../choices/choices.ts';
import type { PlayData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { stepYears, yearBounds } from '../../years/step-years.ts';
import { yearLine } from '../../years/year-line.ts';
import { Panel } from '../page/panel.tsx';
import { PlainYears } from './plain-years.tsx';

interface Props {
  page: PlayData;
  plan: StoredPlan;
  choices: Choices;
  isOpen?: boolean;
}

export function YearPlan({ page, plan, choices, isOpen = false }: Props) {
  const { texts, euro } = usePageWords();
  const years = stepYears(plan, choices.years);
  const { first } = yearBounds(plan);
  return (
    <Panel id="years" class="years" title={texts.yearsTitle(years.at(-1) ?? first)} isOpen={isOpen}>
      <p class="quiet">{texts.yearsLead}</p>
      <noscript>
        {import.meta.env.SSR && <PlainYears page={page} plan={plan} years={years} choices={choices} />}
      </noscript>
      <table class="stacked">
        <TableHead
          heads={[texts.yearHead, texts.yearLabel, numeric(texts.youPay), numeric(texts.yearBill)]}
        />
        <tbody>
          {yearLine(plan, years).map(({ year, net, label, bill }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td data-head={texts.yearLabel}>{writeLabel(label)}</td>
              <td class="numeric" data-head={texts.youPay}>
                {euro(net)}
              </td>
              <td class="numeric" data-head={texts.yearBill}>
                {euro(bill)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
