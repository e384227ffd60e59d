/**
 * `npm run lint:openapi`: openapi.json has all that the last release had; then by the rules of Redocly and of Spectral
 * (with its OWASP set), which need a connection, or are skipped.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRemovals } from './find-removals.ts';
import { installTools } from './install-tools.ts';
import { readReleased } from './released.ts';

const ROOT = join(import.meta.dirname, '../..');
const LINTERS = {
  '@redocly/cli': '2.73.0',
  '@stoplight/spectral-cli': '6.16.3',
  '@stoplight/spectral-owasp-ruleset': '2.0.1',
};
/** What is linted, and by which rules. */
const FILES = ['openapi.json', 'redocly.yaml', '.spectral.yaml'];

const { version, document } = readReleased();
const removals = findRemovals(document, JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')));
console.log(`${removals.length} removals since ${version}`);
for (const removal of removals) console.error(removal);
if (removals.length > 0) process.exitCode = 1;

const tools = await installTools(LINTERS);
if (tools === null) console.log('skipped: the linters cannot be fetched without a connection');
else
  try {
    for (const name of FILES) copyFileSync(join(ROOT, name), join(tools.folder, name));
    console.log(await tools.run('redocly', ['lint', 'openapi.json']));
    console.log(await tools.run('spectral', ['lint', 'openapi.json', '--fail-severity', 'warn']));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    tools.remove();
  }
