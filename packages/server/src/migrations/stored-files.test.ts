import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { connect } from '../infra/database/connection/connect.ts';
import { ensureDatabase } from '../infra/database/connection/ensure-database.ts';
import { migrate } from '../infra/database/migrate/migrate.ts';
import { readMigrations } from '../infra/database/migrate/read-migrations.ts';
import { migrateQueue } from '../infra/queue/queue.ts';
import { addRenovation } from '../testing/data/renovation-rows.ts';
import { useTestServer } from '../testing/database/test-server.ts';

const pathOf = (name: string) => `reports/${name.padEnd(22, '0')}/report.pdf`;

test('the ledger begins with the files of all reports, and with the removals that were queued', async () => {
  const server = await useTestServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ensureDatabase(server.urlOf('postgres'), name);
  const databaseUrl = server.urlOf(name);
  const sql = connect({
    databaseUrl,
    applicationName: 'rooftree test',
    poolSize: 2,
    statementTimeoutMs: 30_000,
  });
  try {
    const migrations = await readMigrations();
    await migrate(
      sql,
      migrations.filter(({ version }) => version < 8),
    );
    await migrateQueue(databaseUrl);
    const contexts = await sql<{ id: string }[]>`
      INSERT INTO contexts (slug, name) VALUES ('one', 'One'), ('two', 'Two') RETURNING id`;
    for (const { id } of contexts) {
      const renovationId = await addRenovation(sql, id);
      for (const kind of ['kept', 'queued'])
        await sql`
          INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint, created_at)
          VALUES (${id}, ${renovationId}, 'en', 'x', ${pathOf(kind)}, 1, 'x', '2026-01-01')`;
    }
    await sql`DELETE FROM renovation_reports WHERE path = ${pathOf('queued')}`;
    await sql`SELECT graphile_worker.add_job('sweep_report_files')`;
    await sql`SELECT graphile_worker.add_job('calculate_chunk')`;

    await migrate(sql, migrations);
    const ledger = await sql`
      SELECT path, state, created_at = '2026-01-01' AS "hasItsDate", count(*)::int AS contexts
      FROM stored_files GROUP BY 1, 2, 3 ORDER BY 1`;
    assert.deepEqual(
      [...ledger],
      [
        { path: pathOf('kept'), state: 'live', hasItsDate: true, contexts: 2 },
        { path: pathOf('queued'), state: 'removing', hasItsDate: false, contexts: 1 },
      ],
    );
    const entries = await sql`SELECT task_identifier AS task FROM graphile_worker.jobs`;
    assert.deepEqual([...entries], [{ task: 'calculate_chunk' }]);

    await sql`DELETE FROM renovations WHERE context_id = ${contexts[0]?.id ?? ''}`;
    const [removing] = await sql`
      SELECT state FROM stored_files WHERE context_id = ${contexts[0]?.id ?? ''} AND path = ${pathOf('kept')}`;
    assert.deepEqual(removing, { state: 'removing' });
    // As a server of the older version writes it, while it still runs beside the new one.
    const [second] = await sql<[{ id: string }]>`SELECT id FROM renovations`;
    await sql`
      INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint)
      VALUES (${contexts[1]?.id ?? ''}, ${second.id}, 'en', 'x', ${pathOf('unrecorded')}, 1, 'x')`;
    await sql`DELETE FROM renovation_reports WHERE path = ${pathOf('unrecorded')}`;
    const [unrecorded] = await sql`SELECT state FROM stored_files WHERE path = ${pathOf('unrecorded')}`;
    assert.deepEqual(unrecorded, { state: 'removing' });
  } finally {
    await sql.end({ timeout: 1 });
    const owner = connect({
      databaseUrl: server.urlOf('postgres'),
      applicationName: 'rooftree test',
      poolSize: 1,
      statementTimeoutMs: 0,
    });
    await owner`DROP DATABASE IF EXISTS ${owner(name)} WITH (FORCE)`;
    await owner.end();
    await server.release();
  }
});
