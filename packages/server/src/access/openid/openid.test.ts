import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { untilBlocked } from '../../testing/database/until-blocked.ts';
import {
  type Person,
  startTestProvider,
  type TestProvider,
} from '../../testing/providers/openid-provider.ts';
import { signInByProvider, visitProvider } from '../../testing/providers/openid-sign-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, callFromPage, cookieOf } from '../../testing/test-member.ts';
import { createContext } from '../contexts/contexts.service.ts';

interface State {
  member: { id: string; name: string | null; email: string; operator: boolean; openid_connected: boolean };
  contexts: { slug: string; role: string }[];
  second_factor_required: boolean;
}

const GHENT = 'agency-ghent';
const LEUVEN = 'agency-leuven';

describe('signing in by an OpenID provider', () => {
  let app: TestApp;
  let provider: TestProvider;
  let ghentId: string;

  before(async () => {
    provider = await startTestProvider();
    const groups = `ghent=${GHENT}:editor, ghent-heads=${GHENT}:owner,leuven=${LEUVEN}:viewer,it=operator,lost=nowhere:owner`;
    app = await startTestApp({ env: { ...provider.env, OIDC_GROUPS: groups } });
    provider.allow(`${app.url}/console/openid`);
    const { sql } = app.dependencies;
    ghentId = (await createContext(sql, { slug: GHENT, name: 'Ghent' })).id;
    await createContext(sql, { slug: LEUVEN, name: 'Leuven' });
  });
  after(async () => {
    await app.stop();
    await provider.stop();
  });
  beforeEach(() => {
    provider.isDown = false;
  });

  const person = (more: Partial<Person> = {}): Person => {
    const sub = randomUUID();
    return { sub, email: `${sub}@example.com`, email_verified: true, name: 'An Peeters', ...more };
  };
  const begin = (cookie?: string) =>
    callFromPage(app.url, 'POST', '/v1/session/openid/begin', undefined, { cookie });
  const finish = (body: object, cookie?: string) =>
    callFromPage(app.url, 'POST', '/v1/session/openid', body, { cookie });
  const visit = (who: Person, options?: Parameters<typeof visitProvider>[3]) =>
    visitProvider(app.url, provider, who, options);
  const enter = (who: Person, cookie?: string) => signInByProvider(app.url, provider, who, cookie);
  const stateOf = async (answer: Response) => {
    assert.equal(answer.status, 200, await answer.clone().text());
    return (await answer.json()) as State;
  };
  const rolesOf = async (answer: Response) =>
    (await stateOf(answer)).contexts.map(({ slug, role }) => `${slug} ${role}`);
  const refusalOf = async (answer: Response) => {
    const { message = [] } = (await answer.json()) as { message?: string[] };
    return [answer.status, ...message];
  };
  const auditOf = async (memberId: string) => [
    ...(await app.dependencies.sql<{ operation: string; after: unknown }[]>`
      SELECT operation, after FROM audit_entries WHERE thing_id = ${memberId} AND context_id = ${ghentId} ORDER BY id`),
  ];

  it('says which provider there is', async () => {
    const answer = await fetch(`${app.url}/v1/session/openid`);
    assert.deepEqual(await answer.json(), { name: 'Huis & Haard' });
  });

  it('makes a member of who comes with groups that have a role, and knows them again', async () => {
    const who = person({ groups: ['ghent', 'other'] });
    const first = await enter(who);
    const cookie = cookieOf(first);
    const state = await stateOf(first);
    assert.deepEqual(
      [state.member.email, state.member.name, state.member.operator, state.member.openid_connected],
      [who.email, 'An Peeters', false, true],
    );
    assert.deepEqual(
      state.contexts.map(({ slug, role }) => [slug, role]),
      [[GHENT, 'editor']],
    );
    // A session as every other.
    const homes = await callFromPage(app.url, 'GET', '/v1/estates', undefined, { cookie });
    assert.equal(homes.status, 200);
    // By who they are there, whatever their address is now.
    const second = await stateOf(await enter({ ...who, email: 'other@example.com' }));
    assert.equal(second.member.id, state.member.id);
    assert.deepEqual(await auditOf(state.member.id), [
      { operation: 'applyGroupRoles', after: { role: 'editor' } },
      { operation: 'signInByOpenid', after: null },
      { operation: 'signInByOpenid', after: null },
    ]);
  });

  it('gives the role that may do most, and brings it up to date at each sign-in', async () => {
    const who = person({ groups: ['ghent', 'ghent-heads', 'leuven', 'lost'] });
    const first = await enter(who);
    const before = cookieOf(first);
    assert.deepEqual(await rolesOf(first), [`${GHENT} owner`, `${LEUVEN} viewer`]);
    const same = await enter(who);
    assert.equal(
      (await callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie: before })).status,
      200,
      'a sign-in that changes no role ends no session elsewhere',
    );
    assert.equal(same.status, 200);
    assert.deepEqual(await rolesOf(await enter({ ...who, groups: ['ghent'] })), [`${GHENT} editor`]);
    assert.equal(
      (await callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie: before })).status,
      401,
      'the sessions of before end with the role',
    );
  });

  it('refuses who has no group left, and takes what the groups gave', async () => {
    const who = person({ groups: ['ghent', 'it'] });
    const first = await enter(who);
    const cookie = cookieOf(first);
    const { member } = await stateOf(first);
    assert.equal(member.operator, true);
    const sentence = 'none of your groups has a role on this server';
    assert.deepEqual(await refusalOf(await enter({ ...who, groups: [] })), [403, sentence]);
    const { sql } = app.dependencies;
    const [row] = await sql`SELECT is_operator FROM members WHERE id = ${member.id}`;
    assert.deepEqual(row, { is_operator: false });
    assert.equal((await sql`SELECT 1 FROM memberships WHERE member_id = ${member.id}`).length, 0);
    assert.equal((await callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie })).status, 401);
    assert.deepEqual(await refusalOf(await enter(person({ groups: ['lost'] }))), [403, sentence]);
    const stranger = person({ groups: ['other'] });
    assert.deepEqual(await refusalOf(await enter(stranger)), [403, sentence]);
    const made = await sql`SELECT 1 FROM members WHERE email = ${stranger.email ?? ''}`;
    assert.equal(made.length, 0, 'nobody is kept of who was refused at once');
    // With the group they are back, as the same member.
    assert.equal((await stateOf(await enter(who))).member.id, member.id);
  });

  it('leaves what was given by hand', async () => {
    const who = person({ groups: ['leuven'] });
    const { member } = await stateOf(await enter(who));
    const { sql } = app.dependencies;
    await sql`
      INSERT INTO memberships (context_id, member_id, role, accepted_at) VALUES (${ghentId}, ${member.id}, 'viewer', now())`;
    assert.deepEqual(await rolesOf(await enter({ ...who, groups: ['ghent-heads'] })), [`${GHENT} viewer`]);
    assert.deepEqual(await rolesOf(await enter({ ...who, groups: [] })), [`${GHENT} viewer`]);
    // A role that an owner changes is by hand from then on.
    const other = person({ groups: ['ghent'] });
    const changed = (await stateOf(await enter(other))).member;
    const owner = await addMember(app, { contextId: ghentId });
    await owner.call('PATCH', `/v1/members/${changed.id}`, { role: 'viewer' });
    assert.deepEqual(await rolesOf(await enter(other)), [`${GHENT} viewer`]);
  });

  it('keeps out who was disabled, here or everywhere', async () => {
    const who = person({ groups: ['ghent'] });
    const { member } = await stateOf(await enter(who));
    const owner = await addMember(app, { contextId: ghentId });
    await owner.call('PATCH', `/v1/members/${member.id}`, { disabled: true });
    assert.equal((await enter(who)).status, 403);
    assert.equal((await enter({ ...who, groups: [] })).status, 403);
    assert.equal((await enter(who)).status, 403, 'not by leaving the group and coming back');
    await owner.call('PATCH', `/v1/members/${member.id}`, { disabled: false });
    assert.deepEqual(await rolesOf(await enter(who)), [`${GHENT} editor`]);
    await app.dependencies.sql`UPDATE members SET disabled_at = now() WHERE id = ${member.id}`;
    assert.deepEqual(await refusalOf(await enter(who)), [403, 'your account is disabled']);
    const refused = (await auditOf(member.id)).at(-1);
    assert.deepEqual(refused, { operation: 'signInByOpenid', after: { refused: true } });
  });

  it('joins the account of an address only when the provider has verified it', async () => {
    const member = await addMember(app, { contextId: ghentId, role: 'viewer' });
    const who = person({ email: member.email.toUpperCase(), email_verified: false, groups: ['ghent-heads'] });
    const [status, sentence] = await refusalOf(await enter(who));
    assert.equal(status, 409);
    assert.match(String(sentence), /has an account here/);
    const { email_verified: _, ...silent } = who;
    assert.equal((await enter(silent)).status, 409);
    const joined = await stateOf(await enter({ ...who, email_verified: true }));
    assert.equal(joined.member.id, member.id);
    // Another person to whom the address has passed is not this one.
    assert.equal((await enter(person({ email: member.email, groups: ['ghent'] }))).status, 409);
    assert.equal((await enter(person({ email: 'no address', groups: ['ghent'] }))).status, 400);
  });

  it('lets in both of two who come as the same person for the first time, at once', async () => {
    const member = await addMember(app, { contextId: ghentId, role: 'viewer' });
    const who = person({ email: member.email, groups: ['ghent'] });
    const both = [await visit(who), await visit(who)];
    const { sql } = app.dependencies;
    const { finished } = await sql.begin(async (tx) => {
      await tx`SELECT FROM members WHERE id = ${member.id} FOR UPDATE`;
      const answers = both.map(({ body, cookie }) => finish(body, cookie));
      await untilBlocked(sql, both.length);
      return { finished: Promise.all(answers) };
    });
    for (const answer of await finished) assert.equal((await stateOf(answer)).member.id, member.id);
  });

  it('marks the use of this account at the provider, and of no other', async () => {
    const [one, other] = [person({ groups: ['ghent'] }), person({ groups: ['ghent'] })];
    for (const who of [one, other]) assert.equal((await enter(who)).status, 200);
    const usesOf = (who: Person) => app.dependencies.sql<{ at: Date }[]>`
      SELECT last_used_at AS at FROM member_identities WHERE subject = ${who.sub}`;
    const before = [await usesOf(one), await usesOf(other)];
    assert.equal((await enter(one)).status, 200);
    assert.notDeepEqual(await usesOf(one), before[0]);
    assert.deepEqual(await usesOf(other), before[1]);
  });

  it('asks a member with passkeys of their own for one all the same', async () => {
    const member = await addMember(app, { contextId: ghentId });
    const { sql } = app.dependencies;
    await sql`UPDATE members SET credentials_are_own = true WHERE id = ${member.id}`;
    await sql`
      INSERT INTO passkeys (member_id, credential_id, public_key, counter, name)
      VALUES (${member.id}, ${randomUUID()}, '\\x00', 0, 'Phone')`;
    const state = await stateOf(await enter(person({ email: member.email })));
    assert.deepEqual([state.second_factor_required, state.contexts], [true, []]);
  });

  it('connects the account of who is signed in, whatever address it has there', async () => {
    const member = await addMember(app, { contextId: ghentId, role: 'viewer' });
    const who = person({ email_verified: false });
    const connected = await stateOf(await enter(who, member.cookie));
    assert.deepEqual([connected.member.id, connected.member.openid_connected], [member.id, true]);
    assert.equal((await member.call('GET', '/v1/session')).status, 401, 'the session is a new one');
    assert.equal((await stateOf(await enter(who))).member.id, member.id);
    const other = await addMember(app, { contextId: ghentId });
    assert.deepEqual(await refusalOf(await enter(who, other.cookie)), [
      409,
      'this account at the provider belongs to another member',
    ]);
    const again = await addMember(app, { contextId: ghentId });
    const mine = await visit(person(), { cookie: again.cookie });
    const [, openidCookie = ''] = mine.cookie.split('; ');
    assert.equal((await finish(mine.body, openidCookie)).status, 410, 'who has signed out connects nothing');
  });

  it('takes an answer once, in time, and from the browser that began', async () => {
    const who = person({ groups: ['ghent'] });
    const { sql } = app.dependencies;
    const came = await visit(who);
    assert.equal((await finish(came.body)).status, 410, 'without the cookie');
    const other = cookieOf(await begin());
    assert.equal((await finish(came.body, other)).status, 410, 'with the cookie of another browser');
    assert.equal((await finish({ ...came.body, state: 'x'.repeat(43) }, came.cookie)).status, 410);
    assert.equal((await finish(came.body, came.cookie)).status, 200);
    assert.equal((await finish(came.body, came.cookie)).status, 410, 'twice');
    const late = await visit(who);
    await sql`UPDATE openid_requests SET expires_at = now() - interval '1 second'`;
    assert.equal((await finish(late.body, late.cookie)).status, 410, 'late');
    // Two tabs of one browser do not disturb each other.
    const first = await visit(who);
    const second = await visit(who, { cookie: first.cookie });
    const both = second.cookie.split('; ').at(-1) ?? '';
    assert.equal((await finish(second.body, both)).status, 200);
    assert.equal((await finish(first.body, both)).status, 200);
  });

  it('refuses what is not the answer to its own question', async () => {
    const who = person({ groups: ['ghent'] });
    const nonce = await visit(who, {
      change: (url) => {
        url.searchParams.set('nonce', 'another');
        return url;
      },
    });
    assert.deepEqual(await refusalOf(await finish(nonce.body, nonce.cookie)), [
      400,
      'the response of Huis & Haard could not be verified',
    ]);
    const foreign = await visit(who);
    const [mine, theirs] = [await visit(who), foreign];
    const swapped = { ...mine.body, code: theirs.body['code'] };
    assert.equal((await finish(swapped, mine.cookie)).status, 410, 'the code of another sign-in');
    const issuer = await visit(who);
    const elsewhere = { ...issuer.body, iss: 'https://login.example.com' };
    assert.equal((await finish(elsewhere, issuer.cookie)).status, 400);
    const denied = await visit({ sub: 'nobody' });
    assert.deepEqual(await refusalOf(await finish(denied.body, denied.cookie)), [
      400,
      'Huis & Haard did not let you sign in: access_denied',
    ]);
    assert.equal((await finish({ ...denied.body, more: 'x' }, denied.cookie)).status, 400);
    const abroad = await callFromPage(app.url, 'POST', '/v1/session/openid/begin', undefined, {
      origin: 'https://elsewhere.example',
    });
    assert.equal(abroad.status, 403, 'no other page begins one');
  });

  it('keeps the state in a cookie that no script reads, and nothing of it in the database', async () => {
    const begun = await begin();
    assert.match(
      begun.headers.getSetCookie()[0] ?? '',
      /^rooftree_openid=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/,
    );
    const { authorization_url: address } = (await begun.json()) as { authorization_url: string };
    const query = new URL(address).searchParams;
    assert.deepEqual(
      [query.get('redirect_uri'), query.get('code_challenge_method'), query.get('response_type')],
      [`${app.url}/console/openid`, 'S256', 'code'],
    );
    const kept = JSON.stringify(await app.dependencies.sql`SELECT * FROM openid_requests`);
    assert.ok(!kept.includes(query.get('state') ?? '?'));
  });

  it('says that the provider does not answer, and works again when it does', async () => {
    const who = person({ groups: ['ghent'] });
    const came = await visit(who);
    provider.isDown = true;
    assert.equal((await finish(came.body, came.cookie)).status, 503);
    const other = await startTestApp({ env: provider.env });
    const beginThere = () => callFromPage(other.url, 'POST', '/v1/session/openid/begin');
    assert.equal((await beginThere()).status, 503, 'a server starts without it');
    provider.isDown = false;
    assert.equal((await beginThere()).status, 200);
    await other.stop();
    assert.equal((await enter(who)).status, 200);
  });

  it('is not there where no provider is set', async () => {
    const plain = await startTestApp();
    assert.deepEqual(await (await fetch(`${plain.url}/v1/session/openid`)).json(), { name: null });
    assert.equal((await callFromPage(plain.url, 'POST', '/v1/session/openid/begin')).status, 404);
    await plain.stop();
  });
});
