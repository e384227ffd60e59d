/** Writes docs/command-line.md: `npm run command-line`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLinePage } from '../packages/server/src/cli/command-line-page.ts';

writeFileSync(join(import.meta.dirname, '..', 'docs', 'command-line.md'), commandLinePage());
