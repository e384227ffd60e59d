/** What else was said of a fact, by whom, and why it is not used: a fact with such values is never folded away. */
import type { Estate } from '@rooftree/client';
import { plainValue, type Value } from '../facts/effective-fact.ts';
import type { FactName } from '../facts/fact-groups.ts';
import { useWords } from '../words/language.ts';

interface Props {
  estate: Estate;
  name: FactName;
  format: (value: Exclude<Value, null>) => string;
}

export function IgnoredValues({ estate, name, format }: Props) {
  const { texts } = useWords();
  const ignored = (estate.facts?.[name]?.set_aside ?? []).flatMap(({ value, origin, reason }) => {
    const plain = plainValue(value);
    return plain === null ? [] : [{ value: format(plain), origin: texts.origins[origin], reason }];
  });
  if (ignored.length === 0) return null;
  return (
    <details class="ignored">
      <summary>{texts.ignored.count(ignored.length)}</summary>
      <ul>
        {ignored.map(({ value, origin, reason }) => (
          <li key={`${origin} ${value}`}>
            {value} ({origin}): {texts.ignored.reasons[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}
