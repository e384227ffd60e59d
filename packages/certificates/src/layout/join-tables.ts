import { quantityOf } from '../value/quantity.ts';
import { plain } from './mend-text.ts';
import type { Row } from './table.ts';

/**
 * A table that is too wide goes on below itself: the same rows in the same order, each with a name that it shares with
 * one above, and other measures. Its numbers and words belong to those rows.
 */
export function joinTables<Role extends string>(tables: readonly (readonly Row<Role>[])[]): Row<Role>[] {
  const joined: Row<Role>[][] = [];
  for (const table of tables) {
    const first = joined.findLast((other) => isContinued(other, table));
    if (!first) joined.push([...table]);
    else
      for (const [index, row] of first.entries()) {
        const more = table[index];
        for (const [role, number] of more?.numbers ?? []) row.numbers.set(role, number);
        row.text += `  ${more?.text ?? ''}`;
      }
  }
  return joined.flat();
}

function isContinued<Role extends string>(table: readonly Row<Role>[], next: readonly Row<Role>[]): boolean {
  return (
    next.length > 0 &&
    table.length === next.length &&
    table.every((row, index) => {
      const more = next[index];
      if (!more) return false;
      const names = namesIn(more);
      return (
        namesIn(row).some((name) => names.includes(name)) &&
        ![...more.numbers.keys()].some((role) => row.numbers.has(role))
      );
    })
  );
}

const namesIn = <Role extends string>({ cells }: Row<Role>): string[] =>
  cells.flatMap(({ text }) => (quantityOf(text) === null && /\p{L}{3}/u.test(text) ? [plain(text)] : []));
