/** What to do next, in two lines: the first step, and what the law requires. Each leads to the details. */
import type { Decision, StoredPlan } from '@rooftree/engine';
import { firstStepOf } from '@rooftree/words/first-step';
import { chanceOfDuty } from '@rooftree/words/label-band';
import { writeLabel } from '@rooftree/words/label-colours';
import { chanceOfPurchaseDuty, PURCHASE_DUTY_YEARS, shownMilestones } from '../../official-duties.ts';
import { usePageWords } from '../../page-words.ts';
import { hasDuties } from '../steps/duty-band.tsx';

export function HeroNext({ plan, decision }: { plan: StoredPlan; decision: Decision | null }) {
  const words = usePageWords();
  const { texts, euro } = words;
  const first = firstStepOf(plan, decision, words);
  return (
    <ul class="hero-next">
      {first !== null && (
        <li>
          <a href={`#step-${first.step.number}`}>
            <strong>{texts.firstStep}</strong>{' '}
            {texts.firstStepIs(first.works, texts.about(euro(first.roundedNet)), first.label)}
          </a>
        </li>
      )}
      {hasDuties(plan) && (
        <li>
          <a href="#duty">
            <strong>{texts.byLaw}</strong> <DutyInShort plan={plan} />
          </a>
        </li>
      )}
    </ul>
  );
}

/** The duty that is due first and not yet met; else the first. */
function DutyInShort({ plan }: { plan: StoredPlan }) {
  const { texts, chance: written } = usePageWords();
  const duties = shownMilestones(plan).toSorted((one, other) => one.year - other.year);
  const duty = duties.find(({ met_after_step: met }) => met !== 0) ?? duties[0];
  const chance = chanceOfPurchaseDuty(plan);
  if (duty === undefined || (duty.duty === 'vlg_purchase' && chance > 0)) {
    const year = duty?.year ?? Number(plan.date.slice(0, 4)) + PURCHASE_DUTY_YEARS;
    return <>{texts.dutyInShortIf(written(chance), year)}</>;
  }
  const { label, year, met_after_step: met } = duty;
  const uncertain = chanceOfDuty(duty);
  return (
    <>{texts.dutyInShort(writeLabel(label), year, met, uncertain === null ? null : written(uncertain))}</>
  );
}
