/** The commands that run a process, each of which loads no more than it needs. */
import { readConfig } from '../../../config.ts';
import { print, printJson } from '../../../infra/terminal.ts';

export async function serveAction({ demo = false }: { demo?: boolean }): Promise<void> {
  const { serve } = await import('../../../start/serve.ts');
  await serve(readConfig(process.env, { hasDemo: demo }));
}

export async function workAction(): Promise<void> {
  const { work } = await import('../../../start/work.ts');
  await work(readConfig());
}

export async function migrateAction({ json, plan }: { json?: true; plan?: true }): Promise<void> {
  if (plan) return planAction(json === true);
  const { withDependencies } = await import('../../with-dependencies.ts');
  const { describeUpdate } = await import('../../../infra/database/migrate/describe-migrations.ts');
  const update = await withDependencies(async (_dependencies, done) => done);
  const { applied } = update;
  if (json) return printJson({ applied });
  if (applied.length === 0) return print(UP_TO_DATE);
  print(
    describeUpdate(update) ??
      `Created the schema: ${applied.length} migrations in ${update.seconds.toFixed(1)} s`,
  );
  for (const name of applied) print(name);
}

const UP_TO_DATE = 'The database is up to date.';

/** Says what an update would do, and changes nothing. */
async function planAction(isJson: boolean): Promise<void> {
  const { createDependencies } = await import('../../../dependencies.ts');
  const { describePlan } = await import('../../../infra/database/migrate/describe-migrations.ts');
  const { findSchemaVersion, planMigrations } = await import(
    '../../../infra/database/migrate/missing-migrations.ts'
  );
  const { readMigrations } = await import('../../../infra/database/migrate/read-migrations.ts');
  const { sql, close } = await createDependencies(readConfig(), 'command');
  try {
    const missing = await planMigrations(sql, await readMigrations());
    if (isJson) return printJson({ missing: missing.map(({ sql: _sql, ...migration }) => migration) });
    if (missing.length === 0) return print(UP_TO_DATE);
    print(describePlan(missing, await findSchemaVersion(sql)));
    for (const { name, isOutsideTransaction, compatibleFrom } of missing) {
      print(
        [
          name,
          isOutsideTransaction
            ? 'runs online, may take long'
            : 'in one transaction with the migrations around it',
          ...(compatibleFrom === undefined
            ? []
            : [`processes before ${compatibleFrom} must be stopped first`]),
        ].join(' · '),
      );
    }
  } finally {
    await close();
  }
}
