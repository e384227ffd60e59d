import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, callFromPage, cookieOf } from '../../testing/test-member.ts';
import { hasOperator } from './accounts.repository.ts';
import {
  disableAccount,
  inviteByCommand,
  inviteOperator,
  makeDemoLink,
  makeFirstOperatorLink,
} from './operators.service.ts';

const PASSWORD = 'three small green houses';

describe('operators', () => {
  let app: TestApp;

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  const accept = (body: object) => callFromPage(app.url, 'POST', '/v1/invitations/accept', body);

  it('begin with a link that asks for an address, made once by however many start together', async () => {
    const { sql } = app.dependencies;
    const made = await Promise.all([1, 2, 3].map(() => makeFirstOperatorLink(sql, { isReplaced: false })));
    const tokens = made.filter((token) => token !== null);
    assert.equal(tokens.length, 1);
    const shown = await makeFirstOperatorLink(sql, { isReplaced: true });
    assert.ok(shown !== null);
    assert.equal(
      (await accept({ token: tokens[0], name: 'Op', email: 'op@example.com', password: PASSWORD })).status,
      410,
    );
    const looked = await callFromPage(app.url, 'POST', '/v1/invitations/lookup', { token: shown });
    const { expires_at: _, ...invitation } = (await looked.json()) as Record<string, unknown>;
    assert.deepEqual(invitation, {
      email: null,
      name: null,
      context: null,
      role: 'operator',
      has_account: false,
      has_password: false,
    });

    const other = await addMember(app, {});
    const taken = await accept({ token: shown, name: 'Op', email: other.email, password: PASSWORD });
    assert.equal(taken.status, 409);
    assert.equal((await accept({ token: shown, name: 'Op', password: PASSWORD })).status, 400);
    assert.equal(await hasOperator(sql), false);
    const answer = await accept({ token: shown, name: 'Op', email: 'Op@Example.com', password: PASSWORD });
    const { member } = (await answer.json()) as { member: { email: string; operator: boolean } };
    assert.deepEqual([answer.status, member.email, member.operator], [200, 'op@example.com', true]);
    assert.equal(await makeFirstOperatorLink(sql, { isReplaced: true }), null);
  });

  it('are made by the command, which also gives a new link to one who lost theirs', async () => {
    const { sql } = app.dependencies;
    const email = 'second@example.com';
    const { token, memberId, hasRemovedCredentials } = await inviteOperator(sql, email);
    assert.equal(hasRemovedCredentials, false);
    const cookie = cookieOf(await accept({ token, name: 'Second', password: PASSWORD }));
    const { token: again, ...second } = await inviteOperator(sql, email);
    assert.deepEqual(second, { memberId, email, hasRemovedCredentials: true });
    assert.equal((await callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie })).status, 401);
    assert.equal((await accept({ token: again, password: 'four small green houses' })).status, 200);
    assert.equal(
      (await callFromPage(app.url, 'POST', '/v1/session', { email, password: PASSWORD })).status,
      400,
    );
    const invited = await sql`
      SELECT before, after FROM audit_entries WHERE thing_id = ${memberId} AND operation = 'inviteOperator' ORDER BY id`;
    assert.deepEqual(
      [...invited],
      [
        { before: { operator: false }, after: { operator: true, credentialsRemoved: false } },
        { before: { operator: true }, after: { operator: true, credentialsRemoved: true } },
      ],
    );
  });

  it('are no way in for who invites the address of one who has not accepted yet', async () => {
    const { sql } = app.dependencies;
    await inviteOperator(sql, 'third@example.com');
    const { contextId } = await app.addClient();
    const { token, hasRemovedCredentials } = await inviteByCommand(sql, contextId, {
      email: 'third@example.com',
      role: 'viewer',
    });
    assert.equal(hasRemovedCredentials, false);
    assert.equal((await accept({ token, name: 'Thief', password: PASSWORD })).status, 400);
  });

  it('disable an account everywhere at once, until it is invited again', async () => {
    const { sql } = app.dependencies;
    const { contextId } = await app.addClient();
    const member = await addMember(app, { contextId });
    await disableAccount(sql, member.email);
    assert.equal((await member.call('GET', '/v1/estate/list')).status, 401);
    await assert.rejects(disableAccount(sql, 'nobody@example.com'), { kind: 'missing' });
    const { token } = await inviteByCommand(sql, contextId, { email: member.email, role: 'owner' });
    assert.equal((await accept({ token, password: PASSWORD })).status, 200);
    const rows =
      await sql`SELECT operation, actor_kind, after FROM audit_entries WHERE thing_id = ${member.id} ORDER BY id`;
    assert.deepEqual(
      rows.map(({ operation, actor_kind, after }) => [operation, actor_kind, after]),
      [
        ['disableMember', 'command', { disabled: true }],
        ['createMemberInvitation', 'command', null],
        ['acceptInvitation', 'member', { role: null }],
      ],
    );
  });

  it('have a demo whose link signs straight in as its owner, once', async () => {
    const { sql } = app.dependencies;
    const { contextId } = await app.addClient();
    const token = await makeDemoLink(sql, contextId);
    const enter = () => callFromPage(app.url, 'POST', '/v1/session/link', { token });
    const answer = await enter();
    const { contexts } = (await answer.json()) as { contexts: { id: string; role: string }[] };
    assert.deepEqual(
      contexts.map(({ id, role }) => [id, role]),
      [[contextId, 'owner']],
    );
    assert.equal((await enter()).status, 410);
    // The other kind of link is no way to sign in, and this one none to choose a password.
    const { token: join } = await inviteOperator(sql, 'fourth@example.com');
    assert.equal((await callFromPage(app.url, 'POST', '/v1/session/link', { token: join })).status, 410);
    const start = await makeDemoLink(sql, contextId);
    const cookie = cookieOf(answer);
    assert.equal((await callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie })).status, 200);
    assert.equal((await accept({ token: start, name: 'x', password: PASSWORD })).status, 410);
  });
});
