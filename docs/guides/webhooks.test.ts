import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { runRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { startTestApp } from '../../packages/server/src/testing/test-app.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { makeSampleFolder, putDemoEstate, whySkipped } from './sample-folder.ts';
import { LANGUAGES, readSample } from './samples.ts';

const RECEIVERS = ['ts', 'python', 'php'] as const;

const app = await startTestApp({ hasWorker: true, env: { ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' } });
const folder = makeSampleFolder();
after(async () => {
  await app.stop();
  folder.remove();
});

describe('the samples of webhooks', () => {
  for (const language of RECEIVERS)
    it(`receive in ${language} what curl has caused, and nothing forged`, {
      skip: whySkipped(language) || whySkipped('sh'),
    }, async () => {
      const { place, client } = await folder.prepare(`webhooks-${language}`, app);
      await putDemoEstate(client);
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}/`;
      writeFileSync(join(place, 'webhook.json'), await createWebhook(client.contextId, url));
      const { program, extension } = LANGUAGES[language];
      const file = join(place, `receiver.${extension}`);
      const sample = await readSample('webhooks', language, app.url);
      writeFileSync(file, sample.replaceAll('9090', String(port)));
      const options = language === 'php' ? ['-q', '-S', `127.0.0.1:${port}`] : [];
      const receiver = spawn(program, [...options, file], { cwd: place, env: { PATH: process.env['PATH'] } });
      const ended = once(receiver, 'exit');
      try {
        let received = '';
        receiver.stdout.on('data', (chunk) => {
          received += chunk;
        });
        const forged = { 'webhook-id': 'evt_1', 'webhook-signature': 'v1,AAAA', 'webhook-timestamp': now() };
        const post = () => fetch(url, { method: 'POST', headers: forged, body: '{}' });
        await until(() =>
          post().then(
            ({ status }) => status === 400,
            () => false,
          ),
        );
        const job = await causeEvent(place);
        await until(() => received.includes('\n'));
        assert.equal(received, `calculation_job.finished ${job}\n`);
      } finally {
        receiver.kill();
        await ended;
      }
    });
});

/** By the command of the guide, as the operator runs it. */
async function createWebhook(contextId: string, url: string): Promise<string> {
  const { sql, config } = app.dependencies;
  const [context] = await sql<{ slug: string }[]>`SELECT slug FROM contexts WHERE id = ${contextId}`;
  const { code, stdout, stderr } = await runRooftree(
    ['webhooks', 'create', '--context', context?.slug ?? '', '--url', url, '--json'],
    { DATABASE_URL: config.databaseUrl ?? '', ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' },
  );
  assert.equal(code, 0, stderr);
  return stdout;
}

async function causeEvent(place: string): Promise<string | undefined> {
  const file = join(place, 'cause.sh');
  writeFileSync(file, await readSample('webhooks', 'sh', app.url));
  const { program, options } = LANGUAGES.sh;
  const child = spawn(program, [...options, file], { cwd: place });
  const said = (await child.stdout.toArray()).join('');
  return /^Wait for (\S+)\n$/.exec(said)?.[1];
}

function now(): string {
  return String(Math.floor(Date.now() / 1000));
}
