/** The steps on paper: one table that adds up, with the reason under each work. On screen the cards show the same. */
import { measuresOf, type StoredPlan, type StoredStep } from '@rooftree/engine';
import { numeric, TableHead } from '@rooftree/ui/table-head.tsx';
import { labelAfterStep } from '@rooftree/words/expected-result';
import type { wholeEuroSums } from '@rooftree/words/whole-euros';
import { usePageWords } from '../../page-words.ts';
import { LabelBadge } from '../summary/label-badge.tsx';
import { signedSaving } from './signed-saving.ts';

export interface PrintedGroup {
  /** Null where all steps are one group. */
  title: string | null;
  steps: readonly StoredStep[];
}

interface Props {
  plan: StoredPlan;
  groups: readonly PrintedGroup[];
  sums: ReturnType<typeof wholeEuroSums>;
  /** By the number of the step, from 0. */
  years: readonly number[];
  reasons: readonly (string | null)[];
}

export function PrintedSteps({ plan, groups, sums, years, reasons }: Props) {
  const { texts, work: nameOf, euro } = usePageWords();
  const row = (step: StoredStep) => (
    <tr key={step.number}>
      <th scope="row">
        <strong>
          {step.number}. {measuresOf(step).map(nameOf).join(' + ')}
        </strong>
        <small>{reasons[step.number - 1]}</small>
      </th>
      <td>{years[step.number - 1]}</td>
      <td class="numeric">{euro(sums.steps[step.number - 1]?.net ?? 0)}</td>
      <td class="numeric">{signedSaving(step.savings.bill_eur, euro)}</td>
      <td>
        <LabelBadge scale={plan.label_scale} label={labelAfterStep(plan, step)} size={24} />
      </td>
    </tr>
  );
  return (
    <table class="printed-only printed-steps">
      <TableHead
        heads={[
          texts.works,
          texts.yearHead,
          numeric(texts.youPay),
          numeric(texts.billPerYear),
          texts.yearLabel,
        ]}
      />
      {groups.map(({ title, steps }) => (
        <tbody key={title}>
          {title !== null && (
            <tr>
              <th scope="rowgroup" colSpan={5} class="quiet">
                {title}
              </th>
            </tr>
          )}
          {steps.map(row)}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {texts.monthTotal}
          </th>
          <td class="numeric">{euro(sums.plan.net)}</td>
          <td class="numeric">{signedSaving(plan.totals.savings.bill_eur, euro)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
