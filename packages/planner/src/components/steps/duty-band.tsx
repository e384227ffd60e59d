/**
 * What the law asks of this home, by when, and which step meets it; each with its official page and the day it was
 * read.
 */
import type { LabelPrice, StoredPlan } from '@rooftree/engine';
import { chanceOfDuty } from '@rooftree/words/label-band';
import { writeLabel } from '@rooftree/words/label-colours';
import { priceOf } from '@rooftree/words/label-price';
import { OFFICIAL_PAGES, officialUrl } from '@rooftree/words/official-pages';
import {
  chanceOfPurchaseDuty,
  PURCHASE_DUTY_YEARS,
  type ShownDuty,
  type ShownMilestone,
  shownMilestones,
} from '../../official-duties.ts';
import { usePageWords } from '../../page-words.ts';

/** A smaller chance is not worth a warning. */
const LEAST_CHANCE = 0.1;

interface Props {
  plan: StoredPlan;
  prices: readonly LabelPrice[];
}

export function DutyBand({ plan, prices }: Props) {
  const { texts } = usePageWords();
  if (!hasDuties(plan)) return null;
  return (
    <section class="duty" aria-labelledby="duty-title">
      <h2 id="duty-title">{texts.dutyTitle}</h2>
      <DutyList plan={plan} prices={prices} />
    </section>
  );
}

export function hasDuties(plan: StoredPlan): boolean {
  return shownMilestones(plan).length > 0 || isPurchaseDutyPossible(plan);
}

/** Only where a certificate is missing that would say so. */
function isPurchaseDutyPossible(plan: StoredPlan): boolean {
  const isShown = shownMilestones(plan).some(({ duty }) => duty === 'vlg_purchase');
  return !isShown && chanceOfPurchaseDuty(plan) >= LEAST_CHANCE;
}

export function DutyList({ plan, prices }: Props) {
  const { texts, chance: written } = usePageWords();
  const year = String(Number(plan.date.slice(0, 4)) + PURCHASE_DUTY_YEARS);
  return (
    <ul>
      {shownMilestones(plan).map((milestone) => (
        <Duty key={milestone.duty} plan={plan} prices={prices} milestone={milestone} />
      ))}
      {isPurchaseDutyPossible(plan) && (
        <li>
          {texts.dutyIfCertificate(written(chanceOfPurchaseDuty(plan)), year)} <Source duty="vlg_purchase" />
        </li>
      )}
    </ul>
  );
}

function Duty({ plan, prices, milestone }: Props & { milestone: ShownMilestone }) {
  const { texts, euro, chance: written } = usePageWords();
  const { duty, label, year, met_after_step: step } = milestone;
  const chance = duty === 'vlg_purchase' ? chanceOfPurchaseDuty(plan) : 0;
  const cost = priceOf(prices, label)?.cost ?? null;
  const uncertain = chanceOfDuty(milestone);
  const likely = uncertain === null ? null : written(uncertain);
  const metToday = likely === null ? texts.dutyMetToday : texts.dutyLikelyMet(likely);
  const metBy = (number: number) =>
    [
      likely === null ? texts.dutyMetBy(number) : texts.dutyLikelyMetBy(number, likely),
      ...(cost === null ? [] : [texts.dutyCosts(writeLabel(label), euro(cost))]),
    ].join(' ');
  return (
    <li>
      {chance > 0
        ? texts.dutyIfCertificate(written(chance), String(year))
        : texts.duties[duty](writeLabel(label), String(year))}{' '}
      <strong>
        {step === null ? (
          texts.dutyNotMet
        ) : step === 0 ? (
          metToday
        ) : (
          <a href={`#step-${step}`}>{metBy(step)}</a>
        )}
      </strong>{' '}
      <Source duty={duty} />
    </li>
  );
}

function Source({ duty }: { duty: ShownDuty }) {
  const { texts, date, language } = usePageWords();
  const official = OFFICIAL_PAGES[duty];
  return (
    <span class="quiet">
      <a href={officialUrl(official, language)} rel="noreferrer noopener" target="_blank">
        {texts.dutySource}
      </a>
      , {texts.dutyRead(date(official.readOn))}.
    </span>
  );
}
