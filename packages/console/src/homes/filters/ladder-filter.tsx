/**
 * The labels of the portfolio as a bar, one for each scale. A part of a bar is as wide as its share of the homes, and a
 * filter.
 */
import type { LabelDistribution } from '@rooftree/client';
import type { LabelScale } from '@rooftree/engine';
import { ladderCells } from '@rooftree/ui/ladder-cells';
import { formatNumber } from '@rooftree/words/format';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { go } from '../../route.ts';
import { useWords } from '../../words/language.ts';
import { changed, toggled } from '../views/view.ts';

type Scale = LabelDistribution['scales'][number];

const SCALES: readonly LabelScale[] = ['flanders', 'brussels', 'wallonia', 'netherlands'];

export function LadderFilter({
  distribution,
  query,
  moment,
}: {
  distribution: LabelDistribution;
  query: URLSearchParams;
  moment: 'now' | 'after';
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
          moment={moment}
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
  moment: when,
  title,
}: {
  scale: Scale;
  query: URLSearchParams;
  moment: 'now' | 'after';
  title: string | null;
}) {
  const { texts, language } = useWords();
  const name = SCALES.find((one) => one === scale.label_scale);
  if (name === undefined) return null;
  const cells = ladderCells(name);
  const line = () => {
    const parameter = when === 'now' ? 'label_now' : 'label_after';
    const counts = cells.map(({ labels }) =>
      scale.labels.reduce((sum, rung) => (labels.includes(rung.label) ? sum + rung[when] : sum), 0),
    );
    const chosen = query.get(parameter)?.split(',') ?? [];
    if (chosen.length === 0 && counts.every((count) => count === 0)) return null;
    return (
      <fieldset class="ladder-line" aria-label={texts[when]}>
        {cells.map(({ name: cell, labels }, index) => {
          const count = counts[index] ?? 0;
          const isOn = labels.every((label) => chosen.includes(label));
          if (count === 0 && !isOn) return null;
          const { background, text: color } = labelColour(name, labels[0] ?? cell);
          return (
            <button
              key={cell}
              type="button"
              class="rung-filter"
              style={{ background, color, flexGrow: count }}
              aria-pressed={isOn}
              onClick={() =>
                go(
                  changed(query, {
                    [parameter]: toggled(query, parameter, labels),
                    ...(title !== null && !isOn && { region: scale.regions.join(',') }),
                  }),
                )
              }
            >
              <strong role="img" aria-label={texts.labelName(writeLabel(cell))}>
                {writeLabel(cell)}
              </strong>{' '}
              {formatNumber(language, count)}
            </button>
          );
        })}
      </fieldset>
    );
  };
  return (
    <section class="scale-ladder" aria-label={title ?? texts.labels}>
      {title !== null && <h2>{title}</h2>}
      {line()}
    </section>
  );
}
