import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { call as Call } from './api.ts';
import { requestLine } from './api-routes.ts';

test('a route becomes a method and an address', () => {
  assert.deepEqual(requestLine('GET /v1/members', {}), { method: 'GET', url: '/v1/members' });
  assert.deepEqual(requestLine('DELETE /v1/estates/{external_id}', { path: { external_id: 'a/b ?' } }), {
    method: 'DELETE',
    url: '/v1/estates/a%2Fb%20%3F',
  });
  assert.equal(
    requestLine('POST /v1/connections/{id}/runs/{run_id}/decision', { path: { id: '1', run_id: '2' } }).url,
    '/v1/connections/1/runs/2/decision',
  );
});

test('a list is written with commas, and what is empty is left out', () => {
  const query = { place: ['Gent', 'Aalst & co'], page_size: 20, is_planned: false, after: undefined };
  assert.equal(
    requestLine('GET /v1/portfolio/estates', { query: { ...query, search: '', label_now: [], region: null } })
      .url,
    '/v1/portfolio/estates?place=Gent%2CAalst+%26+co&page_size=20&is_planned=false',
  );
});

/** Never run: what must not compile, and what must. `npm run typecheck` fails where one of these is no error. */
export async function compiledOnly(call: typeof Call): Promise<void> {
  // @ts-expect-error no such path
  await call('GET /v1/homes');
  // @ts-expect-error no such method of it
  await call('PUT /v1/members');
  // @ts-expect-error its parameter is missing
  await call('GET /v1/estates/{external_id}');
  // @ts-expect-error a parameter of another name
  await call('GET /v1/estates/{external_id}', { path: { id: 'house-1' } });
  // @ts-expect-error a path without parameters
  await call('GET /v1/members', { path: { id: 'house-1' } });
  // @ts-expect-error a parameter that the operation does not have
  await call('GET /v1/portfolio/estates', { query: { town: ['Gent'] } });
  // @ts-expect-error a value that the parameter does not have
  await call('GET /v1/portfolio/estates', { query: { estate_type: ['CASTLE'] } });
  // @ts-expect-error no parameters at all
  await call('GET /v1/members', { query: { page: 1 } });
  // @ts-expect-error a parameter that is required
  await call('POST /v1/calculation-jobs/epc-document-processing', { query: {}, body: new Blob([]) });
  // @ts-expect-error its body is missing
  await call('POST /v1/members');
  // @ts-expect-error a role that there is not
  await call('POST /v1/members', { body: { email: 'a@example.org', role: 'king' } });
  // @ts-expect-error a field that the body does not have
  await call('POST /v1/members', { body: { email: 'a@example.org', role: 'viewer', age: 7 } });
  // @ts-expect-error a body where none is taken
  await call('DELETE /v1/session', { body: {} });
  // @ts-expect-error a file is no object
  await call('PUT /v1/context/logo', { body: { name: 'logo.png' } });
  const { members } = await call('GET /v1/members');
  // @ts-expect-error a field that the answer does not have
  members.map(({ age }) => age);
  // @ts-expect-error an answer without a body
  (await call('DELETE /v1/session')).member;
  await call('GET /v1/estates/{external_id}', { path: { external_id: 'house-1' } });
  await call('POST /v1/members', { body: { email: 'a@example.org', role: 'viewer' } });
}
