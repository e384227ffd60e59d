import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { DatabaseWire } from '../testing/database/database-wire.ts';
import { startTestBucket } from '../testing/providers/test-bucket.ts';
import { rooftreeSettings, runRooftree } from '../testing/server/run-rooftree.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { refuseSmallLimits } from './refuse-small-limits.ts';

// What an operator sets wrongly ends with one line that names it. A command that left something open would fail its
// test.
const database = await createTestDatabase();
const { sql, databaseUrl } = database;
const home = mkdtempSync(join(tmpdir(), 'rooftree-refused-'));
const role = `refused_${randomUUID().slice(0, 8)}`;
await sql`CREATE ROLE ${sql(role)} LOGIN CONNECTION LIMIT 1`;
after(async () => {
  await sql`DROP OWNED BY ${sql(role)}`;
  await sql`DROP ROLE ${sql(role)}`;
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

const asRole = databaseUrl.replace('rooftree@', `${role}@`);
const env = { ROOFTREE_DATA_DIR: home, PORT: '0', ROOFTREE_DEMO: 'off' };

async function assertRefused(args: string[], settings: Record<string, string>, line: RegExp) {
  const run = args[0] === 'work' ? runRooftree : runWarmRooftree;
  const { code, stderr } = await run(args, { ...env, ...settings });
  assert.equal(code, 1);
  assert.match(stderr, line);
  assert.equal(stderr.trim().split('\n').length, 1, stderr);
}

describe('a database', () => {
  const refusals: [what: string, url: () => string | Promise<string>, line: RegExp][] = [
    [
      'that does not exist',
      () => databaseUrl.replace(/\w+$/, 'nowhere'),
      /^rooftree: database "nowhere" does not exist: create it .*DATABASE_URL/,
    ],
    [
      'that does not know the user',
      () => databaseUrl.replace('rooftree@', 'nobody_here@'),
      /^rooftree: PostgreSQL refuses the user of DATABASE_URL \(role "nobody_here" does not exist\): check its name/,
    ],
    [
      'that the user may not enter',
      async () => {
        const [{ name }] = await sql<[{ name: string }]>`SELECT current_database() AS name`;
        await sql`REVOKE CONNECT ON DATABASE ${sql(name)} FROM PUBLIC`;
        return asRole;
      },
      /^rooftree: PostgreSQL does not allow this to the user of DATABASE_URL \(permission denied for database /,
    ],
    [
      'without the encryption that is asked for',
      async () => {
        const wire = new DatabaseWire(databaseUrl);
        after(() => wire.refuse());
        return `${await wire.open()}?sslmode=require`;
      },
      /^rooftree: PostgreSQL does not offer the encryption that DATABASE_URL requires: turn ssl on/,
    ],
    ...['', 'HTTP/1.1 503 Service Unavailable\r\n\r\n'].map(
      (answer): [string, () => Promise<string>, RegExp] => [
        `behind a balancer without a server that says "${answer.trim()}"`,
        async () => {
          const balancer = createServer((socket) => socket.once('data', () => socket.end(answer)));
          after(() => balancer.close());
          balancer.listen(0, '127.0.0.1');
          await once(balancer, 'listening');
          // A TCP server's address is never a path.
          return `postgres://rooftree@127.0.0.1:${(balancer.address() as AddressInfo).port}/rooftree`;
        },
        /^rooftree: PostgreSQL cannot be reached \(the connection was closed before there was a session\)/,
      ],
    ),
  ];
  for (const [what, url, line] of refusals) {
    it(`${what} is refused`, async () => {
      await assertRefused(['migrate'], { DATABASE_URL: await url() }, line);
    });
  }

  it('with fewer connections than a worker needs ends it', async () => {
    const [{ name }] = await sql<[{ name: string }]>`SELECT current_database() AS name`;
    await sql`GRANT pg_read_all_data, pg_write_all_data TO ${sql(role)}`;
    await sql`GRANT CONNECT ON DATABASE ${sql(name)} TO ${sql(role)}`;
    const line = /^rooftree: PostgreSQL has no connection left \(too many connections for role /;
    await assertRefused(['work'], { DATABASE_URL: asRole }, line);
  });
});

describe('a file store', () => {
  it('in which no file can be kept is refused', async () => {
    const dataDir = mkdtempSync(join(home, 'data-'));
    writeFileSync(join(dataDir, 'files'), 'in the place of the folder');
    const line = /^rooftree: the folder \S+files cannot be written to \(EEXIST\): check ROOFTREE_DATA_DIR/;
    await assertRefused(['work'], { DATABASE_URL: databaseUrl, ROOFTREE_DATA_DIR: dataDir }, line);
  });

  it('that does not know the key is refused', async () => {
    const bucket = await startTestBucket();
    after(() => bucket.stop());
    const settings = { ...bucket.env, DATABASE_URL: databaseUrl, AWS_ACCESS_KEY_ID: 'nobody' };
    const line = /^rooftree: the credentials of the bucket reports-bucket were rejected .*AWS_ACCESS_KEY_ID/;
    await assertRefused(['work'], settings, line);
  });
});

describe('tracing', () => {
  it('without OpenTelemetry is refused with the command that adds it', async () => {
    const settings = {
      DATABASE_URL: databaseUrl,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'without-tracing.fixture.ts')}`,
    };
    const line =
      /^rooftree: OTEL_EXPORTER_OTLP_ENDPOINT needs OpenTelemetry, which is not installed: npm install --no-save --omit=dev @opentelemetry\/api@/;
    await assertRefused(['work'], settings, line);
  });
});

describe('a machine', () => {
  const linux = { skip: process.platform !== 'linux' && 'only Linux shows a process its limits' };
  for (const command of ['serve', 'work'])
    it(`that allows too few open files is refused by ${command}`, linux, async () => {
      const bin = join(import.meta.dirname, '..', '..', 'bin', 'rooftree.js');
      const { status, stderr } = spawnSync(
        'sh',
        ['-c', `ulimit -n 64; exec "$0" "${bin}" ${command}`, process.execPath],
        {
          env: rooftreeSettings(env),
          encoding: 'utf8',
        },
      );
      assert.equal(status, 1);
      assert.match(stderr, /^rooftree: only 64 files may be open at once: allow at least 256/);
      assert.equal(stderr.trim().split('\n').length, 1, stderr);
    });

  it('with too little memory is refused', () => {
    assert.throws(() => refuseSmallLimits({ files: 1024, memoryMb: 128 }), {
      name: 'ConfigError',
      message: /^only 128 MB of memory are allowed: allow at least 256 MB/,
    });
    refuseSmallLimits({ files: null, memoryMb: null });
  });
});
