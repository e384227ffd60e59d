/** Writes openapi.json from the routes' schemas: `npm run openapi`. A test fails when the committed file differs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOpenApi } from '../packages/server/src/openapi-document.ts';

writeFileSync(join(import.meta.dirname, '..', 'openapi.json'), await writeOpenApi());
