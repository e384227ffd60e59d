/** The commands that run a process, each of which loads no more than it needs. */
import { readConfig } from '../../config.ts';
import { print, printJson } from '../../infra/terminal.ts';

export async function serveAction(): Promise<void> {
  const { serve } = await import('../../start/serve.ts');
  await serve(readConfig());
}

export async function workAction(): Promise<void> {
  const { work } = await import('../../start/work.ts');
  await work(readConfig());
}

export async function migrateAction({ json }: { json?: true }): Promise<void> {
  const { withDependencies } = await import('../with-dependencies.ts');
  const applied = await withDependencies(async (_dependencies, migrations) => migrations);
  if (json) printJson({ applied });
  else print(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
}
