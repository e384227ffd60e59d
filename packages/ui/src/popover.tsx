/**
 * A button that opens a box of controls below it. The browser closes it with Escape and by a click elsewhere, and
 * returns the focus.
 */
import type { IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { type Align, useFloating } from './use-floating.ts';

interface Props {
  /** What the button shows. */
  label: ComponentChildren;
  icon?: IconNode;
  /** What a screen reader says in place of the label. */
  name?: string;
  kind?: 'plain' | 'quiet' | 'chip';
  /** A chip whose filter is set. */
  isSet?: boolean;
  /** Opens when it appears, for what was just asked for. */
  isOpenAtFirst?: boolean;
  align?: Align;
  class?: string;
  /** Given as a function, it can close the box. */
  children: ComponentChildren | ((close: () => void) => ComponentChildren);
}

const STYLES = { plain: 'button', quiet: 'button button-quiet', chip: 'chip', set: 'chip chip-set' };

export function Popover(props: Props) {
  const { label, icon, name, kind = 'plain', align, class: style = '', children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFloating(isOpen, button, box, { ...(align && { align }), content: children });
  useEffect(() => {
    if (props.isOpenAtFirst) box.current?.showPopover();
  }, []);
  const close = () => {
    box.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={STYLES[props.isSet ? 'set' : kind]}
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
