import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Folders, makePrivate } from '../../infra/database/embedded-postgres/folders.ts';
import { ensureCluster } from '../../infra/database/embedded-postgres/initialise.ts';
import { findProgram, type Program } from '../../infra/database/embedded-postgres/program.ts';

/**
 * Makes the files of a server of the test's own, and gives the program for them: the embedded one, or that of
 * `npm run drill -- postgres`.
 */
export async function makeCluster(folders: Folders): Promise<Program> {
  const given = process.env['TEST_POSTGRES_PROGRAMS'];
  if (given !== undefined) return makeOutsideCluster(folders, given);
  const program = findProgram(folders.account, folders.programCopies);
  await ensureCluster(folders, program);
  return program;
}

/** Servers before 17 lack the collation that the embedded one is made with. */
function makeOutsideCluster({ cluster, account }: Folders, programs: string): Program {
  makePrivate(cluster, account);
  const { status, stderr } = spawnSync(
    join(programs, 'initdb'),
    [`--pgdata=${cluster}`, '--username=rooftree', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { cwd: '/', encoding: 'utf8', ...account },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  const { stdout } = spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return {
    initdb: join(programs, 'initdb'),
    postgres: join(programs, 'postgres'),
    majorVersion: Number(stdout.match(/\d+/)?.[0]),
  };
}
