/** What compression costs and saves: the search of 20 a page by its rate, the estate list by its bytes and its time over a link. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../service/processes.ts';
import { inTurns, medianMs, requestRate } from '../service/rates.ts';
import type { Figure } from '../service/report.ts';

const ENCODINGS = ['zstd', 'br', 'gzip'] as const;
const LINK_BYTES_PER_MS = 100e6 / 8 / 1000;

type Headers = Record<string, string>;

/**
 * What a search costs in each encoding, as a share of one without: by the processor time of the server, which other work on the
 * machine does not change, and by the rate.
 */
export async function measureSearch(
  server: ServerProcess,
  headers: Headers,
  seconds: number,
): Promise<Figure[]> {
  const url = `${server.url}/v1/renovations?page_size=20`;
  const cpuMs: Record<string, number[]> = {};
  const rateIn = (encoding: string) => async () => {
    const before = server.cpuMs();
    const rate = await requestRate(url, seconds, { headers: { ...headers, 'accept-encoding': encoding } });
    cpuMs[encoding] = [...(cpuMs[encoding] ?? []), (server.cpuMs() - before) / (rate * seconds)];
    return rate;
  };
  await requestRate(url, seconds, { headers });
  const rates = await inTurns({
    identity: rateIn('identity'),
    zstd: rateIn('zstd'),
    br: rateIn('br'),
    gzip: rateIn('gzip'),
  });
  const least = (encoding: string) => Math.min(...(cpuMs[encoding] ?? []));
  const { length } = await readOver(url, { ...headers, 'accept-encoding': 'identity' });
  return [
    { what: `search, page of 20 (${length} bytes)`, measured: rates.identity, unit: '/s' },
    { what: 'processor time of the server', measured: 1000 * least('identity'), unit: 'µs' },
    ...ENCODINGS.flatMap((encoding) => [
      { what: `the same in ${encoding}`, measured: 1000 * least(encoding), unit: 'µs' },
      {
        what: `rate in ${encoding}, share of plain`,
        measured: (100 * rates[encoding]) / rates.identity,
        unit: '%',
        least: 90,
      },
    ]),
  ];
}

/** The whole list over a link of 100 Mbit/s. */
export async function measureList(url: string, headers: Headers): Promise<Figure[]> {
  const figures: Figure[] = [];
  let plainMs = 0;
  for (const encoding of ['identity', ...ENCODINGS]) {
    let length = 0;
    const ms = await medianMs(async () => {
      ({ length } = await readOver(url, { ...headers, 'accept-encoding': encoding }));
    }, 3);
    const isPlain = encoding === 'identity';
    if (isPlain) plainMs = ms;
    const what = `list in ${encoding}`;
    figures.push(
      { what, measured: length / 1e6, unit: 'MB', ...(!isPlain && { most: 6 }) },
      { what: `${what}, over 100 Mbit/s`, measured: ms, unit: 'ms' },
    );
    if (!isPlain) figures.push({ what: 'times as fast', measured: plainMs / ms, unit: '×', least: 3 });
  }
  return figures;
}

/** Reads no faster than the link; the server waits for the reader. */
async function readOver(url: string, headers: Headers): Promise<{ length: number }> {
  const begin = performance.now();
  // The event's only argument.
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  let length = 0;
  for await (const piece of answer) {
    length += Buffer.byteLength(piece);
    const early = begin + length / LINK_BYTES_PER_MS - performance.now();
    // Timers are no finer than a millisecond or two.
    if (early > 4) await sleep(early);
  }
  return { length };
}
