/** Writes docs/method/schemes.md: `npm run schemes`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemesPage } from './schemes/schemes-page.ts';

writeFileSync(join(import.meta.dirname, '..', 'docs', 'method', 'schemes.md'), schemesPage());
