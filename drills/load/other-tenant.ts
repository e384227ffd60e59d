/**
 * What another tenant feels meanwhile, measured in the work that goes before theirs: that does not change with what
 * else the machine does.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, type LoadServer, THREADS } from './load-server.ts';
import type { KnownIds } from './worst-requests.ts';

/** Of numbers in their order. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const byNumber = (a: number, b: number) => a - b;

/** One search after the other, fifty a second at most. */
export function watchSearches(server: LoadServer, client: Call) {
  const waits: number[] = [];
  /**
   * Processor time of the event loop from the question to the answer: its own, and that of whatever stood before it.
   */
  const loops: number[] = [];
  let [memory, failed, isOver] = [0, 0, false];
  const searching = (async () => {
    while (!isOver) {
      const [start, before] = [performance.now(), server.measure()];
      const answer = await client('GET', '/v1/renovations').catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      const after = server.measure();
      if (answer?.status !== 200) failed += 1;
      waits.push(performance.now() - start);
      loops.push(after.main - before.main);
      memory = Math.max(memory, after.memory);
      await sleep(20);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await searching;
      return { waits: waits.sort(byNumber), loops: loops.sort(byNumber), memory, failed };
    },
  };
}

interface Reporting {
  attacker: Call;
  victim: Call;
  /** Of the attacker, and of the victim. */
  ids: KnownIds;
  own: KnownIds;
  seconds: number;
}

const AT_ONCE = 12;

/**
 * One tenant asks for twelve reports at once, all the time, the other for one after the other. A turn is the length of
 * a report on one of the threads: how many the attacker got meanwhile, for each thread, and the own one.
 */
export async function watchReports({ attacker, victim, ids, own, seconds }: Reporting) {
  const headers = { 'content-type': 'application/json' };
  const order = (client: Call, { renovation_id }: KnownIds) =>
    client('POST', `/v1/renovations/${renovation_id}/reports`, {
      headers,
      body: JSON.stringify({ language: 'en' }),
    });
  let made = 0;
  let isOver = false;
  const attacking = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) if ((await order(attacker, ids).catch(() => null))?.ok === true) made += 1;
    }),
  );
  const turns: number[] = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end || turns.length < 10) {
    const before = made;
    const answer = await order(victim, own).catch(() => null);
    if (answer?.ok === true) turns.push(1 + (made - before) / THREADS);
  }
  isOver = true;
  await attacking;
  return { attacker: made, victim: turns.length, p95: percentile(turns.sort(byNumber), 0.95) };
}
