import { useState } from 'preact/hooks';
import { useWords } from '../language.ts';

interface Props {
  mayShare: boolean;
  /** Answers whether it is saved. */
  onSave: (name: string, isShared: boolean) => Promise<boolean>;
}

/** Gives what is seen now a name. */
export function SaveView({ mayShare, onSave }: Props) {
  const { texts } = useWords();
  const words = texts.views;
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await onSave(name.trim(), isShared))) return;
    // The next name may be being typed by now.
    setName((now) => (now === name ? '' : now));
    setShared(false);
  };
  return (
    <form class="save-view" onSubmit={save}>
      <label class="field">
        <span>{words.name}</span>
        <input
          value={name}
          required
          maxLength={100}
          pattern=".*\S.*"
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {mayShare && (
        <label class="check-line">
          <input
            type="checkbox"
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          {words.share}
        </label>
      )}
      <button type="submit" class="button">
        {words.save}
      </button>
    </form>
  );
}
