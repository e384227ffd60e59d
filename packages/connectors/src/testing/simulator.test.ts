import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sendTo } from './session.ts';
import { json, type Simulator, startSimulator } from './simulator.ts';

describe('a simulator', () => {
  let simulator: Simulator;
  let asked = 0;
  const get = (path: string) => sendTo(simulator.base)({ method: 'GET', url: `${simulator.base}${path}` });
  const text = async (path: string) => Buffer.from((await get(path)).body).toString();

  before(async () => {
    simulator = await startSimulator(({ url, body }) => {
      asked += 1;
      return json({ asked, path: url.pathname, sent: body.toString() });
    });
  });
  beforeEach(() => simulator.behave());
  after(() => simulator.close());

  it('answers over a socket and remembers what it was asked', async () => {
    const { status, body } = await sendTo(simulator.base)({
      method: 'POST',
      url: `${simulator.base}/list?a=1`,
      headers: { 'X-Name': 'b' },
      body: 'hello',
    });
    assert.equal(status, 200);
    assert.match(Buffer.from(body).toString(), /"path":"\/list","sent":"hello"/);
    const last = simulator.requests.at(-1);
    assert.equal(last?.headers['x-name'], 'b');
    assert.equal(last?.url.searchParams.get('a'), '1');
  });

  it('answers with a status as often as it is told, on the path that is meant', async () => {
    simulator.misbehave({
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '2' },
      times: 1,
      path: '/a',
    });
    assert.equal((await get('/b')).status, 200);
    const refused = await get('/a');
    assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '2']);
    assert.equal((await get('/a')).status, 200);
  });

  it('hangs up in the middle of an answer', async () => {
    simulator.misbehave({ kind: 'half', times: 1 });
    await assert.rejects(get('/a'), { kind: 'busy' });
  });

  it('gives the page before once more', async () => {
    const first = await text('/page');
    simulator.misbehave({ kind: 'again', times: 1 });
    assert.equal(await text('/page'), first);
    assert.notEqual(await text('/page'), first);
  });

  it('is spoken to under its own address only', async () => {
    const elsewhere = sendTo(simulator.base)({ method: 'GET', url: 'http://127.0.0.1:9/' });
    await assert.rejects(elsewhere, { kind: 'refused' });
  });
});
