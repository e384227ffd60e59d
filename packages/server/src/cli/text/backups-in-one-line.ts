import type { BackupsDescription } from '../../governance/backup/describe-backups.ts';
import { paint } from '../../infra/terminal.ts';

/** A database of the operator's is backed up with tools of its own: only what was verified is known of those. */
export function backupsInOneLine(
  { place, ageSeconds, failures }: BackupsDescription,
  isEmbedded: boolean,
): string {
  const { backup, archive, verify } = ageSeconds;
  if (place === null && backup === null && verify === null)
    return paint('yellow', 'none (BACKUP_TO is not set)');
  const missing = isEmbedded ? paint('yellow', 'none yet') : 'with the tools of your PostgreSQL';
  return [
    backup === null ? missing : `the last one ${ago(backup)}`,
    ...(archive === null ? [] : [`log archived ${ago(archive)}`]),
    verify === null ? paint('yellow', 'never verified') : `verified ${ago(verify)}`,
    ...failures.map(({ kind, failure }) => paint('yellow', `${kind} fails: ${failure.split('\n')[0]}`)),
  ].join('; ');
}

/** In the largest unit of which there are two or more. */
function ago(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s ago`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min ago`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h ago`;
  return `${Math.round(seconds / 86_400)} days ago`;
}
