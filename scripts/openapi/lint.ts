/** `npm run lint:openapi`: openapi.json by the rules of Redocly and of Spectral (with its OWASP set). Needs a connection, or is skipped. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { installTools } from './install-tools.ts';

const ROOT = join(import.meta.dirname, '../..');
const LINTERS = {
  '@redocly/cli': '2.73.0',
  '@stoplight/spectral-cli': '6.16.3',
  '@stoplight/spectral-owasp-ruleset': '2.0.1',
};
/** What is linted, and by which rules. */
const FILES = ['openapi.json', 'redocly.yaml', '.spectral.yaml'];

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
