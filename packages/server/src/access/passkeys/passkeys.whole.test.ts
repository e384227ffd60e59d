import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../testing/browser/browser.ts';
import { addDevice, type VirtualDevice } from '../../testing/browser/virtual-device.ts';
import { cheapHash } from '../../testing/server/cheap-password.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

const PASSWORD = 'three small green houses';

interface Answered {
  status: number;
  body: {
    message?: string[];
    recovery_codes?: string[] | null;
    second_factor_required?: boolean;
    contexts?: object[];
    member?: { id: string; passkeys: number };
    id?: string;
    passkeys?: { id: string; name: string; last_used_at: string | null }[];
    recovery_codes_left?: number;
  };
}

describe('passkeys, with the authenticator of a browser', () => {
  let app: TestApp;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let device: VirtualDevice;
  let member: TestMember;
  const passwordHash = cheapHash(PASSWORD);

  before(async () => {
    app = await startTestApp();
    browser = await launchBrowser();
  });
  after(async () => {
    await browser.close();
    await app.stop();
  });
  beforeEach(async () => {
    await context?.close();
    const { contextId } = await app.addClient();
    member = await addMember(app, { contextId });
    await app.dependencies.sql`UPDATE members SET password_hash = ${passwordHash} WHERE id = ${member.id}`;
    context = await browser.newContext();
    page = await context.newPage();
    await page.goto(address());
    device = await addDevice(page);
  });

  /** Any page of the server's own, under a name: passkeys belong to names. */
  const address = () => `http://localhost:${new URL(app.url).port}/health/live`;

  /** As the console's page asks. */
  const ask = (method: string, path: string, body?: object): Promise<Answered> =>
    page.evaluate(
      async ([verb, to, text]) => {
        const answer = await fetch(to, {
          method: verb,
          headers: { 'x-rooftree-console': '1', ...(text && { 'content-type': 'application/json' }) },
          ...(text && { body: text }),
        });
        const answered = await answer.text();
        return { status: answer.status, body: answered === '' ? {} : JSON.parse(answered) };
      },
      [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
    );
  const signIn = () => ask('POST', '/v1/session', { email: member.email, password: PASSWORD });
  /** What the device makes of the options: a new passkey, or a signature. */
  const perform = (kind: 'create' | 'get', options: object): Promise<object> =>
    // As text: this program has no types for what only a browser has.
    page.evaluate(`(async (kind, options) => {
      const publicKey =
        kind === 'create'
          ? PublicKeyCredential.parseCreationOptionsFromJSON(options)
          : PublicKeyCredential.parseRequestOptionsFromJSON(options);
      return (await navigator.credentials[kind]({ publicKey })).toJSON();
    })(${JSON.stringify(kind)}, ${JSON.stringify(options)})`);
  const requestOptions = (password = PASSWORD) => ask('POST', '/v1/session/passkeys/options', { password });
  const addPasskey = async (name = 'Phone') => {
    const { body } = await requestOptions();
    return ask('POST', '/v1/session/passkeys', { name, response: await perform('create', body) });
  };
  const sign = async () => {
    const { body } = await ask('POST', '/v1/session/passkey/options');
    return perform('get', body);
  };
  const signInByPasskey = async () => ask('POST', '/v1/session/passkey', { response: await sign() });

  it('sign in alone, without an address or a password', async () => {
    await signIn();
    const added = await addPasskey();
    assert.equal(added.status, 201, JSON.stringify(added.body));
    assert.equal(new Set(added.body.recovery_codes).size, 10);
    await context.clearCookies();
    assert.equal((await ask('GET', '/v1/session')).status, 401);
    const entered = await signInByPasskey();
    assert.deepEqual(
      [
        entered.status,
        entered.body.member?.id,
        entered.body.second_factor_required,
        entered.body.contexts?.length,
      ],
      [200, member.id, false, 1],
    );
    assert.equal((await ask('GET', '/v1/estate/list')).status, 200);
    const { body } = await ask('GET', '/v1/session/passkeys');
    assert.deepEqual([body.passkeys?.length, body.recovery_codes_left], [1, 10]);
    assert.notEqual(body.passkeys?.[0]?.last_used_at, null);
  });

  it('are the second factor of a password, which alone opens nothing', async () => {
    await signIn();
    await addPasskey();
    await context.clearCookies();
    const half = await signIn();
    assert.deepEqual([half.status, half.body.second_factor_required, half.body.contexts], [200, true, []]);
    for (const [method, path] of [
      ['GET', '/v1/estate/list'],
      ['GET', '/v1/sessions'],
      ['GET', '/v1/session/passkeys'],
      ['POST', '/v1/session/passkeys/options'],
      ['POST', '/v1/session/recovery-codes'],
      ['DELETE', '/v1/sessions'],
    ] as const)
      assert.equal((await ask(method, path)).status, 401, path);
    const changed = await ask('POST', '/v1/session/password', {
      current: PASSWORD,
      new: 'four small green houses',
    });
    assert.equal(changed.status, 401);
    assert.equal((await ask('GET', '/v1/session')).body.second_factor_required, true);
    const whole = await signInByPasskey();
    assert.deepEqual([whole.status, whole.body.second_factor_required], [200, false]);
    assert.equal((await ask('GET', '/v1/estate/list')).status, 200);
    const sessions = await app.dependencies
      .sql`SELECT 1 FROM sessions WHERE member_id = ${member.id} AND second_factor_due`;
    assert.equal(sessions.length, 0);
  });

  it('that are lost are replaced by recovery codes, each of which works once', async () => {
    await signIn();
    const [first = '', second = ''] = (await addPasskey()).body.recovery_codes ?? [];
    await context.clearCookies();
    const recover = (code: string) => ask('POST', '/v1/session/recovery', { code });
    assert.equal((await recover(first)).status, 401);
    await signIn();
    assert.equal((await recover('abcd-efgh-jkmn-pqrs')).status, 400);
    const entered = await recover(` ${first.toUpperCase().replaceAll('-', ' ')} `);
    assert.deepEqual([entered.status, entered.body.second_factor_required], [200, false]);
    await context.clearCookies();
    await signIn();
    assert.equal((await recover(first)).status, 400);
    assert.equal((await recover(second)).status, 200);
    const renewed = (await ask('POST', '/v1/session/recovery-codes')).body.recovery_codes ?? [];
    assert.equal(renewed.length, 10);
    const { body } = await ask('GET', '/v1/session/passkeys');
    assert.equal((await ask('DELETE', `/v1/session/passkeys/${body.passkeys?.[0]?.id}`)).status, 204);
    await context.clearCookies();
    assert.equal((await signIn()).body.second_factor_required, false);
  });

  it('are not let in twice by the same signature, nor after their time, nor for another page', async () => {
    await signIn();
    await addPasskey();
    const response = await sign();
    assert.equal((await ask('POST', '/v1/session/passkey', { response })).status, 200);
    const again = await ask('POST', '/v1/session/passkey', { response });
    assert.deepEqual(
      [again.status, again.body.message],
      [400, ['the passkey could not be verified: try again']],
    );
    const late = await sign();
    await app.dependencies.sql`UPDATE passkey_challenges SET expires_at = now()`;
    assert.equal((await ask('POST', '/v1/session/passkey', { response: late })).status, 400);
    // What a page of another name was given, handed on to us.
    const foreign = structuredClone(await sign()) as { response: { clientDataJSON: string } };
    const data = JSON.parse(Buffer.from(foreign.response.clientDataJSON, 'base64url').toString());
    data.origin = 'https://evil.example.com';
    foreign.response.clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url');
    assert.equal((await ask('POST', '/v1/session/passkey', { response: foreign })).status, 400);
  });

  it('need their owner: a device that did not ask for a finger is refused', async () => {
    await signIn();
    await addPasskey();
    await device.refuse();
    const options = await ask('POST', '/v1/session/passkey/options');
    await assert.rejects(perform('get', options.body));
    // Asked more weakly than we ask, the device signs; the signature says so, and is not taken.
    const weak = await perform('get', { ...options.body, userVerification: 'discouraged' });
    assert.equal((await ask('POST', '/v1/session/passkey', { response: weak })).status, 400);
    const [entry] = await app.dependencies.sql<{ outcome: unknown }[]>`
      SELECT after AS outcome FROM audit_entries WHERE thing_id = ${member.id} ORDER BY id DESC LIMIT 1`;
    assert.deepEqual(entry, { outcome: { refused: true } });
  });

  it('need their owner when they are made, too', async () => {
    page = await context.newPage();
    await page.goto(address());
    await addDevice(page, { knowsOwner: false });
    await signIn();
    const { body } = await requestOptions();
    const authenticatorSelection = { residentKey: 'discouraged', userVerification: 'discouraged' };
    const response = await perform('create', { ...body, authenticatorSelection });
    assert.equal((await ask('POST', '/v1/session/passkeys', { name: 'Phone', response })).status, 400);
  });

  it('are added only with the password, and only by whom they were asked for', async () => {
    await signIn();
    assert.equal((await requestOptions('not the password')).status, 400);
    assert.equal((await ask('POST', '/v1/session/passkeys/options', {})).status, 400);
    const { body } = await requestOptions();
    const response = await perform('create', body);
    const other = await addMember(app, { contextId: (await app.addClient()).contextId });
    const { origin, host } = new URL(page.url());
    const stolen = await app.app.inject({
      method: 'POST',
      url: '/v1/session/passkeys',
      headers: { cookie: other.cookie, origin, host, 'x-rooftree-console': '1' },
      payload: { name: 'x', response },
    });
    assert.equal(stolen.statusCode, 400, stolen.body);
    assert.equal((await ask('GET', '/v1/session/passkeys')).body.passkeys?.length, 0);
  });

  it('go one by one, and the recovery codes with the last of them', async () => {
    await signIn();
    await addPasskey();
    const earlier = '00000000-0000-7000-8000-000000000001';
    await app.dependencies.sql`
      INSERT INTO passkeys (id, member_id, credential_id, public_key, counter, name)
      VALUES (${earlier}, ${member.id}, ${randomUUID()}, '\\x00', 0, 'Laptop')`;
    const listed = async () => {
      const { body } = await ask('GET', '/v1/session/passkeys');
      return [body.passkeys?.map(({ name }) => name), body.recovery_codes_left];
    };
    const remove = async (id: string) => (await ask('DELETE', `/v1/session/passkeys/${id}`)).status;
    assert.deepEqual(await listed(), [['Laptop', 'Phone'], 10]);
    assert.equal(await remove(randomUUID()), 404);
    assert.equal(await remove(earlier), 204);
    assert.deepEqual(await listed(), [['Phone'], 10]);
  });

  it('are twenty at most', async () => {
    await signIn();
    await app.dependencies.sql`
      INSERT INTO passkeys (member_id, credential_id, public_key, counter, name)
      SELECT ${member.id}, gen_random_uuid(), '\\x00', 0, 'Phone' FROM generate_series(1, 20)`;
    assert.equal((await addPasskey()).status, 409);
  });

  it('let in nobody who was disabled, and others while a second one is asked', async () => {
    await signIn();
    await addPasskey();
    const response = await sign();
    await ask('POST', '/v1/session/passkey/options');
    assert.equal((await ask('POST', '/v1/session/passkey', { response })).status, 200);
    const next = await sign();
    await app.dependencies.sql`UPDATE members SET disabled_at = now() WHERE id = ${member.id}`;
    const refused = await ask('POST', '/v1/session/passkey', { response: next });
    assert.deepEqual([refused.status, refused.body.message], [400, ['this passkey is not known here']]);
  });

  it('are not offered under an address of numbers', async () => {
    const answer = await member.call('POST', '/v1/session/passkeys/options', { password: PASSWORD });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /http:\/\/localhost:\d+/);
  });
});
