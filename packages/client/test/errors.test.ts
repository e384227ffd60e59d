import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import * as client from '../src/index.ts';
import { parseRetryAfter } from '../src/transport/read-error.ts';
import { answer, startScriptedServer } from './scripted-server.ts';

const { createClient, ApiError, RooftreeError, UnexpectedAnswerError } = client;
const secret = 'rt_secret_that_must_not_be_seen';
const credentials = { clientId: 'client', clientSecret: secret };

const CLASSES = {
  400: client.BadRequestError,
  401: client.UnauthorizedError,
  403: client.ForbiddenError,
  404: client.NotFoundError,
  405: client.MethodNotAllowedError,
  406: client.NotAcceptableError,
  409: client.ConflictError,
  413: client.PayloadTooLargeError,
  415: client.UnsupportedMediaTypeError,
  418: ApiError,
  422: client.UnprocessableEntityError,
  429: client.TooManyRequestsError,
  500: client.InternalServerError,
  503: client.ServiceUnavailableError,
};

test('each status has its class, with the contract’s fields and the request id', async (t) => {
  for (const [status, ErrorClass] of Object.entries(CLASSES)) {
    const statusCode = Number(status);
    const body = {
      statusCode,
      error: 'Its Name',
      message: ['page must not be less than 1', 'page must be an integer'],
    };
    const { baseUrl } = await startScriptedServer(t, (_, response) =>
      answer(response, statusCode, body, { 'x-request-id': 'req-7' }),
    );
    const { renovations } = createClient({ baseUrl, ...credentials, maxRetries: 0 });
    await assert.rejects(renovations.search({ page: 0, external_user_id: 'jan' }), (error: Error) => {
      assert.ok(error instanceof ErrorClass && error instanceof ApiError && error instanceof RooftreeError);
      assert.equal(error.constructor, ErrorClass);
      assert.equal(error.name, ErrorClass.name);
      assert.equal(error.statusCode, statusCode);
      assert.equal(error.error, 'Its Name');
      assert.deepEqual(error.messages, body.message);
      assert.equal(error.requestId, 'req-7');
      assert.equal(
        error.message,
        `GET /v1/renovations answered ${statusCode} Its Name: ${body.message.join('; ')} (request req-7)`,
      );
      return true;
    });
  }
});

test('the empty object of a 404, and a proxy’s page, still make a readable error', async (t) => {
  const empty = await startScriptedServer(t, (_, response) => answer(response, 404, {}));
  const { renovations } = createClient({ baseUrl: empty.baseUrl, ...credentials });
  await assert.rejects(renovations.reports.list('unknown'), {
    message: 'GET /v1/renovations/unknown/reports answered 404 Not Found',
    messages: [],
    requestId: null,
  });
  const proxy = await startScriptedServer(
    t,
    (_, response) => void response.writeHead(502).end('<h1>Bad Gateway</h1>'),
  );
  const behind = createClient({ baseUrl: proxy.baseUrl, ...credentials, maxRetries: 0 });
  await assert.rejects(behind.renovations.search(), {
    name: 'ApiError',
    statusCode: 502,
    error: 'Bad Gateway',
  });
});

test('a good status without JSON says to check baseUrl', async (t) => {
  const { baseUrl } = await startScriptedServer(t, (_, response) => void response.end('<h1>Welcome</h1>'));
  const { renovations } = createClient({ baseUrl, ...credentials });
  await assert.rejects(renovations.search(), (error: Error) => {
    assert.ok(error instanceof UnexpectedAnswerError);
    assert.match(error.message, /check baseUrl/);
    return true;
  });
});

test('a redirect is not followed: neither the secret nor the token goes to another host', async (t) => {
  const other = await startScriptedServer(t, (_, response) => answer(response, 200, {}));
  const { baseUrl } = await startScriptedServer(t, (_, response) =>
    answer(response, 307, {}, { location: `${other.baseUrl}/v1/renovations` }),
  );
  const { renovations } = createClient({ baseUrl, ...credentials });
  await assert.rejects(renovations.search(), { name: 'ApiError', statusCode: 307 });
  assert.equal(other.seen.length, 0);
});

test('the secret and the token are in no error, nor in the client as it is logged', async (t) => {
  const { baseUrl } = await startScriptedServer(t, (request, response) =>
    answer(response, 400, { statusCode: 400, error: 'Bad Request', message: [request.path] }),
  );
  const good = createClient({ baseUrl, ...credentials });
  const gone = createClient({ baseUrl: 'http://127.0.0.1:1', ...credentials, maxRetries: 0 });
  const errors = [
    await good.renovations.search().catch((error: unknown) => error),
    await gone.renovations.search().catch((error: unknown) => error),
    ...[`${secret}\n`, `${secret} `, `é${secret}`].map((clientSecret) => {
      try {
        return createClient({ baseUrl, clientId: 'client', clientSecret });
      } catch (error) {
        assert.ok(error instanceof RooftreeError);
        return error;
      }
    }),
  ];
  for (const shown of [...errors, good]) {
    const text = inspect(shown, { depth: 20, showHidden: true }) + JSON.stringify(shown);
    assert.doesNotMatch(text, /rt_secret|token-1/);
  }
});

test('a base address that can’t be right is refused at once, and a password in it is not shown', () => {
  for (const baseUrl of [
    '',
    'renovations.example.com',
    'ftp://example.com',
    'https://jan:hidden@example.com',
    'http://a/?b',
  ]) {
    assert.throws(
      () => createClient({ baseUrl, ...credentials }),
      (error: Error) => error instanceof RooftreeError && !error.message.includes('hidden'),
    );
  }
});

test('an identifier that would change the path is refused or encoded', async (t) => {
  const { baseUrl, seen } = await startScriptedServer(t, (_, response) => answer(response, 200, {}));
  const { estates, renovations } = createClient({ baseUrl, ...credentials });
  for (const identifier of ['', '.', '..']) await assert.rejects(renovations.get(identifier), RooftreeError);
  await estates.deactivate('a/../b?c#d é');
  assert.equal(seen.at(-1)?.path, '/v1/estates/a%2F..%2Fb%3Fc%23d%20%C3%A9');
});

test('Retry-After is read in both its forms', () => {
  const now = Date.parse('2026-11-14T09:30:00Z');
  assert.equal(parseRetryAfter('12', now), 12_000);
  assert.equal(parseRetryAfter('Sat, 14 Nov 2026 09:30:05 GMT', now), 5_000);
  assert.equal(parseRetryAfter('Sat, 14 Nov 2026 09:29:00 GMT', now), 0);
  assert.equal(parseRetryAfter('soon', now), null);
  assert.equal(parseRetryAfter(null, now), null);
});
