/** Your house, part by part: the drawing, and for each part what is known, what is assumed and what the plan does to it. */
import { type MeasureCode, measuresOf, type StoredPlan, slotOf } from '@rooftree/engine';
import type { FactOrigins } from '@rooftree/words/fact-origins';
import { drawHouse } from '../../drawing/draw-house.ts';
import { HOUSE_PARTS, type HouseFacts, type HousePart, type PartState } from '../../drawing/house-facts.ts';
import { RATING_COLOURS } from '../../drawing/rating-colours.ts';
import { usePageWords } from '../../page-words.ts';
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
}

export function HouseParts({ plan, house, origins }: Props) {
  const { texts } = usePageWords();
  return (
    <section class="card" id="house" aria-labelledby="house-title">
      <h2 id="house-title">{texts.houseTitle}</h2>
      <p class="quiet">{texts.houseLead}</p>
      <div class="house-parts">
        <HouseDrawing drawing={drawHouse(house)} isLinked />
        <ul>
          {HOUSE_PARTS.map((part) => {
            const state = house.parts[part];
            return state && <Part key={part} plan={plan} part={part} state={state} origins={origins} />;
          })}
        </ul>
      </div>
    </section>
  );
}

interface PartProps {
  plan: StoredPlan;
  part: HousePart;
  state: PartState;
  origins: FactOrigins;
}

function Part({ plan, part, state, origins }: PartProps) {
  const { texts, catalogue, fact, factValue, work, origin, colon } = usePageWords();
  const names: Record<HousePart, string> = {
    roof: catalogue.lossPaths.roof,
    walls: catalogue.lossPaths.walls,
    windows: catalogue.lossPaths.windows,
    floor: catalogue.lossPaths.floor,
    ventilation: catalogue.lossPaths.ventilation,
    heating: catalogue.facts.heating_device,
    hot_water: catalogue.facts.sanitary_heating_device,
    solar_panels: catalogue.facts.has_solar_panels,
  };
  const told = plan.assumptions.find((assumption) => assumption.fact === state.fact) ?? {
    fact: state.fact,
    origin: 'typical' as const,
  };
  const isOn = (code: MeasureCode) => SLOTS[part].includes(slotOf(code));
  const step = plan.steps.find((one) => measuresOf(one).some(isOn));
  const next = step && measuresOf(step).filter(isOn).map(work).join(', ');
  return (
    <li>
      <details name="house-part" id={`part-${part}`}>
        <summary>
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
          {names[part]}
          {colon} {texts.rating(part, state.rating)}
        </summary>
        <p>
          {fact(state.fact)}
          {colon} <strong>{factValue(state.fact, state.value)}</strong>{' '}
          <span class="quiet">({origin(told, origins, plan)})</span>
        </p>
        <p>
          {step === undefined ? (
            texts.partStays
          ) : (
            <a href={`#step-${step.number}`}>{texts.partNext(step.number, next ?? '')}</a>
          )}
        </p>
      </details>
    </li>
  );
}
