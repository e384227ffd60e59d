import { useWords } from '../language.ts';
import { go, linkTo } from '../route.ts';
import { type AuditEntry, operationName } from './audit-entry.ts';

interface Props {
  query: URLSearchParams;
  members: ReadonlyMap<string, string>;
  /** Actors in the log are offered, too: an operator, or a client, is no member of the agency. */
  seen: readonly AuditEntry[];
}

export function AuditFilters({ query, members, seen }: Props) {
  const words = useWords();
  const { texts } = words;
  const people = new Map(members);
  for (const { actor } of seen) if (actor.id !== null) people.set(actor.id, actor.name ?? texts.audit.gone);
  const operations = Object.keys(texts.audit.operations).concat(seen.map(({ operation }) => operation));
  const byName = ([, one]: [string, string], [, other]: [string, string]) =>
    one.localeCompare(other, words.language);
  const choice = (name: string, label: string, all: string, options: Map<string, string>) => (
    <label class="field">
      <span>{label}</span>
      <select
        value={query.get(name) ?? ''}
        onChange={(event) => {
          const changed = new URLSearchParams(query);
          changed.set(name, event.currentTarget.value);
          if (event.currentTarget.value === '') changed.delete(name);
          go(linkTo(['audit'], changed));
        }}
      >
        <option value="">{all}</option>
        {[...options].toSorted(byName).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      {choice(
        'operation',
        texts.audit.what,
        texts.audit.everything,
        new Map(operations.map((one) => [one, operationName(one, words)])),
      )}
      {choice('actor_id', texts.audit.who, texts.audit.everybody, people)}
    </>
  );
}
