/**
 * A disk that is full, under every kind of write: no answer is a 500, nothing that was acknowledged is lost, readiness
 * says what is wrong, and each kind is good again right after there is room.
 *
 *   npm run drill -- full-disk tries=5
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mountSmallDisk } from '../../packages/server/src/testing/database/small-disk.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { numberOf, runDrill, type Try } from '../drill.ts';
import { type Answer, type DrillServer, startDrillServer } from '../server.ts';
import { type KindOfWrite, kindsOfWrites } from './kinds-of-writes.ts';

const DISK_MB = 500;
const EACH_KIND = 6;
const BACK_WITHIN_MS = 5000;
/** A job that was taken while the disk was full ends after a retry of the queue. */
const KEPT_WITHIN_MS = 30_000;

const isGood = ({ status }: Answer) => status >= 200 && status < 300;

async function* fullDiskWrites(tries: number): AsyncIterable<Try> {
  const disk = mountSmallDisk(DISK_MB);
  if (disk === null) throw new Error('this process may not mount a disk of its own');
  try {
    const temporary = join(disk.folder, 'tmp');
    mkdirSync(temporary, { mode: 0o1777 });
    await using server = await startDrillServer({ home: disk.folder, env: { TMPDIR: temporary } });
    const kinds = await kindsOfWrites(server);
    for (const kind of kinds) {
      const answer = await kind.send();
      if (!isGood(answer)) throw new Error(`${kind.name}: ${answer.status} ${answer.body}`);
    }
    for (let turn = 0; turn < tries; turn += 1) {
      const makeRoom = disk.fill();
      const sent = new Map<KindOfWrite, Answer[]>();
      for (const kind of kinds) {
        const answers: Answer[] = [];
        for (let count = 0; count < EACH_KIND; count += 1) answers.push(await kind.send());
        sent.set(kind, answers);
      }
      const ready = await fetch(`${server.url}/health/ready`);
      const { message } = JSON.parse(await ready.text()) as { message?: string[] };
      makeRoom();
      for (const kind of kinds) yield await judge(kind, sent.get(kind) ?? []);
      yield {
        isGood: ready.status === 503 && message?.[0]?.includes('disk of the database is full') === true,
        summary: `readiness: ${ready.status} ${message}`,
      };
      yield await logged(server);
    }
  } finally {
    disk.remove();
  }
}

async function judge(kind: KindOfWrite, answers: Answer[]): Promise<Try> {
  const begin = performance.now();
  let attempts = 0;
  await until(async () => {
    attempts += 1;
    return isGood(await kind.send());
  }, 60_000);
  const backMs = performance.now() - begin;
  const kept = answers.filter(isGood);
  let lost = 0;
  for (const answer of kept) {
    await until(() => kind.isStored(answer), KEPT_WITHIN_MS).catch(() => {
      lost += 1;
    });
  }
  const statuses = [...Map.groupBy(answers, ({ status }) => status)];
  const isClean = answers.every((answer) => isGood(answer) || answer.status === 503 || answer.status === 429);
  return {
    isGood: isClean && lost === 0 && (attempts === 1 || backMs <= BACK_WITHIN_MS),
    summary:
      `${kind.name.padEnd(14)} ${statuses.map(([status, some]) => `${some.length} × ${status}`).join(', ')}; ` +
      `${lost} of ${kept.length} lost, good again at attempt ${attempts}, after ${(backMs / 1000).toFixed(1)} s`,
  };
}

/** The server has not crashed: it is still the process that it was. */
async function logged(server: DrillServer): Promise<Try> {
  const { exitCode } = server.child();
  return { isGood: exitCode === null, summary: `the server ${exitCode === null ? 'runs' : 'ENDED'}` };
}

await runDrill('full-disk-writes', fullDiskWrites(numberOf('tries', 5)));
