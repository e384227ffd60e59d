/** The first screen: which house, from which label to which, for how much, and what that is a month. */
import { compareLabels, type Decision, type LabelPrice, type StoredPlan } from '@rooftree/engine';
import { aimOf, expectedResult } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import { priceOf } from '@rooftree/words/label-price';
import type { ComponentChildren } from 'preact';
import { addressOf } from '../../address-of.ts';
import { likelyLabels } from '../../likely-labels.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import type { Texts } from '../../texts/en/page.ts';
import { Adjustments } from '../facts/adjustments.tsx';
import { Conflicts } from '../facts/conflicts.tsx';
import { LabelBadge } from './label-badge.tsx';
import { LabelLadder } from './label-ladder.tsx';

interface Props {
  page: PageData;
  plan: StoredPlan;
  decision: Decision | null;
  /** The decision is about this very plan; until it is, what follows from it keeps its place unseen. */
  isDecided: boolean;
  /** The photo, or a drawing where there is none. */
  picture: ComponentChildren;
  prices: readonly LabelPrice[];
  /** What it costs, and the way on. */
  children: ComponentChildren;
}

export function Hero({ page, plan, decision, isDecided, picture, prices, children }: Props) {
  const { texts, remark, chance, goalChance, labelAlready, nextRung } = usePageWords();
  const { label_scale: scale, target } = plan;
  const { best, worst, isCertified } = likelyLabels(plan);
  const isMoving = plan.steps.length > 0;
  const expected = expectedResult(plan);
  const band = texts.labelBand(writeLabel(best), writeLabel(worst));
  const rung = decision?.next_rung ?? null;
  // A conflict says more.
  const isUnexplained =
    (plan.conflicts ?? []).length === 0 &&
    plan.warnings.some(({ code }) => code === 'certificate_unexplained');
  return (
    <section class="hero" aria-labelledby="hero-title">
      {picture}
      <div class="hero-plan">
        <EstateName page={page} plan={plan} />
        <div class="hero-labels">
          <LabelBadge scale={scale} label={best} size={56} />
          {best !== worst && (
            <>
              <span aria-hidden="true">–</span>
              <LabelBadge scale={scale} label={worst} size={56} />
            </>
          )}
          {isMoving && (
            <>
              <Arrow />
              <LabelBadge scale={scale} label={expected.label} size={56} />
            </>
          )}
          <h1 id="hero-title">{headingOf(plan, band, best === worst, texts)}</h1>
        </div>
        <p class="quiet">
          {isCertified ? texts.certified : texts.likely(band)}{' '}
          {isMoving &&
            expected.probability !== null &&
            (labelAlready(plan) ||
              texts.targetChance(writeLabel(expected.label), chance(expected.probability)))}{' '}
          {isMoving && goalChance(plan)}
        </p>
        <GoalNote plan={plan} prices={prices} />
        {isUnexplained && <p class="note">{texts.certificateDiffers}</p>}
        {!isMoving && target.reached && <p class="lead">{texts.excellent}</p>}
        {children}
        {/* Last, because it comes with the decision: nothing on the first screen moves for it. */}
        {isMoving && rung !== null && (
          <p class={isDecided ? 'quiet' : 'quiet awaited'}>{nextRung(rung, aimOf(plan))}</p>
        )}
      </div>
      <LabelLadder plan={plan} />
      <Conflicts plan={plan} />
      <Adjustments plan={plan} />
      {!target.reached && target.reason !== null && <p class="note">{remark(target.reason)}</p>}
    </section>
  );
}

/** Where the plan does more than its goal asks: what the goal alone costs, and where the rest leads. */
function GoalNote({ plan, prices }: Pick<Props, 'plan' | 'prices'>) {
  const { texts, euro, labelAtHalf } = usePageWords();
  const { target, label_scale: scale, controls } = plan;
  const price = priceOf(prices, target.label);
  if (!target.reached || price === null || price.cost === null) return null;
  const [goal, label] = [writeLabel(target.label), expectedResult(plan).label];
  const isBeyond = compareLabels(scale, label, target.label) < 0;
  if (price.sensible > 0 && (isBeyond || controls.target_label !== null)) {
    const amounts = [euro(price.cost), euro(price.sensible)] as const;
    return (
      <p class="note">
        {isBeyond
          ? texts.goalBeyond(goal, ...amounts, writeLabel(label))
          : texts.goalSensible(goal, ...amounts)}
      </p>
    );
  }
  const half = labelAtHalf(prices, target);
  if (!isBeyond) return half === '' ? null : <p class="note">{half}</p>;
  return <p class="note">{texts.goalAtOnce(goal, writeLabel(label))}</p>;
}

function headingOf(plan: StoredPlan, band: string, isOneLabel: boolean, texts: Texts): string {
  const from = writeLabel(plan.baseline.label);
  const to = writeLabel(expectedResult(plan).label);
  const { reached, reason } = plan.target;
  // Where the plan stops at a sensible price, more money leads to a better label: this one is not the best there is.
  const isEnough = reached || reason?.code === 'next_label_not_paid_back';
  if (plan.steps.length === 0) return isEnough ? texts.headingExcellent(from) : texts.headingStays(from);
  const isBest = !isEnough && reason?.code !== 'target_not_likely';
  if (!isOneLabel) return isBest ? texts.headingBandUnreached(band, to) : texts.headingBand(band, to);
  return isBest ? texts.headingUnreached(from, to) : texts.heading(from, to);
}

function EstateName({ page, plan }: { page: PageData; plan: StoredPlan }) {
  const { texts, catalogue, number } = usePageWords();
  const kind = plan.estate_format
    ? catalogue.estateFormats[plan.estate_format]
    : catalogue.estateTypes[plan.estate_type];
  return (
    <p class="estate">
      <strong>{addressOf(page)}</strong>
      <span class="quiet">
        {[kind, texts.builtIn(plan.year_built), `${number(plan.floor_area_m2)}\u00a0m²`].join(' · ')}
      </span>
    </p>
  );
}

function Arrow() {
  return (
    <svg class="arrow" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  );
}
