/** A button that opens a small box below it. The browser closes it with Escape and by a click elsewhere, and returns the focus. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  /** What the button shows. */
  label: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

export function Popover({ label, class: kind = '', children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" class="button" popovertarget={id}>
        {label}
      </button>
      <div id={id} popover="auto" class={`popover card ${kind}`}>
        {children}
      </div>
    </>
  );
}
