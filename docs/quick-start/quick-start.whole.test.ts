import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { addMixedEstates } from '../../packages/server/src/testing/data/mixed-estates.ts';
import { startTestApp } from '../../packages/server/src/testing/test-app.ts';

const LANGUAGES = {
  curl: { program: 'bash', file: 'quick-start.sh', alsoNeeds: ['curl', 'jq'] },
  TypeScript: { program: process.execPath, file: 'quick-start.ts', alsoNeeds: [] },
  Python: { program: 'python3', file: 'quick_start.py', alsoNeeds: [] },
  PHP: { program: 'php', file: 'quick-start.php', alsoNeeds: [] },
};

const app = await startTestApp({ hasWorker: true });
const folder = mkdtempSync(join(tmpdir(), 'rooftree-quick-start-'));
after(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});
const { contextId, clientId, clientSecret } = await app.addClient();
await addMixedEstates(app.dependencies.sql, contextId, 8);

for (const [language, { program, file, alsoNeeds }] of Object.entries(LANGUAGES)) {
  const run = (secret: string, report: string) =>
    promisify(execFile)(program, [join(import.meta.dirname, file), report], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        ROOFTREE_BASE_URL: app.url,
        ROOFTREE_CLIENT_ID: clientId,
        ROOFTREE_CLIENT_SECRET: secret,
      },
    });
  const missing = [program, ...alsoNeeds].filter((command) => !isInstalled(command));
  const skip = missing.length > 0 && `${missing.join(' and ')} not installed`;

  test(`the quick start for ${language} goes all the way to the PDF`, { skip }, async () => {
    const report = join(folder, `${file}.pdf`);
    const { stdout } = await run(clientSecret, report);
    assert.match(stdout, /Planning the estates .*house-\d.*\n/);
    assert.match(stdout, /\d renovations; the last is .+, EUR \d+(\.\d+)? with VAT\./);
    assert.ok(stdout.endsWith(`Saved ${report}\n`), stdout);
    assert.equal(readFileSync(report).toString('latin1', 0, 5), '%PDF-');
  });

  test(`the quick start for ${language} ends with what the server said`, { skip }, async () => {
    await assert.rejects(run('wrong', 'never.pdf'), (error: Error & { code: number; stderr: string }) => {
      assert.equal(error.code, 1);
      assert.match(error.stderr, /client credentials are invalid/);
      return true;
    });
  });
}

function isInstalled(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v '${command}'`]).status === 0;
}
