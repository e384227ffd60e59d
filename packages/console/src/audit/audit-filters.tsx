import { Select } from '@rooftree/ui/select.tsx';
import { go, linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
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
  const operations = Object.keys(texts.audit.operations);
  const choice = (name: string, label: string, all: string, options: readonly [string, string][]) => (
    <Select
      label={label}
      options={[
        { value: '', text: all },
        ...options
          .map(([value, text]) => ({ value, text }))
          .toSorted((one, other) => one.text.localeCompare(other.text, words.language)),
      ]}
      value={query.get(name) ?? ''}
      onChange={(value) => {
        const changed = new URLSearchParams(query);
        changed.set(name, value);
        if (value === '') changed.delete(name);
        go(linkTo(['audit'], changed));
      }}
    />
  );
  return (
    <>
      {choice(
        'operation',
        texts.audit.what,
        texts.audit.everything,
        operations.map((one) => [one, operationName(one, words)]),
      )}
      {choice('actor_id', texts.audit.who, texts.audit.everybody, [...people])}
    </>
  );
}
