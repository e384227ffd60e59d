import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { it } from 'node:test';
import { createLogger } from '../infra/logging/logger.ts';
import { readEdition } from '../testing/editions/edition.ts';
import { restoreEdition } from '../testing/editions/restore-edition.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { logUpdate } from './log-update.ts';
import { migrateDatabase } from './migrate.ts';

it('the log says what an update did, and what is left to do', async (t) => {
  const database = await createTestDatabase({ isEmpty: true });
  t.after(() => database.drop());
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-edition-'));
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  await restoreEdition(readEdition('7f6c1da'), database.sql, dataDir);
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(line).msg);
      done();
    },
  });
  const dependencies = { sql: database.sql, log: createLogger({ level: 'info', destination }) };

  await logUpdate(dependencies, await migrateDatabase(database));
  const [schema, ...rest] = lines.splice(0);
  assert.match(schema ?? '', /^Schema 0007 → \d{4}: \d+ migrations in \d+\.\d s$/);
  assert.deepEqual(rest, [
    '65 suggested plans were calculated by engine 0.1.0 and keep their figures; to recalculate a context: rooftree jobs run --all --context <slug>',
    'No operator can sign in to the console yet: rooftree members invite <email> --operator',
  ]);

  await logUpdate(dependencies, await migrateDatabase(database));
  assert.deepEqual(lines, []);
});
