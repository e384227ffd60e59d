import { useWords } from '../language.ts';
import { type AuditEntry, COLUMNS, type Names, textOf } from './audit-entry.ts';

export function AuditTable({ entries, names }: { entries: readonly AuditEntry[]; names: Names }) {
  const words = useWords();
  const { audit } = words.texts;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
    <section class="members-box" tabIndex={0} aria-label={audit.title}>
      <table class="entries">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {audit[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              {COLUMNS.map((column) => (
                <td key={column}>{textOf(column, entry, words, names)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
