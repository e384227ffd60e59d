/**
 * `npm run bench -- registers`: a file of the Dutch register of labels with five million rows (`BENCH_ROWS`), read for
 * twenty thousand homes: seconds, the processor time and the memory of the process that reads it, and the same for a
 * tenth of the rows, because memory must not grow with the file. Needs Linux.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { epOnlineLabel } from '@rooftree/connectors/testing';
import { labelCsv, zipOf } from '../../packages/connectors/src/ep-online/file-fixtures.ts';
import { readDownloadedFile } from '../../packages/server/src/estates/registers/read-label-file.ts';
import { processorMsOfChildren } from '../service/processor-time.ts';
import { report } from '../service/report.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 5_000_000);
const WANTED = 20_000;
const ROWS_AT_ONCE = 10_000;
const SAMPLE_MS = 100;
const MINUTES = 10;

const [published = '', sequence = '', columns = '', model = ''] = labelCsv([epOnlineLabel()]).split('\r\n');
const LETTERS = 26 * 26;
const zipOfHome = (home: number) => {
  const letters = home % LETTERS;
  const street = Math.floor(home / LETTERS) % 9000;
  return `${1000 + street}${String.fromCharCode(65 + Math.floor(letters / 26), 65 + (letters % 26))}`;
};
/** After all postal codes the numbers go up. */
const numberOfHome = (home: number) => 1 + Math.floor(home / (LETTERS * 9000));
const rowOf = (home: number) =>
  model
    .replace('9999XA;12', `${zipOfHome(home)};${numberOfHome(home)}`)
    .replace(';272,4', `;${120 + (home % 300)},4`);

/** An archive of one file that is written while it is sent, as a server does: its sizes are after the data. */
async function* archiveOf(rows: number): AsyncGenerator<Buffer> {
  const empty = zipOf('all.csv', '');
  const headLength = 30 + 'all.csv'.length;
  yield empty.subarray(0, headLength);
  let [sum, size, packed] = [0, 0, 0];
  async function* text() {
    yield Buffer.from(`${[published, sequence, columns].join('\r\n')}\r\n`);
    for (let from = 0; from < rows; from += ROWS_AT_ONCE)
      yield Buffer.from(
        Array.from(
          { length: Math.min(ROWS_AT_ONCE, rows - from) },
          (_, at) => `${rowOf(from + at)}\r\n`,
        ).join(''),
      );
  }
  async function* counted() {
    for await (const part of text()) {
      sum = crc32(part, sum);
      size += part.length;
      yield part;
    }
  }
  for await (const part of pipeline(counted, createDeflateRaw({ level: 1 }), () => {})) {
    packed += part.length;
    yield part;
  }
  const sizes = Buffer.from(empty.subarray(empty.length - 16));
  for (const [value, at] of [
    [sum, 4],
    [packed, 8],
    [size, 12],
  ] as const)
    sizes.writeUInt32LE(value, at);
  yield sizes;
}

/** The most memory that a process of ours had so far, in MB. */
const peakOf = (pid: string) => {
  try {
    const isReader = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-label-file.child');
    const isOurs = new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    );
    const [, kib] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return isReader && isOurs ? Number(kib) / 1000 : 0;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
};

async function measure(rows: number) {
  let [peakMb, found, counted] = [0, 0, 0];
  using _sampler = setInterval(() => {
    const pids = readdirSync('/proc').filter((each) => /^\d+$/.test(each));
    peakMb = Math.max(peakMb, ...pids.map(peakOf));
  }, SAMPLE_MS);
  const step = Math.floor(rows / WANTED);
  async function* keys() {
    for (let home = 0; home < WANTED; home++) yield `${zipOfHome(home * step)} ${numberOfHome(home * step)} `;
  }
  let started = 0;
  const processor = processorMsOfChildren(process.pid);
  await readDownloadedFile({
    file: { name: 'all.zip', day: '2026-11-01', url: 'https://example.com/all.zip' },
    async download() {
      return (async function* () {
        yield* archiveOf(rows);
        started = performance.now();
      })();
    },
    keys: keys(),
    onEvents: async (events) => {
      for (const event of events) if ('rows' in event) counted = event.rows;
      found += events.filter((event) => 'key' in event).length;
    },
    signal: AbortSignal.timeout(MINUTES * 60_000),
  });
  if (counted !== rows || found !== WANTED) throw new Error(`${found} homes in ${counted} rows`);
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: (processorMsOfChildren(process.pid) - processor) / 1000,
    peakMb,
  };
}

const small = await measure(ROWS / 10);
const whole = await measure(ROWS);
report([
  { what: `${ROWS} rows for ${WANTED} homes`, measured: whole.seconds, unit: 's', most: MINUTES * 60 },
  { what: 'processor time of the reading process', measured: whole.processorSeconds, unit: 's' },
  { what: 'its memory', measured: whole.peakMb, unit: 'MB' },
  { what: 'memory above that for a tenth', measured: whole.peakMb - small.peakMb, unit: 'MB', most: 50 },
]);
