import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { writeEvents } from './events.ts';
import { writeFields } from './fields.ts';
import { writeProviders } from './provider-fields.ts';
import { writeSchema } from './schema-sql.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, '..', '..', ...path), 'utf8');

describe('files that `npm run openapi` writes', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase();
  });
  after(() => database.drop());

  it('have in packages/server/schema.sql what the migrations come to', async (t) => {
    const [{ major }] = await database.sql<[{ major: number }]>`
      SELECT current_setting('server_version_num')::int / 10000 AS major`;
    // Another major version writes some expressions in another form, and older ones need functions of ours.
    if (major !== 18) return t.skip(`PostgreSQL ${major}`);
    assert.equal(await writeSchema(database.sql), read('packages', 'server', 'schema.sql'));
  });

  it('have in docs/fields.md every field of the contract', () => {
    assert.equal(writeFields(read('openapi.json')), read('docs', 'fields.md'));
  });

  it('have in docs/guides/events.md every event with its example', () => {
    assert.equal(writeEvents(read('openapi.json')), read('docs', 'guides', 'events.md'));
  });

  it('have in docs/connections/providers.md what is taken from where', () => {
    const page = read('docs', 'connections', 'providers.md');
    assert.equal(writeProviders(page), page);
  });
});
