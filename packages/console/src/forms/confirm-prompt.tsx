/**
 * Confirms what cannot be undone; for the gravest, by typing the name of what it is about. Enter confirms, Escape does
 * not.
 */
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';

interface Props {
  question: string;
  action: string;
  /** What has to be typed, and the label of its field. */
  typing?: { label: string; name: string };
  onConfirm: () => void;
  onCancel: () => void;
  /** What can be chosen beside it. */
  children?: ComponentChildren;
}

export function ConfirmPrompt({ question, action, typing, onConfirm, onCancel, children }: Props) {
  const { texts } = useWords();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>(typing ? 'input' : 'button[type=submit]');
    (first ?? box.current)?.focus();
  }, []);
  return (
    <div
      class="asking"
      role="alertdialog"
      aria-label={action}
      tabIndex={-1}
      ref={box}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p>{question}</p>
      <Form class="asking-form" onSubmit={onConfirm}>
        {children}
        {typing && (
          <TextField label={typing.label} value={typed} onInput={setTyped} input={{ autocomplete: 'off' }} />
        )}
        <div class="row">
          <Button
            kind="primary"
            type="submit"
            isDisabled={typing !== undefined && typed.trim() !== typing.name.trim()}
          >
            {action}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </div>
      </Form>
    </div>
  );
}
