import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRecords } from './estate-file.ts';
import { type FileLimits, SENT_FILE } from './file-limits.ts';
import { splitFile } from './split-file.ts';
import { splitSentFile } from './split-sent-file.ts';
import { longSheet, manySharedStrings, wideCsv, wideRow } from './worst-files.fixture.ts';

const LIMITS: FileLimits = { ...SENT_FILE, rows: 1000 };
const rowsOf = (bytes: Buffer, limits = LIMITS) =>
  Array.fromAsync(readRecords(splitFile(pieces(bytes), limits), () => {}));

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536);
}

describe('a file is refused with a sentence', () => {
  it('when a workbook is larger unpacked than it may be, before it is unpacked', async () => {
    assert.ok(manySharedStrings(3_000_000, 'a'.repeat(80)).length < 1_000_000);
    await assert.rejects(
      rowsOf(manySharedStrings(3_000_000, 'a'.repeat(80))),
      /cannot be read: it has \d+ MiB unpacked, and may have 256: save its first sheet as "CSV UTF-8"/,
    );
    await assert.rejects(rowsOf(longSheet(8_000_000)), /MiB unpacked/);
  });

  it('when a workbook has too many texts', async () => {
    await assert.rejects(
      rowsOf(manySharedStrings(3000), { ...LIMITS, unpackedBytes: 1e9, sharedStrings: 2000 }),
      /it has more than 2000 different texts/,
    );
  });

  it('when it has too many columns', async () => {
    const tooMany = /line 1: has more than 1000 columns: remove those that are not about estates/;
    await assert.rejects(rowsOf(wideCsv(1000)), tooMany);
    await assert.rejects(rowsOf(wideRow(1500)), tooMany);
    await assert.rejects(rowsOf(wideRow(20_000)), /it has a row of more than 16384 cells/);
    assert.equal((await rowsOf(wideCsv(999))).length, 1);
  });

  it('when its heading line is too long, before it is split', async () => {
    await assert.rejects(rowsOf(wideCsv(300_000)), /line 1: is longer than 1 MiB/);
  });

  it('when a line of JSON is too long', async () => {
    const line = JSON.stringify({ external_id: 'a', note: 'a'.repeat(1024 * 1024) });
    await assert.rejects(rowsOf(Buffer.from(`${line}\n`)), /line 1: is longer than 1 MiB/);
    const longest = JSON.stringify({ external_id: 'a' }).padEnd(1024 * 1024);
    assert.equal((await rowsOf(Buffer.from(`${longest}\n`))).length, 1);
  });
});

describe('a file that was sent', () => {
  const sent = (bytes: Buffer, signal?: AbortSignal) =>
    splitSentFile({ contextId: 'a', bytes: pieces(bytes), mostRows: 3, ...(signal && { signal }) });
  const csvOf = (rows: number) =>
    Buffer.from(
      `external_id;price\n${Array.from({ length: rows }, (_, row) => `e-${row};${row}\n`).join('')}`,
    );

  it('is split in a process of its own, as far as its rows count', async () => {
    const csv = Buffer.from('external_id;price\na;1\nb;2\nc;3\nd;4\ne;5\n');
    const rows = await Array.fromAsync(readRecords(sent(csv), () => {}));
    assert.deepEqual(
      rows.map(({ line, value }) => [line, value.external_id, value['price']]),
      [
        [2, 'a', 1],
        [3, 'b', 2],
        [4, 'c', 3],
      ],
    );
  });

  it('may be long', async () => {
    const bytes = pieces(csvOf(5000));
    const split = splitSentFile({ contextId: 'a', bytes, mostRows: 5000 });
    const rows = await Array.fromAsync(readRecords(split, () => {}));
    assert.deepEqual([rows.length, rows.at(-1)?.value.external_id], [5000, 'e-4999']);
  });

  it('gives the same faults', async () => {
    await assert.rejects(Array.fromAsync(sent(manySharedStrings(3_000_000, 'a'.repeat(80)))), /MiB unpacked/);
  });

  it('is left when its client has gone', async () => {
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await assert.rejects(Array.fromAsync(sent(wideCsv(5), gone.signal)), /gone/);
  });
});
