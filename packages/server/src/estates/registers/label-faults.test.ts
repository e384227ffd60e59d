import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { epOnlineLabel, json } from '@rooftree/connectors/testing';
import { HOME, LabelTests } from './label-tests.fixture.ts';

describe('registered labels while something fails', () => {
  const labels = new LabelTests();

  it('are waited for until they are facts, also when the process that fetched them ended', async () => {
    await labels.put('one');
    labels.register.labels.put('one', epOnlineLabel());
    await assert.rejects(labels.fetch({ isStopped: true }), { name: 'AbortError' });
    const read = await labels.labelOf('one');
    assert.deepEqual([read.label_status, read.is_waiting], ['FOUND', true]);
    assert.equal((await labels.estateOf('one')).facts, null);
    assert.deepEqual(await labels.fetch(), []);
    assert.equal((await labels.labelOf('one')).is_waiting, false);
    assert.equal((await labels.factOf('one', 'energy_label'))?.value, 'D');
  });

  it('leave everything as it is while the register refuses, is busy, slow or sends nonsense', async () => {
    labels.register.labels.put('one', epOnlineLabel());
    await labels.put('one');
    await labels.fetch();
    await labels.put('two', { address: { ...HOME.address, house_number: '14' } });
    const lift = () => labels.sql`UPDATE label_register SET paused_until = NULL`;

    assert.deepEqual(await labels.fetch({ apiKey: 'wrong' }), ['credentials']);
    assert.match((await labels.labelOf('two')).fault ?? '', /ROOFTREE_EP_ONLINE_KEY/);
    const calls = labels.register.requests.length;
    const task = labels.task({ apiKey: 'wrong' })();
    const attempt = { number: 1, isLast: true, signal: new AbortController().signal };
    await task({}, attempt);
    await task({}, attempt);
    assert.equal(labels.register.requests.length, calls + 1, 'a process that starts tries once, then waits');

    await lift();
    labels.register.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '86400' }, times: 1 });
    assert.deepEqual(await labels.fetch(), ['busy']);
    assert.deepEqual(await labels.fetch(), [], 'as long as it says');
    const [paused] = await labels.sql<[{ hours: number }]>`
      SELECT extract(epoch FROM paused_until - now())::int / 3600 AS hours FROM label_register`;
    assert.ok(paused.hours >= 23, String(paused.hours));
    for (const misbehaviour of [
      { kind: 'status', status: 500, times: 1 },
      { kind: 'half', times: 1 },
    ] as const) {
      await lift();
      labels.register.misbehave(misbehaviour);
      assert.deepEqual(await labels.fetch(), ['busy']);
    }
    await lift();
    labels.register.misbehave({ kind: 'silence' });
    assert.deepEqual(await labels.fetch({ answerWithinMs: 50 }), ['busy']);
    labels.register.behave();
    assert.equal((await labels.labelOf('two')).label_status, 'WAITING');
    await lift();
    labels.register.misbehave({ kind: 'instead', times: 1, reply: json({ odd: true }) });
    assert.deepEqual(await labels.fetch(), ['unusable']);
    assert.equal((await labels.labelOf('two')).label_status, 'UNUSABLE');
    assert.equal((await labels.factOf('one', 'energy_label'))?.value, 'D');
    await lift();
    await labels.scheduleNow();
    assert.deepEqual((await labels.fetch()).sort(), ['found', 'none']);
    assert.equal((await labels.labelOf('two')).fault, null);
  });

  it('are no longer fetched when every answer is nonsense', async () => {
    for (let number = 1; number <= 8; number += 1)
      await labels.put(`${number}`, { address: { ...HOME.address, house_number: `${number}` } });
    labels.register.misbehave({ kind: 'instead', reply: json({ odd: true }) });
    assert.equal((await labels.fetch()).length, 5);
  });

  it('of an address that the register does not accept delay no others', async () => {
    for (let number = 1; number <= 8; number += 1)
      await labels.put(`${number}`, { address: { ...HOME.address, house_number: `${number}` } });
    labels.register.misbehave({ kind: 'status', status: 400, times: 7 });
    assert.deepEqual((await labels.fetch()).sort(), ['none', ...Array(7).fill('unusable')]);
    assert.equal((await labels.labelOf('1')).fault, null);
  });
});
