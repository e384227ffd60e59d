/**
 * Your house, part by part: the drawing, and for each part what is known, what is assumed and what the plan does to it.
 */
import { type MeasureCode, measuresOf, type StoredPlan, slotOf } from '@rooftree/engine';
import { type FactOrigins, mostFrequent } from '@rooftree/words/fact-origins';
import { HOUSE_PARTS, type HouseFacts, type HousePart, type PartState } from '../../drawing/house-facts.ts';
import { RATING_COLOURS } from '../../drawing/rating-colours.ts';
import { usePageWords } from '../../page-words.ts';
import { Panel } from '../page/panel.tsx';
import { HouseDrawing } from './house-drawing.tsx';

const SLOTS: Record<HousePart, readonly string[]> = {
  roof: ['pitched_roof', 'flat_roof'],
  walls: ['wall'],
  windows: ['windows'],
  floor: ['floor'],
  heating: ['heating'],
  ventilation: ['ventilation'],
  hot_water: ['hot_water'],
  solar_panels: ['solar_panels'],
};

interface Props {
  plan: StoredPlan;
  house: HouseFacts;
  origins: FactOrigins;
  /** Where the page shows a photo above: the drawing then has its place here. */
  drawingOf?: string | null;
}

export function HouseParts({ plan, house, origins, drawingOf = null }: Props) {
  const { texts, origin } = usePageWords();
  const parts = HOUSE_PARTS.flatMap((part) => {
    const state = house.parts[part];
    if (state === undefined) return [];
    const known = plan.assumptions.find(({ fact }) => fact === state.fact);
    const from = origin(known ?? { fact: state.fact, origin: 'typical' }, origins, plan);
    return [{ part, state, from, isGiven: known?.origin === 'given' }];
  });
  const usual = mostFrequent(parts.flatMap(({ from, isGiven }) => (isGiven ? [from] : [])));
  return (
    <Panel id="house" title={texts.houseTitle}>
      <p class="quiet">
        {texts.houseLead} {usual !== undefined && texts.unmarkedOrigin(usual)}
      </p>
      {drawingOf !== null && <HouseDrawing house={house} address={drawingOf} />}
      <ul class="house-parts">
        {parts.map(({ part, state, from }) => (
          <Part key={part} plan={plan} part={part} state={state} origin={from === usual ? null : from} />
        ))}
      </ul>
    </Panel>
  );
}

interface PartProps {
  plan: StoredPlan;
  part: HousePart;
  state: PartState;
  /** Where it is another than that of most. */
  origin: string | null;
}

function Part({ plan, part, state, origin }: PartProps) {
  const { texts, fact, factValue, work, colon } = usePageWords();
  // What is there or not is said as that, and once.
  const isYesOrNo = typeof state.value === 'boolean';
  const isOn = (code: MeasureCode) => SLOTS[part].includes(slotOf(code));
  const step = plan.steps.find((one) => measuresOf(one).some(isOn));
  const next = step && measuresOf(step).filter(isOn).map(work).join(', ');
  return (
    <li>
      <p>
        <svg class="part-mark" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle
            cx="8"
            cy="8"
            r="6.5"
            fill={RATING_COLOURS[state.rating].fill}
            stroke="#14211d"
            stroke-dasharray={state.isKnown ? undefined : '3 2'}
          />
        </svg>
        <strong>
          {texts.partNames[part]}
          {colon} {isYesOrNo ? factValue(state.fact, state.value) : texts.rating(part, state.rating)}
        </strong>
      </p>
      {(!isYesOrNo || origin !== null) && (
        <p>
          {!isYesOrNo && `${fact(state.fact)}${colon} ${factValue(state.fact, state.value)}`}
          {origin !== null && <span class="quiet"> ({origin})</span>}
        </p>
      )}
      <p>
        {step === undefined ? (
          <span class="quiet">{texts.partStays}</span>
        ) : (
          <a href={`#step-${step.number}`}>{texts.partNext(step.number, next ?? '')}</a>
        )}
      </p>
    </li>
  );
}
