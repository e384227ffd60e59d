import { type Command, InvalidArgumentError } from 'commander';
import { backupPlace, postgresUrl } from '../../../setting-kinds.ts';
import { lazily } from '../lazily.ts';
import { parseMoment } from '../option-values.ts';

const IDENTITY = 'the private key of `rooftree backup key`; not needed on the server that made them';

export function addBackup(program: Command): void {
  const backup = program.command('backup').description('backups of the embedded database and its files');

  backup
    .command('create', { isDefault: true })
    .description('back up the running or stopped installation (also: rooftree backup)')
    .option('--to <place>', 'a folder or s3://bucket/folder; default: BACKUP_TO', parse(backupPlace))
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/server/backup.ts')).createBackupAction));

  backup
    .command('list')
    .description('list the complete backups, oldest first')
    .option('--from <place>', 'location of the backups; default: BACKUP_TO', parse(backupPlace))
    .option('--identity <file>', IDENTITY)
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/server/backup.ts')).listBackupsAction));

  backup
    .command('verify')
    .description('restore the newest backup into a scratch folder, check its contents and delete the folder')
    .option('--from <place>', 'location of the backups; default: BACKUP_TO', parse(backupPlace))
    .option('--identity <file>', IDENTITY)
    .option('--scratch <folder>', 'parent of the scratch folder; default: the temporary folder')
    .option(
      '--database-url <url>',
      'check this database, restored from a backup of the one in DATABASE_URL',
      parse(postgresUrl),
    )
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/server/backup-verify.ts')).verifyBackupAction));

  backup
    .command('key <file>')
    .description(
      'create a key pair for BACKUP_RECIPIENT and write the private key to a file; store it elsewhere',
    )
    .action(lazily(async () => (await import('../../actions/server/backup.ts')).backupKeyAction));

  program
    .command('restore')
    .description('restore a backup into a new data folder')
    .requiredOption('--into <folder>', 'the new data folder; must not exist or be empty')
    .option('--from <place>', 'location of the backups; default: BACKUP_TO', parse(backupPlace))
    .option(
      '--to <moment>',
      'point in time such as 2026-11-15T09:30:00Z; default: the latest archived change',
      parseMoment,
    )
    .option(
      '--identity <file>',
      'the private key from `rooftree backup key`, for encrypted backups and the secret key in them',
    )
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/server/restore.ts')).restoreAction));
}

/** A value that is read as the setting of the same kind is. */
function parse<Value>(kind: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return kind(text);
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? `It ${error.message}.` : '');
    }
  };
}
