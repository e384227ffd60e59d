/** A row of houses from today's colour to the plan's: one per step, each a link to its card. */
import { type LabelScale, measuresOf, type StoredPlan } from '@rooftree/engine';
import { labelAfterStep } from '@rooftree/words/expected-result';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { wholeEuroSums } from '@rooftree/words/whole-euros';
import { usePageWords } from '../../page-words.ts';

/** `years`: of each step. */
export function Roadmap({ plan, years }: { plan: StoredPlan; years: readonly number[] }) {
  const { texts, catalogue, euro, number } = usePageWords();
  const money = wholeEuroSums(plan).steps;
  return (
    <ol class="roadmap">
      <li>
        <span class="roadmap-stop">
          <span class="quiet">{texts.now}</span>
          <House scale={plan.label_scale} label={plan.baseline.label} />
          <span class="quiet">{texts.kwhPerM2(number(plan.baseline.primary_kwh_per_m2))}</span>
        </span>
      </li>
      {plan.steps.map((step, index) => (
        <li key={step.number}>
          <a class="roadmap-stop" href={`#step-${step.number}`}>
            <span class="quiet">{years[index]}</span>
            <House scale={plan.label_scale} label={labelAfterStep(plan, step)} />
            <strong>{euro(money[index]?.net ?? 0)}</strong>
            {(money[index]?.grants ?? 0) > 0 && (
              <span class="quiet">{texts.netOfGross(euro(money[index]?.total ?? 0))}</span>
            )}
            <span class="quiet">
              {measuresOf(step)
                .map((code) => catalogue.measures[code].short)
                .join(', ')}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A house front on the colour of its label, with the letter on it. */
export function House({
  scale,
  label,
  small = false,
}: {
  scale: LabelScale;
  label: string;
  small?: boolean;
}) {
  const { texts } = usePageWords();
  const colour = labelColour(scale, label);
  const text = writeLabel(label);
  return (
    <svg
      class={small ? 'house house-small' : 'house'}
      viewBox="0 0 64 60"
      role="img"
      aria-label={texts.labelName(text)}
      focusable="false"
    >
      <path
        d="M32 3.5 60 27v3h-5v25.5a2.5 2.5 0 0 1-2.5 2.5h-41A2.5 2.5 0 0 1 9 55.5V30H4v-3Z"
        fill={colour.background}
      />
      <text
        x="32"
        y="43"
        dy="0.12em"
        text-anchor="middle"
        font-weight="700"
        font-size={text.length > 3 ? 12 : text.length > 2 ? 15 : 20}
        fill={colour.text}
      >
        {text}
      </text>
    </svg>
  );
}
