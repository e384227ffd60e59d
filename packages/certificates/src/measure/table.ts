import { MEASURES, type Rate, type Tally, upperBound } from './tally.ts';

const HEADER = [
  'kind',
  'n',
  'unread',
  ...MEASURES.map((measure) => measure.replace('_', ' ')),
  'HIGH',
  'HIGH wrong',
  'refusals',
  'ms',
];

/** The table of figures as Markdown: recall / precision in per cent. */
export function tableOf(rows: readonly (readonly [string, Tally])[]): string {
  const lines = [HEADER, HEADER.map(() => '---'), ...rows.map(([name, tally]) => cellsOf(name, tally))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(name: string, tally: Tally): string[] {
  const { high, refusals } = tally;
  return [
    name,
    String(tally.documents),
    String(tally.unread),
    ...MEASURES.map((measure) => pair(tally.recall[measure], tally.precision[measure])),
    high.given === 0 ? '–' : percent(high.high / high.given),
    high.high === 0 ? '–' : `${high.wrong} of ${high.high} (≤ ${percent(upperBound(high.wrong, high.high))})`,
    refusals.asked === 0 ? '–' : `${refusals.right} of ${refusals.asked}`,
    String(Math.round(tally.medianMilliseconds)),
  ];
}

function pair(recall: Rate, precision: Rate): string {
  if (recall.of === 0 && precision.of === 0) return '–';
  const part = ({ right, of }: Rate) => (of === 0 ? '–' : percent(right / of));
  return `${part(recall)} / ${part(precision)}`;
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}
