import { nextIndex } from './next-index.ts';

/** Moves the focus to another item of a menu by a key; answers whether the key was one of those. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = nextIndex(
    items.map((item) => item.textContent.trim()),
    at,
    key,
  );
  if (next === null) return false;
  items[next]?.focus();
  return true;
}
