import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, webAddressAt } from './at-path.ts';
import { clockAfter } from './clock-after.ts';

describe('values that another system sent', () => {
  it('are found under their own names only', () => {
    assert.equal(at({ a: { b: [1] } }, 'a', 'b', '0'), 1);
    assert.equal(at({}, 'constructor'), undefined);
    assert.equal(at('text', 'length'), undefined);
    assert.equal(at(JSON.parse('{"__proto__":{"a":1}}'), 'a'), undefined);
  });

  it('are addresses over TLS, or nothing', () => {
    assert.deepEqual(
      ['https://a.example/b', 'http://a.example', 'javascript:1', 'a', 5].map((value) => webAddressAt(value)),
      ['https://a.example/b', undefined, undefined, undefined, undefined],
    );
  });
});

describe('clocks without a zone', () => {
  it('are those of the provider’s country', () => {
    assert.equal(clockAfter('Europe/Amsterdam', new Date('2026-07-01T10:00:00Z')), '2026-07-01T12:00:00');
    assert.equal(clockAfter('Europe/Amsterdam', new Date('2026-12-01T10:00:00Z')), '2026-12-01T11:00:00');
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
      for (let change = since; change < 300; change += 5)
        assert.ok(clock(minute(change)).replace(' ', 'T') >= asked, asked);
    }
  });
});
