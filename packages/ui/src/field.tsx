/** A label with its control, the mark of a required one, a hint and what is wrong with the value. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useFormMessage } from './form.tsx';
import { useUi } from './ui-context.ts';

/** To be spread on the control: `<input {...control} />`. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  label: string;
  isRequired?: boolean;
  /** The label is for screen readers only: what the control is for is seen otherwise. */
  isLabelHidden?: boolean;
  hint?: ComponentChildren;
  /** Marked as wrong; what is wrong is said elsewhere. */
  isWrong?: boolean;
  /** What the server says is wrong; the form's own checks are shown without it. */
  error?: string | null | undefined;
  class?: string;
}

export function Field({
  label,
  isRequired = false,
  isLabelHidden = false,
  hint,
  isWrong = false,
  error,
  class: style = '',
  children,
}: FieldProps & { children: (control: ControlProps) => ComponentChildren }) {
  const { texts } = useUi();
  const id = useId();
  const message = useFormMessage(id) ?? error ?? null;
  const described = [hint ? `${id}-hint` : '', message === null ? '' : `${id}-error`].filter(Boolean);
  return (
    <div class={`form-field ${style}`}>
      <label for={id} class={isLabelHidden ? 'unseen' : undefined}>
        {label}
        {isRequired && (
          <span class="required-mark" title={texts.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': message === null && !isWrong ? undefined : true,
      })}
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
      {message !== null && (
        <p id={`${id}-error`} class="field-error" role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
