/** What two rules of thumb would have cost, beside the programme. */
import { useWords } from '../../words/language.ts';
import type { ProgrammePart } from '../programme.ts';
import { formatMoney, tonnes } from '../programme.ts';

export function Baselines({ programme, scenario }: ProgrammePart) {
  const words = useWords();
  const texts = words.texts.programmes;
  const { baselines, value } = scenario;
  if (baselines.length === 0) return null;
  const textOf = (amount: number) =>
    ({
      CENTS: () => formatMoney(words, amount),
      GRAMS: () => tonnes(words, amount / 1000),
      // Points have no name: the sentences say what they mean.
      POINTS: () => '',
    })[programme.value_unit]();
  const rows = [
    { rule: 'THIS' as const, value, text: null },
    ...baselines.map((baseline) => ({ rule: baseline.rule, value: baseline.value, text: baseline.text })),
  ];
  const most = Math.max(1, ...rows.map((row) => row.value));
  return (
    <section class="card" aria-label={texts.rulesTitle}>
      <h2 class="part-title">{texts.rulesTitle}</h2>
      <p class="quiet part-lead">{texts.valueNames[programme.objective]}</p>
      <ul class="rule-list">
        {rows.map((row) => (
          <li key={row.rule}>
            <span class="spread">
              <strong>{texts.rules[row.rule]}</strong>
              <span>{textOf(row.value)}</span>
            </span>
            <svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect
                class={row.rule === 'THIS' ? 'share-part' : 'share-other'}
                width={(100 * Math.max(0, row.value)) / most}
                height="10"
              />
            </svg>
            {row.text !== null && <span class="quiet">{row.text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
