/**
 * Takes a file by dropping it or by choosing it. The browser's own field is there for keyboards and screen readers,
 * unseen.
 */
import { FileUp } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { useUi } from './ui-context.ts';

interface Props {
  label: string;
  /** As the `accept` of a file field: `.csv,.xlsx`. */
  accept: string;
  onFile: (file: File) => void;
  /** Which files are taken, and how large they may be. */
  hint?: ComponentChildren;
  error?: string | null | undefined;
  isDisabled?: boolean;
  /** One line high, beside other controls. */
  isSmall?: boolean;
}

export function FileField({
  label,
  accept,
  onFile,
  hint,
  error,
  isDisabled = false,
  isSmall = false,
}: Props) {
  const { texts } = useUi();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !isDisabled) onFile(file);
  };
  const style = ['drop-zone', isOver && 'is-over', isSmall && 'is-small', isDisabled && 'is-disabled'];
  return (
    <div class="form-field">
      {isSmall && label !== texts.chooseFile && (
        <span class="field-name" aria-hidden="true">
          {label}
        </span>
      )}
      <label
        for={id}
        class={style.filter(Boolean).join(' ')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer?.files ?? null);
        }}
      >
        <input
          id={id}
          class="unseen"
          type="file"
          accept={accept}
          disabled={isDisabled}
          aria-label={label}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // The same file can be chosen again, corrected.
            currentTarget.value = '';
          }}
        />
        <Icon of={FileUp} size={isSmall ? 16 : 24} />
        <span>
          <strong>{texts.chooseFile}</strong> {texts.dropFile}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
