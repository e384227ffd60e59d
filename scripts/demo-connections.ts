/**
 * `npm run demo:connections`: a Rooftree with an agency whose houses come from a simulated Whise on this machine, arrive, change and vanish
 * while one watches the console. Everything is in a temporary folder, and gone with the process.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startWhise, WHISE_CREDENTIALS, whiseEstate } from '@rooftree/connectors/testing';
import { findFreePort } from '../packages/server/src/testing/free-port.ts';
import { startRooftree } from '../packages/server/src/testing/run-rooftree.ts';

const PAUSE_MS = Number(process.env['DEMO_PAUSE_SECONDS'] ?? 15) * 1000;
const ROUNDS = Number(process.env['DEMO_ROUNDS'] ?? Number.POSITIVE_INFINITY);

await using made = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'rooftree-demo-connections-'));
// Of root, PostgreSQL runs as another user: where that one cannot enter, the database would lie elsewhere, and stay.
chmodSync(folder, 0o711);
made.defer(() => rmSync(folder, { recursive: true, force: true }));
const whise = await startWhise();
made.defer(() => whise.close());
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const env = {
  PORT: String(port),
  ROOFTREE_DATA_DIR: folder,
  ROOFTREE_DEMO: 'off',
  ROOFTREE_CONNECTION_BASES: `WHISE=${whise.base}`,
};
const server = startRooftree(['serve'], env);
made.defer(async () => {
  await server.end('SIGTERM');
});
await server.prints(url);
const command = async (args: string[], input = '') => {
  const { code, stdout, stderr } = await startRooftree([...args, '--json'], env, { input }).end();
  if (code !== 0) throw new Error(stderr || stdout);
  return JSON.parse(stdout);
};
await command(['contexts', 'create', 'demo', '--name', 'Demo agency']);
const { invitation_url: link } = await command([
  'members',
  'invite',
  'demo@example.com',
  '--context',
  'demo',
  '--role',
  'owner',
]);

const put = (id: number, changes = {}) =>
  whise.estates.put(
    String(id),
    whiseEstate(id, {
      updateDateTime: new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 19),
      ...changes,
    }),
  );
for (let id = 1; id <= 25; id++) put(id);
put(26, { category: {} });
const names = ['--context', 'demo'];
const create = ['connections', 'create', ...names, '--provider', 'WHISE', '--name', 'Demo Whise', '--paused'];
const { id } = await command(create, JSON.stringify(WHISE_CREDENTIALS));

console.log(
  `\nChoose a password, then watch the connection:\n  ${link}\n  ${url}/console#/connections\n\nStop with Ctrl-C.\n`,
);
const rounds: [what: string, change: () => void][] = [
  ['25 houses arrive, one cannot be taken', () => {}],
  [
    'one has another price, one another area: only that one is planned again',
    () => [put(1, { price: 1 }), put(2, { area: 199 })],
  ],
  [
    'three more arrive, and the one that could not be taken was mended',
    () => [26, 27, 28, 29].map((each) => put(each)),
  ],
  ['one vanishes: nothing happens yet', () => whise.estates.vanish('5')],
  ['it is still not there: deactivated', () => {}],
  [
    'the provider is out of order for a moment',
    () => whise.misbehave({ kind: 'status', status: 500, times: 2 }),
  ],
  ['the list shrinks to nothing: nothing happens yet', () => whise.estates.clear()],
  ['still nothing: a person is asked', () => {}],
  ['the houses are back', () => Array.from({ length: 29 }, (_, index) => put(index + 1))],
];
for (let round = 0; round < Math.min(ROUNDS, rounds.length) && !stopping.signal.aborted; round++) {
  const [what, change] = rounds[round] ?? ['', () => {}];
  change();
  const run = await command(['connections', 'run', id, ...names]).catch((error: Error) => ({
    fault: error.message.trim(),
  }));
  console.log(`${what}\n  ${JSON.stringify(run, SHOWN)}`);
  await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {});
}
if (ROUNDS === Number.POSITIVE_INFINITY && !stopping.signal.aborted) {
  console.log('That was all; the server runs on until Ctrl-C.');
  await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
}

function SHOWN(name: string, value: unknown): unknown {
  return [
    '',
    'run_status',
    'created',
    'changed',
    'unchanged',
    'refused',
    'deactivated',
    'to_deactivate',
    'fault',
  ].includes(name) && value !== null
    ? value
    : undefined;
}
