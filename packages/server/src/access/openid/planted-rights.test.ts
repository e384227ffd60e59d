/**
 * Somebody who invites an address and accepts in its place gets nothing that its person is given later, in whatever
 * order things happen.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  type Person,
  startTestProvider,
  type TestProvider,
} from '../../testing/providers/openid-provider.ts';
import { signInByProvider } from '../../testing/providers/openid-sign-in.ts';
import { cheapHash } from '../../testing/server/cheap-password.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, callFromPage, cookieOf, type TestMember } from '../../testing/test-member.ts';
import { listClientsCreatedBy } from '../clients/clients.repository.ts';
import { createClient, disableClient } from '../clients/clients.service.ts';
import { disableAccount, inviteByCommand, inviteOperator } from '../members/operators.service.ts';

const PLANTED = 'the attacker chose this 99';
const CHOSEN = 'three small green houses';

interface State {
  member: { id: string; name: string | null; operator: boolean; has_password: boolean; passkeys: number };
  contexts: { slug: string; role: string }[];
}

describe('rights that were prepared for by somebody else', () => {
  let app: TestApp;
  let provider: TestProvider;
  let alphaId: string;
  let betaId: string;
  let owner: TestMember;
  let email: string;
  let person: Person;

  before(async () => {
    provider = await startTestProvider();
    app = await startTestApp({
      env: { ...provider.env, OIDC_GROUPS: 'alpha=alpha:viewer,beta=beta:owner,it=operator' },
    });
    provider.allow(`${app.url}/console/openid`);
    alphaId = (await app.addClient({ context: { slug: 'alpha' } })).contextId;
    betaId = (await app.addClient({ context: { slug: 'beta' } })).contextId;
    owner = await addMember(app, { contextId: alphaId });
  });
  after(async () => {
    await app.stop();
    await provider.stop();
  });
  beforeEach(() => {
    const sub = randomUUID();
    email = `${sub}@example.com`;
    person = { sub, email, email_verified: true, name: 'An Peeters' };
  });

  const post = (path: string, body: object, cookie?: string) =>
    callFromPage(app.url, 'POST', path, body, { cookie });
  const stateOf = async (answer: Response) => {
    assert.equal(answer.status, 200, await answer.clone().text());
    return (await answer.json()) as State;
  };
  const tokenOf = async (answer: Response) => {
    const { id, invitation_url: url } = (await answer.json()) as { id: string; invitation_url: string };
    return { id, token: url.split('/').at(-1) ?? '' };
  };
  const invite = async (by = owner) =>
    tokenOf(await by.call('POST', '/v1/members', { email, role: 'viewer' }));
  const accept = (token: string, password: string) =>
    post('/v1/invitations/accept', { token, name: 'Chosen', password });
  const enter = (who: Person, cookie?: string) => signInByProvider(app.url, provider, who, cookie);
  /** The owner of alpha accepts in the place of whom they invite. */
  const plant = async () => {
    const { id, token } = await invite();
    const answer = await accept(token, PLANTED);
    assert.equal(answer.status, 200);
    return { id, cookie: cookieOf(answer) };
  };
  /** The owner of alpha makes a link to a new password, and uses it. */
  const reset = async (id: string) => {
    const { token } = await tokenOf(await owner.call('POST', `/v1/members/${id}/invitation`));
    const answer = await accept(token, PLANTED);
    assert.equal(answer.status, 200);
    return cookieOf(answer);
  };
  const signIn = async (password: string) => (await post('/v1/session', { email, password })).status;
  const isOpen = async (cookie: string) =>
    (await callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie })).status;
  const addPasskey = (id: string) => app.dependencies.sql`
    INSERT INTO passkeys (member_id, credential_id, public_key, counter, name)
    VALUES (${id}, ${randomUUID()}, '\\x00', 0, 'Phone')`;
  const operationsOf = async (id: string) =>
    (
      await app.dependencies.sql<{ operation: string; after: unknown }[]>`
        SELECT operation, after FROM audit_entries WHERE thing_id = ${id} ORDER BY id`
    ).map(({ operation, after: values }) => [operation, values] as const);

  it('invited, accepted, operator: nothing but the link opens the account', async () => {
    const { sql, loadClientKeys } = app.dependencies;
    const { id, cookie } = await plant();
    const attacker = { sub: randomUUID(), email: 'attacker@example.com', email_verified: true };
    const connected = await enter(attacker, cookie);
    assert.equal(connected.status, 200, 'the attacker connects an account of their own');
    await addPasskey(id);
    const link = await inviteOperator(sql, email);
    assert.equal(link.hasRemovedCredentials, true);
    assert.equal(await signIn(PLANTED), 400);
    assert.deepEqual([await isOpen(cookie), await isOpen(cookieOf(connected))], [401, 401]);
    assert.equal((await enter(attacker)).status, 403, 'the account at the provider is connected no more');
    assert.equal((await owner.call('POST', `/v1/members/${id}/invitation`)).status, 409);
    const state = await stateOf(await accept(link.token, CHOSEN));
    assert.deepEqual([state.member.operator, state.member.passkeys], [true, 0]);
    const entry = (await operationsOf(id)).find(([operation]) => operation === 'inviteOperator');
    assert.deepEqual(entry?.[1], { operator: true, credentialsRemoved: true });
    // Clients belong to their context and go on: the command names those whose secret the account has seen.
    const keys = await loadClientKeys();
    const actor = { kind: 'member' as const, id, network: null, requestId: null };
    const seen = await createClient(sql, keys, alphaId, { name: 'Seen' }, actor);
    const ended = await createClient(sql, keys, alphaId, { name: 'Ended' }, actor);
    await disableClient(sql, ended.clientId);
    assert.deepEqual(
      [...(await listClientsCreatedBy(sql, id))],
      [{ id: seen.clientId, name: 'Seen', contextSlug: 'alpha' }],
    );
    assert.deepEqual([...(await listClientsCreatedBy(sql, owner.id))], []);
  });

  it('operator of an address that nobody has used: nothing was removed', async () => {
    const link = await inviteOperator(app.dependencies.sql, email);
    assert.equal(link.hasRemovedCredentials, false);
  });

  it('invited, accepted, OpenID with groups: the person of the address takes the account over', async () => {
    const { id, cookie } = await plant();
    await addPasskey(id);
    const state = await stateOf(await enter({ ...person, groups: ['beta', 'it'] }));
    assert.deepEqual(
      [state.member.id, state.member.operator, state.member.has_password, state.member.name],
      [id, true, false, 'An Peeters'],
    );
    assert.deepEqual([await signIn(PLANTED), await isOpen(cookie)], [400, 401]);
    const operations = (await operationsOf(id)).map(([operation]) => operation);
    assert.ok(operations.includes('removeCredentials'), operations.join());
  });

  it('invited, accepted, OpenID without groups: also what is accepted later is the person’s alone', async () => {
    const { cookie } = await plant();
    const mine = cookieOf(await enter(person));
    assert.deepEqual([await signIn(PLANTED), await isOpen(cookie)], [400, 401]);
    const other = await addMember(app, { contextId: betaId });
    const { token } = await invite(other);
    assert.equal((await post('/v1/session/invitations', { token }, mine)).status, 200);
    assert.equal(await signIn(PLANTED), 400);
  });

  it('invited, accepted, another’s account connected, OpenID: the verified address takes its place', async () => {
    const { id, cookie } = await plant();
    const attacker = { sub: randomUUID(), email: 'attacker@example.com', email_verified: true };
    // Also with rights of the attacker's own groups, which make nothing of the account theirs.
    assert.equal((await enter({ ...attacker, groups: ['alpha', 'beta'] }, cookie)).status, 200);
    const state = await stateOf(await enter({ ...person, groups: ['it'] }));
    assert.deepEqual([state.member.id, state.member.operator], [id, true]);
    assert.equal((await enter(attacker)).status, 403);
    const later = { ...person, sub: randomUUID(), groups: ['it'] };
    assert.equal((await enter(later)).status, 409, 'but not that of somebody to whom the address has passed');
  });

  it('connected by hand, then groups: what the owner may have set goes, the identity stays', async () => {
    const { sql } = app.dependencies;
    const { id, cookie } = await plant();
    const known = { sub: randomUUID(), email, email_verified: false };
    assert.equal((await enter(known, cookie)).status, 200);
    const state = await stateOf(await enter({ ...known, groups: ['beta'] }));
    assert.deepEqual([state.member.id, state.member.has_password], [id, false]);
    assert.equal(await signIn(PLANTED), 400);
    const [row] = await sql`SELECT credentials_are_own AS own FROM members WHERE id = ${id}`;
    assert.deepEqual(row, { own: false });
  });

  it('OpenID, reset by an owner, operator or more groups: the new password opens none of it', async () => {
    const first = await stateOf(await enter({ ...person, groups: ['alpha'] }));
    const cookie = await reset(first.member.id);
    assert.equal(await signIn(PLANTED), 200, 'what the owner owns they may open');
    const again = await stateOf(await enter({ ...person, groups: ['alpha', 'it'] }));
    assert.deepEqual([again.member.id, again.member.operator], [first.member.id, true]);
    assert.deepEqual([await signIn(PLANTED), await isOpen(cookie)], [400, 401]);
  });

  it('reset, operator by command: the new password opens none of it', async () => {
    const { id } = await plant();
    await reset(id);
    const { token } = await inviteOperator(app.dependencies.sql, email);
    assert.equal(await signIn(PLANTED), 400);
    assert.equal((await stateOf(await accept(token, CHOSEN))).member.operator, true);
  });

  it('a password that its person chose by the operator’s link stays beside their groups', async () => {
    const { token } = await inviteOperator(app.dependencies.sql, email);
    assert.equal((await accept(token, CHOSEN)).status, 200);
    const state = await stateOf(await enter({ ...person, groups: ['beta'] }));
    assert.deepEqual([state.member.has_password, await signIn(CHOSEN)], [true, 200]);
  });

  it('a reset ends what was connected before it, so that nobody stays beside the person', async () => {
    const { id, cookie } = await plant();
    const attacker = { sub: randomUUID(), email: 'attacker@example.com', email_verified: true };
    assert.equal((await enter(attacker, cookie)).status, 200);
    const { token } = await tokenOf(await owner.call('POST', `/v1/members/${id}/invitation`));
    assert.equal((await accept(token, CHOSEN)).status, 200);
    assert.equal((await enter(attacker)).status, 403);
  });

  it('two contexts: an invitation lets nobody choose a password for an account that is opened otherwise', async () => {
    const { token } = await invite();
    assert.equal((await enter(person)).status, 403, 'invited only, and without groups');
    assert.equal((await accept(token, PLANTED)).status, 400);
    const looked = await post('/v1/invitations/lookup', { token });
    const { has_account, has_password } = (await looked.json()) as Record<string, unknown>;
    assert.deepEqual([has_account, has_password], [true, false]);
  });

  it('two contexts: where there are passkeys, the password alone accepts nothing', async () => {
    const { sql } = app.dependencies;
    const member = await addMember(app, { contextId: alphaId, role: 'viewer' });
    await sql`UPDATE members SET password_hash = ${cheapHash(CHOSEN)} WHERE id = ${member.id}`;
    await addPasskey(member.id);
    const other = await addMember(app, { contextId: betaId });
    const { token } = await tokenOf(
      await other.call('POST', '/v1/members', { email: member.email, role: 'viewer' }),
    );
    assert.equal((await accept(token, CHOSEN)).status, 400);
    const accepted = await member.call('POST', '/v1/session/invitations', { token });
    assert.equal(accepted.status, 200, 'whoever is signed in with both does');
  });

  it('disabled, invited again by command: the old password and session stay without use', async () => {
    const { sql } = app.dependencies;
    for (const contextId of [alphaId, betaId]) {
      email = `${randomUUID()}@example.com`;
      const { cookie } = await plant();
      await disableAccount(sql, email);
      const link = await inviteByCommand(sql, contextId, { email, role: 'editor' });
      assert.equal(link.hasRemovedCredentials, true);
      assert.deepEqual([await signIn(PLANTED), await isOpen(cookie)], [400, 401]);
      const { contexts } = await stateOf(await accept(link.token, CHOSEN));
      const expected = contextId === alphaId ? ['alpha viewer'] : ['alpha viewer', 'beta editor'];
      assert.deepEqual(contexts.map(({ slug, role }) => `${slug} ${role}`).sort(), expected);
    }
  });

  it('removed, invited again: what was planted is gone with the account', async () => {
    const { id } = await plant();
    assert.equal((await owner.call('DELETE', `/v1/members/${id}`)).status, 204);
    const other = await addMember(app, { contextId: betaId });
    const { token } = await invite(other);
    assert.equal(await signIn(PLANTED), 400);
    assert.equal((await accept(token, CHOSEN)).status, 200);
    assert.equal(await signIn(PLANTED), 400);
  });

  it('an address that the provider has not verified makes no account, unless the operator trusts it', async () => {
    const { sql } = app.dependencies;
    const unverified = { ...person, email_verified: false, groups: ['beta'] };
    const refused = await enter(unverified);
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /the provider has not verified/);
    assert.equal((await sql`SELECT 1 FROM members WHERE email = ${email}`).length, 0);
    const trusting = await startTestApp({
      env: { ...provider.env, OIDC_GROUPS: 'it=operator', OIDC_TRUST_ADDRESSES: 'on' },
    });
    provider.allow(`${trusting.url}/console/openid`);
    const entered = await signInByProvider(trusting.url, provider, { ...unverified, groups: ['it'] });
    assert.equal((await stateOf(entered)).member.operator, true);
    await trusting.stop();
  });
});
