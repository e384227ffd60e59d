import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Sql } from '../../infra/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import {
  deleteAccountWithoutRights,
  findAccount,
  findAccountByEmail,
  findOrInsertAccount,
  findOrInsertFirstOperator,
  hasOperator,
  type LinkPurpose,
  listAccounts,
  setLink,
  useLink,
} from './accounts.repository.ts';

describe('an account', () => {
  let database: TestDatabase;
  let sql: Sql;
  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
  });
  after(() => database.drop());
  beforeEach(async () => {
    for (const table of ['memberships', 'members', 'contexts']) await sql`DELETE FROM ${sql(table)}`;
  });

  async function addContext(slug: string): Promise<string> {
    const [context] = await sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name) VALUES (${slug}, 'Context') RETURNING id`;
    return context.id;
  }
  async function add(email: string | null, more: Record<string, unknown> = {}): Promise<string> {
    const [row] = await sql<[{ id: string }]>`INSERT INTO members ${sql({ email, ...more })} RETURNING id`;
    return row.id;
  }
  const join = (contextId: string, memberId: string, more: Record<string, unknown> = {}) => sql`
    INSERT INTO memberships ${sql({ context_id: contextId, member_id: memberId, role: 'viewer', accepted_at: new Date(), ...more })}`;

  const linkOf = (hash: Buffer, purpose: LinkPurpose) => ({ hash, purpose, hours: 1, isByOperator: false });

  it('is not found once it is disabled', async () => {
    const id = await add('an@example.com');
    const found = async () => [await findAccount(sql, id), await findAccountByEmail(sql, 'an@example.com')];
    assert.deepEqual(
      (await found()).map((account) => account?.id),
      [id, id],
    );
    await sql`UPDATE members SET disabled_at = now() WHERE id = ${id}`;
    assert.deepEqual(await found(), [null, null]);
  });

  it('is held by whoever is about to change it', async () => {
    await sql.begin(async (tx) => {
      await findOrInsertAccount(tx, 'an@example.com', null);
      const locked =
        await sql`SELECT FROM members WHERE email = 'an@example.com' FOR NO KEY UPDATE SKIP LOCKED`;
      assert.equal(locked.length, 0);
    });
  });

  it('is entered by its last link, of that kind, once, until it expires or the account is disabled', async () => {
    const id = await add('an@example.com');
    const other = await add('bob@example.com');
    const hash = () => Buffer.from(randomUUID().repeat(2).slice(0, 32));
    const link = async (change: Record<string, unknown> = {}) => {
      const made = hash();
      await sql`UPDATE members SET disabled_at = NULL`;
      await setLink(sql, id, linkOf(made, 'start'));
      await setLink(sql, other, linkOf(hash(), 'start'));
      if (Object.keys(change).length > 0) await sql`UPDATE members SET ${sql(change)} WHERE id = ${id}`;
      return made;
    };
    assert.equal(await useLink(sql, await link(), 'join'), null);
    assert.equal(
      await useLink(sql, await link({ link_expires_at: new Date(Date.now() - 1000) }), 'start'),
      null,
    );
    assert.equal(await useLink(sql, await link({ disabled_at: new Date() }), 'start'), null);
    const [first, last] = [await link(), await link()];
    assert.equal(await useLink(sql, first, 'start'), null);
    assert.deepEqual(await useLink(sql, last, 'start'), { memberId: id, isByOperator: false });
    assert.equal(await useLink(sql, last, 'start'), null);
  });

  it('of an operator is there when one can sign in; before, the first of those without an address waits', async () => {
    assert.equal(await hasOperator(sql), false);
    await add('an@example.com');
    const { id, hasLink } = await findOrInsertFirstOperator(sql);
    assert.equal(hasLink, false);
    assert.equal(await hasOperator(sql), false);
    await add(null, { is_operator: true });
    assert.deepEqual(await findOrInsertFirstOperator(sql), { id, hasLink: false });
    await setLink(sql, id, linkOf(Buffer.alloc(32, 'x'), 'join'));
    assert.deepEqual(await findOrInsertFirstOperator(sql), { id, hasLink: true });
    await sql`UPDATE members SET link_expires_at = now() - interval '1 minute' WHERE id = ${id}`;
    assert.deepEqual(await findOrInsertFirstOperator(sql), { id, hasLink: false });
    await sql`UPDATE members SET email = 'op@example.com' WHERE id = ${id}`;
    assert.equal(await hasOperator(sql), true);
    assert.notEqual((await findOrInsertFirstOperator(sql)).id, id);
  });

  it('is forgotten when it has no rights left, and no other is', async () => {
    const contextId = await addContext('one');
    const [plain, operator, member] = [
      await add('plain@example.com'),
      await add('op@example.com', { is_operator: true }),
      await add('member@example.com'),
    ];
    await join(contextId, member);
    const forget = (id: string) => deleteAccountWithoutRights(sql, id);
    assert.deepEqual([await forget(operator), await forget(member)], [false, false]);
    assert.equal((await listAccounts(sql, null)).length, 3);
    assert.deepEqual([await forget(plain), await forget(plain)], [true, false]);
    assert.equal((await listAccounts(sql, null)).length, 2);
  });

  it('is listed by its address, with what it is where; or only in one context', async () => {
    const [north, south] = [await addContext('north'), await addContext('south')];
    const [bob, guest] = [
      await add('bob@example.com', { disabled_at: new Date() }),
      await add('guest@example.com'),
    ];
    await add('an@example.com', { is_operator: true });
    await add(null, { is_operator: true });
    await join(south, bob, { disabled_at: new Date() });
    await join(north, bob, { role: 'owner' });
    await join(north, guest, {
      accepted_at: null,
      invitation_hash: Buffer.alloc(32, 'x'),
      invitation_expires_at: new Date(),
    });
    const listed = async (contextId: string | null) =>
      (await listAccounts(sql, contextId)).map(({ email, isOperator, isDisabled, contexts }) => [
        email,
        isOperator,
        isDisabled,
        ...contexts,
      ]);
    const rows = {
      an: ['an@example.com', true, false],
      bob: ['bob@example.com', false, true, 'north (owner)', 'south (viewer, disabled)'],
      guest: ['guest@example.com', false, false, 'north (viewer, invited)'],
    };
    assert.deepEqual(await listed(null), [rows.an, rows.bob, rows.guest, [null, true, false]]);
    assert.deepEqual(await listed(north), [rows.bob, rows.guest]);
    assert.deepEqual(await listed(south), [rows.bob]);
  });
});
