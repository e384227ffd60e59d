import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { startTestApp } from '../../packages/server/src/testing/test-app.ts';
import { startBusyProxy } from './busy-proxy.ts';
import { makeSampleFolder, putDemoEstate, ROOT, whySkipped } from './sample-folder.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, readSample } from './samples.ts';

/** What the samples of each guide print, and a file that they leave. */
const GUIDES: Record<string, { prints: RegExp; leaves?: { file: string; start: string } }> = {
  'first-plan': {
    prints:
      /^Planner page: http\S+\/r\/\S{22}\nThe job is FINISHED\.\nFrom [A-G]\S* to [A-G]\S*, EUR \d+(\.\d+)? with VAT, EUR \d+(\.\d+)? of it paid by grants\.\nSaved first-plan.pdf\n$/,
    leaves: { file: 'first-plan.pdf', start: '%PDF-' },
  },
  'sync-a-portfolio': {
    prints:
      /^crm-1: 201 ?\ncrm-2: 201 ?\ncrm-3: 400 estate_type must be .+\ncrm-1 costs EUR 325000\ncrm-1: quality C\ncrm-2: quality C, off the list\nThe second time: 304\n$/,
  },
  errors: {
    prints:
      /^400 Bad Request: property colour should not exist; page must not be less than 1\nCreated: ENERGY_EFFICIENCY_INDICATION\n$/,
  },
  sandbox: {
    prints: /^sandbox-BE-42-1 sandbox-BE-42-2 sandbox-BE-42-3\nPlans are made for 2030-01-01\.\n$/,
  },
  limits: { prints: /^ratelimit: "requests";r=\d+;t=\d+\n$/i },
  versions: { prints: /^Rooftree API \d+\.\d+\.\d+: \d+ operations\n$/ },
};

// Samples do not try again: a report on a busy machine has the time it needs.
const app = await startTestApp({
  hasWorker: true,
  env: { ROOFTREE_RATE_LIMITS: 'on', ROOFTREE_REQUEST_TIMEOUT_SECONDS: '200' },
});
const busy = await startBusyProxy(app.url);
const folder = makeSampleFolder();
after(async () => {
  busy.close();
  await app.stop();
  folder.remove();
});

for (const [guide, { prints, leaves }] of Object.entries(GUIDES))
  describe(`the samples of ${guide}`, () => {
    for (const language of LANGUAGE_NAMES)
      it(`run in ${language}`, { skip: whySkipped(language) }, async () => {
        const { place, client } = await folder.prepare(`${guide}-${language}`, app);
        if (guide === 'errors') await putDemoEstate(client);
        assert.match(await runSample(guide, language, place), prints);
        if (leaves === undefined) return;
        assert.ok(readFileSync(join(place, leaves.file), 'latin1').startsWith(leaves.start));
      });
  });

it('the sample of the Python client runs with the client that the server offers', {
  skip: whySkipped('sh') || whySkipped('python'),
}, async () => {
  const { place } = await folder.prepare('python', app);
  await runSample('python', 'sh', place);
  assert.match(
    await runSample('python', 'python', place),
    /^Planner page: http\S+\/r\/\S{22}\nFrom [A-G]\S* to [A-G]\S*\.\nSaved python-house.pdf\nTrue\n400 invalid_request estate_type must be .+\n$/,
  );
  assert.ok(readFileSync(join(place, 'python-house.pdf'), 'latin1').startsWith('%PDF-'));
});

it('the samples of errors have tried again, without doing it twice', () => {
  const languages = LANGUAGE_NAMES.filter((language) => whySkipped(language) === false);
  assert.equal(busy.refused.length, languages.length);
  assert.deepEqual(busy.passed.toSorted(), busy.refused.toSorted());
});

it('the TypeScript samples are sound by the types of the client', async () => {
  const names = [...Object.keys(GUIDES), 'webhooks'].map((guide) => `${guide}.ts`);
  for (const name of names)
    writeFileSync(join(folder.path, name), await readSample(name.slice(0, -3), 'ts', app.url));
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  const typeRoots = [join(ROOT, 'node_modules/@types')];
  writeFileSync(
    join(folder.path, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, typeRoots }, include: names }),
  );
  const tsc = join(ROOT, 'node_modules/typescript-compiler/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', folder.path]).catch(({ stdout }) =>
    assert.fail(stdout),
  );
});

async function runSample(guide: string, language: Language, place: string): Promise<string> {
  const { program, options, extension } = LANGUAGES[language];
  const file = join(place, `${guide}.${extension}`);
  writeFileSync(file, await readSample(guide, language, guide === 'errors' ? busy.url : app.url));
  const env = { PATH: process.env['PATH'] };
  const { stdout } = await promisify(execFile)(program, [...options, file], { cwd: place, env });
  return stdout;
}
