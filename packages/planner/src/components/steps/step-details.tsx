/** The works of a step with their quantities and grants, and their alternatives. */
import { type MeasureCode, measuresOf, type StoredStep } from '@rooftree/engine';
import { numeric, TableHead } from '@rooftree/ui/table-head.tsx';
import { inSentence } from '@rooftree/words/fill';
import { type WholeStepSums, wholeParts } from '@rooftree/words/whole-euros';
import { usePageWords } from '../../page-words.ts';

interface Props {
  step: StoredStep;
  /** Its amounts in whole euros that add up. */
  money: WholeStepSums;
  onMeasure: (measure: MeasureCode, choice: 'on' | 'off') => void;
}

export function StepDetails({ step, money, onMeasure }: Props) {
  const {
    texts,
    catalogue,
    work: nameOf,
    scheme,
    grantConditions,
    euro,
    number,
    quantity,
    colon,
  } = usePageWords();
  const grants = step.works.flatMap((work) => work.subsidies);
  const amounts = wholeParts(
    grants.map(({ amount }) => amount),
    money.grants,
  );
  const measures = measuresOf(step);
  const choose: Props['onMeasure'] = (measure, choice) => {
    onMeasure(measure, choice);
    // The button disappears with its work: the focus moves to the head of the new list.
    document.getElementById('steps-title')?.focus({ preventScroll: true });
  };
  return (
    <details>
      <summary>
        {texts.stepDetails}
        <span class="unseen">, {texts.step(step.number)}</span>
      </summary>
      <table class="stacked">
        <TableHead heads={[texts.works, numeric(texts.quantity), numeric(texts.amount)]} />
        <tbody>
          {step.works.map((work, index) => (
            <tr key={work.work}>
              <th scope="row">{nameOf(work.work)}</th>
              <td class="numeric" data-head={texts.quantity}>
                {quantity(work.quantity, work.unit)}
              </td>
              <td class="numeric" data-head={texts.amount}>
                {euro(money.works[index]?.total ?? 0)}
              </td>
            </tr>
          ))}
          {grants.map((grant, index) => (
            <tr key={grant.rule_id} class="grant">
              <th scope="row" colSpan={2}>
                {texts.grantFrom}
                {colon} {grant.name ?? scheme(grant.scheme)}
                {grant.conditions.length > 0 && (
                  <small>
                    {texts.conditions}
                    {colon} {grantConditions(grant).join('; ')}
                  </small>
                )}
              </th>
              <td class="numeric" data-head={texts.amount}>
                − {euro(amounts[index] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">
        {texts.vat}
        {colon} {euro(money.vat)}. {texts.co2Year}
        {colon} {number(-step.savings.co2_kg)}.
        {step.anyway_cost > 0 &&
          ` ${texts.anyway(euro(Math.min(Math.round(step.anyway_cost), money.total)))}.`}
      </p>
      <ul class="watch">
        {measures.map((measure) => (
          <li key={measure}>{catalogue.measures[measure].watchFor}</li>
        ))}
      </ul>
      <div class="row needs-script">
        {measures.map((measure) => (
          <button key={measure} type="button" class="button" onClick={() => choose(measure, 'off')}>
            {texts.leaveOut(inSentence(catalogue.measures[measure].name))}
          </button>
        ))}
        {step.options.map((option) => (
          <button
            key={option.measure}
            type="button"
            class="button"
            onClick={() => choose(option.measure, 'on')}
          >
            {texts.chooseInstead(
              inSentence(catalogue.measures[option.measure].name),
              euro(option.total_estimated_cost_incl_vat),
            )}
          </button>
        ))}
      </div>
    </details>
  );
}
