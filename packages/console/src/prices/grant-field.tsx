import type { ComponentChildren } from 'preact';

interface Attributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface Props {
  name: string;
  title: string;
  hint?: string | undefined;
  /** What is wrong with it; null for nothing. */
  wrong: string | null;
  children: (attributes: Attributes) => ComponentChildren;
}

/** A field of a grant with what is wrong with it beside it. */
export function GrantField({ name, title, hint, wrong, children }: Props) {
  const id = `grant-${name}`;
  return (
    <div class="field">
      <label for={id}>{title}</label>
      {children({ id, 'aria-invalid': wrong !== null, 'aria-describedby': `${id}-more` })}
      <div id={`${id}-more`}>
        {wrong !== null && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {hint !== undefined && <small>{hint}</small>}
      </div>
    </div>
  );
}
