/**
 * Measures the reader on forms that a browser prints in random looks:
 * `npm run validate -- printed [count] [first seed]`. Every document is a PDF that goes the way of a real one.
 * `--reserved` draws looks that are new to the reader. `--tenth` to `--thirteenth` draw those of later sets, whose seeds
 * from 20,000 on are held out. `--fourteenth` and `--fifteenth` have whole documents of their own in place of the forms;
 * those of the fifteenth are held out from the same seed on.
 * `--faults` lists what went wrong, never of what is held out; `--looks` has a row for each look; `--save DIR` writes
 * the documents.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, readPaper } from '@rooftree/certificates';
import { judge, type Timed, tableOf, tally } from '@rooftree/certificates/measure';
import { openPdf } from '../../../packages/server/src/estates/certificates/pdf/pdf-text.ts';
import { launchBrowser } from '../../../packages/server/src/testing/browser/browser.ts';
import type { DocumentSet } from './document-set.ts';
import { FIFTEENTH_SET } from './fifteenth.ts';
import { FOURTEENTH_SET } from './fourteenth.ts';
import type { Printed } from './home.ts';
import { composeForm, PRINTED_FORMS, printToPdf } from './print-forms.ts';
import type { Style } from './sheet.ts';

const SETS = ['reserved', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth'] as const;
type PrintedSet = (typeof SETS)[number] | 'known';
const HELD_OUT: readonly PrintedSet[] = ['reserved'];
const LEARNT_IN_PART: readonly PrintedSet[] = ['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fifteenth'];
const words = process.argv.slice(2);
const [count = 20, firstSeed = 1] = words.filter((each) => /^\d+$/.test(each)).map(Number);
const set: PrintedSet = SETS.find((each) => words.includes(`--${each}`)) ?? 'known';
const FIRST_HELD_OUT = 20_000;
/** Of what is only measured nobody may learn what goes wrong. */
const isHidden =
  HELD_OUT.includes(set) || (LEARNT_IN_PART.includes(set) && firstSeed + count > FIRST_HELD_OUT);
const folder = words.includes('--save') ? words[words.indexOf('--save') + 1] : undefined;
/** After the dates of all forms, so that none of them is in the future. */
const TODAY = '2026-11-15';

type Compose = (seed: number) => Printed & { style?: Style };
const documents = documentsOf(set);
const named = documents.filter(([name]) => words.includes(name));

const looks = new Map<string, Timed[]>();
const browser = await launchBrowser();
try {
  const rows: [string, Timed[]][] = [];
  for (const [name, compose] of named.length > 0 ? named : documents) {
    const timed: Timed[] = [];
    for (let seed = firstSeed; seed < firstSeed + count; seed++)
      timed.push(await measureOne(name, seed, compose));
    rows.push([name, timed]);
  }
  const certificates = tally(rows.filter(([form]) => form !== 'other').flatMap(([, timed]) => timed));
  console.log(
    `\nForms printed by a browser, looks: ${set}, seeds ${firstSeed} to ${firstSeed + count - 1}\n`,
  );
  console.log(
    tableOf([...rows.map(([form, timed]) => [form, tally(timed)] as const), ['**all**', certificates]]),
  );
  if (words.includes('--looks') && !isHidden)
    console.log(`\n${tableOf([...looks].sort().map(([look, timed]) => [look, tally(timed)] as const))}`);
} finally {
  await browser.close();
}

function documentsOf(of: PrintedSet): (readonly [name: string, compose: Compose])[] {
  if (of === 'fourteenth') return pagesOf(FOURTEENTH_SET);
  if (of === 'fifteenth') return pagesOf(FIFTEENTH_SET);
  return PRINTED_FORMS.map((form) => [form, (seed) => composeForm(form, seed, of)]);
}

function pagesOf<Kind extends string>({ kinds, compose }: DocumentSet<Kind>): [Kind, Compose][] {
  return kinds.map((kind) => [kind, (seed) => compose(kind, seed)]);
}

async function measureOne(form: string, seed: number, compose: Compose): Promise<Timed> {
  const { truth, style, ...printed } = compose(seed);
  const pdf = await printToPdf(browser, { truth, ...printed });
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${form}-${seed}.pdf`), pdf);
  }
  const start = performance.now();
  const verdict = judge(truth, await readOrRefuse(pdf));
  const milliseconds = performance.now() - start;
  if (words.includes('--faults') && !isHidden && verdict.faults.length > 0) {
    const look = style ? ` [${style.pairs}, ${style.table}, ${style.letter}, ${style.font}]` : '';
    console.log(`${form}-${seed}${look}: ${verdict.faults.join(', ')}`);
  }
  for (const look of style ? [`pairs: ${style.pairs}`, `table: ${style.table}`] : [])
    looks.set(look, [...(looks.get(look) ?? []), { verdict, milliseconds }]);
  return { verdict, milliseconds };
}

async function readOrRefuse(pdf: Buffer): Promise<Parameters<typeof judge>[1]> {
  try {
    return readPaper((await openPdf(pdf)).pages, TODAY);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 'FAILED', failure: { code: error.code, message: error.message }, fields: [] };
  }
}
