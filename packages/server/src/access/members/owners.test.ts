import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

interface Listed {
  id: string;
  email: string;
  status: string;
  last_used_at: string | null;
}

describe('the members of a context', () => {
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

  const demote = (by: TestMember, whom: TestMember) =>
    by.call('PATCH', `/v1/members/${whom.id}`, { role: 'viewer' });
  const list = async () => {
    const answer = await owner.call('GET', '/v1/members');
    return ((await answer.json()) as { members: Listed[] }).members;
  };
  const set = (whom: TestMember, change: Record<string, Date | null>) => {
    const { sql } = app.dependencies;
    return sql`UPDATE memberships SET ${sql(change)} WHERE member_id = ${whom.id}`;
  };

  it('have an owner: others, and owners who cannot sign in, are none', async () => {
    const { sql } = app.dependencies;
    await addMember(app, { contextId, role: 'editor' });
    await addMember(app, { contextId: (await app.addClient()).contextId });
    await set(await addMember(app, { contextId }), { disabled_at: new Date() });
    await set(await addMember(app, { contextId }), { accepted_at: null });
    const disabled = await addMember(app, { contextId });
    await sql`UPDATE members SET disabled_at = now() WHERE id = ${disabled.id}`;
    assert.equal((await demote(owner, owner)).status, 409);
    const second = await addMember(app, { contextId });
    assert.equal((await demote(second, owner)).status, 200);
    assert.equal((await demote(second, second)).status, 409);
  });

  it('are listed by their addresses, each as it stands, with their last use where they have come in', async () => {
    const people = {
      active: await addMember(app, { contextId, role: 'viewer' }),
      invited: await addMember(app, { contextId, role: 'viewer' }),
      disabled: await addMember(app, { contextId, role: 'viewer' }),
      locked: await addMember(app, { contextId, role: 'viewer' }),
    };
    await set(people.invited, { accepted_at: null });
    await set(people.disabled, { disabled_at: new Date() });
    await app.dependencies.sql`UPDATE members SET disabled_at = now() WHERE id = ${people.locked.id}`;
    const listed = await list();
    const addresses = listed.map(({ email }) => email);
    assert.deepEqual(addresses, addresses.toSorted());
    const seen = (who: keyof typeof people) => {
      const found = listed.find(({ id }) => id === people[who].id);
      return [found?.status, found?.last_used_at != null];
    };
    assert.deepEqual(seen('active'), ['active', true]);
    assert.deepEqual(seen('invited'), ['invited', false]);
    assert.deepEqual(seen('disabled'), ['disabled', true]);
    assert.deepEqual(seen('locked'), ['disabled', true]);
  });

  it('change one by one: the others, and the same person elsewhere, stay as they are', async () => {
    const { sql } = app.dependencies;
    const elsewhere = await app.addClient();
    const [one, other] = [
      await addMember(app, { contextId, role: 'editor' }),
      await addMember(app, { contextId, role: 'editor' }),
    ];
    await sql`
      INSERT INTO memberships (context_id, member_id, role, accepted_at)
      VALUES (${elsewhere.contextId}, ${one.id}, 'editor', now())`;
    assert.equal((await demote(owner, one)).status, 200);
    const roles = await sql<{ role: string }[]>`
      SELECT role FROM memberships WHERE member_id = ANY(${[one.id, other.id]}) ORDER BY role`;
    assert.deepEqual(
      roles.map(({ role }) => role),
      ['editor', 'editor', 'viewer'],
    );
    assert.equal((await owner.call('DELETE', `/v1/members/${one.id}`)).status, 204);
    const changes = await sql<{ operation: string; before: unknown; after: unknown }[]>`
      SELECT operation, before, after FROM audit_entries WHERE thing_id = ${one.id} ORDER BY id`;
    assert.deepEqual(
      [...changes],
      [
        {
          operation: 'changeMember',
          before: { role: 'editor', disabled: false },
          after: { role: 'viewer', disabled: false },
        },
        { operation: 'removeMember', before: { role: 'viewer' }, after: null },
      ],
    );
    const left = await sql`SELECT FROM memberships WHERE member_id = ANY(${[one.id, other.id]})`;
    assert.equal(left.length, 2);
  });

  it('who change themselves to what they are go on with the session that they have', async () => {
    const same = await owner.call('PATCH', `/v1/members/${owner.id}`, { role: 'owner' });
    assert.deepEqual([same.status, same.headers.get('set-cookie')], [200, null]);
  });

  it('keep the role of their groups until somebody chooses another', async () => {
    const { sql } = app.dependencies;
    const member = await addMember(app, { contextId, role: 'editor' });
    await sql`UPDATE memberships SET from_groups = true WHERE member_id = ${member.id}`;
    const isFromGroups = async () =>
      (await sql`SELECT from_groups FROM memberships WHERE member_id = ${member.id}`)[0]?.['from_groups'];
    const path = `/v1/members/${member.id}`;
    assert.equal((await owner.call('PATCH', path, { disabled: true })).status, 200);
    assert.equal(await isFromGroups(), true);
    assert.equal((await owner.call('PATCH', path, { role: 'viewer' })).status, 200);
    assert.equal(await isFromGroups(), false);
  });

  it('get a new link from their owner, unless they have come in elsewhere or are operators', async () => {
    const { sql } = app.dependencies;
    const elsewhere = await app.addClient();
    const member = await addMember(app, { contextId, role: 'viewer' });
    const link = async () => (await owner.call('POST', `/v1/members/${member.id}/invitation`)).status;
    assert.equal(await link(), 200);
    await sql`
      INSERT INTO memberships (context_id, member_id, role, invitation_hash, invitation_expires_at)
      VALUES (${elsewhere.contextId}, ${member.id}, 'viewer', sha256(${randomUUID()}::text::bytea), now() + interval '1 day')`;
    assert.equal(await link(), 200, 'invited elsewhere is nothing yet');
    await sql`
      UPDATE memberships SET accepted_at = now(), invitation_hash = NULL, invitation_expires_at = NULL
      WHERE context_id = ${elsewhere.contextId}`;
    assert.equal(await link(), 409);
    await sql`DELETE FROM memberships WHERE context_id = ${elsewhere.contextId}`;
    await sql`UPDATE members SET is_operator = true WHERE id = ${member.id}`;
    assert.equal(await link(), 409);
  });
});
