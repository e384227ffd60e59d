import { boundedMessages, Fault } from '../../fault.ts';
import { type ComputePool, computeTask } from '../../infra/compute/compute-pool.ts';
import type { Executor, Sql } from '../../infra/database/sql.ts';
import { managesNoEstates } from '../estates.errors.ts';
import { storeManagedEstates, storeManagers } from '../estates.service.ts';
import type { Estate } from '../estates.ts';
import type { ReadEntry, readEntries, splitBatch } from './read-entries.thread.ts';
import type { BatchForm } from './split-entries.ts';

const THREAD_MODULE = new URL('./read-entries.thread.ts', import.meta.url);
const SPLIT = computeTask<typeof splitBatch>(THREAD_MODULE, 'splitBatch');
const READ = computeTask<typeof readEntries>(THREAD_MODULE, 'readEntries');

// Some hundredths of a second for a thread: a report that comes in between soon has its turn.
const READ_AT_ONCE = 25;
// A few milliseconds of the event loop for writing the parameters and reading the answer of a statement.
const STORED_AT_ONCE = 500;

export interface BatchOptions {
  sql: Sql;
  compute: ComputePool;
  publicUrl: string;
  providerNames: readonly string[];
  maxEstates: number;
  maxEntryBytes: number;
  /** How many threads one batch may occupy. */
  threads: number;
}

interface GivenBatch {
  bytes: Buffer;
  form: BatchForm;
  /** Stores the good ones, though there are others. */
  partial: boolean;
}

/** What became of an entry, in the words of HTTP: created, replaced or refused. */
export interface BatchLine {
  external_id: string | null;
  status: 200 | 201 | 400;
  id: string | null;
  quality_label: string | null;
  referral_link: string | null;
  message: string[] | null;
}

/**
 * Reads the batch in the threads: faults, regions and quality labels take some milliseconds each. Every fault is named
 * by its place, from 0, and refuses the batch unless it may be stored in part. The estates' managing users are there
 * afterwards.
 */
export async function readBatch(
  options: BatchOptions,
  contextId: string,
  { bytes, form, partial }: GivenBatch,
): Promise<ReadEntry[]> {
  const { compute, maxEstates } = options;
  const split = await compute.run(SPLIT, { bytes, form, most: maxEstates }, { contextId });
  if ('fault' in split) throw new Fault('invalid', [split.fault]);
  const entries = refuseRepeated(await readAll(options, contextId, split.entries));
  const faults = entries.flatMap(({ messages }, place) =>
    (messages ?? []).map((each) => `[${place}] ${each}`),
  );
  if (faults.length > 0 && !partial) throw new Fault('invalid', boundedMessages(faults));
  await storeManagers(options.sql, contextId, estatesOf(entries));
  return entries;
}

async function readAll(
  { compute, providerNames, maxEntryBytes, threads }: BatchOptions,
  contextId: string,
  texts: readonly string[],
): Promise<ReadEntry[]> {
  const read: ReadEntry[][] = [];
  let next = 0;
  const readOn = async () => {
    while (next < texts.length) {
      const start = next;
      next += READ_AT_ONCE;
      const entries = texts.slice(start, next);
      const work = { entries, providerNames, maxEntryBytes };
      read[start / READ_AT_ONCE] = await compute.run(READ, work, { contextId });
    }
  };
  await Promise.all(Array.from({ length: threads }, readOn));
  return read.flat();
}

/** A statement cannot write one estate twice, and it would be unclear which of the two was meant. */
function refuseRepeated(entries: readonly ReadEntry[]): ReadEntry[] {
  const places = new Map<string, number>();
  return entries.map((entry, place) => {
    const { externalId } = entry;
    if (externalId === null) return entry;
    const first = places.get(externalId);
    if (first === undefined) places.set(externalId, place);
    if (first === undefined) return entry;
    const messages = [`external_id is the same as that of [${first}]`, ...(entry.messages ?? [])];
    return { externalId, estate: null, messages };
  });
}

function estatesOf(entries: readonly ReadEntry[]): Estate[] {
  return entries.flatMap(({ estate }) => estate ?? []);
}

/** Stores the good entries in the caller's transaction and says what became of each, in their order. */
export async function storeBatch(
  tx: Executor,
  contextId: string,
  publicUrl: string,
  entries: readonly ReadEntry[],
): Promise<BatchLine[]> {
  // In the order in which every statement locks several estates, also from one statement to the next.
  const estates = estatesOf(entries).sort((a, b) => (a.external_id < b.external_id ? -1 : 1));
  const stored = new Map<string, BatchLine>();
  for (let start = 0; start < estates.length; start += STORED_AT_ONCE) {
    const some = estates.slice(start, start + STORED_AT_ONCE);
    const puts = await storeManagedEstates(tx, contextId, publicUrl, some);
    if (puts.length === 0) throw managesNoEstates();
    for (const { id, externalId, isNew, qualityLabel, referralLink } of puts) {
      stored.set(externalId, {
        external_id: externalId,
        status: isNew ? 201 : 200,
        id,
        quality_label: qualityLabel,
        referral_link: referralLink,
        message: null,
      });
    }
  }
  return entries.map(({ externalId, messages }) => {
    const line = messages === null ? stored.get(externalId) : undefined;
    return line ?? refusal(externalId, messages ?? []);
  });
}

function refusal(externalId: string | null, message: string[]): BatchLine {
  return {
    external_id: externalId,
    status: 400,
    id: null,
    quality_label: null,
    referral_link: null,
    message,
  };
}
