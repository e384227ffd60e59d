/**
 * Uploads that break off, come slowly or lie about their length: a clear answer where one can be given, and nothing
 * half-written.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { after, before, beforeEach, describe, it } from 'node:test';
import { buildApp } from '../../app.ts';
import { createLogger } from '../../infra/logging/logger.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const HOUSE = { address: { country: 'BE', zip_code: '9000' }, estate_type: 'HOUSE', year_built: 1970 };
const many = ['a', 'b', 'c'].map((external_id) => ({ external_id, ...HOUSE }));
const LINES = many.map((each) => `${JSON.stringify(each)}\n`).join('');
/** Where a line ends: what has come by then is whole in itself. */
const TWO_LINES = LINES.indexOf('\n', LINES.indexOf('\n') + 1) + 1;

interface Upload {
  what: string;
  head: string;
  type?: string;
  body: string;
  /** How much of it comes. */
  cutAt?: number;
}

const ESTATE: Upload = { what: 'an estate', head: 'PUT /v1/estates/new', body: JSON.stringify(HOUSE) };
const BATCH: Upload = { what: 'a batch', head: 'POST /v1/estates/batch', body: JSON.stringify(many) };
const UPLOADS: Upload[] = [
  ESTATE,
  BATCH,
  { what: 'a change', head: 'PATCH /v1/estates/known', body: '{"price": 5, "year_built": 1980}' },
  {
    what: 'lines that may be stored in part',
    head: 'POST /v1/estates/batch?partial=true',
    type: 'application/x-ndjson',
    body: LINES,
    cutAt: TWO_LINES,
  },
  {
    what: 'a batch of plans',
    head: 'POST /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch',
    body: '["known"]',
  },
];

