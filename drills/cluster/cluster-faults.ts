import { setTimeout as sleep } from 'node:timers/promises';
import type { TestBucket } from '../../packages/server/src/testing/providers/test-bucket.ts';
import type { Machine } from './machine.ts';

/** How long a thing stays broken that heals by itself. */
const BROKEN_MS = 3000;
const SLOWED_BY_MS = 100;

export type ClusterFault = (machine: Machine, bucket: TestBucket) => Promise<void>;

/** What may happen to one machine; each leaves it as it was. Those before the bucket's are the database's network. */
export const CLUSTER_FAULTS: Readonly<Record<string, ClusterFault>> = {
  killed: async (machine) => machine.signal('SIGKILL'),
  'frozen for 3 s': async (machine) => {
    machine.signal('SIGSTOP');
    await sleep(BROKEN_MS);
    machine.signal('SIGCONT');
  },
  'cut from the databases': async ({ wires }) => {
    for (const wire of wires) await wire.open();
  },
  'refused by the databases for 3 s': async ({ wires }) => {
    for (const wire of wires) wire.refuse();
    await sleep(BROKEN_MS);
    for (const wire of wires) await wire.open();
  },
  'half-open to the databases': async ({ wires }) => {
    for (const wire of wires) wire.silenceOpen();
  },
  'slowed to the databases for 3 s': async ({ wires }) => {
    for (const wire of wires) wire.slow(SLOWED_BY_MS);
    await sleep(BROKEN_MS);
    for (const wire of wires) wire.slow(0);
  },
  'refused by the bucket for 3 s': async (_machine, bucket) => {
    bucket.mood = 'refuses';
    await sleep(BROKEN_MS);
    bucket.mood = 'answers';
  },
};

/** The same sequence of numbers from 0 to 1 for the same seed: mulberry32, which is in the public domain. */
export function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
