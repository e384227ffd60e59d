import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PendingResponses } from './pending-responses.ts';

/** A message of the protocol: its type, the length of the rest, the rest. */
function message(type: string, rest: Buffer | string = ''): Buffer {
  const body = Buffer.from(rest);
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type, 'latin1');
  bytes.writeUInt32BE(4 + body.length, 1);
  body.copy(bytes, 5);
  return bytes;
}
const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const keyData = message('K', Buffer.from([0, 0, 48, 57, 1, 2, 3, 4]));
const ready = (status: string) => message('Z', status);
const row = message('D', 'x'.repeat(300));

function connected(): PendingResponses {
  const owed = new PendingResponses();
  owed.sent(startup);
  owed.received(Buffer.concat([keyData, ready('I')]));
  return owed;
}

test('a connection at rest owes nothing and is idle; it knows its backend', () => {
  const owed = connected();
  assert.deepEqual([owed.isOwed, owed.isIdle, owed.backendPid], [false, true, 12345]);
});

test('an answer is owed until the query has ended, however much of it has come', () => {
  const owed = connected();
  owed.sent(message('Q', 'SELECT 1\0'));
  assert.deepEqual([owed.isOwed, owed.isIdle], [true, false]);
  owed.received(Buffer.concat([message('T'), row, row, message('C', 'SELECT 2\0')]));
  assert.equal(owed.isOwed, true);
  owed.received(ready('I'));
  assert.deepEqual([owed.isOwed, owed.isIdle], [false, true]);
});

test('of two queries sent together both are owed', () => {
  const owed = connected();
  owed.sent(
    Buffer.concat([message('B'), message('E'), message('S'), message('B'), message('E'), message('S')]),
  );
  owed.received(Buffer.concat([message('C'), ready('I')]));
  assert.deepEqual([owed.isOwed, owed.isIdle], [true, false]);
  owed.received(Buffer.concat([message('C'), ready('I')]));
  assert.deepEqual([owed.isOwed, owed.isIdle], [false, true]);
});

test('a description asked for with a flush is owed, also behind a query', () => {
  const owed = connected();
  owed.sent(
    Buffer.concat([message('B'), message('E'), message('S'), message('P'), message('D'), message('H')]),
  );
  owed.received(Buffer.concat([message('C'), ready('I')]));
  assert.equal(owed.isOwed, true);
  owed.received(Buffer.concat([message('1'), message('t'), message('n')]));
  assert.equal(owed.isOwed, false);
  assert.equal(owed.isIdle, false);
});

test('an open transaction is not idle, and what comes unasked answers nothing', () => {
  const owed = connected();
  owed.sent(message('Q', 'BEGIN\0'));
  owed.received(Buffer.concat([message('C'), ready('T')]));
  assert.deepEqual([owed.isOwed, owed.isIdle], [false, false]);
  owed.sent(message('Q', 'SELECT 1\0'));
  owed.received(Buffer.concat([message('A', 'a notification'), message('N', 'a notice')]));
  assert.equal(owed.isOwed, true);
});

test('it does not matter where the network cuts the bytes', () => {
  const answer = Buffer.concat([message('1'), message('T', 'Z'.repeat(9)), row, message('C'), ready('I')]);
  const cuts = fc.array(fc.integer({ min: 1, max: answer.length - 1 }), { maxLength: 30 });
  fc.assert(
    fc.property(cuts, (places) => {
      const owed = new PendingResponses();
      owed.sent(startup);
      owed.sent(message('Q', 'SELECT 1\0'));
      const bytes = Buffer.concat([keyData, answer]);
      const ends = [...new Set([...places, bytes.length])].sort((a, b) => a - b);
      for (const [index, end] of ends.entries()) {
        assert.equal(owed.isOwed, true);
        owed.received(bytes.subarray(ends[index - 1] ?? 0, end));
      }
      assert.deepEqual([owed.isOwed, owed.isIdle, owed.backendPid], [false, true, 12345]);
    }),
  );
});
