/**
 * Takes the embedded database away from a running server in the ways that happen, and measures how long after the
 * fault's end a write is good again. Each must be back within five seconds, every time.
 *
 *   npm run drill -- recovery tries=20            all of them
 *   npm run drill -- recovery full-disk tries=3   one of them
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mountSmallDisk } from '../../packages/server/src/testing/database/small-disk.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { isChosen, numberOf, runDrill, type Try } from '../drill.ts';
import { type DrillServer, startDrillServer } from '../server.ts';

const BACK_WITHIN_MS = 5000;
const STOP_WITHIN_MS = 10_000;
const DISK_MB = 400;

async function isBack(server: DrillServer, turn: number): Promise<boolean> {
  const ready = await fetch(`${server.url}/health/ready`).catch(() => null);
  if (ready?.ok !== true) return false;
  const { status } = await server.call('PATCH', `/v1/estates/${server.names[0]}`, { price: 100_000 + turn });
  return status === 200;
}

async function measureReturn(server: DrillServer, turn: number, what: string): Promise<Try> {
  const begin = performance.now();
  await until(() => isBack(server, turn), 120_000);
  const backMs = performance.now() - begin;
  return { isGood: backMs <= BACK_WITHIN_MS, summary: `${what}back after ${(backMs / 1000).toFixed(1)} s` };
}

async function readiness(server: DrillServer): Promise<string> {
  const answer = await fetch(`${server.url}/health/ready`).catch(() => null);
  return answer === null ? 'no answer' : `${answer.status} ${await answer.text()}`;
}

async function* lostSocket(tries: number): AsyncIterable<Try> {
  await using server = await startDrillServer();
  for (let turn = 0; turn < tries; turn += 1) {
    const before = server.postgresPid();
    const folder = join(server.dataDir, 'postgres-socket');
    // Every other time with its folder.
    rmSync(turn % 2 === 0 ? join(folder, '.s.PGSQL.5432') : folder, { recursive: true });
    const begin = performance.now();
    await until(() => ![before, undefined].includes(server.postgresPid()));
    await until(() => isBack(server, turn), 120_000);
    const backMs = performance.now() - begin;
    yield { isGood: backMs <= BACK_WITHIN_MS, summary: `back after ${(backMs / 1000).toFixed(1)} s` };
  }
}

async function* killedPostgres(tries: number): AsyncIterable<Try> {
  await using server = await startDrillServer();
  for (let turn = 0; turn < tries; turn += 1) {
    await server.killPostgres();
    const began = performance.now();
    const restarted = until(() => server.postgresPid() !== undefined).then(() => performance.now() - began);
    const { isGood, summary } = await measureReturn(server, turn, '');
    yield {
      isGood,
      summary: `PostgreSQL started after ${((await restarted) / 1000).toFixed(1)} s, ${summary}`,
    };
  }
}

/** The connection that marks the server as in use is lost and cannot be opened for a while; callers notice nothing. */
async function* lostLease(tries: number): AsyncIterable<Try> {
  await using server = await startDrillServer();
  const { sql } = server;
  const countLeases = async () => {
    const [row] = await sql<[{ leases: number }]>`
      SELECT count(*)::int AS leases FROM pg_stat_activity WHERE application_name LIKE 'rooftree (process%'`;
    return row.leases;
  };
  for (let turn = 0; turn < tries; turn += 1) {
    await sql`ALTER DATABASE postgres ALLOW_CONNECTIONS false`;
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'rooftree (process%'`;
    await sleep(3000);
    const isServed = await isBack(server, turn);
    const absent = await countLeases();
    await sql`ALTER DATABASE postgres ALLOW_CONNECTIONS true`;
    const begin = performance.now();
    await until(async () => (await countLeases()) === 1, 120_000);
    const backMs = performance.now() - begin;
    yield {
      isGood: isServed && absent === 0 && backMs <= BACK_WITHIN_MS,
      summary: `served meanwhile: ${isServed}, back after ${(backMs / 1000).toFixed(1)} s`,
    };
  }
}

async function* onSmallDisk(
  work: (server: DrillServer, fill: () => () => void) => AsyncIterable<Try>,
): AsyncIterable<Try> {
  const disk = mountSmallDisk(DISK_MB);
  if (disk === null) throw new Error('this process may not mount a disk of its own');
  try {
    await using server = await startDrillServer({ home: disk.folder });
    yield* work(server, () => disk.fill());
  } finally {
    disk.remove();
  }
}

function fullDisk(tries: number): AsyncIterable<Try> {
  return onSmallDisk(async function* (server, fill) {
    for (let turn = 0; turn < tries; turn += 1) {
      const makeRoom = fill();
      await server.killPostgres();
      await sleep(2000 + Math.random() * 8000);
      const seen = await readiness(server);
      makeRoom();
      const { isGood, summary } = await measureReturn(server, turn, '');
      yield { isGood: isGood && seen.startsWith('503'), summary: `${summary}; meanwhile ${seen}` };
    }
  });
}

/** SIGTERM while PostgreSQL is being restarted in vain, or has just been killed. */
function stopped(tries: number): AsyncIterable<Try> {
  return onSmallDisk(async function* (server, fill) {
    for (let turn = 0; turn < tries; turn += 1) {
      const makeRoom = turn % 2 === 0 ? fill() : () => {};
      await server.killPostgres();
      await sleep(Math.random() * 1500);
      const begin = performance.now();
      const code = await server.end('SIGTERM');
      const endMs = performance.now() - begin;
      const left = server.postgresPid();
      makeRoom();
      yield {
        isGood: endMs < STOP_WITHIN_MS && left === undefined,
        summary: `ended with ${code} after ${(endMs / 1000).toFixed(1)} s, PostgreSQL ${left === undefined ? 'gone' : 'LEFT'}`,
      };
      await server.start();
    }
  });
}

/** kill -9 in the middle of an import: the next one is taken as soon as the server is back. */
async function* killedImport(tries: number): AsyncIterable<Try> {
  await using server = await startDrillServer();
  const row = (index: number) => `imp-${index},Lindenlaan,${index + 1},2800,Mechelen,BE,HOUSE,1960`;
  const table = (rows: number) =>
    Buffer.from(
      ['external_id,street,house_number,zip_code,place,country,estate_type,year_built']
        .concat(Array.from({ length: rows }, (_, index) => row(index)))
        .join('\n'),
    );
  const post = (rows: number) =>
    server.call('POST', '/v1/estate-imports', table(rows), { 'content-type': 'text/csv' });
  for (let turn = 0; turn < tries; turn += 1) {
    const running = post(5000);
    await until(async () => {
      const [found] = await server.sql<[{ count: number }]>`
        SELECT count(*)::int AS count FROM estate_imports WHERE import_status = 'RUNNING' AND rows_done > 0`;
      return found.count > 0;
    });
    await server.end('SIGKILL');
    await running;
    await server.start();
    const begin = performance.now();
    let last = await post(3);
    while (last.status !== 201 && performance.now() - begin < 150_000) {
      await sleep(200);
      last = await post(3);
    }
    const takenMs = performance.now() - begin;
    const [wrote] = await server.sql<[{ count: number }]>`
      SELECT count(*)::int AS count FROM estates WHERE external_id LIKE 'imp-%'`;
    yield {
      isGood: last.status === 201 && takenMs <= BACK_WITHIN_MS && wrote.count === 3,
      summary: `next import ${last.status} after ${(takenMs / 1000).toFixed(1)} s, ${wrote.count} estates of imports`,
    };
  }
}

const DRILLS = {
  'lost-socket': lostSocket,
  'killed-postgres': killedPostgres,
  'lost-lease': lostLease,
  'full-disk': fullDisk,
  stopped,
  'killed-import': killedImport,
};
for (const [name, drill] of Object.entries(DRILLS))
  if (isChosen(name)) await runDrill(name, drill(numberOf('tries', 20)));
