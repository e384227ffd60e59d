import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import type { BatchLine } from './estates-batch.service.ts';

const house = (external_id: string, more: object = {}) => ({
  external_id,
  address: { country: 'BE', zip_code: '2800' },
  estate_type: 'HOUSE',
  year_built: 1962,
  ...more,
});

describe('a batch of estates', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp({
      env: {
        ROOFTREE_BATCH_MAX_ESTATES: '1200',
        ROOFTREE_ESTATES_MAX_BYTES: '300000',
        ROOFTREE_BODY_MAX_BYTES: '2000',
      },
    });
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
  });

  const post = (body: unknown, query = '', headers: Record<string, string> = {}) =>
    client.call('POST', `/v1/estates/batch${query}`, body, headers);
  /** The bytes as given. */
  const send = (body: string | Buffer, type: string, query = '') =>
    fetch(`${app.url}/v1/estates/batch${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': type },
      body,
    });
  const names = async () => {
    const { sql } = app.dependencies;
    const rows = await sql<{ external_id: string }[]>`
      SELECT external_id FROM estates WHERE context_id = ${client.contextId} ORDER BY external_id COLLATE "C"`;
    return rows.map((row) => row.external_id);
  };

  it('creates and replaces, and says so of each in the order of the request', async () => {
    await client.call('PUT', '/v1/estates/b', { address: { country: 'NL' }, estate_type: 'OTHER' });
    const lines = await successOf<BatchLine[]>(
      await post([house('c', { managing_user_external_id: 'u' }), house('b'), house('a')]),
    );
    assert.deepEqual(
      lines.map(({ external_id, status, quality_label, message }) => [
        external_id,
        status,
        quality_label,
        message,
      ]),
      [
        ['c', 201, 'C', null],
        ['b', 200, 'C', null],
        ['a', 201, 'C', null],
      ],
    );
    for (const line of lines) {
      const single = await successOf<object>(await client.call('GET', `/v1/estates/${line.external_id}`));
      const { id, referral_link } = line;
      assert.partialDeepStrictEqual(single, { id, referral_link, year_built: 1962 });
    }
    const managed = await successOf<object>(await client.call('GET', '/v1/estates/c'));
    assert.partialDeepStrictEqual(managed, { managing_user_external_id: 'u', estate_provider_type: 'API' });
  });

  it('stores the same as single PUTs do', async () => {
    const bodies = [
      { estate_type: 'APARTMENT', media: [{ url: 'https://a.example/1.jpg' }], price: 1.25 },
      { dwelling: { habitable_space_m2: 120, heating_type: 'GAS' }, metadata: { property_id: 'p' } },
      { estate_status: 'SOLD', address: { country: { code: 'NL', name: 'x' }, zip_code: '3511 AB' } },
    ];
    for (const [place, body] of bodies.entries()) {
      const { external_id: _, ...put } = house('', body);
      await successOf(await client.call('PUT', `/v1/estates/put-${place}`, put));
    }
    await successOf(await post(bodies.map((body, place) => house(`batch-${place}`, body))));
    for (const place of bodies.keys()) {
      const [put, batch] = await Promise.all(
        [`put-${place}`, `batch-${place}`].map(async (name) => {
          const whole = await successOf<object>(await client.call('GET', `/v1/estates/${name}`));
          const own = { external_id: 0, id: 0, referral_link: 0, created_at: 0, updated_at: 0 };
          return { ...whole, ...own };
        }),
      );
      assert.deepEqual(batch, put);
    }
  });

  it('is taken and answered as lines, too', async () => {
    const lines = [JSON.stringify(house('é')), '', JSON.stringify(house('b'))].join('\r\n');
    const answer = await send(lines, 'application/x-ndjson');
    assert.equal(answer.headers.get('content-type'), 'application/x-ndjson; charset=utf-8');
    const text = await answer.text();
    assert.ok(text.endsWith('\n'));
    const read: BatchLine[] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      read.map(({ external_id, status }) => [external_id, status]),
      [
        ['é', 201],
        ['b', 201],
      ],
    );
  });

  const FAULTY = [
    house('good'),
    { ...house('bad'), price: -1, colour: 1 },
    house('..'),
    house('good', { price: 5 }),
    { address: { country: 'BE' }, estate_type: 'HOUSE' },
    7,
    house('long', { managing_user_external_id: 'x'.repeat(2000) }),
  ];
  const MESSAGES: [number, string][] = [
    [1, 'property colour should not exist'],
    [1, 'price must not be less than 0'],
    [2, 'external_id must not be "." or ".."'],
    [3, 'external_id is the same as that of [0]'],
    [4, 'external_id must be a string'],
    [5, 'must be an object'],
    [6, 'must not be longer than 2000 bytes'],
  ];

  it('with a fault is refused as a whole, every fault named by its place', async () => {
    const [status, messages] = await refusalOf(await post(FAULTY));
    assert.deepEqual([status, messages], [400, MESSAGES.map(([place, message]) => `[${place}] ${message}`)]);
    assert.deepEqual(await names(), []);
  });

  it('is stored in part when that is asked for', async () => {
    const lines = await successOf<BatchLine[]>(await post(FAULTY, '?partial=true'));
    assert.deepEqual(
      lines.map(({ status }) => status),
      [201, 400, 400, 400, 400, 400, 400],
    );
    assert.deepEqual(
      lines.flatMap(({ message }, place) => (message ?? []).map((each) => [place, each])),
      MESSAGES,
    );
    assert.deepEqual(await names(), ['good']);
    const kept = await successOf<{ price: number | null }>(await client.call('GET', '/v1/estates/good'));
    assert.equal(kept.price, null);
  });

  it('names the line that is no JSON, and takes the others', async () => {
    const lines = `${JSON.stringify(house('a'))}\n{"external_id"\n`;
    assert.deepEqual(await refusalOf(await send(lines, 'application/x-ndjson')), [
      400,
      ['[1] must be valid JSON'],
    ]);
    await (await send(lines, 'application/x-ndjson', '?partial=1')).text();
    assert.deepEqual(await names(), ['a']);
  });

  it('is bounded in count, bytes and form', async () => {
    const small = (number: number) => house(`n${number}`, { year_built: undefined });
    const many = (count: number) => Array.from({ length: count }, (_, number) => small(number));
    const refusals: [Response, number, string][] = [
      [await post([]), 400, 'request body must contain at least 1 estate'],
      [await post(many(1201)), 400, 'request body must contain no more than 1200 estates'],
      [await post({}), 400, 'request body must be valid JSON'],
      [await send('[', 'application/json'), 400, 'request body must be valid JSON'],
      [await send('', 'application/x-ndjson'), 400, 'request body must contain at least 1 estate'],
      [await send(' '.repeat(300_001), 'application/json'), 413, 'request body is too large'],
      [await send('x', 'text/csv'), 415, 'Content-Type must be application/json'],
      [
        await send(Buffer.from('["é"]', 'latin1'), 'application/json'),
        400,
        'request body must be encoded in UTF-8',
      ],
      [await post([house('a')], '?partial=maybe'), 400, 'partial must be a boolean value'],
    ];
    for (const [answer, status, message] of refusals)
      assert.deepEqual(await refusalOf(answer), [status, [message]]);
    // Several statements of one transaction.
    const lines = await successOf<BatchLine[]>(await post(many(1200)));
    assert.deepEqual(
      lines.map(({ external_id }) => external_id),
      many(1200).map(({ external_id }) => external_id),
    );
    assert.equal((await names()).length, 1200);
  });

  it('is refused elsewhere as lines', async () => {
    const answer = await client.call('PUT', '/v1/estates/a', {}, { 'content-type': 'application/x-ndjson' });
    assert.equal(answer.status, 415);
  });

  it('happens once per Idempotency-Key, in both forms', async () => {
    for (const type of ['application/json', 'application/x-ndjson']) {
      const key = { 'idempotency-key': `same-${type}`, 'content-type': type };
      const body = house(`once-${type.length}`);
      const ask = (given: object) => post(type === 'application/json' ? [given] : given, '', key);
      const [first, again] = [await ask(body), await ask(body)];
      assert.equal(again.headers.get('idempotency-replayed'), 'true');
      assert.equal(again.headers.get('content-type'), first.headers.get('content-type'));
      assert.equal(await again.text(), await first.text());
      assert.equal((await ask({ ...body, price: 1 })).status, 422);
    }
  });

  it('is forgotten with an estate that is erased', async () => {
    const key = { 'idempotency-key': 'k' };
    await successOf(await post([house('secret')], '', key));
    assert.equal((await client.call('DELETE', '/v1/estates/secret?erase=true')).status, 204);
    const { sql } = app.dependencies;
    const kept = await sql`SELECT 1 FROM idempotency_keys WHERE context_id = ${client.contextId}`;
    assert.equal(kept.length, 0);
  });

  it('needs the permission to write, and a context that manages estates', async () => {
    const { contextId } = client;
    client = await app.addClient({ contextId, permissions: ['estates:read'] });
    assert.equal((await post([house('a')])).status, 403);
    client = await app.addClient({ context: { managesEstates: false } });
    assert.deepEqual(await refusalOf(await post([house('a', { managing_user_external_id: 'u' })])), [
      400,
      ['the context of this client does not manage estates'],
    ]);
    const { sql } = app.dependencies;
    assert.equal((await sql`SELECT 1 FROM users WHERE context_id = ${client.contextId}`).length, 0);
  });

  it('waits for another one of the same client', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => post([house(name)])));
    for (const answer of answers) await successOf(answer);
    assert.deepEqual(await names(), ['a', 'b', 'c']);
  });

  it('and another one of the same estates at the same time both end', async () => {
    const all = Array.from({ length: 600 }, (_, number) => house(`e${number}`, { estate_type: 'OTHER' }));
    const other = await app.addClient({ contextId: client.contextId });
    const answers = await Promise.all([post(all), other.call('POST', '/v1/estates/batch', all.toReversed())]);
    const statuses = await Promise.all(answers.map((answer) => successOf<BatchLine[]>(answer)));
    for (const place of all.keys()) {
      const pair = [statuses[0]?.[place]?.status, statuses[1]?.at(-1 - place)?.status];
      assert.deepEqual(pair.toSorted(), [200, 201]);
    }
  });
});
