/**
 * `npm run release -- <private key>`: the files of a release in `dist/rooftree-<version>`, signed with that key.
 * `npm run release -- keep-api`: keeps openapi.json as what this version promises, to be committed before.
 * `npm run edition -- <version>` stores what an installation of this version holds, for tests of later updates; also
 * before.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionFile } from '../../packages/server/src/testing/editions/edition.ts';
import { readReleased, storeReleased } from '../openapi/released.ts';
import { makeRelease } from './make-release.ts';
import { readVersion } from './write-sbom.ts';

const root = join(import.meta.dirname, '../..');
const version = readVersion();
const openapi = readFileSync(join(root, 'openapi.json'), 'utf8');
const [what] = process.argv.slice(2);

if (what === 'keep-api') {
  storeReleased(version, openapi);
  console.log(`openapi.json is what ${version} promises: commit scripts/openapi/released`);
} else if (what === undefined || !existsSync(what)) {
  fail('npm run release -- <the file of your private key, as ssh-keygen makes it>');
} else if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}`)) {
  fail(`CHANGELOG.md has no section "## ${version}"`);
} else if (JSON.stringify(readReleased()) !== JSON.stringify({ version, document: JSON.parse(openapi) })) {
  fail('run `npm run release -- keep-api` and commit it: the next release is held against it');
} else if (!existsSync(editionFile(version))) {
  fail(`run \`npm run edition -- ${version}\` and commit it: updates from this version are tested with it`);
} else {
  const folder = join(root, 'dist', `rooftree-${version}`);
  for (const file of await makeRelease({ root, version, keyFile: what, folder }))
    console.log(join(folder, file));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
