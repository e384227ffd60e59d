/** The first screen: which house, from which label to which, for how much. */
import type { Plan } from '@rooftree/engine';
import { writeLabel } from '@rooftree/words/label-colours';
import type { PageData } from '../page-data.ts';
import { usePageWords } from '../page-words.ts';
import type { Texts } from '../texts/en.ts';
import { LabelBadge } from './label-badge.tsx';
import { LabelLadder } from './label-ladder.tsx';

export function Hero({ page, plan }: { page: PageData; plan: Plan }) {
  const { texts, remark, percent } = usePageWords();
  const { label_scale: scale, target } = plan;
  const isMoving = plan.steps.length > 0;
  return (
    <section class="hero" aria-labelledby="hero-title">
      <Picture page={page} />
      <div class="hero-plan">
        <EstateName page={page} plan={plan} />
        <div class="hero-labels">
          <LabelBadge scale={scale} label={plan.baseline.label} size={56} />
          {isMoving && (
            <>
              <Arrow />
              <LabelBadge scale={scale} label={plan.result.label} size={56} />
            </>
          )}
          <h1 id="hero-title">{headingOf(plan, texts)}</h1>
        </div>
        {isMoving && <p>{texts.targetChance(writeLabel(target.label), percent(100 * target.probability))}</p>}
        {isMoving ? <HeroFigures plan={plan} /> : target.reached && <p class="lead">{texts.excellent}</p>}
      </div>
      <LabelLadder plan={plan} />
      {!target.reached && target.reason !== null && <p class="note">{remark(target.reason)}</p>}
    </section>
  );
}

function headingOf(plan: Plan, texts: Texts): string {
  const from = writeLabel(plan.baseline.label);
  const to = writeLabel(plan.result.label);
  if (plan.steps.length === 0)
    return plan.target.reached ? texts.headingExcellent(from) : texts.headingStays(from);
  return plan.target.reached ? texts.heading(from, to) : texts.headingUnreached(from, to);
}

function HeroFigures({ plan }: { plan: Plan }) {
  const { texts, euro, euroRange, number } = usePageWords();
  const { totals, ranges } = plan;
  const total = euro(totals.total_estimated_cost_incl_vat);
  return (
    <dl class="hero-figures">
      <div class="hero-cost">
        <dt>{texts.cost}</dt>
        <dd>{euro(totals.net_cost)}</dd>
        <dd class="quiet">
          {totals.subsidy_amount > 0
            ? texts.costBefore(total, euro(totals.subsidy_amount))
            : texts.costWithoutGrants(total)}
          . {texts.likelyBetween(euroRange(ranges.total_estimated_cost_incl_vat))}.
        </dd>
      </div>
      <div>
        <dt>{texts.savesPerYear}</dt>
        <dd>{texts.perYear(euro(totals.savings.bill_eur))}</dd>
      </div>
      <div>
        <dt>{texts.co2}</dt>
        <dd>{texts.co2PerYear(number(totals.savings.co2_kg / 1000, 1))}</dd>
      </div>
    </dl>
  );
}

function EstateName({ page, plan }: { page: PageData; plan: Plan }) {
  const { texts, catalogue, number } = usePageWords();
  const { street, town } = page.estate;
  const kind = plan.estate_format
    ? catalogue.estateFormats[plan.estate_format]
    : catalogue.estateTypes[plan.estate_type];
  return (
    <p class="estate">
      <strong>{[street, town].filter(Boolean).join(', ')}</strong>
      <span class="quiet">
        {[kind, texts.builtIn(plan.year_built), texts.living(number(plan.floor_area_m2))].join(' · ')}
      </span>
    </p>
  );
}

function Picture({ page }: { page: PageData }) {
  const { texts } = usePageWords();
  const { pictureUrl, street, town } = page.estate;
  if (pictureUrl === null) return null;
  const alt = texts.pictureAlt([street, town].filter(Boolean).join(', '));
  return <img class="picture" src={pictureUrl} alt={alt} referrerpolicy="no-referrer" decoding="async" />;
}

function Arrow() {
  return (
    <svg class="arrow" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  );
}
