import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missedBars } from '../measure/bars.ts';
import { judge } from '../measure/judge.ts';
import { tally } from '../measure/tally.ts';
import { readPaper } from '../read-paper.ts';
import { GENERATED_FORMS, generatePaper } from '../testing/generated/generate-paper.ts';

const TODAY = '2026-11-15';
const PER_FORM = 12;
const MOST_WRONG = 0.005;
/** Every day meets layouts that none before it has met. */
const SEED = Math.floor(Date.now() / 86_400_000);

for (const set of ['building', 'reserved'] as const) {
  it(`of ${set} ideas from seed ${SEED}, HIGH is wrong in at most 0.5 %`, (test) => {
    const verdicts = GENERATED_FORMS.flatMap((form) =>
      Array.from({ length: PER_FORM }, (_, index) => {
        const { pages, truth } = generatePaper(form, SEED + index, set);
        return judge(truth, readPaper(pages, TODAY));
      }),
    );
    for (const { truth, faults } of verdicts)
      for (const fault of faults) if (fault.includes('HIGH')) test.diagnostic(`${truth.file}: ${fault}`);
    const { high } = tally(verdicts.map((verdict) => ({ verdict, milliseconds: 0 })));
    assert.ok(high.high > 100, `${high.high} values are HIGH`);
    assert.ok(high.wrong <= MOST_WRONG * high.high, `${high.wrong} of ${high.high} are wrong`);
  });
}

describe('layouts that the reader was built with', () => {
  for (const form of GENERATED_FORMS) {
    it(`${form}: label, score, areas, U-values and codes are found`, () => {
      const verdicts = Array.from({ length: PER_FORM }, (_, index) => {
        const { pages, truth } = generatePaper(form, 1 + index, 'building');
        return { verdict: judge(truth, readPaper(pages, TODAY)), milliseconds: 0 };
      });
      assert.deepEqual(missedBars('layer', tally(verdicts)), []);
    });
  }
});
