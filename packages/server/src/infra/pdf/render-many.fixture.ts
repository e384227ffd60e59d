/**
 * A process of its own for the test of memory: makes documents in a thread of the pool, as the server does, and prints
 * the memory of the process in bytes before the first, after the first, after `warm`, and after `many` more.
 */
import { computeTask, createComputePool } from '../compute/compute-pool.ts';
import type { tryRenderPdf } from './render-pdf.thread.ts';

const RENDER = computeTask<typeof tryRenderPdf>(
  new URL('./render-pdf.thread.ts', import.meta.url),
  'tryRenderPdf',
);
const [layoutFolder = '', warm, many] = process.argv.slice(2);
const pool = createComputePool({ threads: 1 });
let made = 0;

async function memoryAfter(documents: number): Promise<number> {
  for (const end = made + documents; made < end; made += 1) {
    const data = JSON.stringify({ title: `Document ${made}`, cells: 600 });
    const outcome = await pool.run(
      RENDER,
      { layoutFolder, main: 'main.typ', data, language: 'en' },
      { contextId: 'a' },
    );
    if ('fault' in outcome) throw new Error(outcome.fault);
  }
  return process.memoryUsage.rss();
}

const before = await memoryAfter(0);
const afterFirst = await memoryAfter(1);
const afterWarm = await memoryAfter(Number(warm));
const afterMany = await memoryAfter(Number(many));
await pool.close();
console.log(JSON.stringify({ before, afterFirst, afterWarm, afterMany }));
