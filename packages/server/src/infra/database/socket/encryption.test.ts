import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect as connectPlain, createServer, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { TLSSocket } from 'node:tls';
import { CERTIFICATE, PRIVATE_KEY } from '../../../testing/providers/tls-certificate.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { connect } from '../connection/connect.ts';
import { createPgPool } from '../connection/create-pg-pool.ts';
import { createStallDetector } from './create-stall-detector.ts';

const database = await createTestDatabase();
after(() => database.drop());
const target = new URL(database.databaseUrl);
const folder = decodeURIComponent(target.hostname);

/** Answers as PostgreSQL with encryption does, and hands what it decrypts to the real one. */
let encrypted = 0;
const gate = createServer(async (near) => {
  const far = connectPlain(`${folder}/.s.PGSQL.5432`);
  const [first]: Buffer[] = await once(near, 'data');
  const isSslRequest = first?.length === 8;
  if (!isSslRequest) return join(near, far, first);
  if (!offersTls) {
    near.write('N');
    return join(near, far);
  }
  near.write('S');
  encrypted += 1;
  join(new TLSSocket(near, { isServer: true, key: PRIVATE_KEY, cert: CERTIFICATE }), far);
});
let offersTls = true;
gate.listen(0, '127.0.0.1');
await once(gate, 'listening');
after(() => gate.close());

function join(near: Socket, far: Socket, first?: Buffer): void {
  if (first) far.write(first);
  near.pipe(far).on('error', () => near.destroy());
  far.pipe(near).on('error', () => far.destroy());
}

function urlFor(sslMode: string): string {
  const url = new URL(target);
  // A TCP server's address is never a path.
  url.host = `localhost:${(gate.address() as AddressInfo).port}`;
  url.searchParams.set('sslmode', sslMode);
  return url.href;
}

/** Asks through both drivers. */
async function ask(sslMode: string): Promise<unknown[]> {
  const databaseUrl = urlFor(sslMode);
  const sql = connect({ databaseUrl, applicationName: 'tls', poolSize: 1, statementTimeoutMs: 0 });
  const watch = createStallDetector(databaseUrl);
  const pool = createPgPool({ databaseUrl, applicationName: 'tls', poolSize: 1, watch, onError() {} });
  try {
    const [row] = await sql<[{ text: string }]>`SELECT ${'x'.repeat(100_000)}::text AS text`;
    const { rows } = await pool.query('SELECT 2 AS two');
    return [row.text.length, rows[0].two];
  } finally {
    await Promise.all([sql.end({ timeout: 1 }), pool.end()]);
  }
}

test('require encrypts, whoever signed the certificate', async () => {
  offersTls = true;
  encrypted = 0;
  assert.deepEqual(await ask('require'), [100_000, 2]);
  assert.equal(encrypted, 2);
});

test('verify-full refuses a certificate that nobody vouches for', async () => {
  offersTls = true;
  await assert.rejects(ask('verify-full'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
});

test('a server without encryption is refused when it is required, and used when it is only preferred', async () => {
  offersTls = false;
  await assert.rejects(ask('require'), /does not offer the encryption/);
  assert.deepEqual(await ask('prefer'), [100_000, 2]);
});
