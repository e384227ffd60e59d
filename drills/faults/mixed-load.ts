import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { anyEstate } from './any-estate.ts';
import { endOfBatch, postBatch } from './batch.ts';
import { countStatuses, send, startCalls } from './call-load.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';
import type { Try } from './faults.ts';
import { measureProcess, medianOf, mostOf } from './measure-process.ts';

const ESTATES = 500;
const SEARCHES_PER_SECOND = 10;
const WRITE_EVERY_MS = 200;
const REPORT_EVERY_MS = 2000;
const BATCH_EVERY_MS = 15_000;
const BATCH_SIZE = 100;
const SAMPLE_EVERY_MS = 2000;
const MOST_GROWTH = 0.05;

/**
 * Searches, writes, reports and batches at once: what the process holds in the last quarter, compared with the second.
 */
export async function* mixedLoad(tries: number, minutes: number): AsyncIterable<Try> {
  for (let number = 0; number < tries; number += 1) {
    await using server = await startFaultServer(ESTATES);
    await endOfBatch(server, await postBatch(server, server.names));
    const end = performance.now() + minutes * 60_000;
    const searches = startCalls(server, SEARCHES_PER_SECOND);
    const [samples, writes, reports] = await Promise.all([
      repeat(end, SAMPLE_EVERY_MS, () => measureProcess(server)),
      repeat(end, WRITE_EVERY_MS, (turn) => send(server, writeOf(server, turn))),
      repeat(end, REPORT_EVERY_MS, async (turn) => send(server, await reportOf(server, turn))),
      repeat(end, BATCH_EVERY_MS, (turn) => planSome(server, turn)),
    ]);
    const calls = [...(await searches.stop()), ...writes];
    const quarter = Math.floor(samples.length / 4);
    const [before, late] = [samples.slice(0, -quarter), samples.slice(-quarter)];
    const memoryMb = [0, 1, 2, 3].map((number) =>
      medianOf(samples.slice(number * quarter, (number + 1) * quarter), 'memoryMb'),
    );
    // The first quarter warms up.
    const growth = (memoryMb[3] ?? 0) / (memoryMb[1] ?? 0) - 1;
    const isConstant =
      mostOf(late, 'connections') <= mostOf(before, 'connections') &&
      mostOf(late, 'files') <= mostOf(before, 'files');
    const isAnswered = [...calls, ...reports].every(({ status }) => status > 0 && status < 500);
    yield {
      isGood: isAnswered && isConstant && growth <= MOST_GROWTH,
      told:
        `calls ${countStatuses(calls)}; reports ${countStatuses(reports)}; ` +
        `memory by quarter ${memoryMb.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB, ` +
        `connections at most ${mostOf(before, 'connections')}, then ${mostOf(late, 'connections')}, ` +
        `open files at most ${mostOf(before, 'files')}, then ${mostOf(late, 'files')}`,
    };
  }
}

/** Begins one every so often until then, whether or not those before have ended; returns all their results. */
async function repeat<Result>(
  end: number,
  everyMs: number,
  work: (turn: number) => Promise<Result>,
): Promise<Result[]> {
  const begun: Promise<Result>[] = [];
  while (performance.now() < end) {
    begun.push(work(begun.length));
    await sleep(everyMs);
  }
  return Promise.all(begun);
}

function writeOf({ names }: FaultServer, turn: number) {
  const [body] = fc.sample(anyEstate, { numRuns: 1, seed: turn });
  // Every fifth estate: the others keep what reports are made of.
  return { method: 'PUT', path: `/v1/estates/${names[(turn * 5) % names.length]}`, body };
}

async function reportOf({ sql }: FaultServer, turn: number) {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM renovations WHERE deleted_at IS NULL ORDER BY estate_id OFFSET ${turn % ESTATES} LIMIT 1`;
  return { method: 'POST', path: `/v1/renovations/${row?.id}/reports`, body: { language: 'en' } };
}

function planSome(server: FaultServer, turn: number): Promise<string> {
  const first = (turn * BATCH_SIZE) % server.names.length;
  return postBatch(server, server.names.slice(first, first + BATCH_SIZE));
}
