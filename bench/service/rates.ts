import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';

/** What all of it is measured with: connections of the load, and statements in flight of the bare SQL. */
export const AT_ONCE = 32;

/** Requests a second of a server under full load. */
export async function requestRate(
  url: string,
  seconds: number,
  options: { method?: string; headers?: Record<string, string>; connections?: number } = {},
): Promise<number> {
  const { connections = AT_ONCE, ...request } = options;
  const result = await autocannon({ url, connections, duration: seconds, ...request });
  if (result.errors + result.non2xx > 0) throw new Error(`${result.errors + result.non2xx} requests failed`);
  return result.requests.total / result.duration;
}

/** Runs a second of the same work in a loop, as many at once as the load has connections. */
export async function loopRate(
  work: () => Promise<unknown>,
  seconds: number,
  atOnce = AT_ONCE,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await work();
      done++;
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: atOnce }, loop));
  return (done * 1000) / (performance.now() - begin);
}

/** The middle of several runs one after the other, milliseconds. */
export async function medianMs(work: () => Promise<unknown>, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

/** Takes a whole answer and forgets it, at the least cost to this process. */
export async function readToEnd(url: string, headers: Record<string, string>): Promise<void> {
  const request = get(url, { headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
}
