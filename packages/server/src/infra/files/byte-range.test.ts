import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readByteRange } from './byte-range.ts';

it('reads the one range that a header asks for', () => {
  const cases: [header: string | undefined, range: ReturnType<typeof readByteRange>][] = [
    [undefined, 'whole'],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['pages=1-2', 'whole'],
    ['bytes=-', 'whole'],
  ];
  for (const [header, range] of cases) assert.deepEqual(readByteRange(header, 100), range, header);
});
