import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { cheapHash } from '../../testing/server/cheap-password.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, callFromPage, cookieOf, type TestMember } from '../../testing/test-member.ts';

interface Invited {
  id: string;
  email: string;
  role: string;
  status: string;
  invitation_url: string;
  mailed: boolean;
}

const PASSWORD = 'three small green houses';

describe('members', () => {
  let app: TestApp;
  let context: TestClient;
  let owner: TestMember;

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    context = await app.addClient();
    owner = await addMember(app, { contextId: context.contextId });
  });

  const bodyOf = async <T>(answer: Response) => (await answer.json()) as T;
  const invite = async (by: TestMember, email: string, role = 'editor') => {
    const answer = await by.call('POST', '/v1/members', { email, role });
    return { ...(await bodyOf<Invited>(answer)), answer };
  };
  const tokenOf = ({ invitation_url }: Pick<Invited, 'invitation_url'>) =>
    invitation_url.split('/').at(-1) ?? '';
  const accept = (token: string, more: object = {}) =>
    callFromPage(app.url, 'POST', '/v1/invitations/accept', {
      token,
      name: 'Bob',
      password: PASSWORD,
      ...more,
    });
  const lookUp = (token: string) => callFromPage(app.url, 'POST', '/v1/invitations/lookup', { token });
  const messagesOf = async (answer: Response) => [
    answer.status,
    (await bodyOf<{ message?: string[] }>(answer)).message ?? [],
  ];
  const listed = async (by: TestMember) =>
    (
      await bodyOf<{ members: { id: string; role: string; status: string; is_self: boolean }[] }>(
        await by.call('GET', '/v1/members'),
      )
    ).members;

  it('come by a link that is shown once, in the fragment of an address, and works once', async () => {
    const email = `${randomUUID()}@example.com`;
    const invited = await invite(owner, email.toUpperCase(), 'viewer');
    assert.deepEqual(
      [invited.answer.status, invited.email, invited.role, invited.mailed],
      [201, email, 'viewer', false],
    );
    assert.match(invited.invitation_url, /^http:\/\/127\.0\.0\.1:\d+\/console#\/join\/[\w-]{43}$/);
    const token = tokenOf(invited);
    const { sql } = app.dependencies;
    const kept = await sql`SELECT row_to_json(s)::text AS row FROM memberships s`;
    assert.ok(!JSON.stringify(kept).includes(token));
    const seen = await bodyOf<object>(await lookUp(token));
    assert.deepEqual(
      { ...seen, expires_at: '' },
      {
        email,
        name: null,
        context: { name: 'Test context' },
        role: 'viewer',
        has_account: false,
        has_password: false,
        expires_at: '',
      },
    );
    assert.deepEqual((await listed(owner)).map(({ status }) => status).sort(), ['active', 'invited']);
    const answer = await accept(token);
    assert.equal(answer.status, 200);
    const state = await bodyOf<{ member: { name: string }; contexts: { role: string }[] }>(answer);
    assert.deepEqual([state.member.name, state.contexts.map(({ role }) => role)], ['Bob', ['viewer']]);
    const cookie = cookieOf(answer);
    assert.equal((await callFromPage(app.url, 'GET', '/v1/estate/list', undefined, { cookie })).status, 200);
    assert.equal((await accept(token)).status, 410);
    assert.equal((await lookUp(token)).status, 410);
    const signedIn = await callFromPage(app.url, 'POST', '/v1/session', { email, password: PASSWORD });
    assert.equal(signedIn.status, 200);
  });

  it('are let in once when two accept at the same moment', async () => {
    const { invitation_url } = await invite(owner, `${randomUUID()}@example.com`);
    const token = tokenOf({ invitation_url });
    const statuses = (await Promise.all([accept(token), accept(token)])).map(({ status }) => status);
    assert.deepEqual(statuses.sort(), [200, 410]);
  });

  it('are not let in by a link that has expired, was replaced or never was', async () => {
    const invited = await invite(owner, `${randomUUID()}@example.com`);
    const again = await bodyOf<Invited>(await owner.call('POST', `/v1/members/${invited.id}/invitation`));
    assert.equal((await accept(tokenOf(invited))).status, 410);
    const { sql } = app.dependencies;
    await sql`UPDATE memberships SET invitation_expires_at = now() WHERE member_id = ${invited.id}`;
    assert.equal((await accept(tokenOf(again))).status, 410);
    assert.equal((await accept('A'.repeat(43))).status, 410);
    assert.equal((await accept('nonsense')).status, 400);
  });

  it('choose a password that is not weak', async () => {
    const invited = await invite(owner, `${randomUUID()}@example.com`);
    const token = tokenOf(invited);
    assert.deepEqual(await messagesOf(await accept(token, { password: 'password1234' })), [
      400,
      ['password is one of those that everybody tries first'],
    ]);
    assert.deepEqual(await messagesOf(await accept(token, { password: 'short' })), [
      400,
      ['password must be longer than or equal to 12 characters'],
    ]);
    assert.deepEqual(await messagesOf(await accept(token, { name: undefined })), [
      400,
      ['name should not be empty'],
    ]);
    assert.equal((await accept(token)).status, 200);
  });

  it('accepts for the account that is signed in, which may have no password, and for no other', async () => {
    const first = await app.addClient();
    const member = await addMember(app, { contextId: first.contextId, role: 'viewer' });
    const token = tokenOf(await invite(owner, member.email, 'editor'));
    const looked = await bodyOf<{ has_account: boolean; has_password: boolean }>(await lookUp(token));
    assert.deepEqual([looked.has_account, looked.has_password], [true, false]);
    assert.equal((await accept(token)).status, 400, 'no password is the right one');
    const by = (who: TestMember) => who.call('POST', '/v1/session/invitations', { token });
    assert.equal((await by(owner)).status, 409);
    assert.equal((await callFromPage(app.url, 'POST', '/v1/session/invitations', { token })).status, 401);
    const accepted = await by(member);
    assert.equal(accepted.status, 200);
    const { contexts } = await bodyOf<{ contexts: { role: string }[] }>(accepted);
    assert.deepEqual(contexts.map(({ role }) => role).sort(), ['editor', 'viewer']);
    assert.equal((await by(member)).status, 410, 'once');
  });

  it('cannot be taken over by who invites their address into another context', async () => {
    const victim = await addMember(app, { contextId: context.contextId });
    const { sql } = app.dependencies;
    await sql`UPDATE members SET password_hash = ${cheapHash(PASSWORD)} WHERE id = ${victim.id}`;
    const elsewhere = await app.addClient();
    const stranger = await addMember(app, { contextId: elsewhere.contextId });
    const invited = await invite(stranger, victim.email, 'viewer');
    const token = tokenOf(invited);
    assert.equal((await bodyOf<{ has_account: boolean }>(await lookUp(token))).has_account, true);
    const mine = { password: 'chosen by the stranger' };
    assert.equal((await accept(token, mine)).status, 400);
    assert.equal(
      (await callFromPage(app.url, 'POST', '/v1/session', { email: victim.email, ...mine })).status,
      400,
    );
    // The person themselves accepts with the password that they have.
    const answer = await accept(token);
    const state = await bodyOf<{ member: { name: string }; contexts: object[] }>(answer);
    assert.deepEqual([answer.status, state.contexts.length, state.member.name], [200, 2, 'Test member']);
    // And once they have rights elsewhere, no owner of the second context can make a link to a new password.
    assert.equal((await stranger.call('POST', `/v1/members/${victim.id}/invitation`)).status, 409);
  });

  it('cannot be taken over while they have no password yet', async () => {
    const signedInByLink = await addMember(app, { contextId: context.contextId });
    const elsewhere = await app.addClient();
    const stranger = await addMember(app, { contextId: elsewhere.contextId });
    const token = tokenOf(await invite(stranger, signedInByLink.email));
    assert.equal((await accept(token)).status, 400);
    // Two invitations of an address without an account: the holder of one gets nothing of the other.
    const email = `${randomUUID()}@example.com`;
    await invite(owner, email, 'owner');
    const answer = await accept(tokenOf(await invite(stranger, email, 'viewer')));
    const state = await bodyOf<{ contexts: { id: string }[] }>(answer);
    assert.deepEqual(
      state.contexts.map(({ id }) => id),
      [elsewhere.contextId],
    );
  });

  it('get a link to a new password, which ends their sessions', async () => {
    const email = `${randomUUID()}@example.com`;
    const invited = await invite(owner, email);
    const cookie = cookieOf(await accept(tokenOf(invited)));
    const again = await bodyOf<Invited>(await owner.call('POST', `/v1/members/${invited.id}/invitation`));
    assert.equal(again.status, 'active');
    const answer = await accept(tokenOf(again), { password: 'four small green houses', name: undefined });
    assert.equal(answer.status, 200);
    assert.equal((await callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie })).status, 401);
    assert.equal(
      (await callFromPage(app.url, 'POST', '/v1/session', { email, password: PASSWORD })).status,
      400,
    );
  });

  it('lose their sessions with a change of role, at the next request, and have the new rights after signing in', async () => {
    const member = await addMember(app, { contextId: context.contextId, role: 'viewer' });
    const changed = await owner.call('PATCH', `/v1/members/${member.id}`, { role: 'editor' });
    assert.equal((await bodyOf<{ role: string }>(changed)).role, 'editor');
    assert.equal((await member.call('GET', '/v1/estate/list')).status, 401);
    const same = await addMember(app, { contextId: context.contextId, role: 'viewer' });
    await owner.call('PATCH', `/v1/members/${same.id}`, { role: 'viewer' });
    assert.equal((await same.call('GET', '/v1/estate/list')).status, 200);
  });

  it('go on in the browser where they change their own role', async () => {
    const second = await addMember(app, { contextId: context.contextId });
    const answer = await second.call('PATCH', `/v1/members/${second.id}`, { role: 'viewer' });
    assert.equal(answer.status, 200);
    assert.equal((await second.call('GET', '/v1/session')).status, 401);
    const renewed = { cookie: cookieOf(answer) };
    assert.equal((await second.call('GET', '/v1/estate/list', undefined, renewed)).status, 200);
    assert.equal((await second.call('GET', '/v1/members', undefined, renewed)).status, 403);
  });

  it('are disabled and enabled, and removed; who is in no context is forgotten', async () => {
    const member = await addMember(app, { contextId: context.contextId, role: 'editor' });
    const path = `/v1/members/${member.id}`;
    const disabled = await bodyOf<{ status: string }>(await owner.call('PATCH', path, { disabled: true }));
    assert.equal(disabled.status, 'disabled');
    assert.equal((await member.call('GET', '/v1/estate/list')).status, 401);
    const enabled = await bodyOf<{ status: string }>(await owner.call('PATCH', path, { disabled: false }));
    assert.equal(enabled.status, 'active');
    assert.equal((await owner.call('DELETE', path)).status, 204);
    assert.equal((await owner.call('DELETE', path)).status, 404);
    const { sql } = app.dependencies;
    assert.equal((await sql`SELECT 1 FROM members WHERE id = ${member.id}`).length, 0);
    // Of two contexts, the account stays for the other one.
    const elsewhere = await app.addClient();
    const both = await addMember(app, { contextId: elsewhere.contextId });
    await sql`
      INSERT INTO memberships (context_id, member_id, role, accepted_at)
      VALUES (${context.contextId}, ${both.id}, 'viewer', now())`;
    assert.equal((await owner.call('DELETE', `/v1/members/${both.id}`)).status, 204);
    assert.equal((await sql`SELECT 1 FROM members WHERE id = ${both.id}`).length, 1);
  });

  it('of which the last owner is neither removed, disabled nor demoted, even by two at once', async () => {
    const path = `/v1/members/${owner.id}`;
    const operator = await addMember(app, { isOperator: true });
    const headers = { 'x-rooftree-context': context.contextId };
    for (const by of [owner, operator]) {
      for (const change of [{ role: 'viewer' }, { disabled: true }])
        assert.equal((await by.call('PATCH', path, change, headers)).status, 409);
      assert.equal((await by.call('DELETE', path, undefined, headers)).status, 409);
    }
    const other = await addMember(app, { contextId: context.contextId });
    const statuses = await Promise.all([
      owner.call('PATCH', `/v1/members/${other.id}`, { role: 'viewer' }),
      other.call('PATCH', path, { role: 'viewer' }),
    ]);
    // Whoever comes second is no owner any more, or would be the last one.
    assert.deepEqual(statuses.filter(({ status }) => status === 200).length, 1);
    const { sql } = app.dependencies;
    const owners = await sql`
      SELECT 1 FROM memberships WHERE context_id = ${context.contextId} AND role = 'owner'`;
    assert.equal(owners.length, 1);
  });

  it('of another context look like nobody', async () => {
    const elsewhere = await app.addClient();
    const stranger = await addMember(app, { contextId: elsewhere.contextId });
    const answers: unknown[] = [];
    for (const id of [owner.id, randomUUID()])
      for (const [method, path, body] of [
        ['PATCH', `/v1/members/${id}`, { role: 'viewer' }],
        ['DELETE', `/v1/members/${id}`, undefined],
        ['POST', `/v1/members/${id}/invitation`, undefined],
      ] as const)
        answers.push(await messagesOf(await stranger.call(method, path, body)));
    for (const answer of answers) assert.deepEqual(answer, [404, []]);
    assert.ok(!(await listed(stranger)).some(({ id }) => id === owner.id));
  });

  it('are not invited twice', async () => {
    const email = `${randomUUID()}@example.com`;
    assert.equal((await invite(owner, email)).answer.status, 201);
    assert.deepEqual(await messagesOf(await owner.call('POST', '/v1/members', { email, role: 'viewer' })), [
      409,
      [`${email} is a member of this context already`],
    ]);
  });
});
