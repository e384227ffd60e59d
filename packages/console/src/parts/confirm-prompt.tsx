/** Confirms what cannot be undone; for the gravest, by typing the name of what it is about. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../language.ts';

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
  useEffect(() => box.current?.focus(), []);
  return (
    <div class="asking" role="alertdialog" aria-label={action} tabIndex={-1} ref={box}>
      <p>{question}</p>
      {children}
      {typing && (
        <label class="field">
          <span>{typing.label}</span>
          <input value={typed} autocomplete="off" onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
      )}
      <div class="row">
        <button
          type="button"
          class="button button-primary"
          disabled={typing !== undefined && typed.trim() !== typing.name.trim()}
          onClick={onConfirm}
        >
          {action}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </div>
  );
}
