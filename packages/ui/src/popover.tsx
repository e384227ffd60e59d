/** A button that opens a box of controls below it. The browser closes it with Escape and by a click elsewhere, and returns the focus. */
import type { IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { type Align, useFloating } from './use-floating.ts';

interface Props {
  /** What the button shows. */
  label: ComponentChildren;
  icon?: IconNode;
  /** What a screen reader says in place of the label. */
  name?: string;
  kind?: 'plain' | 'quiet' | 'chip';
  align?: Align;
  class?: string;
  /** Given as a function, it can close the box. */
  children: ComponentChildren | ((close: () => void) => ComponentChildren);
}

export function Popover({ label, icon, name, kind = 'plain', align, class: style = '', children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFloating(isOpen, button, box, { ...(align && { align }), content: children });
  const close = () => {
    box.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={kind === 'chip' ? 'chip' : `button${kind === 'quiet' ? ' button-quiet' : ''}`}
        popovertarget={id}
        aria-expanded={isOpen}
        aria-label={name}
      >
        {icon && <Icon of={icon} size={16} />}
        {label}
      </button>
      <div
        id={id}
        ref={box}
        popover="auto"
        class={`floating popover ${style}`}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  );
}
