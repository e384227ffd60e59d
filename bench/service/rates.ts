import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';

/** What all of it is measured with: connections of the load, and statements in flight of the bare SQL. */
export const AT_ONCE = 32;
const TURNS = 3;

/** Requests per second of a server under full load. */
export async function requestRate(
  url: string,
  seconds: number,
  options: {
    method?: string;
    headers?: Record<string, string>;
    connections?: number;
    /** Called for each request: its path and body. */
    next?: () => { path: string; body: string };
  } = {},
): Promise<number> {
  const { connections = AT_ONCE, next, ...request } = options;
  const requests = next && [{ setupRequest: (given: object) => ({ ...given, ...next() }) }];
  return await load({ url, connections, duration: seconds, ...request, ...(requests && { requests }) });
}

/** So many requests under full load. */
export async function sendRequests(
  url: string,
  amount: number,
  headers: Record<string, string>,
): Promise<void> {
  await load({ url, connections: AT_ONCE, amount, headers });
}

async function load(options: Parameters<typeof autocannon>[0]): Promise<number> {
  const result = await autocannon(options);
  if (result.errors + result.non2xx > 0) throw new Error(`${result.errors + result.non2xx} requests failed`);
  return result.requests.total / result.duration;
}

/** Runs the same work in a loop for a second, with as many at once as the load has connections. */
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

/** Measures several rates in turns and takes the median of each, so that a slower machine affects all of them alike. */
export async function inTurns<Name extends string>(
  rates: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  // `Object.keys` forgets which keys its object has.
  const measured = (Object.keys(rates) as Name[]).map((name): { name: Name; values: number[] } => ({
    name,
    values: [],
  }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { name, values } of measured) values.push(await rates[name]());
  }
  const medians = measured.map(({ name, values }) => [name, middleOf(values)]);
  // One for each name.
  return Object.fromEntries(medians) as Record<Name, number>;
}

function middleOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median of several runs one after the other, in milliseconds. */
export async function medianMs(work: () => Promise<unknown>, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return middleOf(times);
}

/** Reads a whole answer and discards it, at the least cost to this process. */
export async function readToEnd(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  answer.resume();
  await once(answer, 'end');
}
