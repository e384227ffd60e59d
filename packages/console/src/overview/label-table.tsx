import type { PortfolioOverview } from '@rooftree/client/members';
import { LABEL_SCALES, type LabelScale, REGIONS, scaleOf } from '@rooftree/engine';
import { LabelBadge } from '@rooftree/ui/label-badge.tsx';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { formatNumber } from '@rooftree/words/format';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { useWords } from '../words/language.ts';

type Scale = PortfolioOverview['scales'][number];

/** How many homes have each label, today and after the works; a table for each scale. */
export function LabelTable({ overview }: { overview: PortfolioOverview }) {
  const { texts } = useWords();
  return (
    <section class="card" aria-label={texts.overview.labels}>
      <h2>{texts.overview.labels}</h2>
      <div class="label-tables">
        {overview.scales.map((scale) => (
          <OfScale key={scale.label_scale} scale={scale} />
        ))}
      </div>
    </section>
  );
}

function OfScale({ scale: { label_scale, labels, without_label } }: { scale: Scale }) {
  const { texts: all, places, language } = useWords();
  const texts = all.overview;
  const scale = LABEL_SCALES.find((one) => one === label_scale) ?? 'flanders';
  const most = Math.max(1, ...labels.flatMap(({ now, after }) => [now, after]));
  const region = REGIONS.find((one) => scaleOf(one) === scale);
  const where =
    scale === 'netherlands' || region === undefined ? places.countries.NL : places.regions[region];
  return (
    <table class="label-table">
      <caption>{where}</caption>
      <TableHead heads={[texts.label, texts.today, texts.after]} />
      <tbody>
        {labels
          .filter(({ now, after }) => now + after > 0)
          .map(({ label, now, after }) => (
            <tr key={label}>
              <th scope="row">
                <LabelBadge scale={scale} label={label} size={22} name={all.labelName(writeLabel(label))} />
              </th>
              <td>
                <Bar {...{ scale, label, most }} count={now} />
              </td>
              <td>
                <Bar {...{ scale, label, most }} count={after} />
              </td>
            </tr>
          ))}
        {without_label > 0 && (
          <tr>
            <th scope="row" class="quiet">
              {texts.withoutLabel}
            </th>
            <td>
              <span class="count-bar">
                <span>{formatNumber(language, without_label)}</span>
              </span>
            </td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface BarProps {
  scale: LabelScale;
  label: string;
  count: number;
  most: number;
}

/** Drawn as SVG: the page's security policy allows no style attributes. */
function Bar({ scale, label, count, most }: BarProps) {
  const { language } = useWords();
  return (
    <span class="count-bar">
      <span>{formatNumber(language, count)}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width={(100 * count) / most} height="10" fill={labelColour(scale, label).background} />
      </svg>
    </span>
  );
}
