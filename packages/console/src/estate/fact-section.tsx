/**
 * The facts of one group. What is not known is folded behind its number, unless a value was given that is not used; what
 * does not apply to the home is left out.
 */
import type { Estate } from '@rooftree/client';
import { Icon } from '@rooftree/ui/icon.tsx';
import { ChevronDown, ChevronRight } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { effectiveFact } from '../facts/effective-fact.ts';
import { appliesTo, type FactName, factsOf, type GroupName } from '../facts/fact-groups.ts';
import { useWords } from '../words/language.ts';

interface Props {
  group: GroupName;
  estate: Estate;
  /** The fact that the address names: its group is open. */
  named: string | null;
  row: (name: FactName) => ComponentChildren;
}

export function FactSection({ group, estate, named, row }: Props) {
  const { texts } = useWords();
  const facts = factsOf(group).filter((name) => appliesTo(name, estate.estate_type));
  const isShown = (name: FactName) =>
    effectiveFact(estate, name).value !== null || (estate.facts?.[name]?.set_aside ?? []).length > 0;
  const shown = facts.filter(isShown);
  const unknown = facts.filter((name) => !isShown(name));
  const [isOpened, setOpened] = useState(unknown.some((name) => name === named));
  if (facts.length === 0) return null;
  const title = texts.factGroups[group];
  return (
    <section
      class={`card fact-group${shown.length === 0 && !isOpened ? ' is-unknown' : ''}`}
      aria-label={title}
    >
      <h3>{title}</h3>
      {shown.length > 0 && <dl>{shown.map(row)}</dl>}
      {unknown.length > 0 && (
        <>
          <button
            type="button"
            class="fold"
            aria-expanded={isOpened}
            aria-label={`${texts.glance.unknown(unknown.length)}: ${title}`}
            onClick={() => setOpened(!isOpened)}
          >
            <Icon of={isOpened ? ChevronDown : ChevronRight} size={16} />
            {texts.glance.unknown(unknown.length)}
          </button>
          {isOpened && <dl>{unknown.map(row)}</dl>}
        </>
      )}
    </section>
  );
}
