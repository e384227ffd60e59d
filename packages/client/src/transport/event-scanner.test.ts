import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EventScanner } from './event-scanner.ts';

const STREAM = 'retry: 2000\n\nevent: jobs\ndata: {"jobs":[]}\n\n:\n\ndata: 1\ndata: 2\n\ndata: half';

test('the data of every whole event, however the pieces are cut', () => {
  for (let size = 1; size <= STREAM.length; size++) {
    const scanner = new EventScanner();
    const found: string[] = [];
    for (let start = 0; start < STREAM.length; start += size)
      found.push(...scanner.push(STREAM.slice(start, start + size)));
    assert.deepEqual(found, ['{"jobs":[]}', '1\n2'], `pieces of ${size}`);
  }
});
