import { holdsBack } from '@rooftree/words/limit-steps';
import { useWords } from '../../words/language.ts';
import type { ProgrammePart, Scenario } from '../programme.ts';

const SHOWN = 6;

/** What each limit holds back, the dearest first; those that hold nothing back are folded. */
export function LimitCosts({ programme, scenario: { limits } }: ProgrammePart) {
  const { programmes: texts } = useWords().texts;
  // A price is of one unit: what the whole limit costs is comparable, a cent and an hour are not.
  const costOf = ({ price, amount }: Scenario['limits'][number]) => (price ?? 0) * amount;
  const costly = limits
    .filter((limit) => limit.slack < 0 || holdsBack(limit, programme.value_unit))
    .toSorted((one, other) => costOf(other) - costOf(one));
  const loose = limits.filter((limit) => !costly.includes(limit));
  const list = (some: Scenario['limits']) => (
    <ul class="limit-list">
      {some.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
  return (
    <section class="card" aria-label={texts.limits}>
      <h2 class="part-title">{texts.limits}</h2>
      {limits.length === 0 && <p class="quiet part-lead">{texts.noLimits}</p>}
      {list(costly.slice(0, SHOWN))}
      {(loose.length > 0 || costly.length > SHOWN) && (
        <details>
          <summary>
            {costly.length > SHOWN
              ? texts.moreLimits(costly.length - SHOWN + loose.length)
              : texts.others(loose.length)}
          </summary>
          {list([...costly.slice(SHOWN), ...loose])}
        </details>
      )}
    </section>
  );
}
