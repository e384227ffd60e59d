import type { PointResult } from './run.ts';

const MARKS: Record<PointResult['outcome'], { mark: string; colour: string }> = {
  passed: { mark: '✓', colour: '32' },
  failed: { mark: '✗', colour: '31' },
  'not checked': { mark: '–', colour: '33' },
};
const SOURCE_WIDTH = 'Everywhere'.length;

/** Turns results into lines as they come, each group under its title. */
export function resultLines(isColoured: boolean): (result: PointResult) => string[] {
  let group = '';
  const paint = (colour: string, text: string) => (isColoured ? `\x1b[${colour}m${text}\x1b[0m` : text);
  return (result) => {
    const heading = result.group === group ? [] : ['', paint('1', result.group)];
    group = result.group;
    const { mark, colour } = MARKS[result.outcome];
    const line = `  ${paint(colour, mark)} ${result.source.padEnd(SOURCE_WIDTH)}  ${result.title}`;
    const detail =
      result.detail === null ? [] : [paint(colour, `${' '.repeat(SOURCE_WIDTH + 6)}${result.detail}`)];
    return [...heading, line, ...detail];
  };
}

/** `71 points: 70 passed, 1 failed`. */
export function summaryLine(results: PointResult[]): string {
  const counts = (['passed', 'failed', 'not checked'] as const)
    .map((outcome) => ({ outcome, count: results.filter((result) => result.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${outcome}`);
  return `${results.length} points: ${counts.join(', ')}`;
}
