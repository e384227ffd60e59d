import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './server-process.ts';

export interface SearchTimes {
  searches: number;
  p99Ms: number;
}

/** Some twenty searches per second: enough for a 99th percentile, too few to be the load. */
const PAUSE_MS = 40;

/** Searches one after the other while the given work runs, and returns the 99th percentile of their duration. */
export function startSearching(client: Client): { during(work: Promise<unknown>): Promise<SearchTimes> } {
  return {
    async during(work) {
      const state = { isDone: false };
      const end = work.finally(() => {
        state.isDone = true;
      });
      const times: number[] = [];
      while (!state.isDone) {
        const begin = performance.now();
        await client.call('GET', '/v1/renovations?page_size=20');
        times.push(performance.now() - begin);
        await sleep(PAUSE_MS);
      }
      await end;
      times.sort((a, b) => a - b);
      return { searches: times.length, p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
    },
  };
}
