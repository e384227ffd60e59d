import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { addMixedEstates } from '../../server/src/testing/data/mixed-estates.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import * as sdk from '../src/index.ts';

const app = await startTestApp({ hasWorker: true });
after(() => app.stop());
const baseUrl = app.url;
const { contextId, clientId, clientSecret } = await app.addClient();
const [name = ''] = await addMixedEstates(app.dependencies.sql, contextId, 1);
const client = sdk.createClient({ baseUrl, clientId, clientSecret, maxRetries: 0 });
const unknownId = '00000000-0000-7000-8000-000000000000';

/** The client behind something that changes its requests, for what it would never send by itself. */
function meddled(change: (headers: Headers) => RequestInit) {
  return sdk.createClient({
    baseUrl,
    clientId,
    clientSecret,
    maxRetries: 0,
    fetch: (url, init) => {
      const isTokenRequest = String(url).endsWith('/v1/oauth/token');
      return fetch(url, { ...init, ...(!isTokenRequest && change(new Headers(init?.headers))) });
    },
  });
}
const withHeader = (header: string, value: string) =>
  meddled((headers) => {
    headers.set(header, value);
    return { headers };
  });

/** What the server really answers becomes this class, with its status, its messages and its request id. */
async function rejects(call: Promise<unknown>, ErrorClass: typeof sdk.ApiError, message?: RegExp) {
  await assert.rejects(call, (error: Error) => {
    assert.ok(error instanceof sdk.ApiError, String(error));
    assert.equal(error.name, ErrorClass.name, error.message);
    assert.ok(error.requestId, 'no request id');
    if (message) assert.match(error.messages.join(), message);
    else assert.deepEqual(error.messages, []);
    return true;
  });
}

test('400, 404 and 406: faults of the request', async () => {
  await rejects(
    client.renovations.search({ page: 0 }),
    sdk.BadRequestError,
    /^page must not be less than 1$/,
  );
  await rejects(client.renovations.reports.list(unknownId), sdk.NotFoundError);
  const planning = client.calculationJobs.planRenovations(['nowhere']);
  await rejects(planning, sdk.NotAcceptableError, /^\[0\] "nowhere" is not an estate of this context$/);
});

test('wrong credentials are a 400 that says so', async () => {
  const stranger = sdk.createClient({ baseUrl, clientId, clientSecret: 'wrong', maxRetries: 0 });
  await rejects(stranger.renovations.search(), sdk.BadRequestError, /^client credentials are invalid$/);
});

test('401: a token that is not accepted, nor the new one', async () => {
  const call = withHeader('authorization', 'Bearer forged').renovations.search();
  await rejects(call, sdk.UnauthorizedError);
});

test('403: a client without the permission', async () => {
  const reader = await app.addClient({ contextId, permissions: ['estates:read'] });
  const { renovations } = sdk.createClient({ baseUrl, ...reader });
  await rejects(renovations.search(), sdk.ForbiddenError);
  await assert.rejects(renovations.search(), {
    missingPermission: 'renovations:read',
    message: /403 Forbidden: the client lacks renovations:read/,
  });
});

test('405 and 415: a method and a content type that the server does not take', async () => {
  await rejects(meddled(() => ({ method: 'DELETE' })).renovations.search(), sdk.MethodNotAllowedError);
  const call = withHeader('content-type', 'text/plain').calculationJobs.planRenovations([name]);
  await rejects(call, sdk.UnsupportedMediaTypeError, /./);
});

test('409 and 422: a job that has ended, a key that was used for something else', async () => {
  const { calculationJobs } = withHeader('idempotency-key', 'always-the-same');
  const job = await calculationJobs.planRenovations([name]);
  await rejects(calculationJobs.planRenovations([name, name]), sdk.UnprocessableEntityError, /./);
  await client.calculationJobs.waitFor(job);
  await rejects(client.calculationJobs.stop(job.id), sdk.ConflictError, /FINISHED/);
});

test('413: a batch of more than a mebibyte', async () => {
  const call = client.calculationJobs.planRenovations(['x'.repeat(1024 * 1024)]);
  await rejects(call, sdk.PayloadTooLargeError, /./);
});

test('429: more calls than a minute allows, with the time to wait', async (t) => {
  const limited = await startTestApp({
    env: { ROOFTREE_RATE_LIMITS: 'on', ROOFTREE_REQUESTS_PER_MINUTE: '2' },
  });
  t.after(() => limited.stop());
  const { renovations } = sdk.createClient({
    baseUrl: limited.url,
    ...(await limited.addClient()),
    maxRetries: 0,
  });
  const calls = Array.from({ length: 5 }, () => renovations.search());
  const refused = (await Promise.allSettled(calls)).find((outcome) => outcome.status === 'rejected');
  assert.ok(refused?.reason instanceof sdk.TooManyRequestsError);
  const { retryAfterMs } = refused.reason;
  assert.ok(retryAfterMs !== null && retryAfterMs <= 60_000, `${retryAfterMs} ms`);
});

test('500 and 503: a broken table, a database that is gone', async (t) => {
  const broken = await startTestApp();
  t.after(() => broken.stop());
  const { renovations } = sdk.createClient({
    baseUrl: broken.url,
    ...(await broken.addClient()),
    maxRetries: 0,
  });
  await renovations.search();
  await broken.dependencies.sql`ALTER TABLE renovations RENAME TO gone`;
  await rejects(renovations.search(), sdk.InternalServerError);
  await broken.dependencies.sql.end({ timeout: 1 });
  await rejects(renovations.search(), sdk.ServiceUnavailableError);
});
