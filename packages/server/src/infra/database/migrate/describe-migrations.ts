import type { Migration } from './read-migrations.ts';

export interface SchemaUpdate {
  /** The newest migration of before; null in a new database. */
  from: number | null;
  /** Names of the migrations that were missing. */
  applied: string[];
  seconds: number;
}

const numberOf = (version: number): string => String(version).padStart(4, '0');
const countOf = (migrations: number): string =>
  `${migrations} ${migrations === 1 ? 'migration' : 'migrations'}`;

/** "Schema 0007 → 0085: 49 migrations in 0.8 s"; null where there was nothing to do, or no schema before. */
export function describeUpdate({ from, applied, seconds }: SchemaUpdate): string | null {
  const last = applied.at(-1);
  if (from === null || last === undefined) return null;
  const to = Math.max(from, Number.parseInt(last, 10));
  return `Schema ${numberOf(from)} → ${numberOf(to)}: ${countOf(applied.length)} in ${seconds.toFixed(1)} s`;
}

/**
 * What an update would do, in one sentence. `from`: the newest migration that was applied; null in an empty database.
 */
export function describePlan(missing: readonly Migration[], from: number | null): string {
  const beside = missing.filter(({ isOutsideTransaction }) => isOutsideTransaction).length;
  const needed = Math.max(0, ...missing.map(({ compatibleFrom = 0 }) => compatibleFrom));
  const older =
    from === null
      ? []
      : [
          needed > from
            ? `processes of versions before ${numberOf(needed)} must be stopped first`
            : 'older processes may go on',
        ];
  return [`${countOf(missing.length)}, ${beside} of them beside running work`, ...older].join('; ');
}
