/** The share of each label, today and at the end of every year: a column each, the best label at the top. */
import type { LabelScale } from '@rooftree/engine';
import { formatNumber, formatPercent } from '@rooftree/words/format';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { useWords } from '../../words/language.ts';
import { labelRank, type Scenario } from '../programme.ts';

interface Column {
  title: string;
  labels: Scenario['labels_now'];
}

/** A part of a column that is lower has no room for its letter. */
const SMALLEST_WITH_LETTER = 0.09;

export function LabelYears({ scenario, scale }: { scenario: Scenario; scale: LabelScale }) {
  const { texts } = useWords();
  const { labels_now, years } = scenario;
  const columns: Column[] = [
    ...(labels_now.length > 0 ? [{ title: texts.now, labels: labels_now }] : []),
    ...years.map(({ year, labels }) => ({ title: String(year), labels })),
  ];
  return (
    <section class="card label-card" aria-label={texts.programmes.labels}>
      <h2 class="part-title">{texts.programmes.labels}</h2>
      <ol class="label-years">
        {columns.map((column) => (
          <LabelColumn key={column.title} column={column} scale={scale} />
        ))}
      </ol>
    </section>
  );
}

function LabelColumn({ column: { title, labels }, scale }: { column: Column; scale: LabelScale }) {
  const { texts, language } = useWords();
  const all = Math.max(
    1,
    labels.reduce((sum, { homes }) => sum + homes, 0),
  );
  const sorted = byStep(labels);
  const textOf = ({ label, homes }: Scenario['labels_now'][number]) =>
    `${texts.labelName(writeLabel(label))}: ${formatNumber(language, homes)} (${formatPercent(language, (100 * homes) / all)})`;
  return (
    <li>
      <div class="label-column" aria-hidden="true">
        {sorted.map((count) => {
          const { background, text: color } = labelColour(scale, count.label);
          return (
            <span
              key={count.label}
              title={textOf(count)}
              style={{ background, color, flexGrow: count.homes }}
            >
              {count.homes / all >= SMALLEST_WITH_LETTER && writeLabel(count.label)}
            </span>
          );
        })}
      </div>
      <span class="label-column-title">{title}</span>
      <span class="unseen">{sorted.map(textOf).join('; ')}</span>
    </li>
  );
}

/** B+, B and B− are one part of a column, and so are A+ and better: too many parts show nothing. */
function byStep(labels: Column['labels']): Column['labels'] {
  const steps = Map.groupBy(labels, ({ label }) => (label.startsWith('A+') ? 'A+' : label.charAt(0)));
  return [...steps]
    .map(([label, counts]) => ({ label, homes: counts.reduce((sum, { homes }) => sum + homes, 0) }))
    .toSorted((one, other) => labelRank(one.label) - labelRank(other.label));
}
