import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clockAfter, dayIn } from './local-time.ts';
import { at, numberAt, textAt, webAddressAt } from './untrusted.ts';

describe('values that another system sent', () => {
  it('are found under their own names only', () => {
    assert.equal(at({ a: { b: [1] } }, 'a', 'b', '0'), 1);
    assert.equal(at({}, 'constructor'), undefined);
    assert.equal(at('text', 'length'), undefined);
    assert.equal(at(JSON.parse('{"__proto__":{"a":1}}'), 'a'), undefined);
  });

  it('are texts and numbers, or nothing', () => {
    assert.deepEqual(
      ['  a \n b ', 7, '', ' ', 'a\0', '\ud800', 'a'.repeat(256), {}, null].map((value) => textAt(value)),
      ['a b', '7', undefined, undefined, undefined, undefined, undefined, undefined, undefined],
    );
    assert.deepEqual(
      [1.5, '12', '12,5', '12.5', '-1', '1.250', '1e3', 'Infinity', Number.NaN, true].map((value) =>
        numberAt(value),
      ),
      [1.5, 12, 12.5, 12.5, -1, undefined, undefined, undefined, undefined, undefined],
    );
    assert.deepEqual(
      ['https://a.example/b', 'http://a.example', 'javascript:1', 'a', 5].map((value) => webAddressAt(value)),
      ['https://a.example/b', undefined, undefined, undefined, undefined],
    );
  });
});

describe('clocks without a zone', () => {
  it('are those of the provider’s country', () => {
    assert.equal(dayIn('Europe/Brussels', new Date('2026-11-15T23:30:00Z')), '2026-11-16');
    assert.equal(clockAfter('Europe/Amsterdam', new Date('2026-07-01T10:00:00Z')), '2026-07-01 12:00:00');
    assert.equal(clockAfter('Europe/Amsterdam', new Date('2026-12-01T10:00:00Z')), '2026-12-01 11:00:00');
  });

  it('never pass over a change in the hour that comes twice', () => {
    // Summer time ends on 25 October 2026 at 01:00 UTC: 02:00 to 03:00 comes twice.
    const clock = (moment: Date) =>
      new Intl.DateTimeFormat('sv', {
        timeZone: 'Europe/Amsterdam',
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(moment);
    const minute = (at: number) => new Date(Date.parse('2026-10-24T22:00:00Z') + at * 60_000);
    for (let since = 0; since < 300; since += 7) {
      const asked = clockAfter('Europe/Amsterdam', minute(since));
      for (let change = since; change < 300; change += 5) assert.ok(clock(minute(change)) >= asked, asked);
    }
  });
});
