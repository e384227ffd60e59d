/** The labels of the portfolio, today and after the works, as two lines of rungs; a rung is a filter. */
import type { LabelDistribution } from '@rooftree/client';
import type { LabelScale } from '@rooftree/engine';
import { LabelBadge } from '@rooftree/ui/label-badge.tsx';
import { ladderCells } from '@rooftree/ui/ladder-cells';
import { formatNumber } from '@rooftree/words/format';
import { writeLabel } from '@rooftree/words/label-colours';
import { useWords } from '../language.ts';
import { go } from '../route.ts';
import { changed, toggled } from './view.ts';

type Scale = LabelDistribution['scales'][number];

const SCALES: readonly LabelScale[] = ['flanders', 'brussels', 'wallonia', 'netherlands'];

export function LadderFilter({
  distribution,
  query,
}: {
  distribution: LabelDistribution;
  query: URLSearchParams;
}) {
  const { places } = useWords();
  const isOne = distribution.scales.length === 1;
  return (
    <div class="ladders">
      {distribution.scales.map((scale) => (
        <ScaleLadder
          key={scale.label_scale}
          scale={scale}
          query={query}
          // Several scales have the same letters: a rung then chooses the regions of its scale too.
          title={
            isOne ? null : scale.regions.length > 1 ? places.countries.NL : placeOf(scale, places.regions)
          }
        />
      ))}
    </div>
  );
}

function placeOf({ regions }: Scale, names: Record<string, string>): string {
  return regions.map((region) => names[region] ?? region).join(', ');
}

function ScaleLadder({
  scale,
  query,
  title,
}: {
  scale: Scale;
  query: URLSearchParams;
  title: string | null;
}) {
  const { texts, language } = useWords();
  const name = SCALES.find((one) => one === scale.label_scale);
  if (name === undefined) return null;
  const cells = ladderCells(name);
  const line = (when: 'now' | 'after') => {
    const parameter = when === 'now' ? 'label_now' : 'label_after';
    const counts = cells.map(({ labels }) =>
      scale.labels.reduce((sum, rung) => (labels.includes(rung.label) ? sum + rung[when] : sum), 0),
    );
    const most = Math.max(1, ...counts);
    const chosen = query.get(parameter)?.split(',') ?? [];
    return (
      <fieldset class="ladder-line" aria-label={texts[when]}>
        <span class="quiet">{texts[when]}</span>
        {cells.map(({ name: cell, labels }, index) => {
          const count = counts[index] ?? 0;
          const isOn = labels.every((label) => chosen.includes(label));
          return (
            <button
              key={cell}
              type="button"
              class="rung-filter"
              aria-pressed={isOn}
              disabled={count === 0 && !isOn}
              onClick={() =>
                go(
                  changed(query, {
                    [parameter]: toggled(query, parameter, labels),
                    ...(title !== null && !isOn && { region: scale.regions.join(',') }),
                  }),
                )
              }
            >
              <LabelBadge scale={name} label={cell} size={26} name={texts.labelName(writeLabel(cell))} />
              <span class="rung-count">{formatNumber(language, count)}</span>
              <svg class="rung-bar" aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
                <rect width={(100 * count) / most} height="4" />
              </svg>
            </button>
          );
        })}
      </fieldset>
    );
  };
  return (
    <section class="scale-ladder" aria-label={title ?? texts.labels}>
      {title !== null && <h2>{title}</h2>}
      {line('now')}
      {line('after')}
    </section>
  );
}
