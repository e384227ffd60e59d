/** What more or less money brings: the solved budgets as a curve, and a slider that chooses one of them. */
import type { NewProgramme } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { go, linkTo } from '../../route.ts';
import { useWords } from '../../words/language.ts';
import { sharesOf } from '../new/draft.ts';
import type { ProgrammePart } from '../programme.ts';
import { byBudget, formatMoney, requestOf, resultOf } from '../programme.ts';

interface Props extends ProgrammePart {
  mayWrite: boolean;
  /** The number of a scenario. */
  onChoose: (number: number) => void;
}

export function BudgetCurve({ programme, scenario, mayWrite, onChoose }: Props) {
  const words = useWords();
  const { programmes: texts } = words.texts;
  const solved = byBudget(programme.scenarios);
  const chosen = solved.findIndex((one) => one.scenario.number === scenario.number);
  const current = solved[chosen];
  return (
    <section class="card" aria-label={texts.money}>
      <h2 class="part-title">{texts.money}</h2>
      {solved.length < 2 || current === undefined ? (
        <TryOthers programme={programme} scenario={scenario} mayWrite={mayWrite} />
      ) : (
        <>
          <p class="quiet part-lead">{texts.moneyLead}</p>
          <Curve programme={programme} scenario={scenario} onChoose={onChoose} />
          <input
            type="range"
            class="budget-slider"
            aria-label={texts.money}
            aria-valuetext={`${formatMoney(words, current.budget)}, ${resultOf(words, programme.objective, current.scenario).text}`}
            min={0}
            max={solved.length - 1}
            step={1}
            value={chosen}
            onInput={({ currentTarget }) => {
              const next = solved[Number(currentTarget.value)];
              if (next !== undefined) onChoose(next.scenario.number);
            }}
          />
          <div class="budget-ends" aria-hidden="true">
            <span>{formatMoney(words, solved[0]?.budget ?? 0)}</span>
            <span>{formatMoney(words, solved.at(-1)?.budget ?? 0)}</span>
          </div>
          <p class="budget-chosen">
            <strong>
              {texts.budgetIn(formatMoney(words, current.budget), texts.years(programme.years))}
            </strong>
            <span>
              {words.texts.audit.pair(
                texts.results[programme.objective],
                resultOf(words, programme.objective, current.scenario).text,
              )}
            </span>
          </p>
        </>
      )}
    </section>
  );
}

const HEIGHT = 132;
const TOP = 26;
const FOOT = 14;

/** Points at even distances, as the slider has them. Drawn in percent across, so that letters are not stretched. */
function Curve({ programme, scenario, onChoose }: Omit<Props, 'mayWrite'>) {
  const words = useWords();
  const solved = byBudget(programme.scenarios);
  const results = solved.map((one) => resultOf(words, programme.objective, one.scenario));
  const amounts = results.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const points = solved.map((one, place) => ({
    ...one,
    x: (100 * place) / (solved.length - 1),
    y: TOP + (HEIGHT - TOP - FOOT) * (most === least ? 0.5 : (most - (amounts[place] ?? 0)) / (most - least)),
    text: results[place]?.text ?? '',
  }));
  const anchor = (x: number) => (x < 10 ? 'start' : x > 90 ? 'end' : 'middle');
  return (
    <div class="budget-curve" aria-hidden="true">
      <svg width="100%" height={HEIGHT} overflow="visible" aria-hidden="true">
        {points.slice(1).map((point, place) => {
          const before = points[place];
          return (
            before && (
              <line
                key={point.scenario.number}
                class="curve-line"
                x1={`${before.x}%`}
                y1={before.y}
                x2={`${point.x}%`}
                y2={point.y}
              />
            )
          );
        })}
        {points.map((point) => {
          const isChosen = point.scenario.number === scenario.number;
          const isSolved = point.scenario.status === 'FINISHED';
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the slider below does the same, for the keyboard and for screen readers
            <g
              key={point.scenario.number}
              class={`curve-point${isChosen ? ' is-chosen' : ''}${isSolved ? '' : ' is-unsolved'}`}
              onClick={() => onChoose(point.scenario.number)}
            >
              {isChosen && (
                <line class="curve-drop" x1={`${point.x}%`} y1={point.y} x2={`${point.x}%`} y2={HEIGHT} />
              )}
              <circle cx={`${point.x}%`} cy={point.y} r={isChosen ? 7 : 5} />
              {isChosen && (
                <text x={`${point.x}%`} y={point.y - 13} text-anchor={anchor(point.x)}>
                  {point.text}
                </text>
              )}
              <title>{`${formatMoney(words, point.budget)}: ${point.text}`}</title>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** A programme that was solved for one amount, or for any: the same one with more and less is a new programme. */
function TryOthers({ programme, scenario, mayWrite }: Omit<Props, 'onChoose'>) {
  const { texts: all } = useWords();
  const texts = all.programmes;
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    setFault(null);
    const { scenarios: _, ...request } = requestOf(programme);
    const budget = request.limits?.budget?.length ? request.limits.budget : spentIn(scenario.years);
    const body: NewProgramme = {
      ...request,
      limits: { ...request.limits, budget },
      scenarios: sharesOf(budget, all.newProgramme.share),
    };
    await call('POST /v1/programmes', { body }).then(({ id }) => go(linkTo(['programmes', id])), setFault);
    setBusy(false);
  };
  return (
    <>
      <p class="quiet part-lead">{texts.tryOthersLead}</p>
      {mayWrite && (
        <Button isBusy={isBusy} onClick={() => void create()}>
          {texts.tryOthers}
        </Button>
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </>
  );
}

/** Without a limit: what the best programme spends in its dearest year, in every year. */
function spentIn(years: Props['scenario']['years']): { at_most_cents: number }[] {
  return [{ at_most_cents: Math.max(1, ...years.map(({ paid_cents }) => paid_cents)) }];
}
