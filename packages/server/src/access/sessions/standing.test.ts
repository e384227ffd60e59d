import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { PERMISSIONS_OF, type Role } from '../../caller.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hashToken } from './session-token.ts';
import { listSessions } from './sessions.repository.ts';
import { findCaller, findOwnSession, findPermissions, startSession } from './sessions.service.ts';

const LIMITS = { idleHours: 12, days: 14 };
const PLACE = { network: '192.0.2.1', device: null };

/**
 * Rights change under a session that goes on: here by hand, because what changes them ends sessions, too, which is
 * another wall.
 */
describe('what a session opens', () => {
  let database: TestDatabase;
  let sql: Sql;
  let contextId: string;
  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
  });
  after(() => database.drop());
  beforeEach(async () => {
    contextId = await addContext();
  });

  async function addContext(): Promise<string> {
    const [context] = await sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name) VALUES (${`c-${randomUUID()}`}, 'Context') RETURNING id`;
    return context.id;
  }
  async function addMember(role: Role | 'operator' | null = 'editor'): Promise<string> {
    const [member] = await sql<[{ id: string }]>`
      INSERT INTO members (email, is_operator) VALUES (${`${randomUUID()}@example.com`}, ${role === 'operator'}) RETURNING id`;
    if (role !== 'operator' && role !== null)
      await sql`
        INSERT INTO memberships (context_id, member_id, role, accepted_at) VALUES (${contextId}, ${member.id}, ${role}, now())`;
    return member.id;
  }
  const addPasskey = (memberId: string) => sql`
    INSERT INTO passkeys (member_id, credential_id, public_key, counter, name)
    VALUES (${memberId}, ${randomUUID()}, '\\x00', 0, 'Key')`;
  const signIn = (memberId: string) => startSession(sql, memberId, PLACE, 'second factor');
  /** The role's permissions, or why there is nobody. */
  const openedBy = async (token: string, chosen: string | undefined = contextId) => {
    const alone = findCaller(sql, LIMITS, token, chosen).then(
      (caller) => caller?.permissions ?? null,
      (error: Error) => error.message,
    );
    const together = findPermissions(sql, LIMITS, [{ token, contextId: chosen ?? contextId }]);
    return [await alone, ...(await together)];
  };
  const NOT_A_MEMBER = ['you are not a member of this context', []];

  it('is what its member may do in the context, and nothing in another', async () => {
    for (const role of ['viewer', 'editor', 'owner', 'operator'] as const) {
      const { token } = await signIn(await addMember(role));
      assert.deepEqual(await openedBy(token), [PERMISSIONS_OF[role], PERMISSIONS_OF[role]]);
    }
    const { token } = await signIn(await addMember());
    assert.deepEqual(await openedBy(token, await addContext()), NOT_A_MEMBER);
  });

  it('is each one’s own when many are asked for at once', async () => {
    const asked = [];
    for (const role of ['viewer', null, 'owner'] as const)
      asked.push({ token: (await signIn(await addMember(role))).token, contextId });
    asked.splice(1, 0, { token: 'none', contextId });
    assert.deepEqual(await findPermissions(sql, LIMITS, asked), [
      PERMISSIONS_OF.viewer,
      [],
      [],
      PERMISSIONS_OF.owner,
    ]);
  });

  it('is nothing once the account is disabled', async () => {
    for (const role of ['editor', 'operator'] as const) {
      const memberId = await addMember(role);
      const { token } = await signIn(memberId);
      await sql`UPDATE members SET disabled_at = now() WHERE id = ${memberId}`;
      assert.deepEqual(await openedBy(token), [null, []]);
      assert.equal(await findOwnSession(sql, LIMITS, token), null);
    }
  });

  it('is nothing where the membership is disabled, or was never accepted', async () => {
    for (const column of ['disabled_at', 'accepted_at'] as const) {
      const memberId = await addMember();
      const { token } = await signIn(memberId);
      await sql`
        UPDATE memberships SET ${sql({ [column]: column === 'disabled_at' ? new Date() : null })}
        WHERE member_id = ${memberId}`;
      assert.deepEqual(await openedBy(token), NOT_A_MEMBER, column);
      await assert.rejects(findCaller(sql, LIMITS, token, undefined), /you are a member of no context/);
    }
  });

  it('is nothing after its time', async () => {
    const { token } = await signIn(await addMember());
    await sql`UPDATE sessions SET last_used_at = now() - interval '13 hours' WHERE token_hash = ${hashToken(token)}`;
    assert.deepEqual(await openedBy(token), [null, []]);
  });

  it('is nothing to who has passkeys and gave a password alone, for ten minutes in which they may give one', async () => {
    const memberId = await addMember();
    const before = await startSession(sql, memberId, PLACE, 'password');
    assert.equal(before.isSecondFactorDue, false, 'without a passkey a password is enough');
    await addPasskey(await addMember());
    assert.equal((await startSession(sql, memberId, PLACE, 'password')).isSecondFactorDue, false);
    await addPasskey(memberId);
    assert.equal((await startSession(sql, memberId, PLACE, 'second factor')).isSecondFactorDue, false);
    const { token, isSecondFactorDue } = await startSession(sql, memberId, PLACE, 'password');
    assert.equal(isSecondFactorDue, true);
    assert.deepEqual(await openedBy(token), [null, []]);
    assert.equal((await findOwnSession(sql, LIMITS, token))?.isSecondFactorDue, true);
    await sql`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE token_hash = ${hashToken(token)}`;
    assert.equal(await findOwnSession(sql, LIMITS, token), null);
  });

  it('is lost by the one that was not used for longest, when there are more than fifty', async () => {
    const memberId = await addMember();
    const tokens: string[] = [];
    // In no order in which rows could lie by chance.
    const minutesAgo = (number: number) => ((number * 17) % 50) + 1;
    for (let number = 0; number < 50; number++) tokens.push((await signIn(memberId)).token);
    for (const [number, token] of tokens.entries())
      await sql`
        UPDATE sessions SET last_used_at = now() - make_interval(mins => ${minutesAgo(number)}) WHERE token_hash = ${hashToken(token)}`;
    const [oldest] = tokens.filter((_, number) => minutesAgo(number) === 50);
    const { token: newest } = await signIn(memberId);
    const used = await listSessions(sql, memberId, LIMITS);
    assert.equal(used.length, 50);
    const times = used.map(({ lastUsedAt }) => lastUsedAt.getTime());
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
      'the last used first',
    );
    for (const token of [newest, ...tokens])
      assert.equal((await findOwnSession(sql, LIMITS, token)) === null, token === oldest);
  });
});
