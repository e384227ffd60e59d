import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { linkTo } from '../route.ts';
import { addressLine } from '../words/address-line.ts';
import {
  type AuditEntry,
  COLUMNS,
  type Column,
  capitalised,
  changesOf,
  type EntryWords,
  textOf,
} from './audit-entry.ts';

/** More fields than these, and lists of more values, are folded: a row is read in one look. */
const MOST_FIELDS = 3;
const MOST_VALUES = 3;

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
  return column === 'change' ? <Changes entry={entry} words={words} /> : textOf(column, entry, words);
}

function Changes({ entry, words }: { entry: AuditEntry; words: EntryWords }) {
  const { jobs, audit } = words.texts;
  const changes = changesOf(entry, words);
  const long = changes.filter(({ listed }) => listed > MOST_VALUES);
  const short = changes.filter((change) => !long.includes(change)).map(({ text }) => capitalised(text));
  if ((entry.status ?? 0) >= 400) short.unshift(audit.refused);
  const folded = short.length > MOST_FIELDS + 1 ? short.splice(MOST_FIELDS) : [];
  return (
    <>
      {short.join('; ')}
      {folded.length > 0 && (
        <details class="row-fold">
          <summary>{jobs.andMore(String(folded.length))}</summary>
          {folded.join('; ')}
        </details>
      )}
      {long.map(({ name, text, listed }) => (
        <details key={name} class="row-fold">
          <summary>{capitalised(audit.pair(name, String(listed)))}</summary>
          {capitalised(text)}
        </details>
      ))}
    </>
  );
}
