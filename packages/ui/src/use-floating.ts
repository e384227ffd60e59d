/**
 * Keeps a floating box beside its anchor and inside the window. Set by script, so that it needs no anchor positioning
 * of the browser.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const GAP_PX = 4;
const MARGIN_PX = 8;

export type Align = 'start' | 'end';

function placeBeside(anchor: Element, box: HTMLElement, align: Align = 'start'): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const wantedLeft = align === 'start' ? at.left : at.right - width;
  const left = Math.max(MARGIN_PX, Math.min(wantedLeft, innerWidth - width - MARGIN_PX));
  const below = at.bottom + GAP_PX;
  const above = at.top - GAP_PX - height;
  const isAbove = below + height > innerHeight - MARGIN_PX && above >= MARGIN_PX;
  const top = isAbove ? above : Math.min(below, Math.max(MARGIN_PX, innerHeight - height - MARGIN_PX));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.dataset['placed'] = '';
}

/** `content` is whatever changes the size of the box: it is placed again when it changes. */
export function useFloating(
  isOpen: boolean,
  anchor: RefObject<Element | null>,
  box: RefObject<HTMLElement | null>,
  { align = 'start', content = null }: { align?: Align; content?: unknown } = {},
): void {
  useLayoutEffect(() => {
    const floating = box.current;
    if (!isOpen || floating === null) return;
    const place = () => {
      if (anchor.current !== null) placeBeside(anchor.current, floating, align);
    };
    place();
    addEventListener('resize', place);
    // Also of a box inside the page: those events do not bubble.
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [isOpen, align, content]);
  useLayoutEffect(() => {
    if (!isOpen) delete box.current?.dataset['placed'];
  }, [isOpen]);
}
