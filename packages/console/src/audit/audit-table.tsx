import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { addressLine } from '../parts/address-line.ts';
import { linkTo } from '../route.ts';
import { type AuditEntry, COLUMNS, type Column, type EntryWords, textOf } from './audit-entry.ts';

interface Props {
  entries: readonly AuditEntry[];
  words: EntryWords;
}

export function AuditTable({ entries, words }: Props) {
  const { audit } = words.texts;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
    <section class="table-box" tabIndex={0} aria-label={audit.title}>
      <table class="entries">
        <TableHead heads={COLUMNS.map((column) => audit[column])} />
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              {COLUMNS.map((column) => (
                <td key={column} class={`entry-${column}`}>
                  {cellOf(column, entry, words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cellOf(column: Column, entry: AuditEntry, words: EntryWords) {
  if (column === 'when') return <RelativeTime at={entry.happened_at} />;
  if (column === 'home' && entry.home !== null)
    return <a href={linkTo(['home', entry.home.external_id])}>{addressLine(entry.home, words)}</a>;
  return textOf(column, entry, words);
}
