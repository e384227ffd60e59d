/**
 * `npm run bench:reports`: a full report of a five-step plan against the same pages printed by a warm Chromium, the search
 * while four reports are made at once, and memory over a thousand reports, in one run. `-- 200` makes fewer for the memory.
 * Exit 1 when a limit is passed.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fontSetFor } from '../../packages/server/src/infra/pdf/fonts.ts';
import { createNativeCompiler } from '../../packages/server/src/infra/pdf/native-compiler.ts';
import { renderPdf } from '../../packages/server/src/infra/pdf/render-pdf.thread.ts';
import { passportContent } from '../../packages/server/src/reports/passport-content.ts';
import { pdfInputOf } from '../../packages/server/src/reports/render-passport.ts';
import { launchBrowser } from '../../packages/server/src/testing/browser.ts';
import { startSearching } from '../batch/search-load.ts';
import { startServer } from '../batch/server-process.ts';
import { portfolio } from '../engine/portfolio.ts';
import { report } from '../service/report.ts';
import { fiveStepPassport } from './five-step-passport.ts';
import { passportHtml } from './passport-html.ts';

const WARM_UP = 3;
const RENDERS = 15;
const IDLE_MS = 10_000;
const REPORTS_DURING_SEARCH = 24;
const AT_ONCE = 4;
const REPORTS_FOR_MEMORY = Number(process.argv[2] ?? 1000);
const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

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
  const inputs = portfolio(new Date().toISOString().slice(0, 10)).slice(0, REPORTS_DURING_SEARCH);
  const client = await server.createContext(
    'reported',
    inputs.map((input, index) => ({ external_id: `estate-${index}`, ...input })),
  );
  await client.call('POST', BATCH, client.externalIds);
  const planned = async () =>
    (await client.call<{ data: { renovation_id: string }[] }>('GET', '/v1/renovations?page_size=100')).data;
  while ((await planned()).length < REPORTS_DURING_SEARCH) await sleep(200);
  const waiting = (await planned()).map(({ renovation_id }) => renovation_id);
  const makeReports = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      await client.call('POST', `/v1/renovations/${id}/reports`, { language: 'nl-BE' });
    }
  };
  await Promise.all(
    waiting
      .splice(0, AT_ONCE)
      .map((id) => client.call('POST', `/v1/renovations/${id}/reports`, { language: 'en' })),
  );
  const idle = await startSearching(client).during(sleep(IDLE_MS));
  const busy = await startSearching(client).during(Promise.all(Array.from({ length: AT_ONCE }, makeReports)));
  return { idle: idle.p99Ms, busy: busy.p99Ms };
}

async function memoryGrowthMb(): Promise<number> {
  const program = join(import.meta.dirname, 'memory.ts');
  const args = ['--expose-gc', program, String(REPORTS_FOR_MEMORY)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { before, after }: { before: number; after: number } = JSON.parse(stdout);
  return after - before;
}

async function compilerKind(): Promise<'native' | 'wasm'> {
  const { layoutFolder: folder, main, data } = pdfInputOf(fiveStepPassport(0), 'nl-BE');
  return createNativeCompiler({ folder, main, fonts: fontSetFor(data) }).then(
    () => 'native',
    () => 'wasm',
  );
}

const kind = await compilerKind();
const { typst, chromium, bytes } = await compareWithChromium();
const search = await searchDuringReports();
report([
  { what: `report, five steps, ${kind}, p50`, measured: typst, unit: 'ms' },
  { what: 'the same pages by warm Chromium, p50', measured: chromium, unit: 'ms' },
  { what: 'times as fast', measured: chromium / typst, unit: '×', least: kind === 'native' ? 5 : 1.5 },
  { what: 'file', measured: bytes / 1000, unit: 'kB', most: 400 },
  { what: 'search p99, idle', measured: search.idle, unit: 'ms' },
  { what: `search p99, ${AT_ONCE} reports at once`, measured: search.busy, unit: 'ms' },
  { what: 'ratio of the two', measured: search.busy / search.idle, unit: '×', most: 5 },
  {
    what: `memory over ${REPORTS_FOR_MEMORY} reports`,
    measured: await memoryGrowthMb(),
    unit: 'MB',
    most: 100,
  },
]);
