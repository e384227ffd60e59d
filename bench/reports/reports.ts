/**
 * `npm run bench -- reports`: a full report of a five-step plan against the same pages printed by a warm Chromium, the search
 * while four reports are made at once, and the server's memory over a thousand reports, in one run. `-- 200` makes fewer for
 * the memory. Exit 1 when a limit is passed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fontSetFor } from '../../packages/server/src/infra/pdf/fonts.ts';
import { createNativeCompiler } from '../../packages/server/src/infra/pdf/native-compiler.ts';
import { renderPdf } from '../../packages/server/src/infra/pdf/render-pdf.thread.ts';
import { passportContent } from '../../packages/server/src/output/reports/passport-content.ts';
import { pdfInputOf } from '../../packages/server/src/output/reports/render-passport.ts';
import { launchBrowser } from '../../packages/server/src/testing/browser/browser.ts';
import { startSearching } from '../batch/search-load.ts';
import { startServer } from '../batch/server-process.ts';
import { report } from '../service/report.ts';
import { fiveStepPassport } from './five-step-passport.ts';
import { passportHtml } from './passport-html.ts';
import { makeReports, planHomes } from './report-load.ts';

const WARM_UP = 3;
const RENDERS = 15;
const IDLE_MS = 10_000;
const REPORTS_DURING_SEARCH = 24;
const AT_ONCE = 4;
/** By then every thread is warm. */
const WARM_REPORTS = 50;
const REPORTS_FOR_MEMORY = Number(process.argv[2] ?? 1000);

/** Median milliseconds of `work`, warm. The two peers take turns, so that a busy machine slows both alike. */
async function medians(...works: ((run: number) => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let run = 0; run < WARM_UP + RENDERS; run += 1) {
    for (const [index, work] of works.entries()) {
      const begin = performance.now();
      await work(run);
      if (run >= WARM_UP) times[index]?.push(performance.now() - begin);
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN);
}

async function compareWithChromium() {
  const browser = await launchBrowser();
  try {
    let bytes = 0;
    const [typst = Number.NaN, chromium = Number.NaN] = await medians(
      async (run) => {
        const pdf = await renderPdf(pdfInputOf(fiveStepPassport(run), 'nl-BE'));
        bytes = Math.max(bytes, pdf.byteLength);
      },
      async (run) => {
        const page = await browser.newPage();
        await page.setContent(passportHtml(passportContent(fiveStepPassport(run), 'nl-BE')), {
          waitUntil: 'load',
        });
        await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
        await page.close();
      },
    );
    return { typst, chromium, bytes };
  } finally {
    await browser.close();
  }
}

/** The search while reports are made, four at a time, by the same server. */
async function searchDuringReports() {
  await using server = await startServer();
  const homes = await planHomes(server, REPORTS_DURING_SEARCH);
  const [home] = homes;
  if (home === undefined) throw new Error('no home was planned');
  await makeReports(homes.slice(0, AT_ONCE), AT_ONCE);
  const idle = await startSearching(home.client).during(sleep(IDLE_MS));
  const busy = await startSearching(home.client).during(makeReports(homes.slice(AT_ONCE), AT_ONCE));
  return { idle: idle.p99Ms, busy: busy.p99Ms };
}

/** Of the server's process with its threads, when these are warm and at the end, in MB. */
async function memoryOverReports() {
  await using server = await startServer();
  const homes = await planHomes(server, REPORTS_FOR_MEMORY);
  await makeReports(homes.slice(0, WARM_REPORTS), AT_ONCE);
  const warm = server.memoryMb();
  await makeReports(homes.slice(WARM_REPORTS), AT_ONCE);
  return { warm, end: server.memoryMb() };
}

async function compilerKind(): Promise<'native' | 'wasm'> {
  const { layoutFolder: folder, main, data } = pdfInputOf(fiveStepPassport(0), 'nl-BE');
  return (await createNativeCompiler({ folder, main, fonts: fontSetFor(data) })) === null ? 'wasm' : 'native';
}

const kind = await compilerKind();
const { typst, chromium, bytes } = await compareWithChromium();
const search = await searchDuringReports();
const memory = await memoryOverReports();
report([
  { what: `report, five steps, ${kind}, p50`, measured: typst, unit: 'ms' },
  { what: 'the same pages by warm Chromium, p50', measured: chromium, unit: 'ms' },
  { what: 'times as fast', measured: chromium / typst, unit: '×', least: kind === 'native' ? 2 : 1.5 },
  { what: 'file', measured: bytes / 1000, unit: 'kB', most: 400 },
  { what: 'search p99, idle', measured: search.idle, unit: 'ms' },
  { what: `search p99, ${AT_ONCE} reports at once`, measured: search.busy, unit: 'ms' },
  { what: 'ratio of the two', measured: search.busy / search.idle, unit: '×', most: 5 },
  { what: `memory after ${WARM_REPORTS} reports`, measured: memory.warm, unit: 'MB' },
  { what: `memory after ${REPORTS_FOR_MEMORY} reports`, measured: memory.end, unit: 'MB' },
  { what: 'ratio of the two', measured: memory.end / memory.warm, unit: '×', most: 1.1 },
]);
