/** Papers as they were when every page was last reviewed: their texts, and small pictures of their pages. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { picturesOf } from './pdf-programs.ts';
import { textsIn } from './texts-in.ts';

/** Coarse enough for another version of poppler, fine enough to see a line move. */
const DOTS_PER_INCH = 12;
const MEAN_DIFFERENCE = 1.5;

const RENEWS = process.execArgv.includes('--test-update-snapshots');

/** The file as committed; written now when it is missing or to be renewed. */
async function golden(file: string, renews: boolean, make: () => Buffer): Promise<Buffer> {
  if (renews || !existsSync(file)) await writeFile(file, make());
  return readFile(file);
}

/** What the engine once made, as JSON: later ones may differ, which the engine's own tests cover. */
export async function frozen<Value>(file: string, make: () => Value): Promise<Value> {
  const zipped = await golden(file, false, () => gzipSync(JSON.stringify(make()), { level: 9 }));
  return JSON.parse(gunzipSync(zipped).toString());
}

/** The texts of a page's content in their order. Of words alone: how they are set is for the pictures. */
export function shownTexts(content: unknown): string[] {
  return [...textsIn(content)].map(([, text]) => inWords(text)).filter(isText);
}

export function inWords(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

/** Neither a colour, a drawing, a bare figure nor a code for the layout. */
function isText(text: string): boolean {
  return /\p{L}/u.test(text) && !/^(#|<svg|[a-z_]+$)/.test(text);
}

export async function assertSameText(file: string, now: string): Promise<void> {
  const before = await golden(file, RENEWS, () => Buffer.from(now));
  const [old, current] = [before.toString().split('\n'), now.split('\n')];
  // The lines that differ first: whole papers would hide them.
  const gone = old.filter((line) => !current.includes(line));
  const added = current.filter((line) => !old.includes(line));
  assert.deepEqual({ gone, added }, { gone: [], added: [] });
  assert.deepEqual(current, old, 'another order of the same lines');
}

export async function assertSamePages(file: string, pdf: Uint8Array): Promise<void> {
  const pages = await picturesOf(pdf, DOTS_PER_INCH);
  const now = Buffer.concat(pages.map(({ pixels }) => pixels));
  const before = gunzipSync(await golden(file, RENEWS, () => gzipSync(now, { level: 9 })));
  assert.equal(now.length, before.length, 'another number of pages');
  let start = 0;
  for (const [index, { pixels }] of pages.entries()) {
    const difference = meanDifference(pixels, before.subarray(start, start + pixels.length));
    assert.ok(
      difference < MEAN_DIFFERENCE,
      `page ${index + 1} differs by ${difference.toFixed(2)} grey levels`,
    );
    start += pixels.length;
  }
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (const [index, value] of a.entries()) sum += Math.abs(value - (b[index] ?? 0));
  return sum / a.length;
}
