/**
 * Measures label and score on pictures of first pages, as a scanner or a phone makes them: `npm run validate -- scanned [count] [first seed]`.
 * 150 to 200 dots an inch, up to 5 degrees askew, some on their heads or sideways, with noise, as JPEG.
 */
import { Refusal } from '@rooftree/certificates';
import { judge, type Timed, tableOf, tally } from '@rooftree/certificates/measure';
import type { Browser } from 'playwright-core';
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { pdfOfImage } from '../../../packages/server/src/estates/certificates/ocr/ocr-image.ts';
import { readScan } from '../../../packages/server/src/estates/certificates/ocr/ocr-read.ts';
import { launchBrowser } from '../../../packages/server/src/testing/browser/browser.ts';
import { composeForm, type PrintedForm } from '../printed/print-forms.ts';

const words = process.argv.slice(2);
const [count = 4, firstSeed = 1] = words.filter((each) => /^\d+$/.test(each)).map(Number);
const FORMS: readonly PrintedForm[] = ['vlg-2019', 'vlg-2008', 'wal', 'bru-fr', 'bru-nl', 'nl-2021'];
const TODAY = '2026-11-15';
const A4 = { width: 794, height: 1123 };
/** For one page; nothing here depends on it but a machine that hangs. */
const LONGEST_MS = 180_000;

const browser = await launchBrowser();
try {
  const rows: [string, Timed[]][] = [];
  for (const form of FORMS) {
    const timed: Timed[] = [];
    for (let seed = firstSeed; seed < firstSeed + count; seed++) timed.push(await measureOne(form, seed));
    rows.push([form, timed]);
  }
  console.log(`\nPictures of first pages, seeds ${firstSeed} to ${firstSeed + count - 1}\n`);
  console.log(
    tableOf([
      ...rows.map(([form, timed]) => [form, tally(timed)] as const),
      ['**all**', tally(rows.flatMap(([, timed]) => timed))],
    ]),
  );
} finally {
  await browser.close();
}

async function measureOne(form: PrintedForm, seed: number): Promise<Timed> {
  const { html, truth } = composeForm(form, seed);
  const random = new Random(seed * 31);
  const turn = random.pick([0, 0, 0, 90, 180, 270]);
  const degrees = random.between(-5, 5, 1);
  const start = process.cpuUsage();
  const verdict = judge(
    { ...truth, text: 'scan', fields: onlyLabelAndScore(truth.fields), neutral: [...truth.neutral, '*'] },
    await readOrRefuse(await photograph(browser, html, turn, degrees, random)),
  );
  const { user, system } = process.cpuUsage(start);
  if (words.includes('--faults') && verdict.faults.length > 0)
    console.log(`${form}-${seed} [turned ${turn}, askew ${degrees}]: ${verdict.faults.join(', ')}`);
  return { verdict, milliseconds: (user + system) / 1000 };
}

function onlyLabelAndScore<Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> {
  const isWanted = ([name]: [string, Value]) => name === 'energy_label' || name === 'energy_score_kwh_per_m2';
  return Object.fromEntries(Object.entries(fields).filter(isWanted));
}

async function photograph(
  within: Browser,
  html: string,
  turn: number,
  degrees: number,
  random: Random,
): Promise<Buffer> {
  const size = turn % 180 === 0 ? A4 : { width: A4.height, height: A4.width };
  const page = await within.newPage({
    viewport: size,
    deviceScaleFactor: random.between(150, 200) / 96,
  });
  try {
    await page.setContent(html);
    // As text: these types know no browser. The paper is grey and grainy, and lies on the glass as it was put there.
    await page.addStyleTag({
      content: `
        html { background: #f4f3ee; overflow: hidden }
        body { position: absolute; left: 50%; top: 50%; box-sizing: border-box; width: ${A4.width}px; height: ${A4.height}px; overflow: hidden;
          margin: ${-A4.height / 2}px 0 0 ${-A4.width / 2}px !important; padding: 60px; transform: rotate(${turn + degrees}deg) scale(.93) }
        .break { margin-top: 2000px !important }
        html::after { content: ''; position: fixed; inset: 0; opacity: .16;
          background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='300'%3E%3Cfilter id='n'%3E%3CfeTurbulence baseFrequency='.9' seed='${random.between(1, 99)}'/%3E%3C/filter%3E%3Crect width='300' height='300' filter='url(%23n)'/%3E%3C/svg%3E") }`,
    });
    return await page.screenshot({ type: 'jpeg', quality: random.between(45, 80) });
  } finally {
    await page.close();
  }
}

async function readOrRefuse(jpeg: Buffer): Promise<Parameters<typeof judge>[1]> {
  try {
    const ocr = { recognise: () => async () => null, until: Date.now() + LONGEST_MS, done: [] };
    return (await readScan(pdfOfImage(jpeg), TODAY, ocr)).reading;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 'FAILED', failure: { code: error.code, message: error.message }, fields: [] };
  }
}
