import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { cheapHash } from '../../../testing/server/cheap-password.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { addMember, callFromPage, cookieOf, type TestMember } from '../../../testing/test-member.ts';
import type { SessionState } from '../session-state.ts';
import { hashPassword } from './password.ts';

const PASSWORD = 'three small green houses';
const FAILURES = 3;
const MINUTE_MS = 60_000;

describe('signing in', () => {
  let app: TestApp;
  let client: TestClient;
  let member: TestMember;
  const passwordHash = cheapHash(PASSWORD);
  // Each test has a minute of its own.
  let now = Date.now();

  before(async () => {
    app = await startTestApp({
      env: {
        ROOFTREE_RATE_LIMITS: 'on',
        ROOFTREE_SIGN_IN_FAILURES_PER_MINUTE: String(FAILURES),
      },
      now: () => now,
    });
    client = await app.addClient();
  });
  after(() => app.stop());
  beforeEach(async () => {
    now += MINUTE_MS;
    member = await withPassword(await addMember(app, { contextId: client.contextId, role: 'editor' }));
  });

  async function withPassword(whose: TestMember): Promise<TestMember> {
    await app.dependencies.sql`UPDATE members SET password_hash = ${passwordHash} WHERE id = ${whose.id}`;
    return whose;
  }
  const signIn = (email: string, password: string, headers = {}) =>
    callFromPage(app.url, 'POST', '/v1/session', { email, password }, headers);
  const statusFrom = async (remoteAddress: string, email: string, password: string) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/v1/session',
      headers: { origin: app.url, 'x-rooftree-console': '1' },
      payload: { email, password },
      remoteAddress,
    });
    return answer.statusCode;
  };
  const sessionOf = (cookie: string) => callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie });

  it('says who it is and where they may do what, and sets a cookie that no script can read', async () => {
    const answer = await signIn(` ${member.email.toUpperCase()} `, PASSWORD);
    assert.equal(answer.status, 200);
    assert.match(
      answer.headers.getSetCookie()[0] ?? '',
      /^rooftree_session=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Strict$/,
    );
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    const state = (await answer.json()) as SessionState;
    assert.deepEqual(state, {
      member: {
        id: member.id,
        name: 'Test member',
        email: member.email,
        operator: false,
        has_password: true,
        passkeys: 0,
        openid_connected: false,
      },
      contexts: [
        {
          id: client.contextId,
          slug: state.contexts[0]?.slug,
          name: 'Test context',
          kind: 'AGENCY',
          sandbox: false,
          language: 'en',
          role: 'editor',
          permissions: [
            'calculations:create',
            'renovations:read',
            'reports:read',
            'reports:create',
            'estates:read',
            'estates:write',
            'renovations:write',
            'loans:read',
            'loans:write',
            'programmes:read',
            'programmes:write',
            'buildings:read',
            'buildings:write',
            'calculations:read',
            'connections:read',
          ],
        },
      ],
      second_factor_required: false,
    });
    assert.deepEqual(await (await sessionOf(cookieOf(answer))).json(), state);
  });

  it('answers the same to an unknown address, a wrong password, an account without one and one that is disabled', async () => {
    const without = await addMember(app, { contextId: client.contextId });
    const disabled = await withPassword(await addMember(app, { contextId: client.contextId }));
    await app.dependencies.sql`UPDATE members SET disabled_at = now() WHERE id = ${disabled.id}`;
    const answers: unknown[] = [];
    for (const [email, password] of [
      ['nobody@example.com', PASSWORD],
      [member.email, `${PASSWORD}.`],
      [without.email, PASSWORD],
      [disabled.email, PASSWORD],
    ] as const) {
      const answer = await signIn(email, password);
      answers.push([answer.status, await answer.json(), answer.headers.getSetCookie()]);
    }
    const refusal = {
      statusCode: 400,
      error: 'Bad Request',
      message: ['the address or the password is wrong'],
    };
    for (const answer of answers) assert.deepEqual(answer, [400, refusal, []]);
  });

  it('never goes on with a token that was there before: the old session ends, and no value can be planted', async () => {
    const planted = `rooftree_session=${'A'.repeat(43)}`;
    const first = await signIn(member.email, PASSWORD, { cookie: planted });
    assert.notEqual(cookieOf(first), planted);
    assert.equal((await sessionOf(planted)).status, 401);
    const second = await signIn(member.email, PASSWORD, { cookie: cookieOf(first) });
    assert.notEqual(cookieOf(second), cookieOf(first));
    assert.equal((await sessionOf(cookieOf(first))).status, 401);
    assert.equal((await sessionOf(cookieOf(second))).status, 200);
  });

  it('cannot be repeated with a cookie of before after signing out', async () => {
    const cookie = cookieOf(await signIn(member.email, PASSWORD));
    const out = await callFromPage(app.url, 'DELETE', '/v1/session', undefined, { cookie });
    assert.deepEqual([out.status, out.headers.getSetCookie()[0]?.includes('Max-Age=0')], [204, true]);
    assert.equal((await sessionOf(cookie)).status, 401);
    assert.equal((await callFromPage(app.url, 'DELETE', '/v1/session')).status, 204);
  });

  it('holds up who guesses at an account, and lets its member in from elsewhere', async () => {
    const guesses: number[] = [];
    for (let count = 0; count < FAILURES + 2; count++)
      guesses.push(await statusFrom('192.0.2.1', member.email, `guess number ${count}`));
    assert.deepEqual(guesses, [400, 400, 400, 429, 429]);
    // Also the right one: whoever guesses must not learn that they have found it.
    assert.equal(await statusFrom('192.0.2.1', member.email, PASSWORD), 429);
    assert.equal(await statusFrom('192.0.2.2', member.email, PASSWORD), 200);
    const other = await withPassword(await addMember(app, { contextId: client.contextId }));
    assert.equal(await statusFrom('192.0.2.1', other.email, PASSWORD), 200);
    now += MINUTE_MS;
    assert.equal(await statusFrom('192.0.2.1', member.email, PASSWORD), 200);
  });

  it('changes the password for who knows it, ends every session and gives this browser a new one', async () => {
    const first = cookieOf(await signIn(member.email, PASSWORD));
    const second = cookieOf(await signIn(member.email, PASSWORD));
    const change = (cookie: string, current: string, wanted: string) =>
      callFromPage(app.url, 'POST', '/v1/session/password', { current, new: wanted }, { cookie });
    const faultsOf = async (answer: Response) => [
      answer.status,
      ((await answer.json()) as { message: string[] }).message,
    ];
    assert.deepEqual(await faultsOf(await change(first, 'not the password', 'four small green houses')), [
      400,
      ['current is not the password'],
    ]);
    for (const [weak, fault] of [
      ['short', 'new must be longer than or equal to 12 characters'],
      ['x'.repeat(129), 'new must be shorter than or equal to 128 characters'],
      ['Password12345', 'new is one of those that everybody tries first'],
      [member.email, 'new must not be the mail address'],
    ])
      assert.deepEqual(await faultsOf(await change(first, PASSWORD, weak ?? '')), [400, [fault]]);
    const changed = await change(first, PASSWORD, 'four small green houses');
    assert.equal(changed.status, 200);
    for (const ended of [first, second, member.cookie]) assert.equal((await sessionOf(ended)).status, 401);
    assert.equal((await sessionOf(cookieOf(changed))).status, 200);
    assert.equal((await signIn(member.email, PASSWORD)).status, 400);
    assert.equal((await signIn(member.email, 'four small green houses')).status, 200);
  });

  it('sets a cookie of the host alone behind https', async () => {
    const { sessionCookie } = await import('../../sessions/session-cookie.ts');
    assert.equal(
      sessionCookie('https://plans.example.com/renovate', 'x', 60),
      '__Host-rooftree_session=x; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
    );
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    await app.dependencies
      .sql`UPDATE members SET password_hash = ${await hashPassword(PASSWORD)} WHERE id = ${member.id}`;
    // Processor time of this process, which runs the server: a missing comparison would be less than half.
    const costOf = async (email: string) => {
      const before = process.cpuUsage();
      await statusFrom('192.0.2.6', email, 'a guess of a password');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [unknown, known] = [await costOf('nobody@example.com'), await costOf(member.email)];
    assert.ok(unknown > known / 3 && known > unknown / 3, `${unknown} and ${known} µs`);
  });

  it('is reported to those who manage the contexts of the member, and so is a refused attempt', async () => {
    const other = await app.addClient();
    const owner = await addMember(app, { contextId: other.contextId });
    await app.dependencies.sql`
      INSERT INTO memberships (context_id, member_id, role, accepted_at)
      VALUES (${other.contextId}, ${member.id}, 'viewer', now())`;
    const read = async () => {
      const answer = await owner.call('GET', `/v1/audit?operation=signIn&thing_id=${member.id}`);
      const { entries } = (await answer.json()) as { entries: Record<string, unknown>[] };
      return entries.map(({ actor, after: outcome, network, request_id: requestId }) => ({
        actor: (actor as { kind: string; id: string | null }).id,
        outcome,
        hasPlace: network !== null && requestId !== null,
      }));
    };
    assert.equal((await signIn(member.email, 'not the password')).status, 400);
    assert.equal((await signIn('nobody@example.com', 'not the password')).status, 400);
    assert.equal((await signIn(member.email, PASSWORD)).status, 200);
    assert.deepEqual(await read(), [
      { actor: member.id, outcome: null, hasPlace: true },
      { actor: null, outcome: { refused: true }, hasPlace: true },
    ]);
    const [all] = await app.dependencies.sql<[{ count: number }]>`
      SELECT count(*) FROM audit_entries WHERE operation = 'signIn' AND thing_id = ${member.id}`;
    assert.equal(all.count, 4, 'in each of both contexts');
  });
});
