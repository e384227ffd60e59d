import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { runRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { startTestApp } from '../../packages/server/src/testing/test-app.ts';
import { ROOT } from './sample-folder.ts';
import { readBlocks } from './samples.ts';

const app = await startTestApp({ hasWorker: true });
after(() => app.stop());

it('the commands of the guide to importing run in their order', async () => {
  await app.addClient({ context: { slug: 'demo', name: 'Demo' } });
  const env = { DATABASE_URL: app.dependencies.config.databaseUrl ?? '' };
  const commands = (await readBlocks('import-a-file', 'shell', app.url)).map((block) => block.trim());
  assert.equal(commands.length, 4);
  const said: string[] = [];
  for (const command of commands) {
    const [npx, rooftree, ...words] = command.match(/"[^"]*"|\S+/g) ?? [];
    assert.deepEqual([npx, rooftree], ['npx', 'rooftree']);
    // The command runs in another folder here than the reader's.
    const args = words.map((word) =>
      word.replaceAll('"', '').replace(/^examples\//, join(ROOT, 'examples/')),
    );
    const { code, stdout, stderr } = await runRooftree(args, env);
    assert.equal(code, 0, `${command}: ${stdout}${stderr}`);
    said.push(stdout);
  }
  const { sql } = app.dependencies;
  const [counts] = await sql<{ estates: number; plans: number }[]>`
    SELECT (SELECT count(*)::int FROM estates) AS estates, (SELECT count(*)::int FROM renovations) AS plans`;
  assert.ok(counts && counts.estates > 0 && counts.plans > 0, said.join('\n'));
});
