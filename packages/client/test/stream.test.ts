import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { ConnectionError, createClient, TimeoutError } from '../src/index.ts';
import { answer, type Script, startScriptedServer } from './scripted-server.ts';

const credentials = { clientId: 'client', clientSecret: 'secret' };
const entry = (index: number) => ({
  estate: { external_id: `plot-${index}` },
  referral_link: 'https://example.com/r/1',
});
const begin = '{"estates":[';
const part = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => JSON.stringify(entry(from + index))).join(',');

async function idsOf(stream: AsyncIterable<{ estate: { external_id: string } }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { estate } of stream) ids.push(estate.external_id);
  return ids;
}

test('entries come one by one while the list is still being sent', async (t) => {
  let finish = () => {};
  const { baseUrl } = await startScriptedServer(t, (_, response) => {
    response.write(`${begin}${part(0, 2)}`);
    finish = () => void response.end(`,${part(2, 3)}]}`);
  });
  const stream = createClient({ baseUrl, ...credentials }).estates.stream();
  assert.deepEqual((await stream.next()).value, entry(0));
  assert.deepEqual((await stream.next()).value, entry(1));
  finish();
  assert.deepEqual(await idsOf(stream), ['plot-2']);
});

test('an empty portfolio is an empty stream', async (t) => {
  const { baseUrl } = await startScriptedServer(t, (_, response) => answer(response, 200, { estates: [] }));
  assert.deepEqual(await idsOf(createClient({ baseUrl, ...credentials }).estates.stream()), []);
});

test('a connection cut in the middle, and a list that ends too soon, are errors, never a shorter list', async (t) => {
  const cut: Script = (_, response) => {
    response.write(`${begin}${part(0, 10)}`);
    setTimeout(() => response.destroy(), 20);
  };
  const short: Script = (_, response) => void response.end(`${begin}${part(0, 10)}`);
  for (const script of [cut, short]) {
    const { baseUrl } = await startScriptedServer(t, script);
    await assert.rejects(idsOf(createClient({ baseUrl, ...credentials }).estates.stream()), ConnectionError);
  }
});

test('silence ends the stream; a slow but steady server does not, nor does a slow caller', async (t) => {
  const silent = await startScriptedServer(t, (_, response) => void response.write(`${begin}${part(0, 1)}`));
  const impatient = createClient({ baseUrl: silent.baseUrl, ...credentials, timeoutMs: 200 });
  await assert.rejects(idsOf(impatient.estates.stream()), TimeoutError);

  let send = (_text: string) => {};
  const steady = await startScriptedServer(t, (_, response) => {
    response.write(`${begin}${part(0, 1)}`);
    send = (text) => void response.write(text);
  });
  const patient = createClient({ baseUrl: steady.baseUrl, ...credentials, timeoutMs: 1_000 });
  // The client's clock alone: how long this machine takes for anything decides nothing.
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const stream = patient.estates.stream();
  assert.deepEqual((await stream.next()).value, entry(0));
  t.mock.timers.tick(5_000);
  for (let index = 1; index < 6; index++) {
    const next = stream.next();
    t.mock.timers.tick(999);
    send(`,${part(index, index + 1)}`);
    assert.deepEqual((await next).value, entry(index));
  }
  const late = stream.next();
  t.mock.timers.tick(1_000);
  await assert.rejects(late, TimeoutError);
});

test('a caller who leaves early lets the connection go', async (t) => {
  let closed: Promise<unknown> = Promise.reject(new Error('not asked'));
  closed.catch(() => {});
  const { baseUrl } = await startScriptedServer(t, (_, response) => {
    closed = once(response, 'close');
    response.write(`${begin}${part(0, 2)}`);
  });
  for await (const _ of createClient({ baseUrl, ...credentials }).estates.stream()) break;
  await closed;
});

test('an abort ends the stream with its reason', async (t) => {
  const { baseUrl } = await startScriptedServer(
    t,
    (_, response) => void response.write(`${begin}${part(0, 1)}`),
  );
  const leaving = new AbortController();
  const stream = createClient({ baseUrl, ...credentials }).estates.stream({ signal: leaving.signal });
  await stream.next();
  leaving.abort();
  await assert.rejects(stream.next(), { name: 'AbortError' });
});
