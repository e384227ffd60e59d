import { useLayoutEffect } from 'preact/hooks';

/**
 * Keys that work anywhere on a screen, by what they type; `mod+k` is Ctrl or ⌘ with K. Not while something is typed or
 * a dialog is open.
 */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  // With the render, not after the paint: the key that is pressed next may need what this one changed.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey;
      const action = actions[isModified ? `mod+${event.key.toLowerCase()}` : event.key];
      if (action === undefined || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (!isModified && isTyping(event.target)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), select, textarea, [contenteditable], [role=menu]') !== null
  );
}
