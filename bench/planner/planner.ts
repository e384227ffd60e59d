/**
 * The planner page on a throttled phone, against the limits that it promises: script size, usable content, a slider's
 * repaint. Real server, real Chromium, one run; ends with 1 when a limit is missed.
 */
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../../packages/server/src/testing/browser/browser.ts';
import { addReferredEstate } from '../../packages/server/src/testing/data/referred-estate.ts';
import { startTestApp } from '../../packages/server/src/testing/test-app.ts';
import { measureOpening, measureSlider } from './throttled-phone.ts';

const OPENINGS = 7;
const LANGUAGES = ['nl-BE', 'nl-NL', 'fr-BE', 'en'];

interface Figure {
  name: string;
  value: number;
  limit: number;
  unit: string;
}

const app = await startTestApp();
const browser = await launchBrowser();
try {
  const { link } = await addReferredEstate(await app.addClient());
  const figures: Figure[] = [];
  for (const language of LANGUAGES) {
    const value = (await scriptBytes(`${link}?lang=${language}`)) / 1000;
    figures.push({ name: `first script, ${language}`, value, limit: 90, unit: 'kB gzipped' });
  }
  const openings = [];
  for (let run = 0; run < OPENINGS; run++) openings.push(await measureOpening(browser, link));
  const painted = median(openings.map(({ contentMs }) => contentMs));
  figures.push({
    name: 'labels, total and first step painted',
    value: painted,
    limit: 1000,
    unit: 'ms, median',
  });
  for (const slider of ['target', 'budget'] as const) {
    const repaints = await measureSlider(browser, link, slider);
    figures.push({
      name: `${slider} slider to repaint, 19 of 20`,
      value: quantile(repaints, 0.95),
      limit: 50,
      unit: 'ms',
    });
  }
  for (const { name, value, limit, unit } of figures) {
    const verdict = value <= limit ? 'ok    ' : 'MISSED';
    console.log(`${verdict} ${name.padEnd(46)} ${value.toFixed(1).padStart(7)} of ${limit} ${unit}`);
  }
  const alive = median(openings.map(({ aliveMs }) => aliveMs));
  const engine = median(openings.map(({ engineMs }) => engineMs));
  console.log(
    `       answers to a hand after ${alive.toFixed(0)} ms, plans choices after ${engine.toFixed(0)} ms (medians; no limit promised)`,
  );
  if (figures.some(({ value, limit }) => value > limit)) process.exitCode = 1;
} finally {
  await browser.close();
  await app.stop();
}

/** Every script that the first view needs, compressed as a server without Brotli would send it. */
async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const paths = [...html.matchAll(/(?:modulepreload" href|module" src)="([^"]+)"/g)].map(([, path]) => path);
  let bytes = 0;
  for (const path of paths) {
    const script = await (await fetch(new URL(String(path), url))).arrayBuffer();
    bytes += gzipSync(Buffer.from(script), { level: 9 }).byteLength;
  }
  return bytes;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
