/**
 * The home at a glance: its drawing, labels, what the owner pays; beside them the chance, the first step, the law and
 * the energy.
 */
import type { Decision, StoredPlan } from '@rooftree/engine';
import { Icon } from '@rooftree/ui/icon.tsx';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { expectedResult } from '@rooftree/words/expected-result';
import { firstStepOf } from '@rooftree/words/first-step';
import { writeLabel } from '@rooftree/words/label-colours';
import { rounded } from '@rooftree/words/rounded-range';
import type { Words } from '@rooftree/words/words-of';
import { Gauge, Hammer, type IconNode, Scale, Zap } from 'lucide';
import type { ComponentChildren } from 'preact';
import { chancesOf, costText, scaleOfAddress, textOf } from '../homes/cells.ts';
import { LabelPair } from '../labels/label-pair.tsx';
import { useWords } from '../words/language.ts';
import { HousePicture } from './house-picture.tsx';
import type { WholeEstate } from './use-estate.ts';

export function PlanSummary({ whole, words }: { whole: WholeEstate; words: Words }) {
  const { item, estate, renovation } = whole;
  const office = useWords();
  const { texts } = office;
  // The API describes a plan by the engine's own type.
  const plan = renovation?.plan as StoredPlan | undefined;
  if (item === null || item.label_after === null || plan === undefined)
    return <p class="glance-text">{texts.noPlan}</p>;
  // The API describes a decision by the engine's own type.
  const decision = whole.decision as Decision | null;
  const { label, probability } = expectedResult(plan);
  const energy = textOf('energy', item, office);
  const inTime = words.grantsInTime(plan);
  return (
    <>
      <HousePicture estate={estate} plan={plan} />
      <div class="glance-text">
        <p class="glance-labels">
          <LabelPair
            scale={scaleOfAddress(item.address)}
            now={item.label_now}
            after={plan.steps.length === 0 ? null : item.label_after}
            probabilities={chancesOf(item.label_probabilities)}
            size={32}
          />
        </p>
        {plan.steps.length === 0 ? (
          <p>{texts.glance.noWorks}</p>
        ) : (
          <p class="cost-line">
            {texts.ownerPays} <strong>{costText(item, office)}</strong>
            {item.net_cost !== null && texts.glance.likely(words.euro(rounded(item.net_cost)))}
          </p>
        )}
        {inTime !== '' && <p>{inTime}</p>}
        {item.planned_at !== null && (
          <p class="quiet">
            {texts.glance.planned} <RelativeTime at={item.planned_at} />
            {Date.parse(estate.updated_at) > Date.parse(item.planned_at) && ` · ${texts.glance.changedSince}`}
          </p>
        )}
      </div>
      <ul class="glance-lines">
        {probability !== null && (
          <Line icon={Gauge}>
            {texts.glance.chance(words.chance(probability), writeLabel(label))} {words.goalChance(plan)}
          </Line>
        )}
        <FirstStep plan={plan} decision={decision} words={words} />
        <Duty plan={plan} />
        {energy !== '' && plan.steps.length > 0 && <Line icon={Zap}>{texts.glance.energy(energy)}</Line>}
      </ul>
    </>
  );
}

function Line({ icon, children }: { icon: IconNode; children: ComponentChildren }) {
  return (
    <li>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </li>
  );
}

/** The same step as on the buyer's page. */
function FirstStep({ plan, decision, words }: { plan: StoredPlan; decision: Decision | null; words: Words }) {
  const { glance } = useWords().texts;
  const first = firstStepOf(plan, decision, words);
  if (first === null) return null;
  return (
    <Line icon={Hammer}>{glance.firstStep(first.works, words.euro(first.roundedNet), first.label)}</Line>
  );
}

/** The first label that the law requires and the home does not have. */
function Duty({ plan }: { plan: StoredPlan }) {
  const { glance } = useWords().texts;
  const duty = plan.milestones?.find(
    ({ met_after_step, status }) => met_after_step !== 0 && ['in_force', 'adopted'].includes(status),
  );
  if (duty === undefined) return null;
  const { label, year, met_after_step: step } = duty;
  return (
    <Line icon={Scale}>
      {step === null ? glance.dutyOpen(writeLabel(label), year) : glance.duty(writeLabel(label), year, step)}
    </Line>
  );
}
