import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { localDay } from '../../infra/local-day.ts';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addReferredEstate } from '../../testing/data/referred-estate.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';
import { createWebhook } from '../webhooks/webhooks.service.ts';

interface Request {
  id: string;
  wish: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  renovation_id: string | null;
  renovation_name: string | null;
  external_id: string;
  plan_url: string;
  handled_at: string | null;
}
interface Page {
  next: string | null;
  data: Request[];
}
const AN = { name: '  An Peeters ', phone: '+32 9 123 45 67', consent: true, language: 'nl-BE' };

describe('buyers who want to hear from the agency', () => {
  let app: TestApp;
  let client: TestClient;
  let owner: TestMember;
  let link: string;
  let externalId: string;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
    owner = await addMember(app, { contextId: client.contextId });
    await take(true);
    ({ link, externalId } = await addReferredEstate(client));
  });

  const take = async (takes_contact_requests: boolean) =>
    assert.equal((await owner.call('PATCH', '/v1/context', { takes_contact_requests })).status, 200);
  const post = (path: string, body: object, at = link) =>
    fetch(`${at}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const save = (contact: object | null, more: object = {}) =>
    post('/renovations', {
      name: 'Our plan',
      choices: 'target=B',
      date: localDay('BE'),
      ...(contact && { contact }),
      ...more,
    });
  const saved = async (contact: object | null) =>
    (await successOf<{ renovation_id: string }>(await save(contact))).renovation_id;
  const list = async (query = '', by = owner) =>
    successOf<Page>(await by.call('GET', `/v1/contact-requests${query}`));
  const waiting = async () => [
    ...(await app.dependencies.sql<{ body: string }[]>`
      SELECT payload->>'body' AS body FROM graphile_worker._private_jobs
      WHERE payload->>'contextId' = ${client.contextId}`),
  ];

  it('leave a name and a number with a plan, which only members of the agency see', async () => {
    const id = await saved(AN);
    const { data } = await list();
    const [request, ...more] = data;
    assert.ok(request !== undefined && more.length === 0);
    const { id: _, plan_url: url, ...rest } = request;
    assert.deepEqual(
      [
        rest.name,
        rest.phone,
        rest.email,
        rest.wish,
        rest.renovation_id,
        rest.renovation_name,
        rest.external_id,
      ],
      ['An Peeters', '+32 9 123 45 67', null, 'CALL_BACK', id, 'Our plan', externalId],
    );
    const page = await (await fetch(url)).text();
    assert.match(page, /id="plan"/);
    for (const personal of ['Peeters', '123 45 67'])
      for (const text of [
        page,
        await (await fetch(link)).text(),
        await (await client.call('GET', `/v1/renovations/${id}`)).text(),
        await (await client.call('GET', '/v1/renovations')).text(),
      ])
        assert.ok(!text.includes(personal), personal);
    const stranger = await addMember(app, { contextId: (await app.addClient()).contextId });
    assert.deepEqual((await list('', stranger)).data, []);
    assert.equal((await client.call('GET', '/v1/contact-requests')).status, 403);
    const change = (by: TestMember) =>
      by.call('PATCH', `/v1/contact-requests/${request.id}`, { is_handled: true });
    assert.equal((await change(stranger)).status, 404);
    const viewer = await addMember(app, { contextId: client.contextId, role: 'viewer' });
    assert.equal((await list('', viewer)).data.length, 1);
    assert.equal((await change(viewer)).status, 403);
  });

  it('wait under Today until somebody says that it is done, and can be brought back', async () => {
    const first = await saved(AN);
    await saved(null);
    assert.equal(
      (await post('/alerts', { ...AN, email: 'an@example.com', choices: 'target=A' })).status,
      202,
    );
    const today = async () =>
      (
        await successOf<{ buyers_to_contact: { count: number; examples: Request[] } }>(
          await owner.call('GET', '/v1/today'),
        )
      ).buyers_to_contact;
    const found = await today();
    assert.deepEqual([found.count, found.examples.map(({ wish }) => wish)], [2, ['CHANGES', 'CALL_BACK']]);
    const [open, called] = (await list('?is_handled=false')).data;
    assert.ok(open !== undefined && called !== undefined);
    assert.ok(open.plan_url.endsWith('?lang=nl-BE&target=A'), open.plan_url);
    const say = async (is_handled: boolean) =>
      successOf<Request>(await owner.call('PATCH', `/v1/contact-requests/${called.id}`, { is_handled }));
    const { handled_at: at } = await say(true);
    assert.notEqual(at, null);
    assert.equal((await say(true)).handled_at, at, 'twice is no other moment');
    assert.equal((await today()).count, 1);
    assert.deepEqual(
      (await list('?is_handled=true')).data.map(({ id }) => id),
      [called.id],
    );
    assert.deepEqual(
      (await list(`?renovation_id=${first}`)).data.map(({ id }) => id),
      [called.id],
    );
    assert.equal((await say(false)).handled_at, null);
    assert.equal((await today()).count, 2);
  });

  it('reach the webhook with their wish', async () => {
    await createWebhook(app.dependencies.sql, client.contextId, {
      url: 'https://agency.example/hook',
      events: ['plan_alert.requested'],
      allowPrivateAddresses: false,
    });
    const id = await saved(AN);
    const [event] = await waiting();
    const { type, data } = JSON.parse(event?.body ?? '') as { type: string; data: Record<string, unknown> };
    assert.equal(type, 'plan_alert.requested');
    assert.deepEqual(
      [data['wish'], data['renovation_id'], data['name'], data['phone'], data['email']],
      ['CALL_BACK', id, 'An Peeters', '+32 9 123 45 67', null],
    );
    assert.match(String(data['plan_url']), new RegExp(`/p/${id}\\?lang=nl-BE$`));
  });

  it('are refused without consent or a way to reach them, and then no plan is saved', async () => {
    const before = (await successOf<{ total: number }>(await client.call('GET', '/v1/renovations'))).total;
    for (const contact of [
      { ...AN, consent: false },
      { name: 'An', consent: true, language: 'en' },
      { ...AN, phone: 'call me' },
      { ...AN, email: 'nobody' },
      { ...AN, name: 'x'.repeat(101) },
      { ...AN, name: 'An\0' },
      { ...AN, address: 'Lindelaan' },
    ])
      assert.equal((await save(contact)).status, 400, JSON.stringify(contact));
    await take(false);
    const [status, messages] = await refusalOf(await save(AN));
    assert.deepEqual([status, messages], [409, ['the page is too old; load it again']]);
    assert.equal(
      (await successOf<{ total: number }>(await client.call('GET', '/v1/renovations'))).total,
      before,
    );
    assert.deepEqual((await list()).data, []);
    assert.equal((await post('/alerts', { ...AN, choices: '' })).status, 404, 'nobody hears of it');
    assert.doesNotMatch(await (await fetch(link)).text(), /id="(alert|call-back)"/);
  });

  it('are not more than a hundred a day for one estate', async () => {
    const { sql } = app.dependencies;
    await saved(AN);
    await sql`
      INSERT INTO contact_requests (context_id, estate_id, wish, phone, language, page_choices)
      SELECT context_id, estate_id, wish, phone, language, page_choices FROM contact_requests, generate_series(1, 99)
      WHERE context_id = ${client.contextId}`;
    assert.equal((await save(AN)).status, 429);
    const first = await list();
    assert.equal(first.data.length, 100);
    assert.equal(first.next, null);
    assert.equal((await save(null)).status, 201, 'a plan without it');
  });

  it('come a hundred at a time', async () => {
    const { sql } = app.dependencies;
    await saved(AN);
    await sql`
      INSERT INTO contact_requests (context_id, estate_id, wish, phone, language, page_choices)
      SELECT context_id, estate_id, wish, phone, language, page_choices FROM contact_requests, generate_series(1, 120)
      WHERE context_id = ${client.contextId}`;
    const first = await list();
    const second = await list(`?after=${first.next}`);
    assert.deepEqual([first.data.length, second.data.length, second.next], [100, 21, null]);
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 121);
  });

  it('are forgotten with all that they left, kept or waiting in the queue', async () => {
    await createWebhook(app.dependencies.sql, client.contextId, {
      url: 'https://agency.example/hook',
      events: ['plan_alert.requested'],
      allowPrivateAddresses: false,
    });
    const plan = await saved({ ...AN, phone: '09 123 45 67', email: 'An@Example.com' });
    await saved({ ...AN, name: 'Ann', phone: '09/1234567' });
    await saved({ ...AN, name: 'Bert', phone: '0470 11 22 33' });
    // One that is stored nowhere but in the queue.
    await take(false);
    assert.equal(
      (await post('/alerts', { email: 'an@example.com', consent: true, language: 'en', choices: '' })).status,
      202,
    );
    const find = async (search: string) =>
      (
        await successOf<{ buyers: { id: string; name: string | null }[] }>(
          await owner.call('POST', '/v1/privacy/persons', { search }),
        )
      ).buyers;
    assert.equal((await find('EXAMPLE.com')).length, 2, 'with the number, and without');
    const [found] = (await find('1234567')).filter(({ name }) => name === 'An Peeters');
    const erase = (id: string, by = owner) => by.call('POST', '/v1/privacy/erasures', { kind: 'buyer', id });
    const stranger = await addMember(app, { contextId: (await app.addClient()).contextId });
    assert.equal((await erase(found?.id ?? '', stranger)).status, 404);
    const done = await successOf<Record<string, number>>(await erase(found?.id ?? ''));
    assert.deepEqual([done['requests'], done['copies']], [2, 3]);
    assert.deepEqual(
      (await list()).data.map(({ name }) => name),
      ['Bert'],
    );
    const left = await waiting();
    assert.equal(left.length, 1);
    assert.match(left[0]?.body ?? '', /Bert/);
    assert.equal((await client.call('GET', `/v1/renovations/${plan}`)).status, 200, 'the plan stays');
    assert.equal((await erase(found?.id ?? '')).status, 404, 'twice');
  });

  it('are found in the queue alone, too', async () => {
    await createWebhook(app.dependencies.sql, client.contextId, {
      url: 'https://agency.example/hook',
      events: ['plan_alert.requested'],
      allowPrivateAddresses: false,
    });
    await take(false);
    assert.equal((await post('/alerts', { ...AN, choices: '' })).status, 202);
    const { buyers } = await successOf<{ buyers: { id: string; name: string }[] }>(
      await owner.call('POST', '/v1/privacy/persons', { search: 'peeters' }),
    );
    assert.deepEqual(
      buyers.map(({ name }) => name),
      ['An Peeters'],
    );
    const id = buyers[0]?.id ?? '';
    await app.dependencies.sql`
      UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a worker'
      WHERE payload->>'contextId' = ${client.contextId}`;
    assert.equal((await owner.call('POST', '/v1/privacy/erasures', { kind: 'buyer', id })).status, 409);
    await app.dependencies.sql`
      UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
      WHERE payload->>'contextId' = ${client.contextId}`;
    assert.equal((await owner.call('POST', '/v1/privacy/erasures', { kind: 'buyer', id })).status, 200);
    assert.deepEqual(await waiting(), []);
  });

  it('go with their estate, also from the queue, and are in the export until then', async () => {
    await createWebhook(app.dependencies.sql, client.contextId, {
      url: 'https://agency.example/hook',
      events: ['plan_alert.requested'],
      allowPrivateAddresses: false,
    });
    await saved(AN);
    assert.equal((await post('/alerts', { ...AN, choices: '' })).status, 202);
    const exported = await (await owner.call('POST', '/v1/privacy/export')).text();
    assert.equal(exported.split('\n').filter((line) => line.includes('"kind":"contact_request"')).length, 2);
    assert.equal((await client.call('DELETE', `/v1/estates/${externalId}?erase=true`)).status, 204);
    assert.deepEqual((await list()).data, []);
    assert.deepEqual(await waiting(), []);
  });
});