describe('an upload', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
    assert.equal((await client.call('PUT', '/v1/estates/known', HOUSE)).status, 201);
  });

  const headOf = ({ head, type = 'application/json' }: Upload, more: string) =>
    `${head} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${client.token}\r\ncontent-type: ${type}\r\n${more}\r\n\r\n`;
  const halfOf = ({ body, cutAt = Math.floor(body.length / 2) }: Upload) => body.slice(0, cutAt);
  const open = async (to: { url: string } = app): Promise<Socket> => {
    const { hostname, port } = new URL(to.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    await once(socket, 'connect');
    return socket;
  };

  async function assertNothingWritten(): Promise<void> {
    const { sql } = app.dependencies;
    const estates = await sql`
      SELECT external_id, price_cents, created_at = updated_at AS "isUntouched" FROM estates
      WHERE context_id = ${client.contextId}`;
    assert.deepEqual(
      [...estates].map((each) => ({ ...each })),
      [{ external_id: 'known', price_cents: null, isUntouched: true }],
    );
    assert.equal((await sql`SELECT FROM calculation_jobs WHERE context_id = ${client.contextId}`).length, 0);
  }

  for (const upload of UPLOADS) {
    it(`of ${upload.what}, whose caller vanishes in the middle, writes nothing`, async () => {
      const socket = await open();
      const begun = once(app.app.server, 'request');
      socket.write(headOf(upload, `content-length: ${upload.body.length}`) + halfOf(upload));
      // The event's arguments.
      const [request, response] = (await begun) as [IncomingMessage, ServerResponse];
      await until(() => request.readableFlowing === true);
      const ended = once(response, 'close');
      socket.resetAndDestroy();
      await ended;
      await assertNothingWritten();
    });

    it(`of ${upload.what}, which ends before its length, is a 400 and writes nothing`, async () => {
      const socket = await open();
      socket.end(headOf(upload, `content-length: ${upload.body.length}`) + halfOf(upload));
      assert.match(await readAll(socket), REFUSED);
      await assertNothingWritten();
    });

    it(`of ${upload.what}, in chunks of which the last is missing, is a 400 and writes nothing`, async () => {
      const socket = await open();
      const half = halfOf(upload);
      socket.end(`${headOf(upload, 'transfer-encoding: chunked')}${half.length.toString(16)}\r\n${half}\r\n`);
      assert.match(await readAll(socket), REFUSED);
      await assertNothingWritten();
    });
  }

  it('that breaks off is a line in the log, and no error of ours', async () => {
    let lines = '';
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines += chunk;
        done();
      },
    });
    const log = createLogger({ level: 'trace', destination });
    const logged = await buildApp({ ...app.dependencies, log });
    try {
      const url = await logged.listen({ port: 0, host: '127.0.0.1' });
      for (const end of ['resetAndDestroy', 'end'] as const) {
        const socket = await open({ url });
        const begun = once(logged.server, 'request');
        socket.write(headOf(ESTATE, `content-length: ${ESTATE.body.length}`) + halfOf(ESTATE));
        // The event's arguments.
        const [request] = (await begun) as [IncomingMessage];
        await until(() => request.readableFlowing === true);
        socket[end]();
        await until(() => lines.split('request broken off').length === (end === 'end' ? 3 : 2));
        socket.destroy();
      }
      assert.doesNotMatch(lines, /"level":"(warn|error|fatal)"/);
    } finally {
      await logged.close();
    }
  });

  it('that is longer than its length is a 400, and writes nothing', async () => {
    const socket = await open();
    socket.end(headOf(ESTATE, `content-length: ${ESTATE.body.length - 5}`) + ESTATE.body);
    assert.match(await readAll(socket), /^HTTP\/1.1 400 Bad Request\r\n/);
    await assertNothingWritten();
  });

  it('that does not come to its end in time is a 408, and ends the connection', async () => {
    const hurried = await startTestApp({ env: { ROOFTREE_REQUEST_TIMEOUT_SECONDS: '2' } });
    try {
      client = await hurried.addClient();
      const socket = await open(hurried);
      socket.write(headOf(ESTATE, `content-length: ${ESTATE.body.length}`) + halfOf(ESTATE));
      const answer = await readAll(socket);
      assert.match(answer, /^HTTP\/1.1 408 Request Timeout\r\n/);
      assert.match(answer, /\{"statusCode":408,"error":"Request Timeout"\}$/);
      const { sql } = hurried.dependencies;
      assert.equal((await sql`SELECT FROM estates WHERE context_id = ${client.contextId}`).length, 0);
    } finally {
      await hurried.stop();
    }
  });

  it('that comes in small pieces is taken', async () => {
    const socket = await open();
    socket.write(headOf(ESTATE, `connection: close\r\ncontent-length: ${ESTATE.body.length}`));
    for (const piece of ESTATE.body.match(/.{1,16}/g) ?? []) {
      await new Promise((resolve) => socket.write(piece, resolve));
    }
    assert.match(await readAll(socket), /^HTTP\/1.1 201 Created\r\n/);
  });

  it('that asks first gets 100 Continue, or 413 before anything is sent', async () => {
    const socket = await open();
    const asking = `connection: close\r\nexpect: 100-continue\r\ncontent-length: ${ESTATE.body.length}`;
    socket.write(headOf(ESTATE, asking));
    // The event's only argument.
    const [interim] = (await once(socket, 'data')) as [Buffer];
    assert.equal(interim.toString(), 'HTTP/1.1 100 Continue\r\n\r\n');
    socket.write(ESTATE.body);
    assert.match(await readAll(socket), /^HTTP\/1.1 201 Created\r\n/);

    const large = await open();
    large.write(headOf(ESTATE, 'expect: 100-continue\r\ncontent-length: 70000'));
    assert.match(await readUntil(large, '}'), /HTTP\/1.1 413 [\s\S]*request body is too large/);
    large.destroy();
  });

  it('that broke off can be sent again with its key', async () => {
    const key = 'idempotency-key: nightly-1\r\n';
    const broken = await open();
    broken.end(headOf(BATCH, `${key}content-length: ${BATCH.body.length}`) + halfOf(BATCH));
    assert.match(await readAll(broken), REFUSED);
    const whole = await open();
    whole.write(
      headOf(BATCH, `${key}connection: close\r\ncontent-length: ${BATCH.body.length}`) + BATCH.body,
    );
    assert.match(await readAll(whole), /^HTTP\/1.1 200 OK\r\n/);
  });
});

const REFUSED =
  /^HTTP\/1.1 400 Bad Request\r\n[\s\S]*\{"statusCode":400,"error":"Bad Request","message":\["request could not be read"\]\}$/;

async function readAll(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket) answer += piece;
  return answer;
}

async function readUntil(socket: Socket, end: string): Promise<string> {
  let answer = '';
  // The event's only argument.
  while (!answer.includes(end)) answer += ((await once(socket, 'data')) as [Buffer])[0];
  return answer;
}
