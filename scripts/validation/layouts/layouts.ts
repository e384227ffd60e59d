/**
 * Measures the reader of certificates on generated layouts: `npm run validate -- layouts [count] [first seed]`. The
 * reserved ideas are measured apart; `--faults` lists what went wrong with the others, so that the reserved ones stay
 * unseen.
 */
import { Refusal, readPaper } from '@rooftree/certificates';
import { judge, type Timed, tableOf, tally } from '@rooftree/certificates/measure';
import { GENERATED_FORMS, generatePaper } from '@rooftree/certificates/testing';

const [count = 40, firstSeed = 1] = process.argv
  .slice(2)
  .filter((each) => /^\d+$/.test(each))
  .map(Number);
const TODAY = '2026-11-15';

for (const set of ['building', 'reserved'] as const) {
  const rows = GENERATED_FORMS.map((form) => {
    const timed = Array.from({ length: count }, (_, index): Timed => {
      const { pages, truth, style } = generatePaper(form, firstSeed + index, set);
      const start = performance.now();
      const verdict = judge(truth, readOrRefuse(pages));
      if (process.argv.includes('--faults') && set === 'building' && verdict.faults.length > 0)
        console.log(
          `${truth.file} [${style.pairs}, ${style.table}, ${style.unit}, ${style.letter}]: ${verdict.faults.join(', ')}`,
        );
      return { verdict, milliseconds: performance.now() - start };
    });
    return [form, timed] as const;
  });
  const all = tally(rows.flatMap(([, timed]) => timed));
  console.log(`\nLayout ideas: ${set}, seeds ${firstSeed} to ${firstSeed + count - 1}\n`);
  console.log(tableOf([...rows.map(([form, timed]) => [form, tally(timed)] as const), ['**all**', all]]));
}

function readOrRefuse(pages: Parameters<typeof readPaper>[0]): Parameters<typeof judge>[1] {
  try {
    return readPaper(pages, TODAY);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 'FAILED', failure: { code: error.code, message: error.message }, fields: [] };
  }
}
