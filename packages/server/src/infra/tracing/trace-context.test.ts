import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTraceparent, parseTraceparent } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test('a traceparent is read and written again', () => {
  for (const [flags, isSampled] of [
    ['01', true],
    ['00', false],
  ] as const) {
    const header = `00-${TRACE}-${SPAN}-${flags}`;
    const context = parseTraceparent(header);
    assert.deepEqual(context, { traceId: TRACE, spanId: SPAN, isSampled });
    assert.equal(context && formatTraceparent(context), header);
  }
});

test('flags that are not known yet, and fields of a later version, are passed over', () => {
  assert.equal(parseTraceparent(`00-${TRACE}-${SPAN}-03`)?.isSampled, true);
  assert.equal(parseTraceparent(`00-${TRACE}-${SPAN}-02`)?.isSampled, false);
  assert.equal(parseTraceparent(`cc-${TRACE}-${SPAN}-01-what-comes-later`)?.traceId, TRACE);
});

test('what the standard calls invalid counts as none', () => {
  const invalid = [
    undefined,
    '',
    ['00', TRACE, SPAN, '01'],
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-1`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${SPAN}-01\n`,
    ` 00-${TRACE}-${SPAN}-01`,
    `cc-${TRACE}-${SPAN}-01-${'x'.repeat(600)}`,
  ];
  for (const header of invalid) assert.equal(parseTraceparent(header), null, String(header));
});
