import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { json, type Simulator, startSimulator } from '@rooftree/connectors/testing';
import { createSend } from './provider-send.ts';

describe('what is sent to a provider', () => {
  let provider: Simulator;
  let elsewhere: Simulator;
  before(async () => {
    provider = await startSimulator(({ url }) => json({ path: url.pathname }));
    elsewhere = await startSimulator(() => json({}));
  });
  beforeEach(() => provider.behave());
  after(async () => {
    await provider.close();
    await elsewhere.close();
  });
  const send = (path: string, more: object = {}) =>
    createSend({ base: provider.base, isOperators: true, ...more })({
      method: 'GET',
      url: `${provider.base}${path}`,
    });

  it('goes to its own host, whatever a page says comes next', async () => {
    assert.equal((await send('/a')).status, 200);
    const away = createSend({ base: provider.base, isOperators: true });
    const asked = elsewhere.requests.length;
    for (const url of [
      elsewhere.base,
      provider.base.replace('http://', 'http://user:password@'),
      `${provider.base}@${new URL(elsewhere.base).host}/`,
      'file:///etc/passwd',
      'nonsense',
    ])
      await assert.rejects(away({ method: 'GET', url }), { kind: 'refused' }, url);
    assert.equal(elsewhere.requests.length, asked);
  });

  it('goes to the host of its tokens besides, and to no third', async () => {
    const both = createSend({ base: provider.base, token_base: elsewhere.base, isOperators: true });
    for (const { base } of [provider, elsewhere])
      assert.equal((await both({ method: 'GET', url: `${base}/a` })).status, 200);
    await assert.rejects(both({ method: 'GET', url: 'https://third.example/' }), { kind: 'refused' });
  });

  it('follows no redirect', async () => {
    const reply = { status: 302, headers: { location: elsewhere.base }, body: '' };
    provider.misbehave({ kind: 'instead', reply });
    const asked = elsewhere.requests.length;
    await assert.rejects(send('/a'), { kind: 'refused' });
    assert.equal(elsewhere.requests.length, asked);
  });

  it('goes to no private address, and not without encryption, unless the operator named it', async () => {
    for (const base of ['http://example.com', 'https://127.0.0.1:1', 'https://[::1]', 'https://10.0.0.1'])
      await assert.rejects(
        createSend({ base, isOperators: false })({ method: 'GET', url: `${base}/` }),
        { kind: 'refused' },
        base,
      );
    // A name that leads to this machine.
    const named = createSend({ base: 'https://localhost:1', isOperators: false });
    await assert.rejects(named({ method: 'GET', url: 'https://localhost:1/' }), { kind: 'busy' });
  });

  it('takes no more than so much, and waits no longer than so long', async () => {
    provider.misbehave({ kind: 'instead', reply: { body: 'x'.repeat(100_000) }, times: 1 });
    await assert.rejects(send('/a', { mostBytes: 10_000 }), { kind: 'refused' });
    provider.misbehave({ kind: 'silence', times: 1 });
    await assert.rejects(send('/a', { answerWithinMs: 50 }), { kind: 'busy' });
    provider.misbehave({ kind: 'half', times: 1 });
    await assert.rejects(send('/a'), { kind: 'busy' });
  });
});
