/**
 * One step. Closed it is a line: what is done, when, what it costs and the label after it; opened it says why, and all
 * the rest.
 */
import {
  type Decision,
  type MeasureCode,
  measuresOf,
  type StoredPlan,
  type StoredStep,
} from '@rooftree/engine';
import { labelAfterStep } from '@rooftree/words/expected-result';
import { dependingWorks } from '@rooftree/words/leading-list';
import { roundedCostRange } from '@rooftree/words/rounded-range';
import type { WholeStepSums } from '@rooftree/words/whole-euros';
import { usePageWords } from '../../page-words.ts';
import { DecidingFact } from '../facts/deciding-fact.tsx';
import { Chevron, Fold } from '../page/panel.tsx';
import { LabelBadge } from '../summary/label-badge.tsx';
import { signedSaving } from './signed-saving.ts';
import { StepDetails } from './step-details.tsx';
import { StepYear } from './step-year.tsx';
import { WorkSpecifications } from './work-specifications.tsx';

interface Props {
  plan: StoredPlan;
  step: StoredStep;
  /** In which it is planned. */
  year: number;
  /** Why it is worth doing, where there is something to say. */
  reason: string | null;
  /** Its amounts in whole euros that add up with those of the other steps. */
  money: WholeStepSums;
  decision: Decision | null;
  /** One below that of the list, or of the group of steps in it. */
  headingLevel: 3 | 4;
  onMeasure: (measure: MeasureCode, choice: 'on' | 'off') => void;
  onMove: (year: number) => void;
}

export function StepCard(props: Props) {
  const { plan, step, year, money, headingLevel } = props;
  const { texts, work: nameOf, euro } = usePageWords();
  const label = labelAfterStep(plan, step);
  return (
    <li class="step" id={`step-${step.number}`}>
      <Fold
        head={
          <summary class="step-line">
            <span class="step-what">
              <h4 aria-level={headingLevel}>{measuresOf(step).map(nameOf).join(' + ')}</h4>
              <span class="eyebrow">
                {texts.step(step.number)} · {year}
              </span>
            </span>
            <strong class="step-price">{euro(money.net)}</strong>
            <LabelBadge scale={plan.label_scale} label={label} size={28} />
            <Chevron />
          </summary>
        }
      >
        <StepBody {...props} />
      </Fold>
    </li>
  );
}

function StepBody(props: Props) {
  const { plan, step, year, reason, money, decision, headingLevel, onMeasure, onMove } = props;
  const { texts, work: nameOf, due, euro, euroRange, costFromNothing, ownersPayback, colon } = usePageWords();
  const dueBy = due(plan, step, year);
  const depending = dependingWorks(step, decision);
  const anyway = Math.min(Math.round(step.anyway_cost), money.total);
  const years = step.payback_years.with_support;
  const costRange = roundedCostRange(step.cost_range, step.total_estimated_cost_incl_vat);
  return (
    <div class="step-body">
      <p class="step-why">
        {reason}
        {dueBy !== null && ` ${dueBy}`}
      </p>
      {depending.map((work) => (
        <div key={work.measure} class="step-depends">
          {measuresOf(step).length > 1 && <h5 aria-level={headingLevel + 1}>{nameOf(work.measure)}</h5>}
          <DecidingFact work={work} />
        </div>
      ))}
      <dl class="figures">
        <Figure name={texts.amount} value={euro(money.total)} />
        {money.grants > 0 && (
          <Figure name={texts.grants} value={signedSaving(money.grants, euro)} tone="subsidy" />
        )}
        <Figure name={texts.youPay} value={euro(money.net)} tone="total" />
        <Figure name={texts.billPerYear} value={signedSaving(step.savings.bill_eur, euro)} tone="energy" />
        {anyway > 0 && (
          <>
            <Figure name={texts.anywayShort} value={euro(anyway)} />
            <Figure name={texts.extraShort} value={euro(money.total - anyway)} />
          </>
        )}
      </dl>
      <p class="quiet">
        {costRange.p10 > 0
          ? texts.cheaperOrDearer(euroRange(costRange))
          : `${texts.amount}${colon} ${costFromNothing(costRange.p90)}`}
        .{' '}
        {ownersPayback(
          plan.controls.ownership,
          `${
            years === null
              ? texts.paybackNever
              : Math.round(years) < 1
                ? texts.paybackAtOnce
                : texts.payback(Math.round(years))
          }.`,
        )}
      </p>
      <StepYear plan={plan} step={step} year={year} onMove={onMove} />
      <StepDetails step={step} money={money} onMeasure={onMeasure} />
      <WorkSpecifications step={step} />
    </div>
  );
}

function Figure({
  name,
  value,
  tone,
}: {
  name: string;
  value: string;
  tone?: 'subsidy' | 'total' | 'energy';
}) {
  return (
    <div class={tone ? `figure figure-${tone}` : 'figure'}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
