import { type Command, InvalidArgumentError } from 'commander';
import { backupPlace, postgresUrl } from '../../../setting-kinds.ts';
import { lazily } from '../lazily.ts';
import { parseMoment } from '../option-values.ts';

const IDENTITY = 'the private key of `rooftree backup key`; not needed on the server that made them';

export function addBackup(program: Command): void {
  const backup = program.command('backup').description('backups of the embedded database and its files');

  backup
    .command('create', { isDefault: true })
    .description('make a backup of the running or stopped installation (also: rooftree backup)')
    .option('--to <place>', 'a folder or s3://bucket/folder; BACKUP_TO when absent', parse(backupPlace))
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/server/backup.ts')).createBackupAction));

  backup
    .command('list')
    .description('list the whole backups, oldest first')
    .option('--from <place>', 'where they are; BACKUP_TO when absent', parse(backupPlace))
    .option('--identity <file>', IDENTITY)
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/server/backup.ts')).listBackupsAction));

  backup
    .command('verify')
    .description('restore the newest backup into a scratch folder, check what it holds, and remove it again')
    .option('--from <place>', 'where it is; BACKUP_TO when absent', parse(backupPlace))
    .option('--identity <file>', IDENTITY)
    .option('--scratch <folder>', 'where the scratch folder is made; the temporary folder when absent')
    .option(
      '--database-url <url>',
      'check this copy, which was restored from a backup of the database of DATABASE_URL',
      parse(postgresUrl),
    )
    .option('--json', 'print the outcome as JSON')
    .action(lazily(async () => (await import('../../actions/server/backup-verify.ts')).verifyBackupAction));

  backup
    .command('key <file>')
    .description(
      'make a key pair for BACKUP_RECIPIENT: the private key goes to the file, to be kept elsewhere',
    )
    .action(lazily(async () => (await import('../../actions/server/backup.ts')).backupKeyAction));

  program
    .command('restore')
    .description('restore a backup into a new data folder')
    .requiredOption('--into <folder>', 'the data folder to be; missing or empty')
    .option('--from <place>', 'where the backups are; BACKUP_TO when absent', parse(backupPlace))
    .option(
      '--to <moment>',
      'a moment such as 2026-11-15T09:30:00Z; all that was archived when absent',
      parseMoment,
    )
    .option(
      '--identity <file>',
      'the private key of `rooftree backup key`, for encrypted backups and the secret key in them',
    )
    .option('--json', 'print the outcome as JSON')
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
