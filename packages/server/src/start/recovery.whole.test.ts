/**
 * A server whose embedded database is taken away comes back by itself; `drills/recovery/recovery.ts` does the same many
 * times, and measures.
 */
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findRunning } from '../infra/database/embedded-postgres/lock-file.ts';
import { becomes } from '../testing/becomes.ts';
import { mountSmallDisk } from '../testing/database/small-disk.ts';
import { findFreePort } from '../testing/server/free-port.ts';
import { type RooftreeProcess, startRooftree } from '../testing/server/run-rooftree.ts';
import { until } from '../testing/until.ts';

const disk = mountSmallDisk(400);
const skip = disk === null && 'this process may not mount a disk of its own';

describe('a server on a disk of its own', { skip }, () => {
  const home = disk?.folder ?? '';
  const dataDir = join(home, 'data');
  const cluster = join(dataDir, 'postgres');
  let url: string;
  let server: RooftreeProcess;

  const start = async () => {
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    server = startRooftree(['serve'], {
      ROOFTREE_DATA_DIR: dataDir,
      ROOFTREE_DEMO: 'off',
      ROOFTREE_WORKER: 'off',
      PORT: String(port),
    });
    await becomes(readiness, 'ok');
  };
  /** `ok`, or what is wrong. */
  async function readiness(): Promise<string> {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer === null) return 'no answer';
    // The two forms of the answer in openapi.json.
    const { status, message } = (await answer.json()) as { status?: string; message?: string[] };
    return status ?? message?.join() ?? '';
  }
  async function killPostgres(): Promise<void> {
    const running = findRunning(cluster);
    assert(running);
    process.kill(running.pid, 'SIGKILL');
    await until(() => findRunning(cluster)?.pid !== running.pid);
  }

  before(start);
  after(async () => {
    await server.end('SIGTERM');
    disk?.remove();
  });

  it('is ready again after its socket was removed, and says before that it is not', async () => {
    const before = findRunning(cluster)?.pid;
    rmSync(join(dataDir, 'postgres-socket'), { recursive: true });
    await until(() => ![before, undefined].includes(findRunning(cluster)?.pid));
    await becomes(readiness, 'ok');
  });

  it('says that its disk is full, and is ready when there is room', async () => {
    const makeRoom = disk?.fill();
    await becomes(readiness, 'the disk of the database is full: nothing can be written');
    makeRoom?.();
    await becomes(readiness, 'ok');
  });

  it('starts a PostgreSQL that died on a full disk', async () => {
    const makeRoom = disk?.fill();
    await killPostgres();
    await until(async () => (await readiness()) !== 'ok');
    makeRoom?.();
    await becomes(readiness, 'ok');
  });

  it('goes on trying while PostgreSQL cannot be started, and starts it when it can', async () => {
    const socketFolder = join(dataDir, 'postgres-socket');
    rmSync(socketFolder, { recursive: true });
    writeFileSync(socketFolder, 'in the place of the folder');
    await killPostgres();
    await becomes(readiness, 'the database cannot be used');
    await until(() => /PostgreSQL is down and is restarted until it runs/.test(server.output().stdout));
    rmSync(socketFolder);
    await becomes(readiness, 'ok');
    await until(() => /PostgreSQL runs again/.test(server.output().stdout));
  });

  it('ends on a signal in the middle of that, and leaves no PostgreSQL behind', async () => {
    const makeRoom = disk?.fill();
    await killPostgres();
    await server.end('SIGTERM');
    makeRoom?.();
    assert.equal(findRunning(cluster), null);
    await start();
  });

  it('is stopped in the middle of its start', async () => {
    await server.end('SIGKILL');
    await killPostgres();
    server = startRooftree(['serve'], { ROOFTREE_DATA_DIR: dataDir, ROOFTREE_DEMO: 'off', PORT: '0' });
    await until(() => findRunning(cluster) !== null);
    await server.end('SIGTERM');
    assert.equal(findRunning(cluster), null);
    await start();
  });
});
