import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useRef, useState } from 'preact/hooks';
import { useWords } from '../../words/language.ts';

interface Props {
  mayShare: boolean;
  /** Answers whether it is saved. */
  onSave: (name: string, isShared: boolean) => Promise<boolean>;
  /** After it was saved, unless the next name is being typed by then. */
  onDone: () => void;
}

/** Gives what is seen now a name. */
export function SaveViewForm({ mayShare, onSave, onDone }: Props) {
  const { views: words } = useWords().texts;
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const latest = useRef(name);
  latest.current = name;
  const save = async () => {
    if (!(await onSave(name.trim(), isShared))) return;
    setShared(false);
    if (latest.current !== name) return;
    setName('');
    onDone();
  };
  return (
    <Form class="save-view" onSubmit={() => void save()}>
      <TextField
        label={words.name}
        value={name}
        onInput={setName}
        isRequired
        input={{ maxLength: 100, pattern: '.*\\S.*', autocomplete: 'off' }}
      />
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
      <Button kind="primary" type="submit">
        {words.saveNow}
      </Button>
    </Form>
  );
}
