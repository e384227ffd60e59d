/**
 * `npm run lint:migrations`: the migrations from 0060 on, or `-- 0001` from that one, by squawk's rules
 * (https://squawkhq.com): locks that hold up the traffic, and what versions side by side would miss. Skipped without a
 * connection, and on a machine that squawk is not made for.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installTools } from './openapi/install-tools.ts';

const FOLDER = join(import.meta.dirname, '../packages/server/src/migrations');
/** Those before stood when the rules came. */
const FIRST = process.argv[2] ?? '0060';
/** Rules that do not hold here, each with its reason. */
const LEFT_OUT = {
  'prefer-robust-stmts': 'a migration is applied whole or not at all, and once',
  'require-timeout-settings': 'the migration that runs them sets lock_timeout and tries again',
  'prefer-text-field': 'lengths are limits of the API',
  'prefer-bigint-over-int': 'counts and years are small',
};

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name >= FIRST)
  .sort();
if (files.length === 0) console.log(`no migration since ${FIRST}`);
else await lint();

async function lint(): Promise<void> {
  // The last version that is published for arm64, too.
  const tools = await installTools({ 'squawk-cli': '2.61.0' });
  if (tools === null) return console.log('skipped: squawk cannot be fetched without a connection');
  const machine = `${process.platform}-${process.arch}`;
  try {
    if (!existsSync(join(tools.folder, 'node_modules/@squawk-cli', machine)))
      return console.log(`skipped: squawk is not published for ${machine}`);
    for (const name of files) copyFileSync(join(FOLDER, name), join(tools.folder, name));
    for (const name of files) {
      const isInTransaction = !readFileSync(join(FOLDER, name), 'utf8').includes('-- @outside-transaction');
      const args = ['--pg-version=15', `--exclude=${Object.keys(LEFT_OUT).join()}`];
      const mode = isInTransaction ? ['--assume-in-transaction'] : ['--no-assume-in-transaction'];
      await tools.run('squawk', [...args, ...mode, name]).then(
        () => console.log(`${name}: good`),
        (error: Error) => {
          console.error(error.message);
          process.exitCode = 1;
        },
      );
    }
  } finally {
    tools.remove();
  }
}
