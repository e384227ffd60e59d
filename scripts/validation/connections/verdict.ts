/** What became of the fields of records, beside what was expected. */
import { isDeepStrictEqual } from 'node:util';
import type { Fields } from './form.ts';

export interface Verdict {
  correct: number;
  missing: number;
  wrong: number;
  invented: number;
}

export type Verdicts = Map<string, Verdict>;

const NOTHING: Verdict = { correct: 0, missing: 0, wrong: 0, invented: 0 };

/** Counts every field of both sides once; returns a sentence for each that is not correct. */
export function judge(verdicts: Verdicts, expected: Fields, found: Fields): string[] {
  const faults: string[] = [];
  for (const field of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [wanted, got] = [expected[field], found[field]];
    const how = howIs(wanted, got);
    const verdict = { ...NOTHING, ...verdicts.get(field) };
    verdict[how] += 1;
    verdicts.set(field, verdict);
    if (how !== 'correct')
      faults.push(`${field} is ${how}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
  }
  return faults;
}

function howIs(wanted: unknown, got: unknown): keyof Verdict {
  if (wanted === undefined) return 'invented';
  if (got === undefined) return 'missing';
  return isDeepStrictEqual(wanted, got) ? 'correct' : 'wrong';
}

export function total(verdicts: Verdicts): Verdict {
  const sum = { ...NOTHING };
  for (const verdict of verdicts.values()) {
    sum.correct += verdict.correct;
    sum.missing += verdict.missing;
    sum.wrong += verdict.wrong;
    sum.invented += verdict.invented;
  }
  return sum;
}

/** Of the fields that the records have. */
export function shareCorrect({ correct, missing, wrong }: Verdict): number {
  return correct / Math.max(1, correct + missing + wrong);
}

/** As a table of Markdown. */
export function tableOf(provider: string, verdicts: Verdicts): string {
  const line = (name: string, verdict: Verdict) =>
    `| ${provider} | ${name} | ${verdict.correct} | ${verdict.missing} | ${verdict.wrong} | ${verdict.invented} | ${(shareCorrect(verdict) * 100).toFixed(1)} % |`;
  const rows = [...verdicts].sort(([one], [other]) => one.localeCompare(other));
  return [
    '| Provider | Field | Correct | Missing | Wrong | Invented | |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(([field, verdict]) => line(`\`${field}\``, verdict)),
    line('**all**', total(verdicts)),
  ].join('\n');
}
