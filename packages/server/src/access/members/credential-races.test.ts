/** A password takes long to compare: what it was compared with may be gone when it was found right. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Executor } from '../../infra/database/sql.ts';
import { untilBlocked } from '../../testing/database/until-blocked.ts';
import {
  type Person,
  startTestProvider,
  type TestProvider,
} from '../../testing/providers/openid-provider.ts';
import { visitProvider } from '../../testing/providers/openid-sign-in.ts';
import { cheapHash } from '../../testing/server/cheap-password.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, callFromPage, type TestMember } from '../../testing/test-member.ts';
import { removeCredentials } from './credentials.repository.ts';

const PASSWORD = 'three small green houses';

describe('a request that is under way when credentials are removed', () => {
  let app: TestApp;
  let provider: TestProvider;
  let contextId: string;
  let owner: TestMember;
  let member: TestMember;

  before(async () => {
    provider = await startTestProvider();
    app = await startTestApp({ env: provider.env });
    provider.allow(`${app.url}/console/openid`);
    ({ contextId } = await app.addClient());
    owner = await addMember(app, { contextId });
  });
  after(async () => {
    await app.stop();
    await provider.stop();
  });
  beforeEach(async () => {
    member = await addMember(app, { contextId, role: 'viewer' });
    await app.dependencies.sql`
      UPDATE members SET password_hash = ${cheapHash(PASSWORD)} WHERE id = ${member.id}`;
  });

  /** Begins while the account is locked, and is answered when whoever has locked it is done. */
  const during = async (
    memberId: string,
    request: () => Promise<Response>,
    change: (tx: Executor) => Promise<unknown>,
  ) => {
    const { sql } = app.dependencies;
    const { answer } = await sql.begin(async (tx) => {
      // However long the request takes to come here.
      await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
      await tx`SELECT FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
      const begun = request();
      await untilBlocked(sql, 1);
      await change(tx);
      return { answer: begun };
    });
    return answer;
  };
  const becomeOperator = async (tx: Executor, memberId = member.id) => {
    await removeCredentials(tx, memberId, { areOwn: true });
    await tx`UPDATE members SET is_operator = true WHERE id = ${memberId}`;
  };
  const sessionsOf = async (memberId = member.id) =>
    (await app.dependencies.sql`SELECT FROM sessions WHERE member_id = ${memberId}`).length;
  const post = (path: string, body: object, cookie?: string) =>
    callFromPage(app.url, 'POST', path, body, { cookie });
  const invite = async (email: string, by = owner) => {
    const answer = await by.call('POST', '/v1/members', { email, role: 'viewer' });
    const { id, invitation_url: url } = (await answer.json()) as { id: string; invitation_url: string };
    return { id, token: url.split('/').at(-1) ?? '' };
  };

  it('does not sign in with the password of before', async () => {
    const signIn = () => post('/v1/session', { email: member.email, password: PASSWORD });
    const answer = await during(member.id, signIn, (tx) => becomeOperator(tx));
    assert.deepEqual([answer.status, await sessionsOf()], [400, 0]);
  });

  it('signs in when something else has changed', async () => {
    const signIn = () => post('/v1/session', { email: member.email, password: PASSWORD });
    const answer = await during(member.id, signIn, (tx) => tx`UPDATE members SET name = 'An'`);
    assert.equal(answer.status, 200);
  });

  it('does not choose the password of an account that is an operator’s by now', async () => {
    const { id, token } = await invite(`${randomUUID()}@example.com`);
    const accept = () => post('/v1/invitations/accept', { token, name: 'Thief', password: PASSWORD });
    const answer = await during(id, accept, (tx) => becomeOperator(tx, id));
    assert.deepEqual([answer.status, await sessionsOf(id)], [409, 0]);
  });

  it('does not accept with a password that was removed', async () => {
    const { contextId: second } = await app.addClient();
    const other = await addMember(app, { contextId: second });
    const { token } = await invite(member.email, other);
    const accept = () => post('/v1/invitations/accept', { token, password: PASSWORD });
    const answer = await during(member.id, accept, (tx) => becomeOperator(tx));
    assert.deepEqual([answer.status, await sessionsOf()], [409, 0]);
  });

  it('does not set a new password from a session that has ended', async () => {
    const change = () =>
      post('/v1/session/password', { current: PASSWORD, new: 'four small green houses' }, member.cookie);
    const answer = await during(member.id, change, (tx) => becomeOperator(tx));
    assert.deepEqual([answer.status, await sessionsOf()], [403, 0]);
  });

  it('does not connect an account at the provider from a session that has ended', async () => {
    const who: Person = { sub: randomUUID(), email: 'attacker@example.com', email_verified: true };
    const came = await visitProvider(app.url, provider, who, { cookie: member.cookie });
    const finish = () => post('/v1/session/openid', came.body, came.cookie);
    const answer = await during(member.id, finish, (tx) => becomeOperator(tx));
    assert.deepEqual([answer.status, await sessionsOf()], [403, 0]);
    const identities = await app.dependencies.sql`
      SELECT FROM member_identities WHERE member_id = ${member.id}`;
    assert.equal(identities.length, 0);
  });

  it('makes no link of an owner’s for somebody who is accepted elsewhere at that moment', async () => {
    const { contextId: second } = await app.addClient();
    const renew = () => owner.call('POST', `/v1/members/${member.id}/invitation`);
    const answer = await during(
      member.id,
      renew,
      (tx) => tx`
        INSERT INTO memberships (context_id, member_id, role, accepted_at)
        VALUES (${second}, ${member.id}, 'viewer', now())`,
    );
    assert.equal(answer.status, 409);
  });
});
