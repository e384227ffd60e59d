/** From a running server to a restored one: what its operator and its clients find there. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createClient, issueToken } from '../../../access/clients/clients.service.ts';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { successOf } from '../../../testing/answers.ts';
import { addPlannedRenovation } from '../../../testing/data/planned-renovation.ts';
import { addEstate } from '../../../testing/data/renovation-rows.ts';
import { type OwnInstallation, startOwnInstallation } from '../../../testing/server/own-installation.ts';
import { runRooftree } from '../../../testing/server/run-rooftree.ts';
import { runWarmRooftree } from '../../../testing/server/warm-rooftree.ts';
import { until } from '../../../testing/until.ts';
import { listStates } from '../backup-state.repository.ts';
import { scheduleBackups } from '../make/schedule-backups.ts';
import { makeRecipient } from '../seal.ts';

const home = mkdtempSync(join(tmpdir(), 'rooftree-restore-'));
chmodSync(home, 0o711);
const place = join(home, 'backups');
const identity = join(home, 'identity.pem');

describe('a server that is backed up and restored to a moment', () => {
  let client: { clientId: string; clientSecret: string; token: string };
  let moment = '';
  let contextId = '';
  const reports: string[] = [];
  let restored: OwnInstallation | undefined;
  let said = '';
  let recipient = '';

  before(async () => {
    const key = await runWarmRooftree(['backup', 'key', identity], {});
    recipient = key.stdout.trim().replace('BACKUP_RECIPIENT=', '');
    const server = await startOwnInstallation(join(home, 'data'), {
      BACKUP_TO: place,
      BACKUP_RECIPIENT: recipient,
    });
    const { sql, loadClientKeys } = server.dependencies;
    contextId = (await createContext(sql, { slug: 'north', name: 'North' })).id;
    const keys = await loadClientKeys();
    const credentials = await createClient(sql, keys, contextId, { name: 'Site' });
    const { access_token: token } = await issueToken(sql, keys, 3600, credentials);
    client = { ...credentials, token };

    reports.push(await makeReport(server));
    const backups = await scheduleBackups(server.dependencies, 1000);
    const stateOf = async (kind: string) => (await listStates(sql)).find((state) => state.kind === kind);
    await until(async () => (await stateOf('backup'))?.succeededAt != null);

    // After the copy, so that only the log and the archived files have them.
    await addEstate(sql, contextId, { externalId: 'before' });
    reports.push(await makeReport(server));
    const [now] = await sql<[{ at: Date }]>`SELECT clock_timestamp() AS at`;
    moment = now.at.toISOString();
    await until(() => Date.now() > now.at.getTime() + 10);
    await addEstate(sql, contextId, { externalId: 'after' });
    await sql`UPDATE estates SET street = 'Changed' WHERE external_id = 'before'`;
    const [later] = await sql<[{ at: Date }]>`SELECT clock_timestamp() AS at`;
    await until(async () => ((await stateOf('archive'))?.succeededAt ?? later.at) > later.at);
    await backups.stop();
    await server.stop();

    const into = join(home, 'restored');
    const args = ['restore', '--from', place, '--to', moment, '--into', into, '--identity', identity];
    const { code, stdout, stderr } = await runRooftree(args, {});
    assert.equal(code, 0, `${stdout}${stderr}`);
    said = stdout;
    restored = await startOwnInstallation(into);
  });
  after(async () => {
    await restored?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  /** Its suite does not get here without it. */
  const server = () => restored ?? assert.fail();

  async function makeReport({ url, dependencies: { sql } }: OwnInstallation): Promise<string> {
    const { id } = await addPlannedRenovation(sql, contextId, 'detached2022');
    const answer = await fetch(`${url}/v1/renovations/${id}/reports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    });
    return new URL((await successOf<{ url: string }>(answer)).url).pathname;
  }

  it('has exactly the rows of that moment', async () => {
    const rows = await server().dependencies.sql<{ id: string; street: string }[]>`
      SELECT external_id AS id, street FROM estates WHERE external_id IN ('before', 'after')`;
    assert.deepEqual([...rows], [{ id: 'before', street: 'Lindenlaan' }]);
  });

  it('has the files of before and after the copy', async () => {
    assert.equal(reports.length, 2);
    assert.match(said, /with 2 files/);
    for (const path of reports) {
      const file = await fetch(`${server().url}${path}`);
      assert.equal(file.status, 200, path);
      assert.match((await file.text()).slice(0, 5), /^%PDF-/);
    }
  });

  it('takes tokens and secrets that were given out before', async () => {
    const list = (token: string) =>
      fetch(`${server().url}/v1/estates`, { headers: { authorization: `Bearer ${token}` } });
    assert.equal((await list(client.token)).status, 200);
    const answer = await fetch(`${server().url}/v1/oauth/token`, {
      method: 'POST',
      headers: {
        'x-service-client-id': client.clientId,
        'x-service-client-secret': client.clientSecret,
      },
    });
    const { access_token: token } = await successOf<{ access_token: string }>(answer);
    assert.equal((await list(token)).status, 200);
  });

  it('has backups of its own from now on, and knows nothing of the others', async () => {
    const { sql } = server().dependencies;
    assert.deepEqual([...(await listStates(sql))], []);
    assert.equal((await sql`SELECT FROM backup_identity`).length, 0);
  });

  it('has nothing in clear in any object: no secret key, no row, no report, no name', () => {
    const key = readFileSync(join(home, 'restored', 'secret-key'), 'utf8').trim();
    assert.equal(key.length, 43);
    assert.equal(key, readFileSync(join(home, 'data', 'secret-key'), 'utf8').trim());
    const names = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    assert.ok(names.some(({ name }) => name === 'secret-key.json'));
    for (const { parentPath, name } of names.filter(({ name }) => name !== 'encryption-key.json')) {
      const content = readFileSync(join(parentPath, name));
      assert.equal(content.toString('latin1', 0, 20), 'rooftree encrypted 1', name);
      assert.ok(!content.includes(key), name);
    }
  });

  it('is not restored without its private key, or with another', async () => {
    const into = join(home, 'never');
    const args = ['restore', '--from', place, '--into', into];
    const without = await runWarmRooftree(args, {});
    assert.equal(without.code, 1);
    assert.match(
      without.stderr,
      /are encrypted: give the private key of `rooftree backup key` with --identity/,
    );
    const other = join(home, 'other.pem');
    writeFileSync(other, makeRecipient().identity);
    const wrong = await runWarmRooftree([...args, '--identity', other], {});
    assert.equal(wrong.code, 1);
    assert.match(wrong.stderr, /are encrypted for another private key than the one of --identity/);
    assert.ok(!existsSync(into));
  });

  it('is listed by the server that made it, and elsewhere with the private key', async () => {
    const args = ['backup', 'list', '--from', place, '--json'];
    const env = { BACKUP_RECIPIENT: recipient, ROOFTREE_DATA_DIR: join(home, 'data') };
    for (const list of [runWarmRooftree(args, env), runWarmRooftree([...args, '--identity', identity], {})])
      assert.equal(JSON.parse((await list).stdout).length, 1);
  });

  it('is not restored over anything', async () => {
    const into = join(home, 'taken');
    mkdirSync(into);
    writeFileSync(join(into, 'notes.txt'), 'mine');
    const args = ['restore', '--from', place, '--into', into, '--identity', identity];
    const refused = await runWarmRooftree(args, {});
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /taken is not empty: restore into a new folder/);
    assert.deepEqual(readdirSync(into), ['notes.txt']);
  });

  it('says which moments cannot be restored', async () => {
    const into = join(home, 'never');
    const args = ['restore', '--from', place, '--into', into, '--identity', identity];
    const ask = (to: string) => runWarmRooftree([...args, '--to', to], {});
    const early = await ask('2020-01-01');
    assert.match(early.stderr, /the oldest backup .* an earlier moment cannot be restored/);
    assert.ok(!existsSync(into));
    const late = await ask('2100-01-01');
    assert.match(late.stderr, /the archived log ends before that moment: its last change is from 20/);
    const start = await runWarmRooftree(['status'], { ROOFTREE_DATA_DIR: into });
    assert.match(start.stderr, /a restore into .* did not finish/);
  });

  it('is verified without leaving anything behind', async () => {
    const scratch = join(home, 'scratch');
    mkdirSync(scratch);
    chmodSync(scratch, 0o711);
    const args = ['backup', 'verify', '--from', place, '--scratch', scratch, '--json'];
    const { code, stdout, stderr } = await runRooftree(args, {
      ROOFTREE_DATA_DIR: join(home, 'data'),
      BACKUP_RECIPIENT: recipient,
      ROOFTREE_SECRET_KEY: readFileSync(join(home, 'data', 'secret-key'), 'utf8').trim(),
    });
    assert.equal(code, 0, stderr);
    const verified = JSON.parse(stdout);
    assert.ok(verified.restorable_until > moment);
    assert.equal(verified.files, 2);
    assert.deepEqual(
      verified.rows.find(({ table }: { table: string }) => table === 'renovation_reports'),
      { table: 'renovation_reports', rows: 1 },
    );
    assert.deepEqual(readdirSync(scratch), []);
  });
});
