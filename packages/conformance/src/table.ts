import type { CheckResult } from './run.ts';

type Colour = 'green' | 'red' | 'yellow' | 'bold';
/** Colours a text where the output shows colours. */
export type Paint = (colour: Colour, text: string) => string;

const MARKS: Record<CheckResult['outcome'], { mark: string; colour: Colour }> = {
  passed: { mark: '✓', colour: 'green' },
  failed: { mark: '✗', colour: 'red' },
  'not checked': { mark: '–', colour: 'yellow' },
};
const SOURCE_WIDTH = 'Everywhere'.length;

/** Formats results as lines as they arrive, each group under its title. */
export function resultLines(paint: Paint): (result: CheckResult) => string[] {
  let group = '';
  return (result) => {
    const heading = result.group === group ? [] : ['', paint('bold', result.group)];
    group = result.group;
    const { mark, colour } = MARKS[result.outcome];
    const line = `  ${paint(colour, mark)} ${result.source.padEnd(SOURCE_WIDTH)}  ${result.title}`;
    const detail =
      result.detail === null ? [] : [`${' '.repeat(SOURCE_WIDTH + 6)}${paint(colour, result.detail)}`];
    return [...heading, line, ...detail];
  };
}

/** `71 checks: 70 passed, 1 failed`. */
export function summaryLine(results: CheckResult[]): string {
  const counts = (['passed', 'failed', 'not checked'] as const)
    .map((outcome) => ({ outcome, count: results.filter((result) => result.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${outcome}`);
  return `${results.length} checks: ${counts.join(', ')}`;
}
