import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMember, type TestMember } from '../../../testing/test-member.ts';

interface Listed {
  id: string;
  name: string | null;
  status: string;
}

describe('inviting somebody who works elsewhere', () => {
  let app: TestApp;
  let owner: TestMember;
  let contextId: string;
  let elsewhereId: string;
  let person: TestMember;

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    ({ contextId } = await app.addClient());
    ({ contextId: elsewhereId } = await app.addClient());
    owner = await addMember(app, { contextId });
    person = await addMember(app, { contextId: elsewhereId });
  });

  const bodyOf = async <T>(answer: Response) => (await answer.json()) as T;
  const invite = async (more: object = {}) => {
    const answer = await owner.call('POST', '/v1/members', { email: person.email, role: 'viewer', ...more });
    return bodyOf<Listed & { invitation_url: string }>(answer);
  };
  const listed = async () => {
    const { members } = await bodyOf<{ members: Listed[] }>(await owner.call('GET', '/v1/members'));
    return members.find(({ id }) => id === person.id);
  };
  const isSignedIn = async (who = person) => (await who.call('GET', '/v1/session')).status === 200;
  const acceptedHere = (role = 'viewer') => app.dependencies.sql`
    INSERT INTO memberships (context_id, member_id, role, accepted_at)
    VALUES (${contextId}, ${person.id}, ${role}, now())`;
  const pathOf = (who = person) => `/v1/members/${who.id}`;

  it('shows the name that was given with the invitation, and theirs only once they have accepted', async () => {
    const invited = await invite({ name: 'Somebody' });
    assert.equal(invited.name, 'Somebody');
    const token = invited.invitation_url.split('/').at(-1) ?? '';
    const looked = await owner.call('POST', '/v1/invitations/lookup', { token });
    assert.equal((await bodyOf<Listed>(looked)).name, 'Somebody');
    const found = await owner.call('POST', '/v1/privacy/persons', { search: 'Test member' });
    const { members } = await bodyOf<{ members: Listed[] }>(found);
    assert.ok(!members.some(({ id }) => id === person.id), 'a search by name does not find them');
    const exported = await (await owner.call('POST', '/v1/privacy/export')).text();
    assert.match(exported, /"name":\s*"Somebody"/);
    assert.equal((await person.call('POST', '/v1/session/invitations', { token })).status, 200);
    assert.equal((await listed())?.name, 'Test member');
  });

  it('shows no name where none was given, and nothing of what the operator did to the account', async () => {
    assert.equal((await invite()).name, null);
    await app.dependencies.sql`UPDATE members SET disabled_at = now() WHERE id = ${person.id}`;
    assert.deepEqual([(await listed())?.name, (await listed())?.status], [null, 'invited']);
  });

  it('and changing or taking back the invitation ends nothing of theirs', async () => {
    await invite();
    assert.equal((await owner.call('PATCH', pathOf(), { role: 'editor' })).status, 200);
    assert.ok(await isSignedIn());
    assert.equal((await owner.call('PATCH', pathOf(), { disabled: true })).status, 200);
    assert.ok(await isSignedIn());
    assert.equal((await owner.call('DELETE', pathOf())).status, 204);
    assert.ok(await isSignedIn());
  });

  it('also when they have no rights left elsewhere: their account stays', async () => {
    const { sql } = app.dependencies;
    const leave = () => sql`DELETE FROM memberships WHERE context_id = ${elsewhereId}`;
    const credentials = [
      () => sql`UPDATE members SET password_hash = 'x' WHERE id = ${person.id}`,
      () => sql`INSERT INTO passkeys (member_id, credential_id, public_key, counter, name)
        VALUES (${person.id}, ${person.id}, '\\x00', 0, 'Phone')`,
      () => sql`INSERT INTO member_identities (issuer, subject, member_id)
        VALUES ('https://id.example.com', ${person.id}, ${person.id})`,
      () => sql`UPDATE members SET is_operator = true WHERE id = ${person.id}`,
    ];
    for (const give of credentials) {
      person = await addMember(app, { contextId: elsewhereId });
      await leave();
      await give();
      await invite();
      assert.equal((await owner.call('DELETE', pathOf())).status, 204);
      assert.ok(await isSignedIn(), String(give));
    }
    person = await addMember(app, {});
    await invite();
    assert.equal((await owner.call('DELETE', pathOf())).status, 204);
    const left = await sql`SELECT 1 FROM members WHERE id = ${person.id}`;
    assert.equal(left.length, 0, 'one that nobody ever opened goes');
  });

  it('a member of both keeps their sessions, with what they may still do', async () => {
    await acceptedHere();
    const here = { 'x-rooftree-context': contextId };
    assert.equal((await owner.call('PATCH', pathOf(), { role: 'owner' })).status, 200);
    assert.equal((await person.call('GET', '/v1/members', undefined, here)).status, 200);
    assert.equal((await owner.call('PATCH', pathOf(), { disabled: true })).status, 200);
    assert.equal((await person.call('GET', '/v1/members', undefined, here)).status, 403);
    assert.equal((await owner.call('DELETE', pathOf())).status, 204);
    assert.equal((await person.call('GET', '/v1/members')).status, 200, 'in the other context');
  });

  it('an owner of both who changes themselves goes on with the same session', async () => {
    await acceptedHere('owner');
    const here = { 'x-rooftree-context': contextId };
    const answer = await person.call('PATCH', pathOf(), { role: 'viewer' }, here);
    assert.deepEqual([answer.status, answer.headers.getSetCookie()], [200, []]);
    assert.ok(await isSignedIn());
  });
});
