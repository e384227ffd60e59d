import { MEASURES, type Measure, type Tally } from './tally.ts';

/** What a reader must reach, by the kind of text. */
const LEAST: Readonly<Record<'layer' | 'scan' | 'data', Readonly<Partial<Record<Measure, number>>>>> = {
  layer: { label: 0.99, score: 0.99, areas: 0.95, u_values: 0.95, codes: 0.95 },
  scan: { label: 0.9, score: 0.9 },
  data: { label: 1, score: 1, areas: 1, u_values: 1, codes: 1 },
};
const MOST_WRONG_HIGH = { layer: 0.005, scan: 0.02, data: 0 } as const;

/** Every bar that a tally misses, in words; empty when it reaches them all. */
export function missedBars(
  text: 'layer' | 'scan' | 'data',
  { recall, precision, high, refusals }: Tally,
): string[] {
  const missed = MEASURES.flatMap((measure) => {
    const least = LEAST[text][measure];
    if (least === undefined) return [];
    return [
      ...(below(recall[measure], least) ? [`recall of ${measure} is below ${least}`] : []),
      ...(below(precision[measure], least) ? [`precision of ${measure} is below ${least}`] : []),
    ];
  });
  if (high.high > 0 && high.wrong / high.high > MOST_WRONG_HIGH[text])
    missed.push(`HIGH is wrong in ${high.wrong} of ${high.high}`);
  if (refusals.right < refusals.asked) missed.push(`refused rightly ${refusals.right} of ${refusals.asked}`);
  return missed;
}

function below({ right, of }: { right: number; of: number }, least: number): boolean {
  return of > 0 && right / of < least;
}
