import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';
import { hashToken } from './session-token.ts';
import { countEndedSessions, deleteEndedSessions } from './sessions.repository.ts';

const LIST = '/v1/estate/list';
const BATCH = '/v1/calculation-jobs/energy-efficiency-indication/batch';

describe('a session', () => {
  let app: TestApp;
  let client: TestClient;
  let member: TestMember;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    member = await addMember(app, { contextId: client.contextId });
  });
  after(() => app.stop());

  const messagesOf = async (answer: Response): Promise<[number, string[]]> => {
    const { message = [] } = (await answer.json()) as { message?: string[] };
    return [answer.status, message];
  };
  const tokenOf = ({ cookie }: TestMember) => cookie.split('=')[1] ?? '';
  const age = (whose: TestMember, column: 'created_at' | 'last_used_at', text: string) => {
    const { sql } = app.dependencies;
    return sql`UPDATE sessions SET ${sql(column)} = now() - ${text}::interval WHERE token_hash = ${hashToken(tokenOf(whose))}`;
  };

  it('makes its member a caller of the operations that clients have', async () => {
    const put = await member.call('PUT', '/v1/estates/by-session', {
      address: { country: 'NL' },
      estate_type: 'OTHER',
    });
    assert.equal(put.status, 201);
    const seen = await client.call('GET', '/v1/estates/by-session');
    assert.equal(((await seen.json()) as { external_id: string }).external_id, 'by-session');
    assert.equal((await member.call('GET', LIST)).status, 200);
  });

  it('repeats an answer by its Idempotency-Key, and erases in the name of its member', async () => {
    await addEstate(app.dependencies.sql, client.contextId, { externalId: 'keyed' });
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await member.call('POST', BATCH, ['keyed'], headers),
      await member.call('POST', BATCH, ['keyed'], headers),
    ];
    assert.deepEqual(
      [first.status, second.status, second.headers.get('idempotency-replayed')],
      [201, 201, 'true'],
    );
    const { id } = (await first.json()) as { id: string };
    await member.call('POST', `/v1/calculation-jobs/${id}/stop`);
    assert.equal((await member.call('DELETE', '/v1/estates/keyed?erase=true')).status, 204);
    const rows = await app.dependencies.sql`
      SELECT client_id, member_id FROM erasures WHERE context_id = ${client.contextId}`;
    assert.deepEqual([...rows], [{ client_id: null, member_id: member.id }]);
  });

  it('needs a choice among several contexts, and none where there is one', async () => {
    const other = await app.addClient();
    const both = await addMember(app, { contextId: client.contextId });
    const { sql } = app.dependencies;
    await sql`
      INSERT INTO memberships (context_id, member_id, role, accepted_at)
      VALUES (${other.contextId}, ${both.id}, 'viewer', now())`;
    assert.deepEqual(await messagesOf(await both.call('GET', LIST)), [
      400,
      ['X-Rooftree-Context must be the id of one of your contexts'],
    ]);
    const choose = (contextId: string) => ({ 'x-rooftree-context': contextId });
    assert.equal((await both.call('GET', LIST, undefined, choose(other.contextId))).status, 200);
    const write = (contextId: string) =>
      both.call(
        'PUT',
        '/v1/estates/x',
        { address: { country: 'NL' }, estate_type: 'OTHER' },
        choose(contextId),
      );
    assert.equal((await write(client.contextId)).status, 201);
    assert.deepEqual(await messagesOf(await write(other.contextId)), [
      403,
      ['your role in this context does not allow this'],
    ]);
  });

  it('finds a context of others exactly as missing as one that does not exist', async () => {
    const other = await app.addClient();
    const answers: unknown[] = [];
    for (const contextId of [other.contextId, randomUUID(), 'nonsense', ''])
      answers.push(
        await messagesOf(await member.call('GET', LIST, undefined, { 'x-rooftree-context': contextId })),
      );
    for (const answer of answers) assert.deepEqual(answer, [403, ['you are not a member of this context']]);
  });

  it('opens every context to an operator, and none that does not exist', async () => {
    const operator = await addMember(app, { isOperator: true });
    const ask = (contextId: string) =>
      operator.call('GET', LIST, undefined, { 'x-rooftree-context': contextId });
    assert.equal((await ask(client.contextId)).status, 200);
    assert.equal((await ask((await app.addClient()).contextId)).status, 200);
    assert.equal((await ask(randomUUID())).status, 403);
  });

  const proofs: [string, Record<string, string | undefined>][] = [
    ['no Origin', { origin: undefined }],
    ['another Origin', { origin: 'https://evil.example.com' }],
    ['an Origin that only begins like ours', { origin: 'http://127.0.0.1.evil.example.com' }],
    ['an opaque Origin', { origin: 'null' }],
    ['no header of the console', { 'x-rooftree-console': undefined }],
    ['another header of the console', { 'x-rooftree-console': 'true' }],
  ];
  for (const [what, headers] of proofs) {
    it(`changes nothing for a page with ${what}, and still reads`, async () => {
      const body = { address: { country: 'NL' }, estate_type: 'OTHER' };
      for (const [method, path] of [
        ['PUT', '/v1/estates/forged'],
        ['DELETE', '/v1/sessions'],
        ['POST', '/v1/session'],
        ['POST', '/v1/session/link'],
      ] as const) {
        const [status, messages] = await messagesOf(
          await member.call(method, path, method === 'DELETE' ? undefined : body, headers),
        );
        assert.equal(status, 403, path);
        assert.match(messages.join(), /^(Origin|X-Rooftree-Console) must be/);
      }
      assert.equal((await member.call('GET', '/v1/estates/forged')).status, 404);
      assert.equal((await member.call('GET', LIST, undefined, headers)).status, 200);
    });
  }

  it('takes the address that was asked for as its own where no public address was set', async () => {
    const { port } = new URL(app.url);
    const origin = `http://localhost:${port}`;
    const answer = await app.app.inject({
      method: 'DELETE',
      url: '/v1/sessions',
      headers: { cookie: member.cookie, origin, host: `localhost:${port}`, 'x-rooftree-console': '1' },
    });
    assert.equal(answer.statusCode, 204);
    const foreign = await app.app.inject({
      method: 'DELETE',
      url: '/v1/sessions',
      headers: { cookie: member.cookie, origin, host: 'other.example.com', 'x-rooftree-console': '1' },
    });
    assert.equal(foreign.statusCode, 403);
  });

  it('is not checked beside a token, good or bad', async () => {
    const authorization = `Bearer ${client.token}`;
    const other = await app.addClient();
    const answer = await member.call('GET', LIST, undefined, { authorization: `Bearer ${other.token}` });
    assert.deepEqual(((await answer.json()) as { estates: unknown[] }).estates, []);
    for (const bad of ['Bearer nonsense', 'Basic YTpi', ''])
      assert.equal((await member.call('GET', LIST, undefined, { authorization: bad })).status, 401, bad);
    // A change by token needs no proof of a page.
    const put = await member.call(
      'PUT',
      '/v1/estates/by-token',
      { address: { country: 'NL' }, estate_type: 'OTHER' },
      { authorization, origin: undefined, 'x-rooftree-console': undefined },
    );
    assert.equal(put.status, 201);
    assert.equal((await member.call('GET', '/v1/session', undefined, { authorization })).status, 401);
  });

  it('is none without its cookie, with another value, or with two of them', async () => {
    const token = tokenOf(member);
    for (const cookie of [
      'other=1',
      'rooftree_session=',
      `rooftree_session=${token}x`,
      `rooftree_session=${hashToken(token).toString('base64url')}`,
      `xrooftree_session=${token}`,
      `rooftree_session=${token}; rooftree_session=${token}`,
    ])
      for (const path of [LIST, '/v1/session'])
        assert.equal((await member.call('GET', path, undefined, { cookie })).status, 401, cookie);
    const among = `a=1; rooftree_session=${token}; b=2`;
    assert.equal((await member.call('GET', LIST, undefined, { cookie: among })).status, 200);
  });

  it('is kept by its hash alone', async () => {
    const { sql } = app.dependencies;
    const rows = await sql`SELECT row_to_json(s)::text AS row FROM sessions s`;
    assert.ok(rows.length > 0);
    assert.ok(!JSON.stringify(rows).includes(tokenOf(member)));
  });

  it('ends after its time without use, and after its time in all, and is then removed', async () => {
    const { sql } = app.dependencies;
    const limits = { idleHours: 12, days: 14 };
    for (const [column, kept, gone] of [
      ['last_used_at', '11 hours 59 minutes', '12 hours 1 minute'],
      ['created_at', '13 days 23 hours', '14 days 1 minute'],
    ] as const) {
      const another = await addMember(app, { contextId: client.contextId });
      await age(another, column, kept);
      assert.equal((await another.call('GET', LIST)).status, 200, column);
      await age(another, column, gone);
      assert.equal((await another.call('GET', LIST)).status, 401, column);
      assert.equal((await another.call('GET', '/v1/session')).status, 401, column);
      assert.equal(await countEndedSessions(sql, limits), 1);
      assert.equal(await deleteEndedSessions(sql, limits, 10), 1);
    }
    assert.equal(await countEndedSessions(sql, limits), 0);
  });

  it('writes its use down once a minute', async () => {
    const { sql } = app.dependencies;
    const another = await addMember(app, { contextId: client.contextId });
    const version = async () =>
      (await sql`SELECT xmin::text AS v FROM sessions WHERE member_id = ${another.id}`)[0]?.['v'];
    const first = await version();
    for (let count = 0; count < 3; count++) await another.call('GET', LIST);
    assert.equal(await version(), first);
    await age(another, 'last_used_at', '61 seconds');
    const aged = await version();
    await another.call('GET', LIST);
    const used = await version();
    assert.notEqual(used, aged);
    await another.call('GET', LIST);
    assert.equal(await version(), used);
  });

  it('is listed to its member alone, who can end the others, or one of them', async () => {
    const ann = await addMember(app, { contextId: client.contextId });
    const bob = await addMember(app, { contextId: client.contextId });
    const { sql } = app.dependencies;
    const list = async (whose: TestMember) =>
      (
        (await (await whose.call('GET', '/v1/sessions')).json()) as {
          sessions: { id: string; is_current: boolean }[];
        }
      ).sessions;
    const [session, ...more] = await list(ann);
    assert.ok(session?.is_current && more.length === 0);
    assert.equal((await bob.call('DELETE', `/v1/sessions/${session.id}`)).status, 404);
    for (let count = 0; count < 2; count++)
      await sql`INSERT INTO sessions (member_id, token_hash, network) VALUES (${ann.id}, sha256(uuid_send(uuidv7())), 'x')`;
    const others = (await list(ann)).filter(({ is_current }) => !is_current);
    assert.equal((await ann.call('DELETE', `/v1/sessions/${others[0]?.id}`)).status, 204);
    assert.equal((await list(ann)).length, 2);
    assert.equal((await ann.call('DELETE', '/v1/sessions')).status, 204);
    assert.deepEqual(
      (await list(ann)).map(({ is_current }) => is_current),
      [true],
    );
    assert.equal((await ann.call('DELETE', '/v1/session')).status, 204);
    assert.equal((await ann.call('GET', LIST)).status, 401);
    assert.equal((await bob.call('GET', LIST)).status, 200);
  });
});
