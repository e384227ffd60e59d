import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMember, callFromPage, cookieOf, type TestMember } from '../../../testing/test-member.ts';
import { inviteOperator, makeDemoLink } from '../operators.service.ts';

interface Invited {
  id: string;
  invitation_url: string;
}

describe('an invitation', () => {
  let app: TestApp;
  let contextId: string;
  let owner: TestMember;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    ({ contextId } = await app.addClient());
    owner = await addMember(app, { contextId });
  });

  async function invite(by = owner, email = `${randomUUID()}@example.com`) {
    const answer = await by.call('POST', '/v1/members', { email, role: 'viewer' });
    return opened((await answer.json()) as Invited);
  }
  const opened = ({ id, invitation_url: url }: Invited) => ({ id, token: url.split('/').at(-1) ?? '' });
  const renew = async (id: string, by = owner) =>
    opened((await (await by.call('POST', `/v1/members/${id}/invitation`)).json()) as Invited);
  const post = (path: string, body: object) => callFromPage(app.url, 'POST', path, body);
  /** Looked at, and accepted. */
  const statuses = async (token: string, more: object = {}) => [
    (await post('/v1/invitations/lookup', { token })).status,
    (
      await post('/v1/invitations/accept', {
        token,
        name: 'Bob',
        password: 'three small green houses',
        ...more,
      })
    ).status,
  ];
  const [GONE, GOOD] = [
    [410, 410],
    [200, 200],
  ];

  it('leads nowhere once it has expired, or its membership or account is disabled', async () => {
    const { sql } = app.dependencies;
    const ends = [
      (id: string) => sql`UPDATE memberships SET invitation_expires_at = now() WHERE member_id = ${id}`,
      (id: string) => sql`UPDATE memberships SET disabled_at = now() WHERE member_id = ${id}`,
      (id: string) => sql`UPDATE members SET disabled_at = now() WHERE id = ${id}`,
    ];
    for (const end of ends) {
      const { id, token } = await invite();
      await end(id);
      assert.deepEqual(await statuses(token), GONE);
    }
    assert.deepEqual(await statuses((await invite()).token), GOOD);
  });

  it('lets in the one who was invited, and nobody who still is', async () => {
    const [first, second] = [await invite(), await invite()];
    assert.deepEqual(await statuses(first.token), GOOD);
    const { sql } = app.dependencies;
    const rows = await sql`SELECT FROM memberships WHERE member_id = ${second.id} AND accepted_at IS NULL`;
    assert.equal(rows.length, 1);
    assert.deepEqual(await statuses(second.token), GOOD);
  });

  it('is replaced by a new one of the same person in the same context alone', async () => {
    const email = `${randomUUID()}@example.com`;
    const elsewhere = await addMember(app, { contextId: (await app.addClient()).contextId });
    const [here, there, another] = [
      await invite(owner, email),
      await invite(elsewhere, email),
      await invite(),
    ];
    const renewed = await renew(here.id);
    assert.deepEqual(await statuses(here.token), GONE);
    for (const token of [there.token, another.token, renewed.token])
      assert.equal((await post('/v1/invitations/lookup', { token })).status, 200);
  });

  it('of an operator leads nowhere once it has expired or the account is disabled', async () => {
    const { sql } = app.dependencies;
    for (const column of ['link_expires_at', 'disabled_at']) {
      const email = `${randomUUID()}@example.com`;
      const { token } = await inviteOperator(sql, email);
      await sql`UPDATE members SET ${sql({ [column]: new Date(Date.now() - 1000) })} WHERE email = ${email}`;
      assert.deepEqual(await statuses(token), GONE, column);
    }
    const email = `${randomUUID()}@example.com`;
    assert.deepEqual(await statuses((await inviteOperator(sql, email)).token), GOOD);
  });

  it('by a link that signs in ends the session that the browser had', async () => {
    const token = await makeDemoLink(app.dependencies.sql, contextId);
    const answer = await callFromPage(
      app.url,
      'POST',
      '/v1/session/link',
      { token },
      { cookie: owner.cookie },
    );
    assert.equal(answer.status, 200);
    const open = (cookie: string) => callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie });
    assert.equal((await open(owner.cookie)).status, 401);
    assert.equal((await open(cookieOf(answer))).status, 200);
  });
});
