/**
 * Measures how the reader of certificates bears what other writers of PDFs would do: `npm run validate -- perturbed
 * <folder>`. Every document with a text layer is read once as it is and once for each change of its pieces of text.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageText, Refusal, readPaper } from '@rooftree/certificates';
import { judge, missedBars, type Timed, tableOf, tally } from '@rooftree/certificates/measure';
import { PERTURBATIONS } from '@rooftree/certificates/testing';
import { truthsIn } from '../../../packages/server/src/estates/certificates/folder-truths.ts';
import { openPdf } from '../../../packages/server/src/estates/certificates/pdf/pdf-text.ts';

const folder = process.argv[2] ?? '';
/** Between the dates of the sample documents, so that none of their years is in the future. */
const TODAY = '2026-11-15';

if (!existsSync(folder)) {
  console.error(`There is no folder "${folder}". Give one that holds sample documents.`);
  process.exitCode = 2;
} else {
  const truths = await truthsIn(folder);
  const layers = truths.filter(
    ({ text, outcome, file }) => text === 'layer' && outcome === 'FINISHED' && file.endsWith('.pdf'),
  );
  const papers = await Promise.all(
    layers.map(async (truth) => ({ truth, pages: await pagesOf(join(folder, truth.file), truth.kind) })),
  );
  const rows = Object.entries({ 'as it is': (pages: PageText[]) => pages, ...PERTURBATIONS }).map(
    ([name, perturb]) => {
      const timed = papers.map(({ truth, pages }): Timed => {
        const start = performance.now();
        const verdict = judge(truth, readOrRefuse(perturb(pages)));
        if (process.argv.includes('--faults') && verdict.faults.length > 0)
          console.log(`${name}: ${truth.file}: ${verdict.faults.join(', ')}`);
        return { verdict, milliseconds: performance.now() - start };
      });
      return [name, tally(timed)] as const;
    },
  );
  console.log('Measured on imitated documents whose text was changed as other programs would write it.\n');
  console.log(tableOf(rows.map(([name, total]) => [name, total])));
  for (const [name, total] of rows)
    for (const bar of missedBars('layer', total)) console.error(`${name}: ${bar}`);
}

/** With the drawn shapes of the one form whose label may be nothing but a shape. */
async function pagesOf(file: string, kind: string): Promise<PageText[]> {
  const pdf = await openPdf(await readFile(file));
  const [first, ...others] = pdf.pages;
  if (!first || kind !== 'nl-2015') return pdf.pages;
  return [{ ...first, shapes: await pdf.shapesOf(first.number) }, ...others];
}

function readOrRefuse(pages: readonly PageText[]): Parameters<typeof judge>[1] {
  try {
    return readPaper(pages, TODAY);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 'FAILED', failure: { code: error.code, message: error.message }, fields: [] };
  }
}
