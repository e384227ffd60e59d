/** What publishing would change, and how sure that is. */
import type { PriceBookPreview } from '@rooftree/client';
import type { Words } from '@rooftree/words/words-of';
import { useWords } from '../words/language.ts';

export function PreviewSummary({ words, found }: { words: Words; found: PriceBookPreview }) {
  const { prices: texts } = useWords().texts;
  const { plans, sampled, moved, change_per_plan: each, net_cost_p50: median, change_of_all: all } = found;
  const signed = (eur: number) => `${eur > 0 ? '+ ' : eur < 0 ? '− ' : ''}${words.euro(Math.abs(eur))}`;
  if (plans === 0) return <p class="note">{texts.nothingPlanned}</p>;
  const rows = [
    [texts.movedPlans, texts.outOf(words.number(moved), words.number(sampled))],
    [texts.otherWorks, words.number(found.other_works)],
    [texts.medianCost, `${words.euro(median.before)} → ${words.euro(median.after)}`],
    [texts.changePerPlan, `${signed(each.p10)} … ${signed(each.p50)} … ${signed(each.p90)}`],
    [
      texts.changeOfAll,
      all.low === all.high
        ? signed(all.expected)
        : texts.between(signed(all.expected), signed(all.low), signed(all.high)),
    ],
  ];
  return (
    <div class="preview-note" role="status">
      <p>
        {sampled === plans
          ? texts.allPlanned(words.number(plans))
          : texts.samplePlanned(words.number(sampled), words.number(plans))}
      </p>
      <dl>
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
