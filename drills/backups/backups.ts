/**
 * Backups under faults: kill -9 in the middle of a backup and of a restore, a disk that fills up, a bucket that is cut
 * off, a wrong key. Whatever happens, what is whole stays whole: the last line restores it and counts. `stolen` looks
 * for planted texts in the bytes.
 *
 *   npm run drill -- backups tries=10
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { makeRecipient } from '../../packages/server/src/governance/backup/seal.ts';
import { mountSmallDisk } from '../../packages/server/src/testing/database/small-disk.ts';
import { startTestBucket } from '../../packages/server/src/testing/providers/test-bucket.ts';
import { startRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { isChosen, numberOf, runDrill, type Try } from '../drill.ts';
import { type DrillServer, startDrillServer } from '../server.ts';

const ESTATES = 500;

interface Place {
  home: string;
  /** Where backups go. */
  backups: string;
}

async function* withHome(work: (place: Place) => AsyncIterable<Try>): AsyncIterable<Try> {
  const home = mkdtempSync(join(tmpdir(), 'rooftree-backups-'));
  chmodSync(home, 0o711);
  try {
    yield* work({ home, backups: join(home, 'backups') });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Restores the newest backup and counts its estates with a server's own command. */
async function countRestored(server: DrillServer, from: string, into: string): Promise<number> {
  const restored = await server.rooftree('restore', '--from', from, '--into', into);
  if (restored.code !== 0) {
    console.error(`restore ended with ${restored.code}: ${restored.stderr.trim()}`);
    return -1;
  }
  const env = { ...server.env, ROOFTREE_DATA_DIR: into };
  const listed = startRooftree(['estates', 'export', '--context', 'drill'], env);
  const { stdout } = await listed.end();
  return stdout.trim().split('\n').length;
}

/** Lets a command run for a random part of what it takes, then kills it. */
async function killOnTheWay(server: DrillServer, words: string[], wholeMs: number): Promise<string> {
  const command = startRooftree(words, server.env);
  const afterMs = Math.random() * wholeMs;
  await sleep(afterMs);
  const { code } = await command.end('SIGKILL');
  return `${words[0]} ${code === null ? 'killed' : 'had ended'} after ${(afterMs / 1000).toFixed(1)} s`;
}

function killed(tries: number): AsyncIterable<Try> {
  return withHome(async function* ({ home, backups }) {
    await using server = await startDrillServer({ estates: ESTATES });
    const begin = performance.now();
    const first = await server.rooftree('backup', '--to', backups);
    const backupMs = performance.now() - begin;
    if (first.code !== 0) throw new Error(first.stderr);
    const expected = await countRestored(server, backups, join(home, 'first'));
    for (let turn = 0; turn < tries; turn += 1) {
      const half = join(home, `half-${turn}`);
      const whole = join(home, `whole-${turn}`);
      const during = await killOnTheWay(server, ['backup', '--to', backups], backupMs);
      const later = await killOnTheWay(server, ['restore', '--from', backups, '--into', half], backupMs);
      // A folder with half of a restore starts no server.
      const isHalf = existsSync(join(half, 'unfinished-restore'));
      const found = await countRestored(server, backups, whole);
      yield {
        isGood: found === expected,
        summary: `${during}; ${later}${isHalf ? ', left half' : ''}; then ${found} of ${expected} restored`,
      };
      rmSync(half, { recursive: true, force: true });
      rmSync(whole, { recursive: true, force: true });
    }
  });
}

function fullDisk(tries: number): AsyncIterable<Try> {
  return withHome(async function* ({ home, backups }) {
    await using server = await startDrillServer({ estates: ESTATES });
    await server.rooftree('backup', '--to', backups);
    for (let turn = 0; turn < tries; turn += 1) {
      // Enough for a part of a restore, of the copy or of its recovery.
      const disk = mountSmallDisk(10 + turn * 8);
      if (disk === null) throw new Error('this process may not mount a disk of its own');
      const backup = await server.rooftree('backup', '--to', join(disk.folder, 'backups'));
      rmSync(join(disk.folder, 'backups'), { recursive: true, force: true });
      const restore = await server.rooftree(
        'restore',
        '--from',
        backups,
        '--into',
        join(disk.folder, 'data'),
      );
      const isSentence = [backup, restore].every(
        ({ code, stderr }) => code === 0 || (!/^ +at /m.test(stderr) && !/damaged/.test(stderr)),
      );
      disk.remove();
      const whole = join(home, `whole-${turn}`);
      const found = await countRestored(server, backups, whole);
      rmSync(whole, { recursive: true, force: true });
      const shown = (text: string) => text.trim().split('\n')[0]?.slice(0, 110) ?? '';
      yield {
        isGood: isSentence && found >= ESTATES,
        summary: `backup ${backup.code} ${shown(backup.stderr)} | restore ${restore.code} ${shown(restore.stderr)} | ${found} restored afterwards`,
      };
    }
  });
}

/** In the folder of all backups: s3rver, unlike S3, lists no folder that has nothing but folders in it. */
async function putObject(env: Record<string, string>, place: string): Promise<void> {
  const { S3_BUCKET: Bucket, S3_ENDPOINT: endpoint = '', S3_REGION: region = 'us-east-1' } = env;
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = env;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const Key = `${place.slice(`s3://${Bucket}/`.length)}/backups/listed`;
  await client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
  client.destroy();
}

function lostBucket(tries: number): AsyncIterable<Try> {
  return withHome(async function* ({ home }) {
    const bucket = await startTestBucket();
    try {
      await using server = await startDrillServer({ estates: ESTATES, env: bucket.env });
      const to = `s3://${bucket.env['S3_BUCKET']}/drill`;
      const first = await server.rooftree('backup', '--to', to);
      if (first.code !== 0) throw new Error(first.stderr);
      const [, from] = /is complete: (\S+)/.exec(first.stdout) ?? [];
      if (from === undefined) throw new Error(`no place of a backup in: ${first.stdout}`);
      await putObject(bucket.env, from);
      for (let turn = 0; turn < tries; turn += 1) {
        const cut = async (words: string[]) => {
          const command = startRooftree(words, server.env);
          await sleep(500 + Math.random() * 2500);
          bucket.mood = 'refuses';
          const { code, stderr } = await command.end();
          bucket.mood = 'answers';
          return {
            code,
            line: stderr.trim().split('\n')[0]?.slice(0, 100) ?? '',
            hasStack: /^ +at /m.test(stderr),
          };
        };
        const backup = await cut(['backup', '--to', to]);
        const restore = await cut(['restore', '--from', from, '--into', join(home, `half-${turn}`)]);
        const found = await countRestored(server, from, join(home, `whole-${turn}`));
        yield {
          isGood: found >= ESTATES && !backup.hasStack && !restore.hasStack,
          summary: `backup ${backup.code} ${backup.line} | restore ${restore.code} ${restore.line} | ${found} restored afterwards`,
        };
      }
    } finally {
      await bucket.stop();
    }
  });
}

/** Which of these texts can be read in the bytes of a stolen backup, packed or not. */
function stolen(): AsyncIterable<Try> {
  return withHome(async function* ({ backups }) {
    // Without a recipient a backup can be read, as it says itself.
    const { recipient: BACKUP_RECIPIENT } = makeRecipient();
    await using server = await startDrillServer({ estates: 5, env: { BACKUP_RECIPIENT } });
    const planted = { secretKey: server.env['ROOFTREE_SECRET_KEY'] ?? '', address: 'Plantedstreet' };
    await server.call('PUT', '/v1/estates/planted', {
      address: { country: 'BE', zip_code: '2800', house_number: '1', street: planted.address },
      estate_type: 'HOUSE',
    });
    await server.rooftree('backup', '--to', backups);
    const names = readdirSync(backups, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const contents = names.map(({ parentPath, name }) => unpack(readFileSync(join(parentPath, name))));
    for (const [what, text] of Object.entries(planted)) {
      const readable = contents.filter((content) => content.includes(text)).length;
      yield {
        isGood: readable === 0,
        summary: `${what}: readable in ${readable} of ${contents.length} objects`,
      };
    }
  });
}

function unpack(bytes: Buffer): Buffer {
  for (const expand of [gunzipSync, zstdDecompressSync]) {
    try {
      return expand(bytes);
    } catch {
      // Packed in another way, or not at all.
    }
  }
  return bytes;
}

const DRILLS = { killed, 'full-disk': fullDisk, 'lost-bucket': lostBucket, stolen };
for (const [name, drill] of Object.entries(DRILLS))
  if (isChosen(name)) await runDrill(`backups ${name}`, drill(numberOf('tries', 10)));
