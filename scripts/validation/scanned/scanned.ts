/**
 * Measures label and score on scans of first pages: `npm run validate -- scanned [count] [first seed] [form…]`. Every
 * fifth certificate lies behind a letter. Other papers must be refused. A line is written for each document as soon as
 * it is read, so that a run that is stopped counts as far as it went; `--save DIR` writes the scans.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@rooftree/certificates';
import { judge, type Timed, tableOf, tally } from '@rooftree/certificates/measure';
import type { Browser } from 'playwright-core';
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { pdfOfImage } from '../../../packages/server/src/estates/certificates/ocr/ocr-image.ts';
import { readScan } from '../../../packages/server/src/estates/certificates/ocr/ocr-read.ts';
import { launchBrowser } from '../../../packages/server/src/testing/browser/browser.ts';
import { composeForm, type PrintedForm } from '../printed/print-forms.ts';
import { describeSettings, makeScan, randomSettings } from './make-scan.ts';

const words = process.argv.slice(2);
const [count = 5, firstSeed = 1] = words.filter((each) => /^\d+$/.test(each)).map(Number);
const ALL: readonly PrintedForm[] = [
  'vlg-2019',
  'vlg-2008',
  'wal',
  'bru-fr',
  'bru-nl',
  'nl-2021',
  'nl-2015',
  'other',
];
const named = ALL.filter((form) => words.includes(form));
const folder = words.includes('--save') ? words[words.indexOf('--save') + 1] : undefined;
const TODAY = '2026-11-15';
/** For one document; nothing here depends on it but a machine that hangs. */
const LONGEST_MS = 600_000;
const LEAST = 0.8;
const MOST_WRONG_HIGH = 0.005;
const LETTER =
  '<html lang="nl"><body style="font: 11pt serif"><p>Geachte mevrouw, geachte heer,</p><p>Hierbij bezorgen wij u de documenten van de woning die u ons gevraagd heeft. Aarzel niet om ons te contacteren als u vragen heeft over de inhoud.</p><p>Met vriendelijke groeten</p>';

const browser = await launchBrowser();
try {
  const rows = (named.length > 0 ? named : ALL).map((form): [PrintedForm, Timed[]] => [form, []]);
  for (let seed = firstSeed; seed < firstSeed + count; seed++)
    for (const [form, timed] of rows) timed.push(await measureOne(form, seed));
  const all = tally(rows.flatMap(([, timed]) => timed));
  console.log(`\nScans of first pages, seeds ${firstSeed} to ${firstSeed + count - 1}\n`);
  console.log(tableOf([...rows.map(([form, timed]) => [form, tally(timed)] as const), ['**all**', all]]));
  const { recall, high, refusals } = all;
  const isBelow = ({ right, of }: { right: number; of: number }) => right < LEAST * of;
  if (
    isBelow(recall.label) ||
    isBelow(recall.score) ||
    high.wrong > MOST_WRONG_HIGH * high.high ||
    refusals.right < refusals.asked
  ) {
    console.error('Below the limits: label and score 80 %, HIGH wrong 0.5 %, all other papers refused.');
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
// OCR's own thread has no end.
process.exit();

async function measureOne(form: PrintedForm, seed: number): Promise<Timed> {
  const { html, truth } = composeForm(form, seed);
  const random = new Random(seed * 31 + ALL.indexOf(form) * 7);
  const settings = randomSettings(random);
  const scan = await makeScan(browser, html, settings);
  const isBehindLetter = form !== 'other' && (seed + ALL.indexOf(form)) % 5 === 0;
  const pdf = isBehindLetter
    ? await bind(browser, [await makeScan(browser, LETTER, { ...settings, turn: 0 }), scan])
    : pdfOfImage(scan);
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${form}-${seed}.pdf`), pdf);
  }
  const start = process.cpuUsage();
  const verdict = judge(
    { ...truth, text: 'scan', fields: onlyLabelAndScore(truth.fields), neutral: [...truth.neutral, '*'] },
    await readOrRefuse(pdf),
  );
  const { user, system } = process.cpuUsage(start);
  console.log(
    `${form}-${seed} [${describeSettings(settings)}${isBehindLetter ? ', behind a letter' : ''}]: ${verdict.faults.join(', ') || 'right'}`,
  );
  return { verdict, milliseconds: (user + system) / 1000 };
}

function onlyLabelAndScore<Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> {
  const isWanted = ([name]: [string, Value]) => name === 'energy_label' || name === 'energy_score_kwh_per_m2';
  return Object.fromEntries(Object.entries(fields).filter(isWanted));
}

/** Pictures as the pages of one PDF, each as large as its page. */
async function bind(within: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await within.newPage();
  const images = pictures.map(
    (picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}">`,
  );
  try {
    await page.setContent(
      `<style>@page { size: A4; margin: 0 } body { margin: 0 } img { display: block; width: 210mm; height: 296.9mm; object-fit: contain; break-after: page }</style>${images.join('')}`,
    );
    return await page.pdf({ preferCSSPageSize: true });
  } finally {
    await page.close();
  }
}

async function readOrRefuse(pdf: Uint8Array): Promise<Parameters<typeof judge>[1]> {
  try {
    const until = Date.now() + LONGEST_MS;
    const ocr = { recognise: () => async () => null, until, scan: null, isOnePage: false };
    return (await readScan(pdf, TODAY, ocr)).reading;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 'FAILED', failure: { code: error.code, message: error.message }, fields: [] };
  }
}
