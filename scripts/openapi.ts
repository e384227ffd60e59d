/**
 * Writes what is made from the code and the migrations: openapi.json, packages/server/schema.sql, docs/fields.md,
 * docs/guides/events.md and the tables of docs/connections/providers.md. Tests fail when a committed file differs.
 * `npm run openapi` runs it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOpenApi } from '../packages/server/src/openapi-document.ts';
import { createTestDatabase } from '../packages/server/src/testing/test-database.ts';
import { writeEvents } from './openapi/events.ts';
import { writeFields } from './openapi/fields.ts';
import { writeProviders } from './openapi/provider-fields.ts';
import { writeSchema } from './openapi/schema-sql.ts';

const ROOT = join(import.meta.dirname, '..');

const openApi = await writeOpenApi();
writeFileSync(join(ROOT, 'openapi.json'), openApi);
const database = await createTestDatabase();
try {
  writeFileSync(join(ROOT, 'packages', 'server', 'schema.sql'), await writeSchema(database.sql));
} finally {
  await database.drop();
}
writeFileSync(join(ROOT, 'docs', 'fields.md'), writeFields(openApi));
writeFileSync(join(ROOT, 'docs', 'guides', 'events.md'), writeEvents(openApi));
const providers = join(ROOT, 'docs', 'connections', 'providers.md');
writeFileSync(providers, writeProviders(readFileSync(providers, 'utf8')));
