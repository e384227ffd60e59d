/** What compression costs and saves: the search of 20 a page by its rate, the estate list by its bytes and its time over a link. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTurns, medianMs, requestRate } from '../service/rates.ts';
import type { Figure } from '../service/report.ts';

const ENCODINGS = ['zstd', 'br', 'gzip'] as const;
const LINK_BYTES_PER_MS = 100e6 / 8 / 1000;

type Headers = Record<string, string>;

/** Rates of the search in each encoding, as shares of the rate without. */
export async function measureSearch(url: string, headers: Headers, seconds: number): Promise<Figure[]> {
  const rateIn = (encoding: string) => () =>
    requestRate(url, seconds, { headers: { ...headers, 'accept-encoding': encoding } });
  await rateIn('identity')();
  const rates = await inTurns({
    identity: rateIn('identity'),
    zstd: rateIn('zstd'),
    br: rateIn('br'),
    gzip: rateIn('gzip'),
  });
  const { length } = await readOver(url, { ...headers, 'accept-encoding': 'identity' });
  return [
    { what: `search, page of 20 (${length} bytes)`, measured: rates.identity, unit: '/s' },
    ...ENCODINGS.map((encoding) => ({
      what: `its rate in ${encoding}, share of that`,
      measured: (100 * rates[encoding]) / rates.identity,
      unit: '%',
      least: 90,
    })),
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
