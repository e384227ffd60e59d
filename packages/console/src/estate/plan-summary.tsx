/** The home at a glance: its drawing, labels today and after the works, what the owner pays, and the chance of it. */
import type { StoredPlan } from '@rooftree/engine';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { expectedResult } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import type { Words } from '@rooftree/words/words-of';
import { chancesOf, costText, scaleOfAddress } from '../homes/cells.ts';
import { useWords } from '../language.ts';
import { LabelPair } from '../parts/label-pair.tsx';
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
  const { label, probability } = expectedResult(plan);
  return (
    <>
      <HousePicture estate={estate} plan={plan} />
      <div class="glance-text">
        <p class="glance-labels">
          <LabelPair
            scale={scaleOfAddress(item.address)}
            now={item.label_now}
            after={item.label_after}
            probabilities={chancesOf(item.label_probabilities)}
            size={32}
          />
        </p>
        <p class="cost-line">
          {texts.ownerPays} <strong>{costText(item, office)}</strong>
        </p>
        {probability !== null && (
          <p class="quiet">
            {texts.glance.chance(words.chance(probability), writeLabel(label))} {words.goalChance(plan)}
          </p>
        )}
        <Duty plan={plan} />
        {item.planned_at !== null && (
          <p class="quiet">
            {texts.glance.planned} <RelativeTime at={item.planned_at} />
            {Date.parse(estate.updated_at) > Date.parse(item.planned_at) && ` · ${texts.glance.changedSince}`}
          </p>
        )}
      </div>
    </>
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
    <p class="quiet">
      {step === null ? glance.dutyOpen(writeLabel(label), year) : glance.duty(writeLabel(label), year, step)}
    </p>
  );
}
