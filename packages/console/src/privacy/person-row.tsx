/** A person that was found: what would go and what would stay, before anything does. */
import { useState } from 'preact/hooks';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import { useWords } from '../words/language.ts';
import type { FoundPerson } from './found-person.ts';

export function PersonRow({ person, onErase }: { person: FoundPerson; onErase: () => Promise<void> }) {
  const words = useWords().texts.privacy;
  const [isAsking, setAsking] = useState(false);
  const { name } = person;
  const effect =
    person.kind === 'user'
      ? words.userEffect(person.estates, person.renovations)
      : person.kind === 'contact'
        ? words.contactEffect
        : person.kind === 'buyer'
          ? words.buyerEffect
          : person.keepsAccount
            ? words.memberEffectKept
            : words.memberEffect;
  return (
    <li>
      <span class="described">
        {name} <small class="below quiet">{words.personKinds[person.kind]}</small>
      </span>
      {isAsking ? (
        <ConfirmPrompt
          question={effect}
          action={words.erase(name)}
          typing={{ label: words.typeName(name), name }}
          onConfirm={() => {
            setAsking(false);
            void onErase();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <button type="button" class="button" aria-label={words.erase(name)} onClick={() => setAsking(true)}>
          {words.eraseShort}
        </button>
      )}
    </li>
  );
}
