/** Ceremonies that are replayed, mixed up or forged, by a device that signs whatever it is asked to. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { untilBlocked } from '../../testing/database/until-blocked.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, callFromPage, type TestMember } from '../../testing/test-member.ts';
import { removeCredentials } from '../members/credentials.repository.ts';
import { type Ceremony, SoftwarePasskey } from './software-passkey.fixture.ts';

describe('a passkey', () => {
  let app: TestApp;
  /** Under a name: a passkey belongs to one. */
  let origin: string;
  let member: TestMember;
  let key: SoftwarePasskey;

  before(async () => {
    app = await startTestApp();
    origin = `http://localhost:${new URL(app.url).port}`;
  });
  after(() => app.stop());
  beforeEach(async () => {
    const { contextId } = await app.addClient();
    member = await addMember(app, { contextId });
    key = new SoftwarePasskey(origin);
  });

  const post = (path: string, body: object | undefined, cookie?: string) =>
    callFromPage(origin, 'POST', path, body, { cookie });
  const challengeOf = async (answer: Response) => {
    assert.equal(answer.status, 200, await answer.clone().text());
    return ((await answer.json()) as { challenge: string }).challenge;
  };
  const toRegister = async (who = member) =>
    challengeOf(await post('/v1/session/passkeys/options', {}, who.cookie));
  const toSignIn = async () => challengeOf(await post('/v1/session/passkey/options', undefined));
  const add = (response: object, who = member) =>
    post('/v1/session/passkeys', { name: 'Phone', response }, who.cookie);
  const enter = (response: object) => post('/v1/session/passkey', { response });
  const register = async (more: Partial<Ceremony> = {}, who = member, with_ = key) => {
    const answer = await add(with_.register({ challenge: await toRegister(who), ...more }), who);
    assert.equal(answer.status, 201, await answer.text());
  };
  const signIn = async (more: Partial<Ceremony> = {}, with_ = key) =>
    (await enter(with_.sign({ challenge: await toSignIn(), ...more }))).status;
  const countOf = async (table: 'passkeys' | 'sessions', who = member) => {
    const { sql } = app.dependencies;
    return (await sql`SELECT FROM ${sql(table)} WHERE member_id = ${who.id}`).length;
  };

  it('is added and signs in', async () => {
    await register();
    assert.deepEqual([await signIn(), await signIn()], [200, 200]);
  });

  it('is not added by an answer to another question', async () => {
    const other = await addMember(app, {});
    const challenge = await toRegister(other);
    assert.equal((await add(key.register({ challenge }))).status, 400, 'of another account');
    assert.equal((await add(key.register({ challenge }), other)).status, 201, 'which can still use it');
    const mine = new SoftwarePasskey(origin);
    assert.equal((await add(mine.register({ challenge: await toSignIn() }))).status, 400, 'of a sign-in');
    assert.equal((await add(mine.register({ challenge: 'made-up' }))).status, 400);
    const signature = mine.register({ challenge: await toRegister(), type: 'webauthn.get' });
    assert.equal((await add(signature)).status, 400, 'which says that it is a signature');
    const replayed = mine.register({ challenge: await toRegister() });
    assert.deepEqual([(await add(replayed)).status, (await add(replayed)).status], [201, 400]);
    const again = mine.register({ challenge: await toRegister() });
    assert.equal((await add(again)).status, 409, 'the same key once more');
    const theirs = mine.register({ challenge: await toRegister(other) });
    assert.equal((await add(theirs, other)).status, 409, 'or for somebody else');
    assert.deepEqual([await countOf('passkeys'), await countOf('passkeys', other)], [1, 1]);
  });

  it('is not added for another page, or without its owner', async () => {
    const wrong: Partial<Ceremony>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: origin.replace('http:', 'https:') },
      { rpId: 'elsewhere.example' },
      { isUserVerified: false },
    ];
    for (const each of wrong) {
      const answer = await add(key.register({ challenge: await toRegister(), ...each }));
      assert.equal(answer.status, 400, JSON.stringify(each));
    }
    assert.equal(await countOf('passkeys'), 0);
  });

  it('does not sign in by an answer to another question, twice, for another page or without its owner', async () => {
    await register();
    const wrong: Partial<Ceremony>[] = [
      { challenge: await toRegister() },
      { challenge: 'made-up' },
      { type: 'webauthn.create' },
      { origin: 'https://elsewhere.example' },
      { rpId: 'elsewhere.example' },
      { isUserVerified: false },
    ];
    const before = await countOf('sessions');
    for (const each of wrong) assert.equal(await signIn(each), 400, JSON.stringify(each));
    const response = key.sign({ challenge: await toSignIn() });
    const { clientDataJSON, attestationObject } = key.register({ challenge: await toSignIn() }).response;
    const registered = {
      ...response,
      response: { clientDataJSON, authenticatorData: attestationObject, signature: '' },
    };
    assert.equal((await enter(registered)).status, 400, 'the answer of a registration');
    assert.equal(await countOf('sessions'), before);
    assert.deepEqual([(await enter(response)).status, (await enter(response)).status], [200, 400]);
    const refused = await app.dependencies.sql`
      SELECT FROM audit_entries WHERE thing_id = ${member.id} AND operation = 'signInByPasskey'
        AND after = '{"refused": true}'`;
    assert.equal(refused.length, wrong.length + 2, 'each is in the audit');
  });

  it('does not sign in by the signature of another key', async () => {
    await register();
    const other = await addMember(app, {});
    const theirs = new SoftwarePasskey(origin);
    await register({}, other, theirs);
    const signed = theirs.sign({ challenge: await toSignIn() });
    assert.equal((await enter({ ...signed, id: key.id, rawId: key.id })).status, 400);
    assert.equal((await enter({ ...signed, rawId: key.id })).status, 400);
    const unknown = new SoftwarePasskey(origin);
    assert.equal(await signIn({}, unknown), 400);
  });

  it('whose counter stands still or goes back may be a copy, and is refused', async () => {
    await register({ counter: 5 });
    assert.equal(await signIn({ counter: 6 }), 200);
    for (const counter of [6, 5, 0]) assert.equal(await signIn({ counter }), 400, String(counter));
    assert.equal(await signIn({ counter: 7 }), 200);
  });

  /** Begins while the row is locked, and is answered when whoever has locked it is done. */
  const during = async (
    begin: () => Promise<Response>[],
    change: (tx: Parameters<typeof removeCredentials>[0]) => Promise<unknown> = async () => {},
  ) => {
    const { sql } = app.dependencies;
    const { answers } = await sql.begin(async (tx) => {
      // However long the request takes to come here.
      await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
      await tx`SELECT FROM members WHERE id = ${member.id} FOR NO KEY UPDATE`;
      await tx`SELECT FROM passkeys WHERE member_id = ${member.id} FOR NO KEY UPDATE`;
      const begun = begin();
      await untilBlocked(sql, begun.length);
      await change(tx);
      return { answers: begun };
    });
    return (await Promise.all(answers)).map(({ status }) => status).sort();
  };

  it('and its copy that sign at the same moment are not both let in', async () => {
    await register({ counter: 5 });
    const signed = [
      key.sign({ challenge: await toSignIn(), counter: 6 }),
      key.sign({ challenge: await toSignIn(), counter: 6 }),
    ];
    assert.deepEqual(await during(() => signed.map((response) => enter(response))), [200, 400]);
  });

  it('signs in once when the same answer is sent twice at once', async () => {
    await register();
    const response = key.sign({ challenge: await toSignIn() });
    const answers = await Promise.all([enter(response), enter(response)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  });

  it('that is removed while it signs in opens nothing', async () => {
    await register();
    const response = key.sign({ challenge: await toSignIn() });
    const remove = (tx: Parameters<typeof removeCredentials>[0]) =>
      removeCredentials(tx, member.id, { areOwn: true });
    assert.deepEqual(await during(() => [enter(response)], remove), [400]);
    assert.equal(await countOf('sessions'), 0);
  });

  it('is not added from a session that has ended meanwhile', async () => {
    const response = key.register({ challenge: await toRegister() });
    const remove = (tx: Parameters<typeof removeCredentials>[0]) =>
      removeCredentials(tx, member.id, { areOwn: true });
    assert.deepEqual(await during(() => [add(response)], remove), [403]);
    assert.equal(await countOf('passkeys'), 0);
  });
});
