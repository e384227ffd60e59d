/** The name of a plan, and the form that changes it. */
import type { Renovation } from '@rooftree/client';
import { useState } from 'preact/hooks';
import { useWords } from '../language.ts';
import { shownName } from '../parts/shown-name.ts';

interface Props {
  renovation: Renovation;
  mayEdit: boolean;
  onRename: (name: string) => Promise<unknown>;
}

export function PlanName({ renovation, mayEdit, onRename }: Props) {
  const { texts } = useWords();
  const name = shownName(renovation.renovation_name, { texts });
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <h1 class="plan-name">
        {name}
        {mayEdit && (
          <button type="button" class="edit" aria-label={texts.plans.rename} onClick={() => setTyped(name)}>
            ✎
          </button>
        )}
      </h1>
    );
  const rename = async (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== name) await onRename(typed.trim());
    setTyped(null);
  };
  return (
    <form class="plan-name" onSubmit={rename}>
      <h1 class="unseen">{name}</h1>
      <input
        aria-label={texts.plans.name}
        value={typed}
        required
        maxLength={255}
        pattern=".*\S.*"
        autofocus
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="button button-primary">
        {texts.save}
      </button>
      <button type="button" class="button" onClick={() => setTyped(null)}>
        {texts.cancel}
      </button>
    </form>
  );
}
