/**
 * A short text beside what the pointer or the focus is on. Escape hides it; nothing that matters may be in a tooltip
 * alone.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useFloating } from './use-floating.ts';

interface Props {
  text: string;
  /** The text is the accessible name already: it is not repeated as a description. */
  isName?: boolean;
  children: ComponentChildren;
}

export function Tooltip({ text, isName = false, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFloating(isOpen, anchor, box, { content: text });
  useEffect(() => {
    if (!isOpen) return;
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    addEventListener('keydown', hide);
    return () => removeEventListener('keydown', hide);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the control inside has its own keys
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside
    <span
      class="tooltip-anchor"
      ref={anchor}
      aria-describedby={isName ? undefined : id}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocusIn={({ target }) =>
        target instanceof Element && target.matches(':focus-visible') && setOpen(true)
      }
      onFocusOut={() => setOpen(false)}
      onClick={() => setOpen(false)}
    >
      {children}
      <span id={id} ref={box} role="tooltip" class="tooltip" hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
